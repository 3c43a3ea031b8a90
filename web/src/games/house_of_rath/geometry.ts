// Hexes that stand on a corner, as the rooms lie: cells to places, seams, hinges, and the way an arrow key goes.
//
// A room is 100 units from its middle to a corner. Nothing here knows a rule.

import type { Room, RoomView, Side } from '$/wire/house_of_rath'
import { ARROWS, type Frame, type Spot } from '../shapes'

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

/** The direction to a side, in degrees. */
export function angleTo(side: Side): number {
  const { x, y } = middle(SIDES[side])
  return (Math.atan2(y, x) * 180) / Math.PI
}

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
      return [
        {
          one: room.room,
          other,
          x: (from.x + to.x) / 2,
          y: (from.y + to.y) / 2,
          angle,
          locked: room.locks.includes(other),
        },
      ]
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

/** The least frame around some cells; of a house that has shrunk no room becomes a giant. */
export function frameOf(cells: readonly Cell[], margin = 8): Frame {
  const spots = cells.map(middle)
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)]
  const [left, right] = [Math.min(...xs) - WIDTH / 2 - margin, Math.max(...xs) + WIDTH / 2 + margin]
  const [top, bottom] = [Math.min(...ys) - SIZE - margin, Math.max(...ys) + SIZE + margin]
  const [width, height] = [Math.max(right - left, WIDTH * 2.5), Math.max(bottom - top, SIZE * 3.5)]
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height }
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
