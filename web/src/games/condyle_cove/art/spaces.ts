// What is cut into the picture of each space: paper and fog on a block of ink, 86 wide and 60 high, from -43, -43 on.

import { cut, disc, rays, rows } from '$/art/woodcut'

/** Drawn in this order on a black block. */
export interface Print {
  /** In the colour of fog. */
  readonly spot?: string
  /** In the colour of paper. */
  readonly cut?: string
  /** Lines of paper. */
  readonly lines?: string
  /** Ink again, over all. */
  readonly ink?: string
}

const sky = (seed: number, bottom = -12, dense = 0.75): string =>
  rows(-43, -42, 43, bottom, 5, { seed, width: 2.2, length: 26, dense })
const soil = (seed: number, top = 6): string => rows(-43, top, 43, 17, 3, { seed, width: 1.8, length: 24, dense: 0.7 })
const fir = (x: number, foot: number, height: number, wide: number): string =>
  [0, 1, 2]
    .map((tier) => {
      const [top, bottom] = [foot - height + (tier * height) / 4, foot - height + ((tier + 2) * height) / 4]
      const reach = (wide * (tier + 1.6)) / 4
      return `M${x} ${top}L${x + reach} ${bottom}L${x - reach} ${bottom}Z`
    })
    .join('') +
  `M${x - 1.6} ${foot}L${x - 1.6} ${foot - height / 4}L${x + 1.6} ${foot - height / 4}L${x + 1.6} ${foot}Z`
const house = (left: number, right: number, eaves: number, ridge: number): string =>
  `M${left} 17L${left} ${eaves}L${(left + right) / 2} ${ridge}L${right} ${eaves}L${right} 17Z`
const pane = (x: number, y: number, wide = 4, high = 5): string =>
  `M${x} ${y}L${x + wide} ${y}L${x + wide} ${y + high}L${x} ${y + high}Z`
const flake = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((angle) => {
      const [dx, dy] = [r * Math.cos((angle * Math.PI) / 180), r * Math.sin((angle * Math.PI) / 180)]
      return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
    })
    .join('')
/** Somebody looks out of the dark. */
const eyes = (x: number, y: number, size = 1): string =>
  `M${x - 7 * size} ${y - 2 * size}L${x - 1.5 * size} ${y + size}L${x - 6 * size} ${y + 2 * size}ZM${x + 7 * size} ${y - 2 * size}L${x + 1.5 * size} ${y + size}L${x + 6 * size} ${y + 2 * size}Z`
const teeth = (x: number, y: number, wide: number): string =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `M${(x - wide / 2 + (at * wide) / 6).toFixed(1)} ${y}l${(wide / 6).toFixed(1)} 0l${(-wide / 12).toFixed(1)} 5Z`,
  ).join('')

export const PRINTS: Readonly<Record<string, Print>> = {
  // a road that runs away from here
  highway: {
    spot: sky(3, -16),
    cut: 'M-30 17L-3.500 -13L3.500 -13L30 17ZM-43 -13L-12 -15L-12 -13L-43 -11ZM12 -15L43 -13L43 -11L12 -13Z',
    lines:
      'M-34 12L-34 -32M-41 -27L-27 -27M-20 0L-20 -24M-24.500 -21L-15.500 -21M-27 -27C-25 -22-22 -20-15.500 -21M-41 -27C-32 -20-28 -20-24.500 -21',
    ink: 'M-2.600 17L-1.800 9L1.800 9L2.600 17ZM-1.400 5L-0.900 -1L0.900 -1L1.400 5ZM-0.700 -4L-0.500 -9L0.500 -9L0.700 -4Z',
  },
  // stones, and a moon that knows the names
  cemetery: {
    spot: disc(-4, -29, 10) + soil(5, 8),
    cut: 'M-36 17L-36 -3C-36 -16-17 -16-17 -3L-17 17ZM3 17L3 -8L-5 -8L-5 -14L3 -14L3 -24L9 -24L9 -14L17 -14L17 -8L9 -8L9 17ZM23 17L26 1C27 -8 39 -6 39 3L37 17Z',
    ink: 'M-32 -3L-21 -3L-21 -1L-32 -1ZM-31 2L-22 2L-22 4L-31 4ZM-30 7L-23 7L-23 9L-30 9ZM29 3L36 4L36 6L29 5ZM28 9L35 10L35 12L28 11Z',
  },
  // walls that lean together, one lamp, a cat
  alley: {
    spot: 'M-43 -43L-15 -43L-9 17L-43 17ZM43 -43L17 -43L11 17L43 17Z',
    cut: `${rays([2, -22], 6, 20, 18, { seed: 4, width: 1.8 })}${disc(2, -22, 4.5)}M-2 17C-4 11-3 6-1 4L-2 -1L1 2L4 2L7 -1L6 4C8 7 8 13 6 17Z`,
    lines: 'M2 -43L2 -28',
    ink: 'M-43 -33L-15 -33L-15 -31.500L-43 -31.500ZM-43 -20L-14 -20L-14 -18.500L-43 -18.500ZM-43 -7L-12 -7L-12 -5.500L-43 -5.500ZM-43 6L-11 6L-11 7.500L-43 7.500ZM-30 -43L-28.500 -43L-28.500 -33L-30 -33ZM-22 -32L-20.500 -32L-20.500 -20L-22 -20ZM-33 -19L-31.500 -19L-31.500 -7L-33 -7ZM-24 -6L-22.500 -6L-22.500 6L-24 6ZM17 -30L43 -30L43 -28.500L17 -28.500ZM15 -15L43 -15L43 -13.500L15 -13.500ZM13 0L43 0L43 1.500L13 1.500ZM28 -43L29.500 -43L29.500 -30L28 -30ZM33 -29L34.500 -29L34.500 -15L33 -15ZM24 -14L25.500 -14L25.500 0L24 0ZM0 6L2 6L1 8ZM4 6L6 6L5 8Z',
  },
  // roofs, a tower, a few lit windows
  town: {
    spot: `${sky(7, -22, 0.6)}M-8 17L-8 -22L0 -40L8 -22L8 17Z`,
    cut: house(-41, -15, -4, -17) + house(-20, -4, 2, -8) + house(3, 20, 0, -10) + house(17, 41, -7, -20),
    ink:
      pane(-36, 0) +
      pane(-28, 0) +
      pane(-36, 9) +
      pane(-28, 8, 5, 9) +
      pane(-15, 7) +
      pane(9, 6, 5, 11) +
      pane(22, -3) +
      pane(31, -3) +
      pane(22, 7) +
      pane(31, 7, 5, 10) +
      disc(0, -22, 3.2) +
      'M-41 -4L-28 -17L-15 -4L-17 -3L-28 -13L-39 -3ZM17 -7L29 -20L41 -7L39 -6L29 -16L19 -6Z',
    lines: 'M0 -40L0 -43M-34 -14L-34 -22',
  },
  // where nobody moves you
  woods: {
    spot: fir(-27, 6, 44, 17) + fir(28, 6, 46, 16) + fir(2, 2, 42, 18),
    cut: fir(-13, 17, 46, 26) + fir(19, 17, 40, 24) + eyes(-35, 11, 0.8),
    ink: 'M-13 -16L-5 -8L-13 -12ZM-13 -5L-3 4L-13 -1ZM19 -10L26 -3L19 -6ZM19 0L28 8L19 3Z',
  },
  // one tree, and a view of everything that comes
  hill: {
    spot: `M-43 17L-43 6C-24 -14-6 -20 6 -20C20 -20 32 -8 43 8L43 17Z${disc(28, -31, 7)}`,
    ink: rows(-43, -8, 43, 17, 5, { seed: 13, width: 2.2, length: 30, dense: 0.55, bend: 5 }),
    lines: 'M2 -18C4 -26 1 -32 3 -41M3 -28L-7 -36M3 -31L12 -39M-4 -33L-10 -33M8 -36L15 -35',
  },
  // the tide, and what it has left
  beach: {
    spot: rows(-43, -26, 43, 0, 6, { seed: 21, width: 3, length: 28, dense: 0.85, bend: 6 }),
    cut: `M-43 4C-26 -4-14 6 2 2C18 -2 30 6 43 1L43 17L-43 17Z${disc(-26, -33, 6)}`,
    ink: 'M-4 8C6 15 24 14 32 5L35 -6L38 4C38 14 28 17 14 17C4 17-2 13-4 8ZM-32 11L-24 9L-24 11L-32 13ZM-20 14L-14 13L-14 15L-20 16Z',
    lines: 'M20 -8L20 -32M20 -30L8 -12M20 -32L30 -10',
  },
  // water under a bridge
  creek: {
    spot: `${sky(17, -22, 0.5)}M-14 -14C6 -8-16 0-6 6C2 10-14 14-18 17L26 17C30 10 18 6 12 2C4 -4 18 -10 6 -14Z`,
    cut: 'M-43 -10C-20 -14-18 -12-14 -14L-17 -10C-14 -6-22 -2-20 4C-19 8-26 12-30 17L-43 17ZM43 -10C28 -14 14 -12 8 -14C16 -8 12 -4 18 0C26 6 34 10 34 17L43 17Z',
    ink: 'M-28 2C-14 -8 18 -8 32 2L32 6C18 -3-14 -3-28 6ZM-30 9L-24 8L-24 10L-30 11ZM28 -4L35 -5L35 -3L28 -2Z',
    lines: 'M-28 -2C-14 -13 18 -13 32 -2M-20 0L-20 -8M-6 -5L-6 -11M10 -5L10 -11M24 0L24 -8',
  },
  // one who stands there all night
  field: {
    spot: sky(29, -18, 0.6),
    cut: `M-7 -27C-7 -36 9 -36 8 -27C8 -21 4 -19 0 -19C-4 -19-7 -21-7 -27ZM-24 -17L25 -19L24 -10L9 -11L10 6L-9 6L-8 -10L-23 -9Z${Array.from({ length: 15 }, (_, at) => cut([-42 + at * 6, 17], [-41 + at * 6 + (at % 3) - 1, 2 - (at % 4) * 2], 2.4, at % 2 ? 2 : -2)).join('')}`,
    ink: 'M-12 -31L-6 -34L-4 -42L6 -42L7 -33L13 -31C4 -29-4 -29-12 -31ZM-4 -26L-1 -24L-4 -23ZM5 -26L2 -24L5 -23ZM-4 -21L5 -22L5 -21L-4 -20ZM-1 -17L2 -17L2 -4L-1 -4Z',
  },
  // both ways are wrong
  detour: {
    spot: sky(31, -20, 0.55) + soil(37, 8),
    cut: 'M-3 17L-3 -36L3 -36L3 17ZM5 -33L31 -31L38 -24L31 -17L5 -18ZM-5 -14L-29 -12L-37 -5L-29 2L-5 0Z',
    ink: 'M10 -27L26 -26L26 -24L10 -25ZM10 -23L22 -22.500L22 -20.500L10 -21ZM-26 -8L-10 -9L-10 -7L-26 -6ZM-24 -4L-12 -5L-12 -3L-24 -2Z',
  },
  // a door under the ground; the other one is the same
  passage: {
    spot: 'M-26 17L-26 -14C-26 -42 26 -42 26 -14L26 17Z',
    cut: 'M-21 17L-21 -12C-21 -34 21 -34 21 -12L21 17Z',
    ink: 'M-16 17L-16 -11C-16 -28 16 -28 16 -11L16 17ZM-26 -14L-21 -13L-21 -11L-26 -12ZM26 -14L21 -13L21 -11L26 -12ZM-9 -33L-6 -28L-8 -27L-11 -32ZM9 -33L6 -28L8 -27L11 -32ZM-1 -37L1 -37L1 -30L-1 -30Z',
    lines: 'M-15 13L15 13M-12 8L12 8M-9 3.500L9 3.500M-6.500 -0.500L6.500 -0.500M-4 -4L4 -4',
  },
  // snow, and no fire
  cold: {
    spot: rows(-43, -42, 43, 2, 7, { seed: 41, width: 1.6, length: 20, dense: 0.35 }),
    cut: `M-43 8C-28 0-10 6 6 3C22 0 32 6 43 3L43 17L-43 17Z${disc(-30, 3, 5)}${disc(-30, -4, 3.5)}`,
    lines: `${flake(-18, -28, 6)}${flake(-34, -33, 3)}${flake(0, -36, 3.5)}${flake(33, -34, 4)}${flake(-4, -14, 3)}M20 6C22 -8 17 -18 22 -34M20 -10L10 -20M20 -16L30 -27M13 -17L8 -14M26 -23L32 -21`,
  },
  // Benny's
  ground: {
    spot: `${disc(20, -26, 12)}${soil(43, 6)}`,
    cut: 'M14 17C6 8 18 4 15 -6C12 -18 24 -26 28 -16C31 -8 26 0 30 6C33 11 30 14 34 17L28 14L24 17L19 13Z',
    lines:
      'M-20 17C-16 0-22 -10-18 -24C-16 -32-22 -36-20 -42M-19 -10L-34 -20M-34 -20L-40 -17M-30 -18L-32 -28M-19 -20L-8 -30M-8 -30L-2 -28M-11 -27L-12 -36',
    ink: `${disc(20, -12, 1.8)}${disc(25.5, -12.5, 1.8)}M21 -6C21 -9 26 -9 26 -6C26 -1 21 -1 21 -6Z`,
  },
}

/** The Cul-De-Sacs, by the name on the card; one of an owner's pack gets the first. */
export const CORNERS: Readonly<Record<string, Print>> = {
  // a swing that somebody has just left
  'KIDDIE CORNER': {
    spot: 'M8 17C6 0 8 -20 16 -30C24 -40 40 -38 43 -28L43 17Z',
    cut: eyes(27, -18, 1.3) + teeth(27, -8, 18),
    lines:
      'M-38 17L-28 -32M-18 17L-28 -32M-28 -32L6 -32M6 -32L-2 17M6 -32L12 -6M-20 -32L-24 2M-12 -32L-15 4M-27 1L-12 5',
    ink: 'M12 17C12 6 9 0 12 -8L16 17ZM18 17C18 8 16 4 18 -2L22 17Z',
  },
  // a tent, and nobody laughs
  'CREEPY CARNIVAL': {
    spot: sky(47, -26, 0.5),
    cut: 'M0 -38L34 -12L30 17L-30 17L-34 -12ZM0 -43L12 -40L0 -37Z',
    ink: `M0 -38L-22 -16L-20 17L-10 17L-9 -12ZM0 -38L22 -16L20 17L10 17L9 -12ZM-34 -12C-30 -6-25 -6-23 -12C-20 -6-14 -6-11 -12C-8 -6-3 -6 0 -12C3 -6 8 -6 11 -12C14 -6 20 -6 23 -12C25 -6 30 -6 34 -12L34 -15L-34 -15ZM-8 17C-8 0 8 0 8 17Z`,
    lines: 'M-4 9L-1 10M4 9L1 10M-4 14L4 14M0 -38L0 -43',
  },
  // three doors, all of them ajar
  'DOWN LEXINGTON DR.': {
    spot: house(-43, -15, -20, -34) + house(-14, 14, -22, -38) + house(15, 43, -20, -34),
    cut: `${pane(-38, -14, 7, 8)}${pane(-27, -14, 7, 8)}${pane(-9, -16, 7, 8)}${pane(2, -16, 7, 8)}${pane(20, -14, 7, 8)}${pane(31, -14, 7, 8)}`,
    ink: `${pane(-34, -1, 11, 18)}${pane(-6, -3, 12, 20)}${pane(23, -1, 11, 18)}M-35 -14L-34 -14L-34 -6L-35 -6ZM-24 -14L-23 -14L-23 -6L-24 -6ZM-6 -16L-5 -16L-5 -8L-6 -8ZM5 -16L6 -16L6 -8L5 -8Z`,
    lines: 'M-31 6L-29 7M-26 6L-28 7M-3 5L-1 6M3 5L1 6M26 6L28 7M31 6L29 7',
  },
  // a grating, and fingers
  'BENEATH THE COVE': {
    spot: `${rows(-43, -42, 43, 17, 9, { seed: 53, width: 2, length: 22, dense: 0.5 })}`,
    cut: 'M-32 -12C-32 -34 32 -34 32 -12C32 12-32 12-32 -12Z',
    ink: 'M-27 -12C-27 -29 27 -29 27 -12C27 7-27 7-27 -12Z',
    lines: `M-18 -22L-18 -1M-9 -25L-9 2M0 -26L0 3M9 -25L9 2M18 -22L18 -1${'M-14 -14L-8 -11M14 -14L8 -11'}`,
  },
  // a tree, a parcel, and the parcel has teeth
  'HOLLOW DAYS': {
    spot: fir(-14, 17, 56, 38),
    cut: `M-14 -43L-12 -38L-7 -38L-11 -34L-9 -29L-14 -32L-19 -29L-17 -34L-21 -38L-16 -38ZM10 17L10 -6L38 -6L38 17Z${disc(-20, -10, 2)}${disc(-7, -4, 2)}${disc(-22, 4, 2)}${disc(-4, 7, 2)}${disc(-13, -18, 1.6)}`,
    ink: `M22 -6L26 -6L26 17L22 17ZM12 3L36 3L34 8L31 4L28 9L25 4L22 9L19 4L16 8ZM15 -2L19 0L15 1ZM33 -2L29 0L33 1Z`,
    lines: 'M24 -6C14 -16 12 -8 24 -6C36 -16 36 -8 24 -6',
  },
}

export const printOf = (kind: string, name: string): Print =>
  (kind === 'corner' ? (CORNERS[name] ?? CORNERS['KIDDIE CORNER']) : PRINTS[kind]) ?? {}
