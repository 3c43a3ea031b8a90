import { describe, expect, it } from 'vitest'
import { Tiles } from '$/games/rathulhu/ledger'
import type { Tile } from '$/wire/rathulhu'
import { collection, seat, view } from './views'

const track = (...tiles: (Tile | null)[]): (Tile | null)[] => Array.from({ length: 8 }, (_, at) => tiles[at] ?? null)

describe('the names of tiles', () => {
  it('stay while a tile lies where it lay, and a new tile gets a new one', () => {
    const tiles = new Tiles()
    const first = tiles.follow(view({ track: track('altar') }))
    const second = tiles.follow(view({ track: track('altar', 'altar') }))
    expect(second.track[0]).toBe(first.track[0])
    expect(second.track[1]).not.toBeNull()
    expect(second.track[1]).not.toBe(first.track[0])
  })

  it('are the same for the same view', () => {
    const tiles = new Tiles()
    const now = view({ track: track('relic') })
    expect(tiles.follow(now)).toBe(tiles.follow(now))
  })

  it('go along from the track to a collection, by kind', () => {
    const tiles = new Tiles()
    const before = tiles.follow(view({ track: track('altar', 'tome 2', 'altar') }))
    const after = tiles.follow(
      view({ seats: [seat(), seat({ collection: collection({ altars: 2, tomes: [0, 1, 0, 0, 0] }) }), seat()] }),
    )
    expect(after.held[1]?.get('altar')).toEqual([before.track[0], before.track[2]])
    expect(after.held[1]?.get('tome 2')).toEqual([before.track[1]])
    expect(after.track.every((each) => each === null)).toBe(true)
    expect(after.gone.every((each) => each === null)).toBe(true)
  })

  it('are not shared by two tiles of one pile, and the oldest stay when a pile shrinks', () => {
    const tiles = new Tiles()
    const more = tiles.follow(view({ seats: [seat({ collection: collection({ shoggoths: 3 }) })] }))
    const names = more.held[0]?.get('shoggoth') ?? []
    expect(new Set(names).size).toBe(3)
    const less = tiles.follow(view({ seats: [seat({ collection: collection({ shoggoths: 1 }) })] }))
    expect(less.held[0]?.get('shoggoth')).toEqual(names.slice(0, 1))
  })

  it('say what has gone from the track without landing anywhere', () => {
    const tiles = new Tiles()
    tiles.follow(view({ track: track('tome setback', 'relic') }))
    const after = tiles.follow(view({ seats: [seat({ collection: collection({ relics: 1 }) })] }))
    expect(after.gone.slice(0, 2)).toEqual(['tome setback', null])
  })
})
