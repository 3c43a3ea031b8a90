// What things are called. Types of Tomes and Sites have names out of a pack; an invented one is marked as such.

import type { Name, Row, Tile, View } from '$/wire/rathulhu'
import type { Words } from '$/words/words'

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const
export const ROWS: readonly Row[] = [
  'old_ones',
  'relics',
  'tomes',
  'altars',
  'cultists',
  'shoggoths',
  'sites',
  'alike',
  'tokens',
]
export const TILES: readonly Tile[] = [
  'shoggoth',
  'cultist',
  'altar',
  'tome 1',
  'tome 2',
  'tome 3',
  'tome 4',
  'tome 5',
  'site 1',
  'site 2',
  'site 3',
  'site 4',
  'site 5',
  'site 6',
  'site 7',
  'site 8',
  'shoggoth setback',
  'ritual setback',
  'tome setback',
  'site setback',
  'old one',
  'relic',
  'elder sign',
]
/** Stands behind a name that nobody has printed; the word for it is said to whoever listens. */
export const INVENTED = '°'

/** The name of a type out of the pack, if the tile is of a type. */
export function packName(tile: Tile, names: View['names']): Name | null {
  const [kind, number] = tile.split(' ')
  const all = kind === 'tome' ? names.tomes : kind === 'site' ? names.sites : []
  return all[Number(number) - 1] ?? null
}

/** A type's name with the mark of an invented one. */
export function marked(name: Name): string {
  return name.provenance === 'invented' ? `${name.name}${INVENTED}` : name.name
}

/** `Shoggoth`, `Tome II`, `Site 4`. */
export function tileTitle(tile: Tile, words: Words): string {
  const number = Number(tile.split(' ')[1])
  switch (tile) {
    case 'shoggoth':
      return words('tile-shoggoth')
    case 'cultist':
      return words('tile-cultist')
    case 'altar':
      return words('tile-altar')
    case 'shoggoth setback':
      return words('tile-shoggoth-setback')
    case 'ritual setback':
      return words('tile-ritual-setback')
    case 'tome setback':
      return words('tile-tome-setback')
    case 'site setback':
      return words('tile-site-setback')
    case 'old one':
      return words('tile-old-one')
    case 'relic':
      return words('tile-relic')
    case 'elder sign':
      return words('tile-elder-sign')
    default:
      return tile.startsWith('tome')
        ? words('tile-tome', { number: ROMAN[number] ?? '' })
        : words('tile-site', { number: String(number) })
  }
}

/** The same with the pack's name: `Tome II, Ashen Almanac°`. */
export function tileName(tile: Tile, names: View['names'], words: Words): string {
  const name = packName(tile, names)
  return name ? `${tileTitle(tile, words)}, ${marked(name)}` : tileTitle(tile, words)
}

export function rowName(row: Row, words: Words): string {
  switch (row) {
    case 'old_ones':
      return words('row-old-ones')
    case 'relics':
      return words('row-relics')
    case 'tomes':
      return words('row-tomes')
    case 'altars':
      return words('row-altars')
    case 'cultists':
      return words('row-cultists')
    case 'shoggoths':
      return words('row-shoggoths')
    case 'sites':
      return words('row-sites')
    case 'alike':
      return words('row-alike')
    case 'tokens':
      return words('row-tokens')
  }
}

/** The tile that stands for a row of the sheet. */
export const ROW_TILES: Readonly<Record<Row, Tile | null>> = {
  old_ones: 'old one',
  relics: 'relic',
  tomes: 'tome 1',
  altars: 'altar',
  cultists: 'cultist',
  shoggoths: 'shoggoth',
  sites: 'site 1',
  alike: 'site 5',
  tokens: null,
}

/** What a tile answers to "what is this?". */
export function explains(tile: Tile): string {
  if (tile.endsWith('setback')) return 'setback'
  return (tile.split(' ')[0] === 'old' ? 'old-one' : tile === 'elder sign' ? 'elder-sign' : tile.split(' ')[0]) ?? ''
}

/** `+5`, `−2`, `0`, with a true minus sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))
export const plain = (points: number): string => String(points).replace('-', '−')
