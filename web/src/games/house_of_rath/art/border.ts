// The border of a room: a band in its colour, with marks cut into it, so that no pair is told by colour alone.

import type { Spot } from '../../shapes'
import { corner, hexagon, INNER, SIZE } from '../geometry'

const OUTER = SIZE - 2
/** The band between two hexes, to be filled evenodd. */
export const BAND = `${hexagon(OUTER)}${hexagon(INNER)}`

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** For each of the six sides, what `make` draws between its two corners on the outer and the inner hex. */
function aroundThe(make: (on: (share: number, depth: number) => Spot) => string): string {
  return Array.from({ length: 6 }, (_, side) => {
    const [outer, outerNext] = [corner(OUTER, side), corner(OUTER, side + 1)]
    const [inner, innerNext] = [corner(INNER, side), corner(INNER, side + 1)]
    return make((share, depth) => between(between(outer, outerNext, share), between(inner, innerNext, share), depth))
  }).join('')
}

const many = (count: number, make: (share: number) => string): string =>
  Array.from({ length: count }, (_, number) => make((number + 0.5) / count)).join('')

/** Strokes in the colour of paper, by border: dots, bars, waves; black beads for the Room of Mourning. */
export const MARKS: readonly string[] = [
  aroundThe((on) => many(8, (share) => `M${at(on(share, 0.5))}l0.1 0`)),
  aroundThe((on) => many(9, (share) => `M${at(on(share - 0.02, 0.12))}L${at(on(share + 0.02, 0.88))}`)),
  aroundThe(
    (on) =>
      `M${Array.from({ length: 15 }, (_, number) => at(on(0.03 + (number / 14) * 0.94, number % 2 ? 0.18 : 0.82))).join('L')}`,
  ),
]
export const MOURNING = aroundThe((on) => `M${at(on(0.03, 0.5))}L${at(on(0.97, 0.5))}`)
/** How each is stroked. */
export const MARK_WIDTH: readonly number[] = [5.2, 2.6, 2.2]

/** The same marks on a straight piece, 48 × 14, for a card. */
export const SAMPLES: readonly string[] = [
  'M6 7l0.1 0M15 7l0.1 0M24 7l0.1 0M33 7l0.1 0M42 7l0.1 0',
  'M6 2L6 12M15 2L15 12M24 2L24 12M33 2L33 12M42 2L42 12',
  'M3 11L9 3L15 11L21 3L27 11L33 3L39 11L45 3',
]

/** Planks, a little uneven. */
export const PLANKS = [-58, -38, -18, 2, 22, 42, 62]
  .map((y, row) => {
    const half = Math.min(74, (INNER - Math.abs(y)) * 1.732) - 3
    const split = ((row * 37) % 90) - 45
    return `M${(-half).toFixed(1)} ${y}L${half.toFixed(1)} ${y + 0.6}M${split} ${y}L${split} ${y + 20 > 64 ? y + 8 : y + 20}`
  })
  .join('')
