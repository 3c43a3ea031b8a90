// The cup as a little round tower of bricks, computed once: courses, joints, cracks, and the shade on its right side.

export const CUP = { top: 44, foot: 54, height: 104, flat: 0.38 } as const
const COURSES = 7

/** Half the width at a height, 0 at the foot and 1 at the top. */
const half = (t: number): number => CUP.foot + (CUP.top - CUP.foot) * t
const level = (t: number): number => -CUP.height * t

/** A point of the wall: `angle` 0 is the right edge, half a turn the left one. */
function point(t: number, angle: number): string {
  const r = half(t)
  return `${(r * Math.cos(angle)).toFixed(1)} ${(level(t) + r * CUP.flat * Math.sin(angle)).toFixed(1)}`
}

/** A line around the front, from one angle to another. */
function around(t: number, from = 0, to = Math.PI): string {
  const r = half(t)
  return `M${point(t, from)}A${r.toFixed(1)} ${(r * CUP.flat).toFixed(1)} 0 0 1 ${point(t, to)}`
}

export const outline =
  `M${point(1, Math.PI)}A${CUP.top} ${(CUP.top * CUP.flat).toFixed(1)} 0 0 1 ${point(1, 0)}L${point(0, 0)}` +
  `A${CUP.foot} ${(CUP.foot * CUP.flat).toFixed(1)} 0 0 1 ${point(0, Math.PI)}Z`

/** Pseudo-random, but the same on every screen. */
function chance(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453
  return x - Math.floor(x)
}

export const courses = Array.from({ length: COURSES }, (_, row) => around(row / COURSES, 0.02, Math.PI - 0.02)).join('')

export const joints = Array.from({ length: COURSES }, (_, row) => {
  const lines: string[] = []
  for (let at = 0; at < 6; at++) {
    const angle = ((at + (row % 2 ? 0.5 : 0)) / 6) * Math.PI + (chance(row * 9 + at) - 0.5) * 0.1
    if (angle > 0.06 && angle < Math.PI - 0.06)
      lines.push(`M${point((row + 0.06) / COURSES, angle)}L${point((row + 0.94) / COURSES, angle)}`)
  }
  return lines.join('')
}).join('')

/** Lines along the courses that grow denser to the right, where no candle reaches. */
export const shade = Array.from({ length: COURSES * 5 }, (_, at) => {
  const t = (at + 0.5) / (COURSES * 5)
  return around(t, 0.03, 0.5 + chance(at) * 0.75)
}).join('')

export const deepShade = Array.from({ length: COURSES * 3 }, (_, at) =>
  around((at + 0.2) / (COURSES * 3), 0.02, 0.22 + chance(at + 90) * 0.4),
).join('')

/** Single bricks that are darker than the rest. */
export const darkBricks = [
  [1, 2.3],
  [2, 1.2],
  [4, 2.0],
  [5, 2.75],
  [5, 1.05],
  [3, 2.62],
]
  .map(([row = 0, angle = 0]) => {
    const [low, high] = [(row + 0.14) / COURSES, (row + 0.86) / COURSES]
    return `M${point(low, angle)}L${point(high, angle)}L${point(high, angle + 0.4)}L${point(low, angle + 0.4)}Z`
  })
  .join('')
