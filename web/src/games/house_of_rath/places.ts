// Where those who are in a room stand, so that each has a name below that can be read, as far as there is room.
//
// Of all ways to stand in rows and columns, the one with the largest faces. Where no name can be read the faces have
// all the room, and a list beside the house names everybody.

import { corner, INNER, SIZE } from './geometry'
import type { Spot } from '../shapes'

export interface Places {
  readonly spots: readonly Spot[]
  readonly radius: number
  /** How large names are written; 0 where none can be read. */
  readonly letter: number
  /** How wide what one can hit may be, so that nobody's middle is covered by somebody else's. */
  readonly reach: number
}

/** How wide a letter is, on the average, for its height; names, and what is set in the printer's face. */
export const LETTER_WIDTH = 0.54
const TITLE_WIDTH = 0.46

const WALL = corner(INNER, 1).x
/** From the highest face to the words along the lower wall. */
const TOP = -80
const LARGEST = 30
/** Names that are larger than they must be, where there is room for it. */
const GENEROUS = [1.5, 1.25, 1]
/** What the eye needs: a face is never smaller than this many letters across. */
const LEAST = 1.35
/** A name may touch the border of its room. */
const ASIDE = WALL + 3

/** What a room is called, in one line or in two, and how large. */
export interface Label {
  readonly lines: readonly string[]
  readonly size: number
  /** Where its first line stands. */
  readonly y: number
  /** What lies above it is free for faces and names. */
  readonly floor: number
}

/** `letter`: how large a letter must be to be read, in units. */
export function labelOf(name: string, letter: number): Label {
  const fits = (lines: readonly string[]): number => 124 / (Math.max(...lines.map((line) => line.length)) * TITLE_WIDTH)
  const whole = [name]
  const split = halves(name)
  const lines = fits(whole) >= letter || split.length < 2 ? whole : split
  const size = Math.min(Math.max(letter, 13), fits(lines), 26)
  const y = lines.length > 1 ? 64 - size * 0.5 : 60
  return { lines, size, y, floor: y - size * 0.8 }
}

/** A name in two lines that are as much alike as can be. */
function halves(name: string): string[] {
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))
  return cuts.sort((one, other) => longest(one) - longest(other))[0] ?? [name]
}

interface Row {
  readonly columns: number
  readonly letter: number
  /** How much lower every other column stands, so that long names pass each other. */
  readonly shift: number
}

/**
 * `letter`: how large a letter must be to be read; `longest`: how many letters the longest name has; `floor`: how low
 * they may stand.
 */
export function placesIn(count: number, letter: number, longest = 8, floor = 46): Places {
  for (const size of GENEROUS.map((more) => letter * more)) {
    const named = best(count, floor, size, longest * LETTER_WIDTH * size)
    if (named && named.radius >= (size > letter ? 1.5 : LEAST / 2) * size) return named
  }
  return best(count, floor, 0, 0) ?? { spots: [], radius: LARGEST, letter: 0, reach: SIZE }
}

function best(count: number, floor: number, letter: number, width: number): Places | null {
  let found: Places | null = null
  for (let columns = 1; columns <= Math.min(count, 6); columns++) {
    for (const shift of columns > 1 ? [0, letter * 1.1 || 16] : [0]) {
      const places = stand(count, floor, { columns, letter, shift }, width)
      if (places && (!found || places.radius > found.radius + 0.5)) found = places
    }
  }
  return found
}

/** The largest faces with which so many columns fit, by trying. */
function stand(count: number, floor: number, row: Row, width: number): Places | null {
  for (let radius = LARGEST; radius >= 6; radius -= 0.5) {
    const spots = lineUp(count, floor, row, width, radius)
    if (!spots) continue
    const gaps = spots.flatMap((one, at) =>
      spots.slice(at + 1).map((other) => Math.hypot(other.x - one.x, other.y - one.y)),
    )
    if (Math.min(...gaps, Infinity) < 2 * radius + 1) continue
    return { spots, radius, letter: row.letter, reach: 1.95 * Math.min(...gaps, SIZE) }
  }
  return null
}

/** Everybody in place, or nothing where a wall or a name is in the way. */
function lineUp(count: number, floor: number, row: Row, width: number, radius: number): Spot[] | null {
  const { columns, letter, shift } = row
  const rows = Math.ceil(count / columns)
  const pitch = 2 * radius + letter + 1
  const high = (rows - 1) * pitch + shift + 2 * radius + letter
  const top = Math.max(TOP, Math.min(floor - high, (TOP + floor - high) / 2))
  if (top + high > floor + 0.5) return null
  const all: Spot[] = []
  for (let line = 0; line < rows; line++) {
    const inRow = line < rows - 1 || shift ? columns : count - columns * line
    const y = top + radius + line * pitch
    // Those of a column that stands lower are nearer to one of the walls.
    const lean = Math.max(Math.abs(y), Math.abs(y + shift))
    const reach = Math.min(WALL - radius, 2 * (WALL - radius - 0.866 * lean), ASIDE - width / 2)
    if (reach < 0) return null
    const step = inRow > 1 ? Math.min(4 * radius + letter, (2 * reach) / (inRow - 1)) : 0
    // A name that passes below a neighbour leaves most of that face in sight.
    if (inRow > 1 && step < (shift ? width / 2 + radius / 2 : width + 2)) return null
    const wide = inRow > 1 ? Math.max(step, shift ? 0 : width + 2) : 0
    for (let column = 0; column < inRow && all.length < count; column++)
      all.push({ x: (column - (inRow - 1) / 2) * wide, y: y + (column % 2 ? shift : 0) })
  }
  return all
}
