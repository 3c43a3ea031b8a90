// What was agreed on is told in the words of the house, never in those of programs.
import { describe, expect, it } from 'vitest'
import { agreedOn } from '$/shell/table/agreed'
import type { GameInfo, TableInfo } from '$/wire/types'
import { loadWords } from '$/words/words'

const game = {
  options: [
    { name: 'teams', title: 'Team play', type: 'flag', choices: [], labels: [] },
    {
      name: 'fate',
      title: 'Fate board',
      type: 'choice',
      choices: ['standard', 'rooms'],
      labels: ['5 and 6', 'The room'],
    },
    { name: 'games', title: 'Games in a shift', type: 'choice', choices: [3, 1], labels: ['3', '1'] },
    { name: 'dawn', title: 'Day breaks', type: 'number', choices: [], labels: [] },
  ],
  packs: {
    cove: [{ name: 'cove', title: 'The Cove' }],
    corner: [
      { name: 'kiddie_corner', title: 'KIDDIE CORNER' },
      { name: 'hollow_days', title: 'HOLLOW DAYS' },
    ],
  },
} as unknown as GameInfo
const table = (some: Partial<TableInfo>): TableInfo => ({ options: {}, packs: {}, ...some }) as TableInfo

describe('what was agreed on', () => {
  it('calls options and choices what the house calls them', async () => {
    const words = await loadWords('de')
    const options = { teams: true, fate: 'rooms', games: 1, dawn: 12 }
    expect(agreedOn(table({ options }), game, words)).toEqual([
      { title: 'Team play', text: 'ja' },
      { title: 'Fate board', text: 'The room' },
      { title: 'Games in a shift', text: '1' },
      { title: 'Day breaks', text: '12' },
    ])
  })
  it('tells a pack only where there was a choice, by its title', async () => {
    const words = await loadWords('en')
    expect(agreedOn(table({ packs: { cove: 'cove', corner: 'hollow_days' } }), game, words)).toEqual([
      { title: 'The Cul-De-Sac', text: 'HOLLOW DAYS' },
    ])
  })
  it('calls a pack of one’s own by its title, or by its name, and is at no loss for one that has neither', async () => {
    const words = await loadWords('en')
    const texts = [{ title: 'Our cove', name: 'ours' }, { name: 'ours' }, {}].map(
      (cove) => agreedOn(table({ packs: { cove } }), game, words)[0]?.text,
    )
    expect(texts).toEqual(['Our cove (a pack of one’s own)', 'ours (a pack of one’s own)', 'a pack of one’s own'])
  })
  it('makes words of names that the shelf does not know', async () => {
    const words = await loadWords('en')
    const odd = table({ options: { very_odd: 'some_thing' }, packs: { toys: 'old_toys' } })
    expect(agreedOn(odd, undefined, words)).toEqual([
      { title: 'Very odd', text: 'Some thing' },
      { title: 'Content', text: 'Old toys' },
    ])
  })
})
