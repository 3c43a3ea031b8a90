// Pawns, cut out: four orphans who are told apart by what they wear, Benny, and the Boogeyman. They stand on 0, 0.

export interface Figure {
  /** In the colour of the seat. */
  readonly coat: string
  readonly skin: string
  /** Hair, hats, eyes. */
  readonly ink: string
  /** Behind everything. */
  readonly back?: string
  readonly lines?: string
}

const HEAD = 'M-8 -30C-8 -36-5 -39 0 -39C5 -39 8 -36 8 -30C8 -25 5 -21 0 -21C-5 -21-8 -25-8 -30Z'
const EYES =
  'M-4.200 -29a1.300 1.700 0 1 0 2.600 0a1.300 1.700 0 1 0-2.600 0ZM1.600 -29a1.300 1.700 0 1 0 2.600 0a1.300 1.700 0 1 0-2.600 0Z'

export const ORPHANS: readonly Figure[] = [
  {
    // pigtails and a wide dress
    coat: 'M0 -22C-6 -21-8 -10-14 0C-8 2 8 2 14 0C8 -10 6 -21 0 -22Z',
    skin: HEAD,
    ink: `${EYES}M-8.500 -29C-10 -42 10 -42 8.500 -29C6 -34 2 -36 0 -36C-2 -36-6 -34-8.500 -29Z`,
    back: 'M-8 -34C-18 -38-21 -25-15 -18C-13 -23-10 -26-8 -28ZM8 -34C18 -38 21 -25 15 -18C13 -23 10 -26 8 -28Z',
    lines: 'M-2 -24.500C-1 -25.500 1 -25.500 2 -24.500',
  },
  {
    // a cap with a peak, hands in the pockets
    coat: 'M-7 -22L7 -22C11 -18 12 -8 11 0L-11 0C-12 -8-11 -18-7 -22Z',
    skin: HEAD,
    ink: `${EYES}M-9 -31C-11 -43 7 -45 9 -34L17 -31C17 -29 12 -29 9 -30L-9 -30Z`,
    lines: 'M-2.500 -24.500L2.500 -24.500M-5 -12L-5 -6M5 -12L5 -6',
  },
  {
    // a hood, and a lantern
    coat: 'M0 -45C-13 -43-10 -28-12 -18C-13 -10-14 -4-15 0L13 0C13 -6 12 -12 11 -18C10 -28 13 -43 0 -45Z',
    skin: 'M-6 -30C-6 -36-4 -38 0 -38C4 -38 6 -36 6 -30C6 -25 4 -22 0 -22C-4 -22-6 -25-6 -30ZM13 -13L21 -13L20 -2L14 -2Z',
    ink: `${EYES}M13 -13L17 -17L21 -13ZM16 -9L18 -9L18 -5L16 -5Z`,
    lines: 'M9 -16L17 -17M-2 -25L2 -25',
  },
  {
    // long hair and a scarf
    coat: 'M-8 -18L8 -18C10 -12 11 -6 12 0L-12 0C-11 -6-10 -12-8 -18Z',
    skin: `${HEAD}M-9 -22L9 -22L9 -17L5 -17L7 -7L2 -7L2 -17L-9 -17Z`,
    ink: `${EYES}M-9 -28C-11 -43 11 -43 9 -28C6 -31 4 -34 3 -36C0 -32-5 -31-9 -28Z`,
    back: 'M-9 -32C-10 -43 10 -43 9 -32L13 -12L-13 -12Z',
    lines: 'M-2 -24.500C-1 -23.500 1 -23.500 2 -24.500',
  },
]

/** He is larger than the others. */
export const BOOGEYMAN = {
  body: 'M0 -54C-14 -55-17 -44-14 -34C-24 -30-25 -14-23 -2C-25 0-27 2-28 5L-20 2L-17 5L-12 1L12 1L17 5L20 2L28 5C27 2 25 0 23 -2C25 -14 24 -30 14 -34C17 -44 14 -55 0 -54ZM-8 -53L-13 -63L-3 -55ZM8 -53L13 -63L3 -55Z',
  light:
    'M-10 -45L-3 -42L-8 -39ZM10 -45L3 -42L8 -39ZM-10 -34L-7.500 -29L-5 -34L-2.500 -29L0 -34L2.500 -29L5 -34L7.500 -29L10 -34Z',
  lines: 'M-17 -18L-20 -4M-13 -19L-15 -3M-9 -18L-10 -4M17 -18L20 -4M13 -19L15 -3M9 -18L10 -4',
} as const

export const BENNY = {
  body: 'M0 -44C-13 -44-14 -30-13 -18C-12 -8-16 -2-18 2L-11 -1L-6 4L0 -1L6 4L11 -1L18 2C16 -2 12 -8 13 -18C14 -30 13 -44 0 -44Z',
  dark: 'M-7 -31a2.800 3.600 0 1 0 5.600 0a2.800 3.600 0 1 0-5.600 0ZM1.400 -31a2.800 3.600 0 1 0 5.600 0a2.800 3.600 0 1 0-5.600 0ZM-3.500 -20a3.500 5 0 1 0 7 0a3.500 5 0 1 0-7 0Z',
} as const

/** Signs for the kinds of cards, about 20 wide around 0. */
export const SIGNS: Readonly<Record<string, string>> = {
  // the print of a shoe
  option:
    'M-1 -10C4 -10 5 -5 4 -1C3 3 3 4-1 4C-5 4-5 2-5 -2C-6 -7-4 -10-1 -10ZM-5 6L4 6C4 9 2 10-0.500 10C-3 10-5 9-5 6Z',
  // a shield
  defensive: 'M0 -10L9 -7C9 2 6 7 0 10C-6 7-9 2-9 -7ZM0 -7L-6 -5C-6 1-4 4.500 0 7Z',
  // a hand that reaches up
  act: 'M-4 10L-5 1L-8 -4L-6 -5L-3 -1L-4 -9L-2 -9L-1 -2L0 -10L2 -10L2 -2L4 -8L6 -8L4 0L7 -3L8 -1L4 5L4 10Z',
  // teeth
  boogeyman: 'M-9 -9L-2 -5L-8 -2ZM9 -9L2 -5L8 -2ZM-10 2L10 2L7.500 9L5 3L2.500 10L0 3L-2.500 10L-5 3L-7.500 9Z',
  // a flake
  winter: 'M-1 -10L1 -10L1 -2L8 -6L9 -4L2 0L9 4L8 6L1 2L1 10L-1 10L-1 2L-8 6L-9 4L-2 0L-9 -4L-8 -6L-1 -2Z',
  // a ghost
  haunted:
    'M0 -10C-7 -10-7 -3-7 2L-8 10L-4 7L0 10L4 7L8 10L7 2C7 -3 7 -10 0 -10ZM-4 -3a1.500 2 0 1 0 3 0a1.500 2 0 1 0-3 0ZM1 -3a1.500 2 0 1 0 3 0a1.500 2 0 1 0-3 0Z',
  // a wave
  cove: 'M-10 -2C-7 -7-3 -7 0 -3C3 -7 7 -7 10 -2L10 1C7 -3 3 -3 0 1C-3 -3-7 -3-10 1ZM-10 5C-7 0-3 0 0 4C3 0 7 0 10 5L10 8C7 4 3 4 0 8C-3 4-7 4-10 8Z',
}
