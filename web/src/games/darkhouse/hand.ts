// Handwriting: digits and a cross as strokes of a pen, in a box of 20 by 28.

import { dice } from './bolt'

const STROKES: Readonly<Record<string, string>> = {
  '0': 'M11 3C3 3 2 25 9 25.500C17 26 18 4 10 3',
  '1': 'M6 8C8 6.500 10 4.500 11.500 2.500C11 10 10.500 18 10 25.500',
  '2': 'M4 8C4.500 1.500 15.500 .8 15 8C14.500 14 6.500 19 3.500 25C8 22.500 12 26.500 17.500 23',
  '3': 'M4 5C8 1 16.500 2.800 14.500 8C13 12 9.500 12.300 7.500 13C13 11.800 17.500 15.500 15.500 20.500C13.500 26.500 5 26.500 3 22',
  '4': 'M12.500 2C10 8 6.500 13 3 17.200C8 16 13 17 18 15.800M13.200 9.500C13.200 15 12.300 20 12 26',
  '5': 'M16.500 3C12.500 4.300 9.500 3 6.500 4C6.300 7.500 5.500 9.500 5 12.300C10 9.300 17 12 16 18C15 25.500 7 27 3 23',
  '6': 'M14.500 2C7.500 6 3 14 4 20C5 27.500 16.300 26.500 16 19C15.700 13 7 13 4.800 19.500',
  x: 'M3 4C8 10 12.500 17.500 17.500 24.500M16.500 3.500C11.500 11 7 17.500 2.500 25',
}

export interface Written {
  readonly d: string
  /** How it sits in its box: a hand is never quite straight. */
  readonly turn: number
  readonly lean: number
  readonly size: number
}

/** A sign as somebody wrote it; the same for the same seed. */
export function written(sign: number | 'x', seed: number): Written {
  const chance = dice(seed * 31 + 7)
  return {
    d: STROKES[String(sign)] ?? '',
    turn: (chance() - 0.5) * 14,
    lean: -4 - chance() * 8,
    size: 0.94 + chance() * 0.12,
  }
}
