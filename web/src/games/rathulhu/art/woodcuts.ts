// Every kind of tile as a woodcut in a square of 64: a black silhouette first, so that it is known at 28 px; then what
// the knife has cut out of it; one spot of green. The pictures of Tomes and Sites are in files of their own.

import type { Tile } from '$/wire/rathulhu'
import { SITES } from './sites'
import { TOMES } from './tomes'

export interface Woodcut {
  /** What lies behind the figure, green. */
  readonly glow?: string
  /** Thick black lines: tentacles, masts. */
  readonly limbs?: string
  /** The black silhouette. */
  readonly body: string
  /** Cut out again: eyes, windows. */
  readonly cut?: string
  readonly cutLines?: string
  /** Green, on what was cut out. */
  readonly gem?: string
  /** Thin black lines: waves, ground. */
  readonly detail?: string
  /** How the ground behind it is engraved. */
  readonly sky?: 'lines' | 'rays' | 'none'
  /** A numeral in the corner, where types differ. */
  readonly mark?: string
}

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const SHOGGOTH: Woodcut = {
  limbs:
    'M15 36C6 33 4 22 10 17C14 14 17 18 15 21M50 30C60 27 62 16 56 11C52 8 49 12 51 15M33 20C30 14 36 11 34 4M8 50C3 48 2 43 4 40M57 47C61 45 62 41 61 38',
  body:
    'M5 59C1 50 6 42 12 40C8 31 14 22 23 23C25 14 40 12 44 21C53 20 59 30 54 38C62 42 63 53 58 59C52 57 50 61 44 59C38 57 34 61 28 59C22 57 18 61 12 59C9 58 7 60 5 59Z',
  cut: disc(22, 34, 5.5) + disc(40, 31, 6.5) + disc(31, 46, 4.6) + disc(48, 46, 3.6) + disc(14, 49, 3.2) + disc(33, 23, 2.4),
  gem: disc(23, 35, 2.6) + disc(39, 32, 3.2) + disc(31, 47, 2.2) + disc(48, 46, 1.7) + disc(14, 49, 1.5),
  cutLines: 'M20 53C25 56 38 57 44 52M27 39C28 37 32 37 33 39M47 37C49 36 51 36 52 38M14 42C16 41 18 41 19 42',
  sky: 'lines',
}

const CULTIST: Woodcut = {
  glow: disc(32, 24, 22),
  body:
    'M32 3C23 6 17 14 17.500 24C17.500 29 19 32 20.500 34.500C11 39 7 49 5 61L59 61C57 49 53 39 43.500 34.500C45 32 46.500 29 46.500 24C47 14 41 6 32 3Z',
  cut: disc(28, 25.5, 2.1) + disc(36, 25.5, 2.1),
  cutLines:
    'M32 11C26 13 22.500 18 22.500 24.500C22.500 31 27 36 32 36.500C37 36 41.500 31 41.500 24.500C41.500 18 38 13 32 11M32 41L32 60M24 43C20 48 18 54 17 60M40 43C44 48 46 54 47 60M13 47C11.500 51 10.500 55 10 59M51 47C52.500 51 53.500 55 54 59',
  sky: 'none',
}

const ALTAR: Woodcut = {
  glow: 'M33 2C42 11 46 17 44 24C43 30 38 33 32 33C26 33 21 30 20 24C19 18 25 17 26 10C29 13 30 15 30 17C33 13 34 8 33 2Z',
  body: 'M4 34L60 33L61 42L54 43L50 57L57 58L59 62L5 62L7 58L14 57L10 43L3 42Z',
  cut: 'M32 16C36 21 37 25 35.500 28C34.500 30.500 29.500 30.500 28.500 28C27 25 31 22 32 16ZM25 46C25 43 39 43 39 46L37.500 51L35.500 51L35.500 54L28.500 54L28.500 51L26.500 51Z',
  cutLines: 'M7 37.500L57 37M14 46L18 56M50 46L46 56M16 42.500L16 47M48 42.500L48 46',
  detail: disc(29.500, 47.500, 1.2) + disc(34.500, 47.500, 1.2),
  sky: 'lines',
}

export const OLD_ONE: Woodcut = {
  limbs: 'M20 38C18 46 9 47 8 54C7.500 58 11 60 13 57M27 40C26 48 19 52 20 59M32 40C31 48 34 53 32 61M37 40C38 48 45 52 44 59M44 38C46 46 55 47 56 54C56.500 58 53 60 51 57',
  body:
    'M32 6C37 6 41 7.500 44 10C46 4 54 2 58 7C62 12 58 20 51 20.500C53 28 50 36 43 41L38 46L32 43L26 46L21 41C14 36 11 28 13 20.500C6 20 2 12 6 7C10 2 18 4 20 10C23 7.500 27 6 32 6Z',
  cut: 'M18 25C21 22 26 24 28.500 29C24 31 19 30 18 25ZM46 25C43 22 38 24 35.500 29C40 31 45 30 46 25ZM8 9C11 6 16 8 17 12C14 15 9 15 8 9ZM56 9C53 6 48 8 47 12C50 15 55 15 56 9Z',
  gem: disc(23.500, 26.800, 1.9) + disc(40.500, 26.800, 1.9),
  cutLines: 'M32 11L32 19M27 12C26 14 26 16 27 18M37 12C38 14 38 16 37 18M29 35L31 38M35 35L33 38M24 36C22 39 24 42 23 44M40 36C42 39 40 42 41 44M32 41L32 48',
  sky: 'rays',
}

const RELIC: Woodcut = {
  body:
    'M16 9L48 9C50 9 50 12 48 12.500C48 26 43 34 36 36L35.500 45C41 46.500 47 50 48 57C48 60 16 60 16 57C17 50 23 46.500 28.500 45L28 36C21 34 16 26 16 12.500C14 12 14 9 16 9Z' +
    'M16 14C7 12 6 25 19 28L18 24.500C11 23 11 17 16.500 18ZM48 14C57 12 58 25 45 28L46 24.500C53 23 53 17 47.500 18Z',
  cut: 'M32 15.500L38.500 22L32 30.500L25.500 22Z' + disc(32, 40.5, 2.6),
  gem: 'M32 17.500L36.500 22L32 28L27.500 22Z',
  cutLines: 'M20 13L44 13M20.500 19C21 22 22 25 24 28M43.500 19C43 22 42 25 40 28M21 54.500C26 53 38 53 43 54.500',
  sky: 'rays',
}

const STAR = 'M31 2L39 22L61 19L44 33L55 55L33 44L14 60L19 37L3 24L24 22Z'
const ELDER_SIGN: Woodcut = {
  body: STAR,
  cut: 'M15 31C22 21 42 21 48 31C42 41 22 41 15 31Z',
  gem: 'M32 22.500C35.500 27 36.500 31 35 35C34 39 30 39 29 35C27.500 31 30 27 32 22.500Z',
  sky: 'lines',
}

const PLAIN: Readonly<Partial<Record<Tile, Woodcut>>> = {
  shoggoth: SHOGGOTH,
  cultist: CULTIST,
  altar: ALTAR,
  'old one': OLD_ONE,
  relic: RELIC,
  'elder sign': ELDER_SIGN,
  'shoggoth setback': SHOGGOTH,
  'ritual setback': CULTIST,
}

/** The picture of a kind of tile; a Setback shows what it strikes. */
export function woodcut(tile: Tile): Woodcut {
  if (tile === 'tome setback') return { ...(TOMES[2] as Woodcut), mark: '' }
  if (tile === 'site setback') return { ...(SITES[4] as Woodcut), mark: '' }
  const [kind, number] = tile.split(' ')
  const types = kind === 'tome' ? TOMES : kind === 'site' ? SITES : []
  return types[Number(number) - 1] ?? PLAIN[tile] ?? ELDER_SIGN
}

/** The crack through whatever a Setback strikes. */
export const CRACK = 'M41 1L27 22L36 26L23 43L31 46L21 63L40 42L33 39L47 22L37 18Z'

/** Engraved lines behind a figure: broken ones across, or rays out of its middle. */
export const SKIES: Readonly<Record<'lines' | 'rays' | 'none', string>> = { lines: lines(), rays: rays(), none: '' }

function lines(): string {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => {
    const y = 6.5 + at * 3.6
    const gap = 12 + ((at * 23) % 34)
    return `M6 ${y}L${gap} ${y}M${gap + 5 + (at % 3) * 2} ${y}L58 ${y}`
  })
  return all.join('')
}

function rays(): string {
  const all = Array.from({ length: 36 }, (_, at) => {
    const angle = (at * Math.PI) / 18
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const reach = Math.min(26 / Math.max(Math.abs(x), Math.abs(y)), 34)
    const near = at % 2 ? 23 : 18
    return `M${(32 + x * near).toFixed(1)} ${(31 + y * near).toFixed(1)}L${(32 + x * reach).toFixed(1)} ${(32 + y * reach).toFixed(1)}`
  })
  return all.join('')
}
