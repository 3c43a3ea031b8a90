// Every kind of tile as a woodcut in a square of 64: a black silhouette first, so that it is known at 28 px; then what
// the knife has cut out of it; one spot of green. The pictures of Tomes and Sites are in files of their own.

import { disc } from '$/art/woodcut'
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

const SHOGGOTH: Woodcut = {
  limbs:
    'M15 36C6 33 4 22 10 17C14 14 17 18 15 21M50 30C60 27 62 16 56 11C52 8 49 12 51 15M33 20C30 14 36 11 34 4M8 50C3 48 2 43 4 40M57 47C61 45 62 41 61 38',
  body: 'M5 59C1 50 6 42 12 40C8 31 14 22 23 23C25 14 40 12 44 21C53 20 59 30 54 38C62 42 63 53 58 59C52 57 50 61 44 59C38 57 34 61 28 59C22 57 18 61 12 59C9 58 7 60 5 59Z',
  cut:
    disc(22, 34, 5.5) +
    disc(40, 31, 6.5) +
    disc(31, 46, 4.6) +
    disc(48, 46, 3.6) +
    disc(14, 49, 3.2) +
    disc(33, 23, 2.4),
  gem: disc(23, 35, 2.6) + disc(39, 32, 3.2) + disc(31, 47, 2.2) + disc(48, 46, 1.7) + disc(14, 49, 1.5),
  cutLines: 'M20 53C25 56 38 57 44 52M27 39C28 37 32 37 33 39M47 37C49 36 51 36 52 38M14 42C16 41 18 41 19 42',
  sky: 'lines',
}

const CULTIST: Woodcut = {
  glow: disc(32, 24, 22),
  body: 'M32 3C23 6 17 14 17.500 24C17.500 29 19 32 20.500 34.500C11 39 7 49 5 61L59 61C57 49 53 39 43.500 34.500C45 32 46.500 29 46.500 24C47 14 41 6 32 3Z',
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
  detail: disc(29.5, 47.5, 1.2) + disc(34.5, 47.5, 1.2),
  sky: 'lines',
}

export const OLD_ONE: Woodcut = {
  limbs:
    'M19 36C17 42 7 43 6 50C5.500 55 10 56 11 52M23 42C22 48 15 51 15 57C15 61 19 61 20 58M28 48C27 53 24 56 25 61M36 48C37 53 40 56 39 61M41 42C42 48 49 51 49 57C49 61 45 61 44 58M45 36C47 42 57 43 58 50C58.500 55 54 56 53 52',
  body: 'M32 11C36 11 39.500 12 42.500 14C42 6 48 2 54 3.500C61 5.500 63 14 58.500 19.500C56 22.500 52.500 23.500 50 23C50 33 43 38 40 43C38 47 36.500 51 32 51C27.500 51 26 47 24 43C21 38 14 33 14 23C11.500 23.500 8 22.500 5.500 19.500C1 14 3 5.500 10 3.500C16 2 22 6 21.500 14C24.500 12 28 11 32 11Z',
  cut:
    'M18 25C20 21 26 22 28.500 28C24 30.500 19 30 18 25ZM46 25C44 21 38 22 35.500 28C40 30.500 45 30 46 25ZM8 8C12 5.500 17 8.500 17.500 14.500C12.500 18.500 5.500 15 8 8ZM56 8C52 5.500 47 8.500 46.500 14.500C51.500 18.500 58.500 15 56 8Z' +
    'M28.800 50.500L31.600 50.500L31.400 58L29.200 58ZM32.400 50.500L35.200 50.500L34.800 58L32.600 58ZM28.500 43C28.500 40.500 35.500 40.500 35.500 43C35.500 45.500 33 47 32 47C31 47 28.500 45.500 28.500 43Z',
  gem: disc(23.6, 26, 1.9) + disc(40.4, 26, 1.9),
  cutLines:
    'M32 15L32 22M28.500 15.500L29 20M35.500 15.500L35 20M26 41L18 38.500M26 43.500L19 44.500M38 41L46 38.500M38 43.500L45 44.500M29 32C30 34 30 36 29.500 38M35 32C34 34 34 36 34.500 38',
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
