import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askedOf, describe as tell, phaseOf } from '$/games/condyle_cove/describe'
import { explain } from '$/games/condyle_cove/explain'
import { holdsOf } from '$/games/condyle_cove/names'
import type { View } from '$/wire/condyle_cove'
import { LANGUAGES, makeWords } from '$/words/words'
import { alone, player, spot, table } from './table'

const SOURCES = join(import.meta.dirname, '../../../src')
const FOLDER = join(SOURCES, 'games/condyle_cove')
const wordsOf = (language: (typeof LANGUAGES)[number]) =>
  makeWords(language, [join(SOURCES, `words/${language}.ftl`), join(FOLDER, `${language}.ftl`)].map((file) => readFileSync(file, 'utf8')))
const NAMES = ['Anna', 'Bert', 'Clara', 'Dora']
const textOf = (view: View, words: ReturnType<typeof wordsOf>): string =>
  tell(view, NAMES, words)
    .flatMap(({ heading, lines = [], table: grid }) => [heading, ...lines, ...(grid ? [...grid.head, ...grid.rows.flat()] : [])])
    .join('\n')

const HOLDS = { steps: -1, draw: 2, firm: 1, safe_hand: 1, safe_pile: 1, safe_lose: 1, stuck: 1, open_hand: 1, bare: 1 }
const VIEWS: readonly View[] = [
  table(),
  table({ phase: 'answer', mover: null, asked: [1], playing: 4, player: 0, answering: 24, chosen: [{ pawn: 1, space: 2 }, { pawn: 0, space: null }] }),
  table({ phase: 'answer', mover: null, asked: [0, 1], replied: true, playing: 4, player: 0, replaced: 2, cell: { x: 2, y: 0 } }),
  table({ benny: true, screams: 1, winter_left: 3, haunted_left: 2, pawns: [1, 9, null, null, 0], cove: [...table().cove, spot(10, 'passage', 2, 0), spot(11, 'passage', -2, 0)] }),
  table({ players: [player({ holds: HOLDS, permanents: [70, 85], discard: [{ card: 4, down: false }, { card: null, down: true }], quiet: true }), player({ alive: false, out: 1 })] }),
  table({ viewer: null, phase: 'over', turn: null, players: [player({ rank: 1 }), player({ rank: 2, alive: false })] }),
  table({ players: [player({ hand: [4] }), player({ hand: [null, 24], pile_known: [{ depth: 1, card: 4 }, { depth: 3, card: 24 }] })] }),
  alone(),
  table({ phase: 'cross', space: 3, spaces_next: [4], spaces: { 3: spot(3, 'alley', 0, 0).info, 4: spot(4, 'town', 0, 0).info } }),
  alone({ his_bonus: 2, pawns: [4, null, null, null, 4], turn: 1 }),
]

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(language)

  it('the whole table is told, and no word is missing', () => {
    for (const view of VIEWS) {
      const text = textOf(view, words)
      for (const { info } of view.cove) expect(text).toContain(language === 'de' ? info.name_de : info.name)
      expect(text).not.toMatch(/^(tell|what|card|act|pile|known|holds|player|chosen|answer|space)-/m)
      expect(text).not.toMatch(/[{}]/)
      expect(text).not.toMatch(/\b(undefined|null|NaN)\b/)
    }
  })

  it('every card is told with its text and who wrote it', () => {
    const text = textOf(table(), words)
    expect(text).toContain(language === 'de' ? 'BAD DOG macht etwas.' : 'BAD DOG does something.')
    expect(text).toContain(words('provenance', { from: 'inferred' }))
    expect(text).toContain(words('provenance', { from: 'invented' }))
  })

  it('every explanation has words, and every piece an explanation', () => {
    const known = explain(words)
    for (const [name, { title, text }] of Object.entries(known)) {
      expect(title, name).not.toMatch(/^what-/)
      expect(text, name).not.toMatch(/^what-/)
    }
    const sources = readdirSync(FOLDER).filter((file) => file.endsWith('.svelte')).map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n')
    for (const [, name = ''] of sources.matchAll(/(?:data-explain|explained)="([\w-]+)"/g)) expect(Object.keys(known)).toContain(name)
  })

  it('what holds is said in a few words each', () => {
    const lines = holdsOf(HOLDS, words)
    expect(new Set(lines).size).toBe(Object.keys(HOLDS).length)
  })
})

it('all who are asked are told, and of one’s own answer only oneself', () => {
  const asked = (viewer: number | null, replied: boolean) => askedOf(table({ viewer, replied, phase: 'answer', mover: null, playing: 4, player: 2, asked: [0, 1, 3] })).map(({ state }) => state)
  expect(asked(0, false)).toEqual(['you', 'asked', 'asked'])
  expect(asked(0, true)).toEqual(['done', 'asked', 'asked'])
  expect(asked(null, false)).toEqual(['asked', 'asked', 'asked'])
})

it('a card in play belongs to the Play phase, whatever is asked meanwhile', () => {
  expect(phaseOf(table({ phase: 'where', playing: 4, player: 0 }))).toBe('play')
  expect(phaseOf(table({ phase: 'move' }))).toBe('move')
  expect(phaseOf(table({ phase: 'lay' }))).toBe('draw')
  expect(phaseOf(table({ phase: 'act' }))).toBeNull()
})
