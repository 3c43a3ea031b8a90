import { expect, it } from 'vitest'
import { choiceTo, choicesTo } from '$/games/choices'
import type { Action } from '$/wire/rathulhu'
import type { Choice } from '$/wire/types'

const choices: Choice<Action>[] = [
  {
    code: 1,
    action: { do: 'bid', token: 5 },
    notation: 'bid 5',
    text: 'Bid 5',
    stakes: 'Nothing is at stake.',
    warning: null,
  },
  {
    code: 2,
    action: { do: 'bid', token: 7 },
    notation: 'bid 7',
    text: 'Bid 7',
    stakes: 'Nothing is at stake.',
    warning: null,
  },
  { code: 3, action: { do: 'pass' }, notation: 'pass', text: 'Pass', stakes: 'Nothing is at stake.', warning: null },
]

it('finds the choices of a kind', () => {
  expect(choicesTo(choices, 'bid').map((choice) => choice.action.token)).toEqual([5, 7])
  expect(choicesTo(choices, 'draw')).toEqual([])
})

it('finds the one with certain details, or none', () => {
  expect(choiceTo(choices, 'bid', { token: 7 })?.notation).toBe('bid 7')
  expect(choiceTo(choices, 'bid', { token: 9 })).toBeNull()
  expect(choiceTo(choices, 'pass')?.notation).toBe('pass')
})
