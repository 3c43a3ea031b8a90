// Eighteen woodcut faces, put together from a few parts. A head is about 36 high around 0; the disc has a radius of 32.

export interface Face {
  readonly head: string
  /** Behind the head, and over it: ink. */
  readonly back?: string
  readonly front: string
  /** Behind the head in the spot colour: hoods, bonnets, bows. */
  readonly dress?: string
  readonly eyes: string
  /** Lines: lids, glasses, brows. */
  readonly lines: string
  readonly mouth: string
  /** Cuts in the ink of the hair. */
  readonly cuts?: string
}

const ROUND = 'M-16 0C-16 -12-9 -18 0 -18C9 -18 16 -12 16 0C16 10 9 17 0 17C-9 17-16 10-16 0Z'
const LONG = 'M-13.500 -3C-14 -15-8 -19 0 -19C8 -19 14 -15 13.500 -3C13 9 7 20 0 20C-7 20-13 9-13.500 -3Z'
const BROAD = 'M-17 -4C-17 -15-9 -18 0 -18C9 -18 17 -15 17 -4C18 8 11 16 0 16C-11 16-18 8-17 -4Z'

const DOTS =
  'M-8 -1a2.200 2.600 0 1 0 4.400 0a2.200 2.600 0 1 0-4.400 0ZM3.600 -1a2.200 2.600 0 1 0 4.400 0a2.200 2.600 0 1 0-4.400 0Z'
const SMALL =
  'M-7.300 -0.500a1.500 1.700 0 1 0 3 0a1.500 1.700 0 1 0-3 0ZM4.300 -0.500a1.500 1.700 0 1 0 3 0a1.500 1.700 0 1 0-3 0Z'
const ONE = 'M3.600 -1a2.200 2.600 0 1 0 4.400 0a2.200 2.600 0 1 0-4.400 0Z'
const PATCH = 'M-10.500 -4L-1.500 -4.500L-2.500 3L-6 5L-9.500 3Z'
const RINGS =
  'M-11 -1a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0-10.400 0ZM0.600 -1a5.200 5.200 0 1 0 10.400 0a5.200 5.200 0 1 0-10.400 0Z'
const SPECTACLES = `${RINGS}M-0.600 -1.500L0.600 -1.500M-11 -2L-15 -4M11 -2L15 -4`
const SHUT = 'M-10 0C-8 2.500-4.500 2.500-3 0M3 0C4.500 2.500 8 2.500 10 0'
const WORRIED = 'M-10 -4.500L-3.500 -7.500M10 -4.500L3.500 -7.500'
const CROSS = 'M-10 -7.500L-3.500 -4.500M10 -7.500L3.500 -4.500'
const RAISED = 'M-10 -7C-8 -9-5 -9-3.500 -7.500M10 -7C8 -9 5 -9 3.500 -7.500'
const TIRED = 'M-9 3C-7 4.500-5 4.500-3.500 3M9 3C7 4.500 5 4.500 3.500 3'

const LINE = 'M-4 8.500L4 8.500'
const SAD = 'M-4.500 10C-2 7.500 2 7.500 4.500 10'
const SMILE = 'M-5 7.500C-2.500 10.500 2.500 10.500 5 7.500'
const OH = 'M-2.200 9a2.200 2.800 0 1 0 4.400 0a2.200 2.800 0 1 0-4.400 0'
const TEETH = 'M-5 7L5 7L4 11L-4 11ZM-1.500 7L-1.500 11M1.500 7L1.500 11'
const CROOKED = 'M-5 8L-2 9.500L1 7.500L5 9'
const FRECKLES =
  'M-9 4.500l0.100 0M-6.500 5.500l0.100 0M-8 6.800l0.100 0M9 4.500l0.100 0M6.500 5.500l0.100 0M8 6.800l0.100 0'
const TEAR = 'M-6 4C-8 7-8 8.500-6 8.500C-4 8.500-4 7-6 4'
const SCAR = 'M8 2L12 9M8 6L11.500 4.500M9.500 8.500L13 7'

const FRINGE = 'M-17 4C-19 -16-9 -22 0 -22C9 -22 19 -16 17 4C15 -4 13 -8 11 -8L-11 -8C-13 -8-15 -4-17 4Z'
const PARTED = 'M-16 1C-18 -16-8 -22 0 -21C8 -22 18 -16 16 1C13 -8 6 -11 0 -16C-6 -11-13 -8-16 1Z'
const SWEPT = 'M-16 -1C-17 -14-9 -21 0 -21C9 -21 17 -14 16 -1C14 -9 8 -14 0 -14C-8 -14-14 -9-16 -1Z'

/** By number, from 1. */
export const FACES: readonly Face[] = [
  {
    // pigtails
    head: ROUND,
    front: PARTED,
    eyes: DOTS,
    lines: WORRIED,
    mouth: SAD + FRECKLES,
    back: 'M-15 -6C-27 -12-32 4-25 17C-22 11-18 5-15 2ZM15 -6C27 -12 32 4 25 17C22 11 18 5 15 2Z',
    dress: 'M-18 -8L-13 -12L-14 -3ZM18 -8L13 -12L14 -3Z',
  },
  {
    // a bowl was put on his head
    head: BROAD,
    front: 'M-18 2C-20 -17-9 -23 0 -23C9 -23 20 -17 18 2L14 -4L-14 -4Z',
    eyes: SMALL,
    lines: '',
    mouth: TEETH,
    cuts: 'M-8 -20L-9 -7M0 -21L0 -7M8 -20L9 -7',
  },
  {
    // spikes
    head: BROAD,
    eyes: SMALL,
    lines: CROSS,
    mouth: LINE + SCAR,
    front:
      'M-16 -4L-21 -13L-14 -13L-15 -23L-6 -17L-1 -27L4 -17L13 -23L13 -13L21 -13L16 -3C12 -9 6 -11 0 -11C-6 -11-12 -9-16 -4Z',
  },
  {
    // a cap that is too large
    head: ROUND,
    eyes: DOTS,
    lines: '',
    mouth: SMILE + FRECKLES,
    cuts: 'M-4 -21C-2 -17 2 -14 8 -12',
    front: 'M-18 -6C-21 -21-6 -26 4 -23C13 -21 19 -15 17 -9C23 -9 28 -6 28 -3C18 -8-6 -9-18 -6ZM-16 -6L-17 3L-13 -4Z',
  },
  {
    // long, straight, silent
    head: LONG,
    front: FRINGE,
    eyes: '',
    lines: SHUT,
    mouth: LINE,
    cuts: 'M-6 -20L-7 -10M0 -21L0 -10M6 -20L7 -10',
    back: 'M-16 -8C-21 6-22 20-20 31L20 31C22 20 21 6 16 -8Z',
  },
  {
    // a tuft, and ears
    head: BROAD,
    eyes: SMALL,
    lines: RAISED,
    mouth: OH,
    front: 'M-2 -17C-4 -24-9 -23-10 -28C-4 -29-1 -26 0 -22C1 -28 6 -30 10 -27C5 -25 3 -22 2 -17Z',
    back: 'M-16 -6C-24 -10-26 2-17 5ZM16 -6C24 -10 26 2 17 5Z',
  },
  {
    // a bun
    head: LONG,
    front: `${SWEPT}M-8 -23C-8 -31 8 -31 8 -23C8 -19-8 -19-8 -23Z`,
    eyes: SMALL,
    lines: SPECTACLES,
    mouth: LINE,
  },
  {
    // curls
    head: ROUND,
    eyes: DOTS,
    lines: WORRIED,
    mouth: CROOKED,
    front:
      'M-17 1C-23 -1-23 -9-17 -10C-21 -16-14 -21-10 -18C-9 -25-1 -26 1 -20C4 -26 12 -24 11 -18C17 -20 21 -13 16 -10C23 -8 22 0 17 1C15 -6 12 -10 8 -9C4 -13-2 -12-4 -9C-9 -12-14 -7-17 1Z',
  },
  {
    // waves, to one side
    head: LONG,
    eyes: DOTS,
    lines: RAISED,
    mouth: SMILE,
    back: 'M-13 -13C-27 -7-20 6-26 12C-20 16-27 23-22 31L22 31C27 23 20 16 26 12C20 6 27 -7 13 -13Z',
    front: 'M-16 3C-18 -14-10 -23 2 -22C12 -22 18 -12 16 3C14 -6 10 -10 5 -13C-2 -8-12 -6-16 3Z',
    cuts: 'M6 -19C0 -14-8 -11-12 -6',
  },
  {
    // combed
    head: LONG,
    eyes: SMALL,
    lines: TIRED,
    mouth: SAD,
    cuts: 'M-4 -18C4 -18 10 -15 13 -9',
    front: 'M-15 -2C-18 -14-10 -23-2 -21C10 -24 18 -14 15 -2C13 -8 10 -12-6 -15C-10 -13-13 -8-15 -2Z',
  },
  {
    // a bob with a bow
    head: ROUND,
    eyes: DOTS,
    lines: '',
    mouth: OH,
    front:
      'M-19 13C-22 -12-12 -22 0 -22C12 -22 22 -12 19 13L13 13C14 2 13 -4 12 -7C6 -8 2 -11 0 -14C-4 -9-8 -7-12 -7C-13 -4-14 2-13 13Z',
    dress: 'M2 -21L-10 -29L-9 -17ZM2 -21L14 -29L13 -17Z',
  },
  {
    // a hood
    head: LONG,
    eyes: DOTS,
    lines: CROSS,
    mouth: LINE,
    dress: 'M-25 31C-29 4-22 -28 0 -29C22 -28 29 4 25 31Z',
    front: 'M-20 9C-21 -14-12 -22 0 -22C12 -22 21 -14 20 9C18 -6 12 -14 0 -15C-12 -14-18 -6-20 9Z',
  },
  {
    // a bonnet
    head: ROUND,
    eyes: '',
    lines: `${SHUT}${RAISED}`,
    mouth: SMILE,
    dress: 'M-23 6C-28 -16-12 -29 0 -29C12 -29 28 -16 23 6C20 12 17 15 14 16L-14 16C-17 15-20 12-23 6Z',
    front: 'M-14 -5C-13 -14-6 -17 0 -17C6 -17 13 -14 14 -5C8 -11 3 -12 0 -8C-3 -12-8 -11-14 -5Z',
  },
  {
    // it stands up by itself
    head: LONG,
    eyes: SMALL,
    lines: SPECTACLES,
    mouth: CROOKED,
    back: 'M-14 5C-27 5-22 -3-28 -8C-21 -10-25 -19-18 -19C-17 -28-8 -23-4 -30C0 -25 6 -30 8 -24C14 -28 17 -21 20 -19C26 -13 21 -10 28 -6C23 -2 26 5 14 5Z',
    front: 'M-14 -7C-8 -17 8 -17 14 -7C8 -12 3 -13 0 -9C-3 -13-8 -12-14 -7Z',
  },
  {
    // plaits
    head: ROUND,
    front: PARTED,
    eyes: DOTS,
    lines: RAISED,
    mouth: TEETH,
    back: 'M-14 4C-23 5-23 12-17 13C-24 15-23 21-17 22C-23 24-22 31-16 31L-11 31L-11 4ZM14 4C23 5 23 12 17 13C24 15 23 21 17 22C23 24 22 31 16 31L11 31L11 4Z',
  },
  {
    // somebody else's hat
    head: LONG,
    eyes: `${ONE}${PATCH}`,
    lines: 'M-14 -8L-2 -4M-2 -4L14 -9',
    mouth: LINE,
    front: 'M-13 -12L-12 -31L12 -31L13 -12C20 -12 23 -10 23 -7C12 -11-12 -11-23 -7C-23 -10-20 -12-13 -12Z',
    cuts: 'M-12 -16C-4 -14 4 -14 12 -16',
  },
  {
    // a wreath of hair
    head: ROUND,
    eyes: SMALL,
    lines: CROSS,
    mouth: SAD + TEAR,
    cuts: 'M-14 -9L-10 -13M-10 -15L-6 -19M-4 -16L-2 -22M4 -16L2 -22M10 -15L6 -19M14 -9L10 -13',
    front: 'M-18 1C-21 -16-10 -25 0 -25C10 -25 21 -16 18 1C16 -9 9 -13 0 -13C-9 -13-16 -9-18 1Z',
  },
  {
    // he has not seen a barber
    head: BROAD,
    eyes: '',
    lines: '',
    mouth: OH,
    cuts: 'M-10 -18L-12 -2M-3 -20L-4 -3M4 -20L5 -3M11 -18L13 -2',
    front: 'M-19 9C-23 -14-10 -25 1 -24C14 -24 23 -12 19 9L15 1L12 7L9 -1L4 6L0 -2L-5 6L-9 -1L-12 7L-15 1Z',
  },
]

/** The back of a token that was turned over: an eye that is shut behind a curtain. */
export const HIDDEN = {
  lid: 'M-16 -3C-9 8 9 8 16 -3',
  lashes: 'M-13 1.500L-17 7M-6.500 5L-8.500 11.500M0 5.800L0 13M6.500 5L8.500 11.500M13 1.500L17 7',
} as const
