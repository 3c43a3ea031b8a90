import { describe, expect, it } from 'vitest'
import { describe as tell } from '$/games/house_of_rath/describe'
import { explain } from '$/games/house_of_rath/explain'
import { verdict } from '$/games/house_of_rath/why'
import type { Reason, View } from '$/wire/house_of_rath'
import { LANGUAGES, type Words } from '$/words/words'
import { askedBy, spoken, wordsOf } from '../spoken'
import { orphan, seat, table } from './table'

const NAMES = ['Anna', 'Bert']
const textOf = (view: View, words: Words): string => spoken(tell(view, NAMES, words))

const attack = { orphan: 7, room: 'c', owner: null, asked: [0, 1], answered: false, mine: false, last: false } as const

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf('house_of_rath', language)

  it('what is explained agrees with the rules (21.1, H21, H28, 13.2, 12.6, H20)', () => {
    expect(words('what-lock-text')).toContain('Boyden Boogey')
    expect(words('what-attack-text')).not.toMatch(/only an extra|nur ein Statist/)
    expect(words('what-shrinking-text')).not.toMatch(/From now on|Von nun an/)
    expect(words('what-card-up-text')).toMatch(/may roll|darf gewürfelt/)
    expect(words('what-card-down-text')).toMatch(/let go|preisgegeben/)
    expect(words('what-asked-text')).toMatch(/Only a claim|Nur ein Bekenntnis/)
  })

  it('the whole house is told, and no word is missing', () => {
    const reasons: Reason[] = ['near', 'behind_a_lock', 'far', 'through_locks', 'restless']
    const why = table().compulsion
    const views = [
      table(),
      table({
        phase: 'claiming',
        mover: null,
        attack,
        task: null,
        orphans: [orphan(1, { hidden: true, owner: 0 }), ...table().orphans.slice(1)],
      }),
      table({
        seats: [
          seat({ hand: [], up: [1], lesson_cards: [2], lessons: 1, removed: 5, children: 1, partner: 1 }),
          seat({ out: 1, plays: false }),
        ],
        shrinks: true,
        quiet: 3,
        rooms_gone: ['f'],
      }),
      ...reasons.map((reason) =>
        table({ compulsion: why && { ...why, reason, steps: ['a', 'm'], breaks: ['a'], targets: ['c'] } }),
      ),
    ]
    for (const view of views) {
      const text = textOf(view, words)
      for (const name of NAMES) expect(text).toContain(name)
      for (const { room } of view.rooms) expect(text).toContain(`Room ${room}`)
      expect(text).not.toMatch(/^(tell|why|left|player|look|card|what)-/m)
      expect(text).not.toMatch(/[{}]/)
    }
  })

  it('who only watches is told of nobody’s cards', () => {
    const watched = textOf(table({ viewer: null, seats: [seat(), seat()] }), words)
    expect(watched).not.toContain(words('tell-secret', { name: 'Orphan 1' }))
    expect(textOf(table(), words)).toContain(words('tell-secret', { name: 'Orphan 1' }))
  })

  it('whoever does not own the orphan reads the same while it may be claimed', () => {
    const asked = textOf(table({ phase: 'claiming', attack }), words)
    expect(textOf(table({ phase: 'claiming', attack: { ...attack, answered: true } }), words)).toBe(asked)
  })

  it('where Rath must go is one sentence', () => {
    const why = table().compulsion
    expect(verdict(table(), words)).toContain('Room a')
    const stays = verdict(table({ compulsion: why && { ...why, steps: ['m'] } }), words)
    expect(stays).toBe(words('why-stays', { room: words('the-room', { room: 'Room m' }) }))
  })
})

it('nothing is explained that no piece asks for', () => {
  expect(Object.keys(explain((key) => key)).sort()).toEqual([...askedBy('house_of_rath')].sort())
})
