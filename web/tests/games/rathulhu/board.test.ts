import { describe, expect, it } from 'vitest'
import { woodcut } from '$/games/rathulhu/art/woodcuts'
import { describe as describeView } from '$/games/rathulhu/describe'
import { explain } from '$/games/rathulhu/explain'
import { groupsOf } from '$/games/rathulhu/groups'
import { explains, TILES, tileName } from '$/games/rathulhu/names'
import { aeonSums, scoredAeon, sheetRows } from '$/games/rathulhu/sheet'
import type { Cell, Line } from '$/wire/rathulhu'
import { LANGUAGES } from '$/words/words'
import { wordsOf } from '../spoken'
import { collection, seat, view } from './views'

const words = wordsOf('rathulhu', 'en')
const cell = (points: number, counted = 1): Cell => ({ counted, points })

describe('tiles', () => {
  it('of different kinds have different pictures', () => {
    const kinds = TILES.filter((tile) => !tile.endsWith('setback'))
    expect(new Set(kinds.map((tile) => JSON.stringify({ ...woodcut(tile), mark: '' }))).size).toBe(kinds.length)
  })

  it('say which names are invented', () => {
    const names = view().names
    expect(tileName('tome 2', names, words)).toBe('Tome II, B°')
    const printed = { ...names, tomes: names.tomes.map((each) => ({ ...each, provenance: 'printed' as const })) }
    expect(tileName('tome 2', printed, words)).toBe('Tome II, B')
  })
})

describe('"what is this?"', () => {
  it('is answered for every tile', () => {
    expect(TILES.map(explains).filter((name) => !(name in explain(words)))).toEqual([])
  })
})

describe('a collection', () => {
  const now = [0, 0, -5, 0, 0, 5, 1, 0, -5].map((points) => cell(points))
  const mine = seat({ collection: collection({ shoggoths: 2 }), now })
  const held = new Map([['shoggoth' as const, ['a', 'b']]])

  it('shows what is there, and what costs favour because it is not', () => {
    const groups = groupsOf(mine, held, 6, false)
    expect(groups.map((group) => group.name)).toEqual(['shoggoths', 'tomes', 'sites'])
    expect(groups[0]?.worth).toEqual([{ row: 'shoggoths', cell: cell(5), due: true }])
    expect(groups[2]?.worth.map((each) => each.due)).toEqual([false, false])
  })

  it('shows every place where that is asked for', () => {
    expect(groupsOf(mine, held, 6, true).flatMap((group) => group.stacks)).toHaveLength(18)
  })
})

describe('the sheet', () => {
  const line = (row: Line['row'], aeon: number, ...cells: (Cell | null)[]): Line => ({ row, aeon, cells })
  const scored = view({
    sheet: [
      line('relics', 1, cell(3), null),
      line('relics', 2, cell(0), cell(6)),
      line('tomes', 1, cell(-5), cell(5)),
      line('tomes', 2, cell(5), cell(0)),
    ],
    seats: [seat(), seat()],
  })

  it('has each row with its Aeons, and those of the end once', () => {
    const rows = sheetRows(scored)
    expect(rows).toHaveLength(9)
    expect(rows.find(({ row }) => row === 'sites')?.aeons.map(({ aeon }) => aeon)).toEqual([3])
    expect(rows.find(({ row }) => row === 'tomes')?.aeons.map(({ cells }) => cells?.[0]?.points)).toEqual([
      -5,
      5,
      undefined,
    ])
    expect(scoredAeon(scored)).toBe(2)
  })

  it('adds an Aeon up, and keeps quiet about what is hidden', () => {
    expect(aeonSums(scored, 1)).toEqual([-2, null])
    expect(aeonSums(scored, 2)).toEqual([5, 6])
  })
})

describe('the table in words', () => {
  it.each(LANGUAGES)('leaves nothing out (%s)', (language) => {
    const said = wordsOf('rathulhu', language)
    const seen = view({
      track: ['site 3', null, null, null, null, null, null, null],
      seats: [seat({ favour: -4, collection: collection({ relics: 2 }), tokens_down: [6] }), seat()],
    })
    const passages = describeView(seen, ['Anna', 'Bert'], said)
    const text = JSON.stringify(passages)
    for (const part of [
      tileName('site 3', seen.names, said),
      '−4',
      said('tile-relic'),
      '6',
      'Bert',
      said('odds-title'),
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/"[a-z]+(-[a-z]+)+"/) // a key without its words
  })
})
