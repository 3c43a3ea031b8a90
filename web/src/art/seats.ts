// Six shapes for seats, as silhouettes in a square of 64: known at 28 px without their colour.

export interface SeatShape {
  readonly name: 'rat' | 'moth' | 'key' | 'bell' | 'candle' | 'crow'
  /** Filled; holes by the even-odd rule. */
  readonly body: string
  /** Thick lines of the same colour: tails, legs, antennae. */
  readonly limbs?: string
  /** Cut out again in the colour of the ground: an eye, a rim. */
  readonly cut?: string
  readonly cutLines?: string
}

export const SEAT_SHAPES: readonly SeatShape[] = [
  {
    name: 'rat',
    body:
      'M15 52C7 45 9 32 20 27C27 23.500 34 24 39 26.500C37 19 42 14 47.500 16C51.500 17.500 52 22 50.500 25.500' +
      'C56 28.500 60 34 63 40.500C62 43.500 57 45 51.500 45C50 48.500 47 50.500 45 51L49 52.500C50.500 53.500 50 55 48.500 55L24 55C20 55 17 54 15 52Z',
    limbs: 'M14 51C3 53-1 41 5 33C10 26.500 12 20 6.500 13.500',
    cut: 'M52.500 34.500a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM42.500 20.500a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0Z',
    cutLines: 'M29 54C25 49 27 42 33 40',
  },
  {
    name: 'moth',
    body:
      'M30 25C24 13 11 8 1.500 12.500C1 25 8 36 26 38C16 39 10.500 46 13.500 56C22 58.500 28.500 52 30 44L30 54L32 58L34 54L34 44' +
      'C35.500 52 42 58.500 50.500 56C53.500 46 48 39 38 38C56 36 63 25 62.500 12.500C53 8 40 13 34 25C34 21.500 30 21.500 30 25Z',
    limbs: 'M31 24C29 15 25 10 19 6.500M33 24C35 15 39 10 45 6.500',
    cut:
      'M11.500 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM44.500 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' +
      'M18.500 48a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0ZM40.500 48a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0Z',
  },
  {
    name: 'key',
    body:
      'M32 2C24 2 18.500 7.500 18.500 14.500C18.500 21 23 25.500 28.500 26.700L28.500 60L35.500 62L35.500 57L48 57L48 50L43.500 50L43.500 47L48 47L48 40L35.500 40' +
      'L35.500 26.700C41 25.500 45.500 21 45.500 14.500C45.500 7.500 40 2 32 2ZM32 8.500C36 8.500 39 11 39 14.500C39 18 36 20.500 32 20.500C28 20.500 25 18 25 14.500C25 11 28 8.500 32 8.500Z',
    limbs: 'M26 31L38 31',
  },
  {
    name: 'bell',
    body:
      'M32 2C36 2 38.500 5 38 8.500C47 12 49 20 49.500 30C50 39 53 43 59.500 47.500C60.500 49 60 52 58 52L6 52C4 52 3.500 49 4.500 47.500C11 43 14 39 14.500 30' +
      'C15 20 17 12 26 8.500C25.500 5 28 2 32 2ZM25 54.500L39 54.500C39 59.500 36 62.500 32 62.500C28 62.500 25 59.500 25 54.500Z',
    cutLines: 'M13 44.500L51 44.500M22 31C22 23 24 18 28 15',
  },
  {
    name: 'candle',
    body:
      'M33 1C40 9 41.500 14.500 38.500 18.500C36 22 29 22 26.500 18.500C23.500 14 30 9 33 1ZM24 25C24 23 40 23 40 25L40 33C40 36 43.500 36 43.500 39.500' +
      'C43.500 42.500 40 42 40 45L40 48L56 48C56 57 46 62 32 62C18 62 8 57 8 48L24 48Z',
    limbs: 'M53 50C63 47 64 58 51 57',
    cutLines: 'M29 29L29 40',
  },
  {
    name: 'crow',
    body:
      'M1 22.500L14 15.500C17 7.500 27 6 32 12.500C36 18 45 21 52 29C56 34 60 40 63.500 52L55.500 47.500L57.500 57L48.500 49.500' +
      'C43 52 36 52.500 30 50C21 46 16 38 15.500 27C11 25.500 6 24 1 22.500Z',
    limbs: 'M30 49L28 61M37 50.500L36 61M23 61L31 61M33 61L40 61',
    cut: 'M18 17.500a2.100 2.100 0 1 0 4.200 0a2.100 2.100 0 1 0-4.200 0Z',
    cutLines: 'M29 27C34 36 41 41 52 43',
  },
]

/** The shape of a mark; with more than six, shapes come again and the number tells them apart. */
export function markShape(mark: number): SeatShape {
  return SEAT_SHAPES[mark % SEAT_SHAPES.length] as SeatShape
}

/** The colour of a mark, on paper. */
export function markColor(mark: number): string {
  return `var(--seat-${mark % SEAT_SHAPES.length})`
}
