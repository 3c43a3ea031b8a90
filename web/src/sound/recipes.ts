// Sounds as recipes: strokes of noise and of tone, each with a place in time. No recording of anything.

export type Sound = 'bell' | 'dice' | 'page' | 'scratch' | 'knock'
export const SOUNDS: readonly Sound[] = ['bell', 'dice', 'page', 'scratch', 'knock']

/** One stroke: what sounds, when it begins, how fast it dies away. Times are in seconds. */
export interface Stroke {
  readonly kind: 'tone' | 'noise'
  readonly at: number
  readonly lasts: number
  readonly loud: number
  /** Hertz: of the tone, or the middle of what is let through of the noise. */
  readonly pitch: number
  /** Where the pitch goes to, if it moves. */
  readonly to?: number
  /** How narrow the noise is. */
  readonly narrow?: number
}

type Random = () => number

/** The strokes of a sound. Chance makes no two rolls alike. */
export function recipe(sound: Sound, random: Random = Math.random): readonly Stroke[] {
  switch (sound) {
    case 'bell': // a small one, over a door
      return [1, 2.76, 5.4].map((partial, number) => ({
        kind: 'tone',
        at: 0,
        lasts: 1.3 / (number + 1),
        loud: 0.22 / (number + 1) ** 1.5,
        pitch: 740 * partial,
      }))
    case 'dice': // on oak: a rattle that thins out, each hit with a thump of wood below
      return spread(6, 0.055, random).flatMap((at, number) => [
        { kind: 'noise', at, lasts: 0.04, loud: 0.5 - number * 0.06, pitch: 1700 + random() * 1500, narrow: 3 },
        { kind: 'tone', at, lasts: 0.07, loud: 0.16, pitch: 190 + random() * 60, to: 120 },
      ])
    case 'page':
      return [
        { kind: 'noise', at: 0, lasts: 0.18, loud: 0.16, pitch: 1800, to: 5200, narrow: 0.8 },
        { kind: 'noise', at: 0.13, lasts: 0.12, loud: 0.1, pitch: 4200, to: 2400, narrow: 0.8 },
      ]
    case 'scratch': // something behind the masonry
      return spread(7, 0.09, random).map((at) => ({
        kind: 'noise',
        at,
        lasts: 0.05 + random() * 0.05,
        loud: 0.1 + random() * 0.12,
        pitch: 2600 + random() * 2600,
        to: 1900,
        narrow: 7,
      }))
    case 'knock':
      return [0, 0.16].map((at) => ({ kind: 'tone', at, lasts: 0.12, loud: 0.3, pitch: 150, to: 90 }))
  }
}

/** Moments that follow each other at about this distance, growing a little. */
function spread(count: number, distance: number, random: Random): number[] {
  let at = 0
  return Array.from({ length: count }, (_, number) => {
    const now = at
    at += distance * (0.6 + random() * 0.8) * (1 + number * 0.12)
    return now
  })
}
