// Hexes that stand on a corner, as the rooms lie: cells to places, seams, hinges, and the way an arrow key goes.
//
// A room is 100 units from its middle to a corner. Nothing here knows a rule.

import type { Room, RoomView, Side } from '$/wire/house_of_rath'

export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Cell {
  readonly q: number
  readonly r: number
}

export const SIZE = 100
const WIDTH = SIZE * Math.sqrt(3)
/** From the middle to a wall, inside the border. */
export const INNER = 86

/** The cells around a room, by side. */
export const SIDES: Readonly<Record<Side, Cell>> = {
  e: { q: 1, r: 0 },
  ne: { q: 1, r: -1 },
  nw: { q: 0, r: -1 },
  w: { q: -1, r: 0 },
  sw: { q: -1, r: 1 },
  se: { q: 0, r: 1 },
}

export const beside = (cell: Cell, side: Side): Cell => ({ q: cell.q + SIDES[side].q, r: cell.r + SIDES[side].r })

/** The middle of a cell. */
export const middle = ({ q, r }: Cell): Spot => ({ x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r })

/** A corner, counted clockwise from the top. */
export function corner(size: number, at: number): Spot {
  const angle = (Math.PI / 3) * at - Math.PI / 2
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
}

/** The outline of a hex around 0. */
export function hexagon(size: number): string {
  const corners = Array.from({ length: 6 }, (_, at) => corner(size, at))
  return `M${corners.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
}

export interface Seam extends Spot {
  readonly one: Room
  readonly other: Room
  /** The direction from one to the other, in degrees. */
  readonly angle: number
  readonly locked: boolean
}

const ORDER = 'mabcdef'

/** Every place where two rooms touch, once. */
export function seamsOf(rooms: readonly RoomView[]): Seam[] {
  const cells = new Map(rooms.map((room) => [room.room, middle(room)]))
  return rooms.flatMap((room) =>
    room.touches.flatMap((other) => {
      const [from, to] = [cells.get(room.room), cells.get(other)]
      if (!from || !to || ORDER.indexOf(other) < ORDER.indexOf(room.room)) return []
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
      return [{ one: room.room, other, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle, locked: room.locks.includes(other) }]
    }),
  )
}

/** How a room swings from a cell to the next one: about the corner that both share with the room it pivots on. */
export interface Swing {
  /** Seen from the middle of the cell where it ends. */
  readonly hinge: Spot
  /** Degrees to begin with; it ends at 0. */
  readonly turn: number
}

export function swingOf(from: Cell, to: Cell, on: Cell): Swing {
  const [a, b, c] = [middle(from), middle(to), middle(on)]
  const hinge = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 }
  // Clockwise on the screen if the way from the hinge to the old place, then to the new one, turns right.
  const cross = (a.x - hinge.x) * (b.y - hinge.y) - (a.y - hinge.y) * (b.x - hinge.x)
  return { hinge: { x: hinge.x - b.x, y: hinge.y - b.y }, turn: cross > 0 ? -120 : 120 }
}

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The least frame around some cells, at least as large as the house is at first. */
export function frameOf(cells: readonly Cell[], margin = 8): Frame {
  const spots = cells.map(middle)
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)]
  const [left, right] = [Math.min(...xs) - WIDTH / 2 - margin, Math.max(...xs) + WIDTH / 2 + margin]
  const [top, bottom] = [Math.min(...ys) - SIZE - margin, Math.max(...ys) + SIZE + margin]
  const [width, height] = [Math.max(right - left, WIDTH * 3 + 2 * margin), Math.max(bottom - top, SIZE * 5 + 2 * margin)]
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height }
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The room that an arrow key leads to: the nearest that lies in that direction rather than in another. */
export function roomTowards(rooms: readonly RoomView[], from: Room, key: string): Room | null {
  const arrow = ARROWS[key]
  const here = rooms.find((room) => room.room === from)
  if (!arrow || !here) return null
  const start = middle(here)
  let best: { room: Room; cost: number } | null = null
  for (const room of rooms) {
    const { x, y } = middle(room)
    const [dx, dy] = [x - start.x, y - start.y]
    const far = Math.hypot(dx, dy)
    const along = (dx * arrow.x + dy * arrow.y) / (far || 1)
    if (far === 0 || along < 0.6) continue
    const cost = far / along ** 2
    if (best === null || cost < best.cost - 0.01) best = { room: room.room, cost }
  }
  return best?.room ?? null
}

/** Where those who are in a room stand, how large each is, and how much room there is for a name. */
export interface Places {
  readonly spots: readonly Spot[]
  readonly radius: number
  readonly span: number
}

const WALL = (INNER * Math.sqrt(3)) / 2
/** For up to so many: columns, radius, and how far apart they are. Below them the name of the room is written. */
const CROWDS = [
  { most: 2, columns: 2, radius: 24, x: 68, y: 0, span: 66, middle: -14 },
  { most: 4, columns: 2, radius: 19, x: 66, y: 49, span: 64, middle: -20 },
  { most: 6, columns: 3, radius: 16, x: 44, y: 46, span: 42, middle: -20 },
  { most: 9, columns: 3, radius: 14, x: 40, y: 32, span: 0, middle: -18 },
  { most: 12, columns: 4, radius: 12, x: 32, y: 29, span: 0, middle: -18 },
  { most: 99, columns: 5, radius: 11, x: 26, y: 25, span: 0, middle: -18 },
] as const

/** Without names there is room for larger faces. */
const NAMELESS: Readonly<Record<number, number>> = { 24: 29, 19: 22, 16: 17 }

export function placesIn(count: number, named = true): Places {
  const crowd = CROWDS.find(({ most }) => count <= most) ?? CROWDS[5]
  const { columns } = crowd
  const radius = named ? crowd.radius : (NAMELESS[crowd.radius] ?? crowd.radius)
  const span = named ? crowd.span : 0
  const rows = Math.max(1, Math.ceil(count / columns))
  const spots = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns)
    const inRow = row === rows - 1 ? count - columns * row : columns
    const y = crowd.middle + (row - (rows - 1) / 2) * crowd.y
    const reach = Math.max(0, Math.min(WALL - radius, 2 * (WALL - radius - 0.866 * Math.abs(y))))
    const step = inRow > 1 ? Math.min(crowd.x, (2 * reach) / (inRow - 1)) : 0
    return { x: ((at % columns) - (inRow - 1) / 2) * step, y }
  })
  return { spots, radius, span }
}
