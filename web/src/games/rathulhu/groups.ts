// A collection as it lies in front of a seat: groups of stacks, each with what it would pay now.

import type { Cell, Row, Seat, Tile } from '$/wire/rathulhu'
import { ROWS } from './names'

export interface Stack {
  readonly tile: Tile
  readonly pieces: readonly string[]
}
export interface Worth {
  readonly row: Row
  readonly cell: Cell
  /** Paid when this Aeon ends; else only after the third. */
  readonly due: boolean
}
export interface Group {
  readonly name: 'shoggoths' | 'altars' | 'cultists' | 'tomes' | 'sites' | 'old_ones' | 'relics' | 'setbacks'
  readonly stacks: readonly Stack[]
  readonly worth: readonly Worth[]
}

const numbered = (kind: string, count: number): Tile[] =>
  Array.from({ length: count }, (_, at) => `${kind} ${at + 1}` as Tile)
const PARTS: readonly {
  readonly name: Group['name']
  readonly tiles: readonly Tile[]
  readonly rows: readonly Row[]
}[] = [
  { name: 'setbacks', tiles: ['shoggoth setback', 'ritual setback', 'tome setback', 'site setback'], rows: [] },
  { name: 'shoggoths', tiles: ['shoggoth'], rows: ['shoggoths'] },
  { name: 'altars', tiles: ['altar'], rows: ['altars'] },
  { name: 'cultists', tiles: ['cultist'], rows: ['cultists'] },
  { name: 'old_ones', tiles: ['old one'], rows: ['old_ones'] },
  { name: 'relics', tiles: ['relic'], rows: ['relics'] },
  { name: 'tomes', tiles: numbered('tome', 5), rows: ['tomes'] },
  { name: 'sites', tiles: numbered('site', 8), rows: ['sites', 'alike'] },
]

/** What one row would pay now, or null where that is not known. */
export function worthOf(seat: Seat, row: Row, due: number): Worth | null {
  const at = ROWS.indexOf(row)
  const cell = seat.now?.[at]
  return cell ? { row, cell, due: at < due } : null
}

/**
 * All groups of a seat. `whole`: also the empty places, for whoever plays with them; else only what is there or pays
 * something (none of a kind can cost favour).
 */
export function groupsOf(seat: Seat, held: ReadonlyMap<Tile, readonly string[]>, due: number, whole: boolean): Group[] {
  const groups = PARTS.map(({ name, tiles, rows }): Group => {
    const stacks = tiles.map((tile) => ({ tile, pieces: held.get(tile) ?? [] }))
    const worth = rows.map((row) => worthOf(seat, row, due)).filter((each) => each !== null)
    return { name, stacks, worth }
  })
  return groups
    .filter(
      (group) =>
        hasTiles(group) || (whole && group.name !== 'setbacks') || group.worth.some((each) => each.cell.points !== 0),
    )
    .map((group) => (whole && group.name !== 'setbacks' ? group : { ...group, stacks: thinned(group) }))
}

const hasTiles = (group: Group): boolean => group.stacks.some((stack) => stack.pieces.length > 0)
/** Without empty places, but never without any. */
const thinned = (group: Group): readonly Stack[] =>
  hasTiles(group) ? group.stacks.filter((stack) => stack.pieces.length > 0) : group.stacks.slice(0, 1)
