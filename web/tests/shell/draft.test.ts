import { describe, expect, it } from 'vitest'
import { changeBot, linesOf, readBot, temperOf, writeBot } from '$/shell/parts/bots'
import { splitClauses } from '$/shell/parts/clauses'
import { clockOf, fieldOf, firstDraft, sitDown, stillToSeat, wishFor } from '$/shell/new/draft'
import { ago, clockText } from '$/shell/time'
import type { GameInfo } from '$/wire/types'

const game = {
  name: 'toy',
  seats: { min: 2, max: 4 },
  options: [
    { name: 'end', type: 'choice', default: 'soon', choices: ['soon', 'late'] },
    { name: 'first_seat', type: 'number', default: 1, least: 1, most: 4, choices: [] },
  ],
  packs: {
    board: [
      { name: 'a', default: false },
      { name: 'b', default: true },
    ],
  },
  levels: [
    { name: 'level:2', number: 2, title: 'Tippler', line: 'Plays by feel.', strength: '' },
    { name: 'level:3', number: 3, title: 'Regular', line: 'Sees a lot.', strength: 'Beats level 2.' },
  ],
  temperaments: [
    { name: 'even', title: 'even-tempered', line: '' },
    { name: 'liar', title: 'a liar', line: '' },
  ],
} as unknown as GameInfo

describe('a table that is thought of', () => {
  it('has a coach only where nobody else would learn from it', () => {
    const draft = { ...firstDraft(game, 3, 'level:1'), coach: true, hints: true }
    expect(draft.sitters).toEqual(['me', 'bot:level:1', 'bot:level:1'])
    expect(wishFor(game, draft, 'Anna')).toMatchObject({ coach: true, hints: true })
    const withFriend = { ...draft, sitters: ['me', 'friend'] as const }
    expect(wishFor(game, withFriend, 'Anna')).toMatchObject({ coach: false, hints: true })
  })

  it('begins with oneself, bots and the usual', () => {
    const draft = firstDraft(game, 3)
    expect(draft.sitters).toEqual(['me', 'bot:level:3', 'bot:level:3'])
    expect(wishFor(game, draft, 'Anna')).toMatchObject({
      seats: 3,
      sit: true,
      options: {},
      packs: { board: 'b' },
      stand_in: 'level:3:even',
    })
  })

  it('asks only for options that differ, and seats bots and neighbours where they were put', () => {
    const draft = {
      ...firstDraft(game, 4),
      sitters: ['bot:level:1:liar', 'me', 'friend', 'here'] as const,
      options: { end: 'late', first_seat: 1 },
    }
    expect(wishFor(game, draft, 'Anna')).toMatchObject({ sit: false, options: { end: 'late' } })
    expect(stillToSeat(draft)).toEqual([
      { seat: 0, level: 'level:1:liar', isMe: false },
      { seat: 1, level: '', isMe: true },
      { seat: 3, level: '', isMe: false },
    ])
  })

  it('keeps people when seats come and go', () => {
    expect(sitDown(['me', 'bot:level:5', 'here'], 2)).toEqual(['me', 'bot:level:5'])
    expect(sitDown(['me', 'bot:level:5'], 3)).toEqual(['me', 'bot:level:5', 'friend'])
  })

  it('has clocks that a house accepts', () => {
    expect(clockOf('none', 'pause')).toEqual({ kind: 'none', seconds: 0, increment: 0, time_up: 'pause' })
    expect(clockOf('move', 'bot').increment).toBe(0)
    expect(clockOf('bank', 'bot').seconds).toBeGreaterThan(0)
  })

  it.each([
    ["Option 'first_seat' cannot be 13; it takes a whole number from 1 to 12.", 'option-first_seat'],
    ["There is no board pack 'c'; there are: a, b.", 'pack-board'],
    ['A name has at most 32 characters; this one has 40.', 'name'],
    ['A clock has 1 to 1209600 seconds, not 0.', 'clock'],
    ['Something else.', 'table'],
  ])('finds the field for: %s', (why, field) => {
    expect(fieldOf(why, game)).toBe(field)
  })
})

describe('a bot', () => {
  it('has a level, and a temperament unless the house chooses', () => {
    expect(readBot('level:4:liar')).toEqual({ level: 4, temperament: 'liar' })
    expect(readBot('level:4')).toEqual({ level: 4, temperament: '' })
    expect(['level:1', 'level:5:even'].map((name) => writeBot(readBot(name)))).toEqual(['level:1', 'level:5:even'])
    expect(changeBot('level:1:liar', { level: 2 })).toBe('level:2:liar')
    expect(changeBot('level:1:liar', { temperament: '' })).toBe('level:1')
  })

  it('is told in the words of the shelf, or plainly', () => {
    expect(temperOf('level:3:liar', game)).toBe('a liar')
    expect(temperOf('level:3:sea_dog', game)).toBe('sea dog')
    expect(temperOf('level:3:liar', undefined)).toBe('liar')
    expect(linesOf('level:3', game)).toBe('Sees a lot. Beats level 2.')
    expect(linesOf('level:2:liar', game)).toBe('Plays by feel.')
    expect(linesOf('level:9', game)).toBe('')
  })
})

describe('clauses in a sentence', () => {
  it.each([
    ['Nobody may (clause 4.7).', ['4.7']],
    ['Das verbietet Klausel R12.', ['R12']],
    ['The best of five dice (5.1, R23).', ['5.1', 'R23']],
    ['Bert has lost a brain (3).', []],
    ['Tallow 2 rolls.', []],
  ])('%s', (text, clauses) => {
    const parts = splitClauses(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.flatMap((part) => part.clause ?? [])).toEqual(clauses)
  })
})

describe('times', () => {
  it('are said as on a clock', () => {
    expect([0, 7, 61, 3723].map(clockText)).toEqual(['0:00', '0:07', '1:01', '1:02:03'])
    expect(clockText(-5)).toBe('0:00')
  })

  it('are said as people do', () => {
    const words = (key: string, values?: Record<string, unknown>): string =>
      `${key} ${String(values?.count ?? '')}`.trim()
    const minutes = (count: number): string => ago(words, 0, count * 60_000)
    expect([0, 5, 120, 3000].map(minutes)).toEqual(['ago-now', 'ago-minutes 5', 'ago-hours 2', 'ago-days 2'])
  })
})
