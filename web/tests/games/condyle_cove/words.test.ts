import { describe, expect, it } from 'vitest'
import {
  actsLine,
  askedOf,
  chaseLine,
  chosenLines,
  describe as tell,
  isNear,
  phaseOf,
} from '$/games/condyle_cove/describe'
import { holdsOf } from '$/games/condyle_cove/names'
import type { View } from '$/wire/condyle_cove'
import { LANGUAGES, type Words } from '$/words/words'
import { spoken, wordsOf } from '../spoken'
import { alone, player, spot, table } from './table'

const NAMES = ['Anna', 'Bert', 'Clara', 'Dora']
const textOf = (view: View, words: Words): string => spoken(tell(view, NAMES, words))

const HOLDS = { steps: -1, draw: 2, firm: 1, safe_hand: 1, safe_pile: 1, safe_lose: 1, stuck: 1, open_hand: 1, bare: 1 }
const VIEWS: readonly View[] = [
  table(),
  table({
    phase: 'answer',
    mover: null,
    asked: [1],
    playing: 4,
    player: 0,
    answering: 24,
    chosen: [
      { pawn: 1, space: 2 },
      { pawn: 0, space: null },
    ],
  }),
  table({
    phase: 'answer',
    mover: null,
    asked: [0, 1],
    replied: true,
    playing: 4,
    player: 0,
    replaced: 2,
    cell: { x: 2, y: 0 },
  }),
  table({
    benny: true,
    screams: 1,
    winter_left: 3,
    haunted_left: 2,
    pawns: [1, 9, null, null, 0],
    cove: [...table().cove, spot(10, 'passage', 2, 0), spot(11, 'passage', -2, 0)],
  }),
  table({
    players: [
      player({
        holds: HOLDS,
        permanents: [70, 85],
        discard: [
          { card: 4, down: false },
          { card: null, down: true },
        ],
        quiet: true,
      }),
      player({ alive: false, out: 1 }),
    ],
  }),
  table({ viewer: null, phase: 'over', turn: null, players: [player({ rank: 1 }), player({ rank: 2, alive: false })] }),
  table({
    players: [
      player({ hand: [4] }),
      player({
        hand: [null, 24],
        pile_known: [
          { depth: 1, card: 4 },
          { depth: 3, card: 24 },
        ],
      }),
    ],
  }),
  alone(),
  table({
    phase: 'cross',
    space: 3,
    spaces_next: [4],
    spaces: { 3: spot(3, 'alley', 0, 0).info, 4: spot(4, 'town', 0, 0).info },
  }),
  alone({ his_bonus: 2, pawns: [4, null, null, null, 4], turn: 1 }),
]

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf('condyle_cove', language)

  it('the whole table is told, and no word is missing', () => {
    for (const view of VIEWS) {
      const text = textOf(view, words)
      for (const { info } of view.cove) expect(text).toContain(info.name)
      expect(text).not.toMatch(/^(tell|what|card|act|pile|known|holds|player|chosen|answer|space)-/m)
      expect(text).not.toMatch(/[{}]/)
      expect(text).not.toMatch(/\b(undefined|null|NaN)\b/)
    }
  })

  it('an answer for oneself does not close the question (C28)', () => {
    expect(words('what-window-text')).toMatch(/open for the others|für die anderen offen/)
    expect(words('what-window-text')).not.toMatch(/first answer|erste Antwort/)
  })

  it('every card is told with its text and who wrote it', () => {
    const text = textOf(table(), words)
    expect(text).toContain('BAD DOG does something.')
    expect(text).toContain(words('provenance', { from: 'inferred' }))
    expect(text).toContain(words('provenance', { from: 'invented' }))
  })

  it('whom a card means reads it as meant', () => {
    const chosen = [
      { pawn: 1, space: 2 },
      { pawn: 1, space: null },
    ]
    const [own, others] = [1, 0].map((viewer) => chosenLines(table({ viewer, chosen }), NAMES, words).join(' '))
    expect(own).not.toContain('Bert')
    expect(others).toContain('Bert')
  })

  it('an Act whose effect is asked about can be read', () => {
    expect(textOf(table({ because: 60 }), words)).toContain('SHOVE does something.')
  })

  it('when only death is left among the Acts, that is said', () => {
    const lines = [
      [5, 1],
      [2, 2],
      [1, 1],
      [1, 0],
    ].map(([acts_down, boogeymen_down]) =>
      actsLine(table({ acts_down: acts_down ?? 0, boogeymen_down: boogeymen_down ?? 0 }), words),
    )
    expect(new Set(lines).size).toBe(4)
    expect(lines[2]).not.toContain('1')
  })

  it('the Boogeyman who was turned up is told of where he lies, and as going back', () => {
    const acts = table().acts.map((act) => (act.place === 3 ? { ...act, up: true, act: 57 } : act))
    const view = table({ phase: 'boogeyman', acts, acts_down: 4, boogeymen_down: 0 })
    expect(textOf(view, words)).toContain(words('act-label', { place: 4, state: 'found', name: 'THE BOOGEYMAN' }))
    expect(actsLine(view, words)).not.toBe(actsLine({ ...view, phase: 'play' }, words))
    expect(actsLine(view, words)).not.toBe(actsLine({ ...view, boogeymen_down: 1 }, words))
  })

  it('alone, nobody is promised an escape when it is over', () => {
    const [running, over] = [alone(), alone({ phase: 'over', turn: null })].map((view) => actsLine(view, words))
    expect(running?.startsWith(over?.slice(0, -1) ?? '?')).toBe(true)
    expect(over?.length).toBeLessThan(running?.length ?? 0)
  })

  it('alone, at the end it is said how it went, and nobody is hunted any more', () => {
    const over = { phase: 'over', turn: null } as const
    const caught = alone({ ...over, pawns: [4, null, null, null, 4] })
    const won = alone({ ...over, players: [player({ rank: 1 })] })
    const lost = alone(over)
    expect(new Set([alone(), caught, won, lost].map((view) => chaseLine(view, NAMES, words))).size).toBe(4)
    expect([alone(), caught, won, lost].map(isNear)).toEqual([true, true, false, false])
  })

  it('what holds is said in a few words each', () => {
    const lines = holdsOf(HOLDS, words)
    expect(new Set(lines).size).toBe(Object.keys(HOLDS).length)
  })
})

it('all who are asked are told, and of one’s own answer only oneself', () => {
  const asked = (viewer: number | null, replied: boolean) =>
    askedOf(table({ viewer, replied, phase: 'answer', mover: null, playing: 4, player: 2, asked: [0, 1, 3] })).map(
      ({ state }) => state,
    )
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
