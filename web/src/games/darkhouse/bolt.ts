// Lightning: a line that breaks at every step, the same for the same seed.

import type { Spot } from '../shapes'

/** Numbers between 0 and 1, the same row for the same seed. */
export function dice(seed: number): () => number {
  let state = (Math.imul(seed + 1, 2654435761) ^ 0x9e3779b9) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x6d2b79f5) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** A jagged line through some points, as path data. `wild` is how far it strays, in units of the picture. */
export function bolt(points: readonly Spot[], seed: number, wild = 5): string {
  const chance = dice(seed)
  const parts: string[] = []
  let swing = chance() < 0.5 ? 1 : -1
  points.forEach((point, at) => {
    const before = points[at - 1]
    if (before) {
      const [dx, dy] = [point.x - before.x, point.y - before.y]
      const length = Math.hypot(dx, dy) || 1
      const steps = Math.max(2, Math.round(length / 9))
      for (let step = 1; step < steps; step++) {
        const along = (step + (chance() - 0.5) * 0.5) / steps
        const aside = (swing * wild * (0.45 + chance() * 0.55)) / length
        swing = -swing
        parts.push(`${round(before.x + dx * along - dy * aside)} ${round(before.y + dy * along + dx * aside)}`)
      }
    }
    parts.push(`${round(point.x)} ${round(point.y)}`)
  })
  return `M${parts.join('L')}`
}

const round = (number: number): string => number.toFixed(1)
