// Cuts of a burin: strokes that swell and run out, as one finds them in old prints. Plain path data, seeded.

type Point = readonly [number, number]

/** A chance that is the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** One stroke from a point to another, `width` at its middle; `bend` moves the middle sideways. */
export function cut([x1, y1]: Point, [x2, y2]: Point, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length]
  const [mx, my] = [(x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend]
  const at = (side: number): string => `${round(mx + nx * width * side)} ${round(my + ny * width * side)}`
  return `M${round(x1)} ${round(y1)}Q${at(1)} ${round(x2)} ${round(y2)}Q${at(-1)} ${round(x1)} ${round(y1)}Z`
}

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export interface Rays {
  readonly seed?: number
  readonly width?: number
  /** The part of the circle, in degrees; all of it if left out. */
  readonly from?: number
  readonly to?: number
}

/** Light around a point: strokes between two radii. */
export function rays(
  [x, y]: Point,
  inner: number,
  outer: number,
  count: number,
  { seed = 1, width = 2, from = 0, to = 360 }: Rays = {},
): string {
  const chance = chanceOf(seed)
  return Array.from({ length: count }, (_, number) => {
    const angle = ((from + ((to - from) * (number + 0.5 * chance())) / count) * Math.PI) / 180
    const near = inner * (1 + 0.16 * chance())
    const far = outer * (0.62 + 0.38 * chance())
    const at = (radius: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    return cut(at(near), at(far), width * (0.6 + 0.8 * chance()))
  }).join('')
}

export interface Rows {
  readonly seed?: number
  readonly width?: number
  readonly length?: number
  /** How much of each row is cut, 0 to 1. */
  readonly dense?: number
  readonly bend?: number
}

/** Level strokes in rows, as water, planks or a ceiling are cut. */
export function rows(left: number, top: number, right: number, bottom: number, count: number, how: Rows = {}): string {
  const { seed = 1, width = 1.6, length = 44, dense = 0.7, bend = 0 } = how
  const chance = chanceOf(seed)
  let path = ''
  for (let row = 0; row < count; row++) {
    const y = top + ((bottom - top) * (row + 0.5)) / count
    let x = left + chance() * length * 0.5
    while (x < right) {
      const end = Math.min(right, x + length * (0.4 + chance()))
      if (chance() < dense)
        path += cut([x, y + chance() * 2], [end, y + chance() * 2], width * (0.5 + chance()), bend * (chance() - 0.5))
      x = end + 4 + chance() * length * 0.4
    }
  }
  return path
}

const round = (value: number): string => value.toFixed(1)
