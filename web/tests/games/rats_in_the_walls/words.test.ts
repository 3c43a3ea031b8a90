import { describe, expect, it } from 'vitest'
import { chancesOf } from '$/games/rats_in_the_walls/chances'
import { describe as tell } from '$/games/rats_in_the_walls/describe'
import { explain } from '$/games/rats_in_the_walls/explain'
import { LANGUAGES } from '$/words/words'
import { askedBy, spoken, wordsOf } from '../spoken'
import { seat, table } from './table'

const NAMES = ['Anna', 'Bert', 'Clara']

describe('the chances', () => {
  it('are said as one would say them', () => {
    const said = (ways: number[]) => chancesOf(ways).map(({ some, of, exact }) => `${exact ? '' : '≈'}${some}/${of}`)
    expect(said([6, 2, 1])).toEqual(['2/3', '1/3', '1/6'])
    expect(said([36, 20, 13, 5, 1])).toEqual(['4/9', '5/9', '≈3/8', '≈1/7', '1/36'])
  })

  it('are close to the truth', () => {
    const ways = [7776, 6752, 5472, 3392, 1952, 972, 412, 126, 36, 6, 1]
    for (const { share, some, of } of chancesOf(ways)) expect(Math.abs(some / of / share - 1)).toBeLessThan(0.13)
  })

  it('are none before a die is in the walls', () => expect(chancesOf([1])).toEqual([]))
})

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf('rats_in_the_walls', language)

  it('the whole table is told, and no word is missing', () => {
    const views = [
      table(),
      table({
        phase: 'rolling_off',
        round: 0,
        roller: 1,
        giver: null,
        receiver: null,
        mover: null,
        dice: 0,
        claim: null,
        ways: [1],
      }),
      table({ phase: 'looked', claim: null, seen: { ones: 1, twos: 0, blank: 1 }, fee: 1, skull: true }),
      table({
        phase: 'over',
        mover: null,
        seats: [seat(7, { rank: 1 }), seat(0, { rank: 3, insane: true }), seat(4, { rank: 2, killed: true })],
      }),
    ]
    for (const view of views) {
      const text = spoken(tell(view, NAMES, words))
      for (const name of NAMES) expect(text).toContain(name)
      expect(text).not.toMatch(/^(tell|says|odds|seat)-/m)
      expect(text).not.toMatch(/[{}]/)
    }
  })

  it('what one has not seen is not told, and what one has seen is', () => {
    const lines = (change: object) => tell(table(change), NAMES, words)[0]?.lines?.join('\n')
    const seen = words('tell-seen', { twos: 0, ones: 1, blank: 1 })
    expect(lines({ looker: 1 })).not.toContain(seen)
    expect(lines({ seen: { ones: 1, twos: 0, blank: 1 } })).toContain(seen)
  })

  it('who has looked is named, and not who has the cup now (6e.2)', () => {
    const lines = tell(table({ giver: 1, looker: 0 }), NAMES, words)[0]?.lines ?? []
    expect(lines).toContain(words('tell-looked', { name: 'Anna' }))
    expect(lines).not.toContain(words('tell-looked', { name: 'Bert' }))
  })

  it('on the skull believing costs everything, too (R16)', () => {
    for (const key of ['tell-skull', 'what-skull-text', 'what-believe-text'])
      expect(words(key)).toMatch(/believ|glaub/i)
  })
})

it('nothing is explained that no piece asks for', () => {
  const named = ['believe', 'doubt', ...askedBy('rats_in_the_walls')] // two by the choice that the card stands for
  expect(Object.keys(explain((key) => key)).sort()).toEqual(named.sort())
})
