// The cove as a grid: cells to places, the frame around them, the way an arrow key goes, and the way a pawn walks.
//
// The Cul-De-Sac lies at 0, 0. Nothing here knows a rule.

import type { Spot } from '$/wire/condyle_cove'
import { ARROWS, type Frame } from '../shapes'

export interface Cell {
  readonly x: number
  readonly y: number
}

/** From the middle of a space to that of the next, and how wide a card is. */
export const PITCH = 100
export const TILE = 92
export const HALF = TILE / 2

export const middle = ({ x, y }: Cell): Cell => ({ x: x * PITCH, y: y * PITCH })

/**
 * The least frame around some cells; never less than so many columns and rows, so that the first card is not a giant.
 */
export function frameOf(cells: readonly Cell[], columns = 3, rows = 3): Frame {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)]
  const [left, right, top, bottom] = cells.length
    ? [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    : [0, 0, 0, 0]
  const [width, height] = [Math.max(columns, right - left + 1) * PITCH, Math.max(rows, bottom - top + 1) * PITCH]
  return { left: ((left + right) * PITCH - width) / 2, top: ((top + bottom) * PITCH - height) / 2, width, height }
}

/** Room for the water around the cards; on a phone only above and below, where something else lies. */
export const SHORE = 30
export function withShore({ left, top, width, height }: Frame, sides: boolean): Frame {
  const aside = sides ? SHORE : 0
  return { left: left - aside, top: top - SHORE, width: width + 2 * aside, height: height + 2 * SHORE }
}

/** Whether a cove is so long that it needs all the width there is. */
export function isStretched(cove: readonly Cell[]): boolean {
  const { width, height } = frameOf(cove, 1, 1)
  return width >= 8 * PITCH && width > 1.5 * height
}

/** Where an arrow key leads: to the cell that lies in that direction rather than in another; the nearest of them. */
export function towards<Place extends Cell>(places: readonly Place[], from: Cell, key: string): Place | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  let best: { place: Place; cost: number } | null = null
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y]
    const along = dx * arrow.x + dy * arrow.y
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x)
    if (along <= 0 || aside > along) continue
    const cost = along + 2 * aside
    if (best === null || cost < best.cost) best = { place, cost }
  }
  return best?.place ?? null
}

const isBeside = (one: Cell, other: Cell): boolean => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1

/** Pairs of spaces that touch, each once. */
export function seams(cove: readonly Spot[]): { readonly one: Spot; readonly other: Spot }[] {
  return cove.flatMap((one, at) =>
    cove.slice(at + 1).flatMap((other) => (isBeside(one, other) ? [{ one, other }] : [])),
  )
}

/** Both doors of the Passage, if both are there. */
export function twins(cove: readonly Spot[]): readonly [Spot, Spot] | null {
  const [one, other] = cove.filter((spot) => spot.kind === 'passage')
  return one && other ? [one, other] : null
}

/**
 * The spaces of a shortest way, the last one included; only the last if there is none. For the eye, not for the rules.
 */
export function wayOf(cove: readonly Spot[], from: number, to: number): number[] {
  const pair = twins(cove)?.map((spot) => spot.number) ?? []
  const came = new Map<number, number>([[from, from]])
  const queue = [from]
  for (let number = queue.shift(); number !== undefined && !came.has(to); number = queue.shift()) {
    const here = cove.find((spot) => spot.number === number)
    if (!here) break
    for (const spot of cove) {
      const isTwin = pair.includes(here.number) && pair.includes(spot.number)
      if (came.has(spot.number) || !(isBeside(here, spot) || isTwin)) continue
      came.set(spot.number, here.number)
      queue.push(spot.number)
    }
  }
  if (!came.has(to) || from === to) return [to]
  const way = [to]
  for (let step = came.get(to); step !== undefined && step !== from; step = came.get(step)) way.unshift(step)
  return way
}

/** Alone: the spaces of the ring clockwise, from the Cul-De-Sac on. */
export function ringOf(cove: readonly Spot[]): Spot[] {
  const { left, top, width, height } = frameOf(cove, 1, 1)
  const [x, y] = [left + (width - PITCH) / 2 + PITCH / 2, top + height / 2]
  const angle = (spot: Spot): number => Math.atan2(spot.y * PITCH + PITCH / 2 - y, spot.x * PITCH + PITCH / 2 - x)
  const around = [...cove].sort((one, other) => angle(one) - angle(other))
  const first = around.findIndex((spot) => spot.kind === 'corner')
  return first < 0 ? around : [...around.slice(first), ...around.slice(0, first)]
}

export interface Step extends Cell {
  /** The space that it leads away from. */
  readonly id: number
  /** Whither, in degrees. */
  readonly turn: number
}

/** Alone: the steps of the ring, each between two spaces. */
export function stepsOf(ring: readonly Spot[]): Step[] {
  return ring.flatMap((spot, at) => {
    const next = ring[(at + 1) % ring.length]
    if (!next || !isBeside(spot, next)) return []
    const [from, to] = [middle(spot), middle(next)]
    return [
      {
        id: spot.number,
        x: (from.x + to.x) / 2,
        y: (from.y + to.y) / 2,
        turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
      },
    ]
  })
}

/** How many steps clockwise from one space of the ring to another. */
export function ahead(ring: readonly Spot[], from: number | null, to: number | null): number {
  const [start, end] = [ring.findIndex((spot) => spot.number === from), ring.findIndex((spot) => spot.number === to)]
  return start < 0 || end < 0 ? 0 : (end - start + ring.length) % ring.length
}

/** Where so many pawns stand on a space, side by side, from the middle of the card. */
export function standing(count: number): readonly Cell[] {
  const step = count > 1 ? Math.min(30, 66 / (count - 1)) : 0
  return Array.from({ length: count }, (_, at) => ({
    x: (at - (count - 1) / 2) * step,
    y: at % 2 && count > 3 ? -8 : 0,
  }))
}
