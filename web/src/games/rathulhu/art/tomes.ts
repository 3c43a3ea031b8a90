// Five books: the same binding, another emblem on the cover. Only the emblem and the numeral tell them apart.

import type { Woodcut } from './woodcuts'

const COVER =
  'M15 4L50 4C53 4 54 6 54 8L54 53C54 54 53.500 54.500 53 55L53 58L55 59.500C55 61 54 61.500 52 61.500L15 61.500C11 61.500 9 59 9 56L9 10C9 6 11 4 15 4Z'
const PAGES = 'M15 54.500L51 54.500L51 59L15 59C12.500 59 12.500 54.500 15 54.500Z'
const BINDING = 'M16 7L16 51M19.500 14L9 14M19.500 24L9 24M19.500 40L9 40M22 8L50 8L50 50.500L22 50.500L22 8'
const SHEETS = 'M16 56L50 56M16 57.500L50 57.500'

const tome = (mark: string, emblem: Pick<Woodcut, 'cut' | 'gem'>, lines: string, detail = ''): Woodcut => ({
  body: COVER,
  cut: PAGES + (emblem.cut ?? ''),
  cutLines: BINDING + lines,
  gem: emblem.gem ?? '',
  detail: SHEETS + detail,
  sky: 'lines',
  mark,
})

/** In the order of their numbers. What they are called is the pack's business; the pictures only have to differ. */
export const TOMES: readonly Woodcut[] = [
  // three waves and a drop
  tome(
    'I',
    { cut: 'M36 12C40 18 41 20 39 23C38 25 34 25 33 23C31 20 33 18 36 12Z' },
    'M25 31C28 27 31 27 34 31C37 35 40 35 43 31L47 28M25 38C28 34 31 34 34 38C37 42 40 42 43 38L47 35M25 45C28 41 31 41 34 45C37 49 40 49 43 45L47 42',
  ),
  // a waning moon with a star
  tome(
    'II',
    {
      cut: 'M41 13C27 12 22 24 27 34C31 43 42 45 48 38C38 39 33 33 33 27C33 21 36 16 41 13ZM43 21L44.500 25L48.500 26L44.500 27.500L43 31.500L41.500 27.500L37.500 26L41.500 25Z',
    },
    '',
  ),
  // a coiled worm
  tome(
    'III',
    {},
    'M28 45C22 38 24 20 36 18C47 17 49 32 41 36C34 39 29 31 34 28C37 26.500 39 29 38 31M28 45C31 48 40 47 46 44M26 40L23 42M25.500 34L22.500 34M26 28L23 26.500M29 22L27 19.500M35 18L34.500 15M41 20L43 17.500M45 25L48 23.500M45 31L48 32',
  ),
  // a compass
  tome(
    'IV',
    {
      cut: 'M36 11L39 25L50 28L39 31L36 46L33 31L23 28L33 25Z',
      gem: 'M36 18L37 27L36 28L35 27ZM36 38L35 29L36 28L37 29Z',
    },
    'M29 21L32 24M43 21L40 24M29 35L32 32M43 35L40 32',
  ),
  // an eye that is sewn into hide
  tome(
    'V',
    {
      cut: 'M23 29C28 19 44 19 49 29C44 39 28 39 23 29Z',
      gem: 'M36 22.500C40 22.500 42 25.500 42 29C42 32.500 40 35.500 36 35.500C32 35.500 30 32.500 30 29C30 25.500 32 22.500 36 22.500Z',
    },
    'M26 18L24 14M31 15L30 11M36 14L36 10M41 15L42 11M46 18L48 14M26 40L24 44M31 43L30 47M36 44L36 48M41 43L42 47M46 40L48 44',
    'M36 24L36 34',
  ),
]
