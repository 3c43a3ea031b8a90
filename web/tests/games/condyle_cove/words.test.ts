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
  table({ phase: 'answer', mover: 1, playing: 4, player: 0, answering: 24, chosen: [{ pawn: 1, space: 2 }, { pawn: 0, space: null }] }),
  table({ phase: 'answer', mover: 1, playing: 4, player: 0, replaced: 2, cell: { x: 2, y: 0 } }),
  table({ benny: true, screams: 1, winter_left: 3, haunted_left: 2, pawns: [1, 9, null, null, 0], cove: [...table().cove, spot(10, 'passage', 2, 0), spot(11, 'passage', -2, 0)] }),
  table({ players: [player({ holds: HOLDS, permanents: [70, 85], discard: [{ card: 4, down: false }, { card: null, down: true }], quiet: true }), player({ alive: false, out: 1 })] }),
  table({ viewer: null, phase: 'over', turn: null, players: [player({ rank: 1 }), player({ rank: 2, alive: false })] }),
  table({ players: [player({ hand: [4] }), player({ hand: [null, 24], pile_known: [{ depth: 1, card: 4 }, { depth: 3, card: 24 }] })] }),
  alone(),
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

describe('who is asked for an answer', () => {
  const four = (mover: number): View => table({ phase: 'answer', mover, playing: 4, player: 2, players: [player({ hand: [4] }), player({ hand: [null] }), player(), player({ hand: [null], quiet: true })] })

  it('is asked clockwise from whoever plays', () => {
    expect(askedOf(four(0))).toEqual([{ seat: 3, state: 'quiet' }, { seat: 0, state: 'now' }, { seat: 1, state: 'later' }])
    expect(askedOf(four(1)).map(({ state }) => state)).toEqual(['quiet', 'past', 'now'])
  })

  it('is nobody who is out or holds nothing', () => {
    const view = table({ phase: 'answer', mover: 0, playing: 4, player: 1, players: [player({ hand: [24] }), player(), player({ alive: false }), player()] })
    expect(askedOf(view)).toEqual([{ seat: 0, state: 'now' }])
  })

  it('alone is oneself, whoever plays', () => {
    expect(askedOf(alone({ phase: 'answer', playing: 4, player: 1 }))).toEqual([{ seat: 0, state: 'now' }])
    expect(askedOf(alone({ phase: 'answer', playing: 4, player: 0 }))).toEqual([{ seat: 0, state: 'now' }])
  })
})

it('a card in play belongs to the Play phase, whatever is asked meanwhile', () => {
  expect(phaseOf(table({ phase: 'where', playing: 4, player: 0 }))).toBe('play')
  expect(phaseOf(table({ phase: 'move' }))).toBe('move')
  expect(phaseOf(table({ phase: 'lay' }))).toBe('draw')
  expect(phaseOf(table({ phase: 'act' }))).toBeNull()
})
