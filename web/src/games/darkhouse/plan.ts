// Where everything stands on a page: three floors of two blocks, as the view lays them out, and a way for every arc.
//
// A board may join any blocks. Neighbours are joined across the shaft or through the floor; an arc that leads further
// runs through the crossing of a floor, down the shaft, or in a lane outside the wall, and says which blocks it joins.

import type { Box, Spot } from '../shapes'

export interface Way {
  readonly one: number
  readonly other: number
  /** The middle of the square that takes the die. */
  readonly square: Spot
  /** From edge to edge, through the square. */
  readonly points: readonly Spot[]
  /** It joins blocks that are no neighbours: its square needs a label. */
  readonly far: boolean
}
export interface Plan {
  readonly width: number
  readonly height: number
  readonly blocks: ReadonlyMap<number, Box>
  readonly ways: readonly Way[]
  /** The side of a box in a block. */
  readonly box: number
  /** The outer walls of the tower, left and right. */
  readonly walls: readonly [number, number]
}
interface Joined {
  readonly one: number
  readonly other: number
}
interface Place {
  readonly number: number
  readonly row: number
  readonly column: number
}

export const SQUARE = 45 // what can be hit; on a phone a unit is about a pixel
export const HEIGHT = 124 // of a block
export const GAP = 56 // between floors
const EDGE = 7
const LANE = 45

/** The drawing plan of a page. `top` and `bottom` are kept free for what is drawn around the tower. */
export function planPage(layout: readonly (readonly number[])[], arcs: readonly Joined[], top = 0, bottom = 0): Plan {
  const places = layout.flatMap((row, at) => row.map((number, column): Place => ({ number, row: at, column })))
  const placeOf = (number: number): Place => places.find((place) => place.number === number) as Place
  const pairs = arcs.map((arc) => {
    const ends = [placeOf(arc.one), placeOf(arc.other)].sort((a, b) => a.row - b.row || a.column - b.column)
    return { arc, upper: ends[0] as Place, lower: ends[1] as Place }
  })

  const skips = (column: number): boolean =>
    pairs.some(({ upper, lower }) => upper.column === column && lower.column === column && lower.row - upper.row > 1)
  const lanes = [skips(0), skips(1)] as const
  const narrow = lanes[0] || lanes[1] // room for a lane is taken from the blocks, so that squares stay large enough
  const blockWidth = narrow ? 122 : 140
  const shaft = narrow ? 56 : 72
  const left = lanes[0] ? LANE : EDGE
  const middle = left + blockWidth + shaft / 2
  const width = left + 2 * blockWidth + shaft + (lanes[1] ? LANE : EDGE)
  const boxOf = (place: Place): Box => ({
    x: left + place.column * (blockWidth + shaft),
    y: top + place.row * (HEIGHT + GAP),
    width: blockWidth,
    height: HEIGHT,
  })

  const ways = pairs.map(({ arc, upper, lower }): Way => {
    const [a, b] = [boxOf(upper), boxOf(lower)]
    const way = (points: readonly Spot[], square: number, far: boolean): Way => ({
      one: arc.one,
      other: arc.other,
      points,
      square: points[square] as Spot,
      far,
    })
    const inner = (box: Box, place: Place): number => (place.column === 0 ? box.x + box.width - 14 : box.x + 14)
    const side = upper.column === 0 ? -1 : 1
    if (upper.row === lower.row) {
      const y = a.y + HEIGHT / 2
      return way(
        [
          { x: a.x + blockWidth, y },
          { x: middle, y },
          { x: b.x, y },
        ],
        1,
        false,
      )
    }
    if (upper.column === lower.column && lower.row - upper.row === 1) {
      const x = a.x + blockWidth / 2
      return way(
        [
          { x, y: a.y + HEIGHT },
          { x, y: b.y - GAP / 2 },
          { x, y: b.y },
        ],
        1,
        false,
      )
    }
    if (upper.column === lower.column) {
      const x = side < 0 ? LANE / 2 - 1 : width - LANE / 2 + 1
      const edge = side < 0 ? a.x : a.x + blockWidth
      const y = (a.y + b.y + HEIGHT) / 2
      const from = { x: edge, y: a.y + HEIGHT * 0.7 }
      const to = { x: edge, y: b.y + HEIGHT * 0.3 }
      return way([from, { x, y: from.y + 22 }, { x, y }, { x, y: to.y - 22 }, to], 2, true)
    }
    const from = { x: inner(a, upper), y: a.y + HEIGHT }
    const to = { x: inner(b, lower), y: b.y }
    if (lower.row - upper.row === 1) {
      return way([from, { x: middle + side * 25, y: b.y - GAP / 2 }, to], 1, true)
    }
    // Down the shaft, past the middle floor: one square above the one that stands there, one below it.
    const y = (a.y + b.y + HEIGHT) / 2 + side * SQUARE
    const bend = { x: middle - side * shaft * 0.36, y: y - side * SQUARE }
    return side < 0
      ? way([from, { x: middle, y }, bend, to], 1, true)
      : way([from, bend, { x: middle, y }, to], 2, true)
  })

  return {
    width,
    height: top + layout.length * HEIGHT + (layout.length - 1) * GAP + bottom,
    blocks: new Map(places.map((place) => [place.number, boxOf(place)])),
    ways,
    box: narrow ? 26.5 : 31,
    walls: [left - 4, left + 2 * blockWidth + shaft + 4],
  }
}
