// Which tile is which. The house counts tiles by kind; a tile that flies needs a name of its own, so the board gives
// it one when it is first seen, and follows it from the track to a collection by comparing one view with the next.

import type { Collection, Tile, View } from '$/wire/rathulhu'

export interface Ledger {
  /** By space of the auction track: the tile's name, or null. */
  readonly track: readonly (string | null)[]
  /** By seat, then by kind: the names of the tiles that lie there. */
  readonly held: readonly ReadonlyMap<Tile, readonly string[]>[]
  /** By space: a tile that lay there and now lies nowhere; a Setback that struck, what it took, a track swept clean. */
  readonly gone: readonly (Tile | null)[]
}

const EMPTY: Ledger = { track: [], held: [], gone: [] }

export class Tiles {
  #ledger = EMPTY
  #seen: View | null = null
  #count = 0

  /** The names for a view. The same view gives the same names; another one keeps as many as it can. */
  follow(view: View): Ledger {
    if (view === this.#seen) return this.#ledger
    const left = new Map<Tile, string[]>() // what lay on the track and is gone, by kind
    const track = view.track.map((tile, space) => {
      const before = this.#seen?.track[space] ?? null
      const name = this.#ledger.track[space] ?? null
      if (name && before && before !== tile) left.set(before, [...(left.get(before) ?? []), name])
      return tile === null ? null : tile === before && name ? name : this.#next()
    })
    const held = view.seats.map((seat, number) => this.#hold(counts(seat.collection), this.#ledger.held[number], left))
    const kept = new Set([...track, ...held.flatMap((piles) => [...piles.values()].flat())])
    const gone = view.track.map((_, space) =>
      kept.has(this.#ledger.track[space] ?? null) ? null : (this.#seen?.track[space] ?? null),
    )
    this.#seen = view
    this.#ledger = { track, held, gone }
    return this.#ledger
  }

  #hold(
    wanted: ReadonlyMap<Tile, number>,
    before: ReadonlyMap<Tile, readonly string[]> | undefined,
    left: Map<Tile, string[]>,
  ): ReadonlyMap<Tile, readonly string[]> {
    const held = new Map<Tile, readonly string[]>()
    for (const [tile, count] of wanted) {
      const names = (before?.get(tile) ?? []).slice(0, count)
      while (names.length < count) names.push(left.get(tile)?.shift() ?? this.#next())
      held.set(tile, names)
    }
    return held
  }

  #next(): string {
    return `tile-${++this.#count}`
  }
}

/** A collection by kind of tile, without what is not there. */
export function counts(collection: Collection): ReadonlyMap<Tile, number> {
  const all: [Tile, number][] = [
    ['shoggoth', collection.shoggoths],
    ['cultist', collection.cultists],
    ['altar', collection.altars],
    ...collection.tomes.map((count, at): [Tile, number] => [`tome ${at + 1}` as Tile, count]),
    ...collection.sites.map((count, at): [Tile, number] => [`site ${at + 1}` as Tile, count]),
    ['old one', collection.old_ones],
    ['relic', collection.relics],
    ...(Object.entries(collection.setbacks) as [Tile, number][]),
  ]
  return new Map(all.filter(([, count]) => count > 0))
}
