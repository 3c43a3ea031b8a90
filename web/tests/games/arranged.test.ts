// What is loud under a board: never doing nothing, and not what lies on the board.

import { expect, it } from 'vitest'
import { areLoud, arrange } from '$/games/arranged'
import { anytime, onBoard, quiet } from '$/games/house_of_rath/offers'
import type { Action } from '$/wire/house_of_rath'
import type { Choice } from '$/wire/types'

const choice = (action: Action): Choice<Action> =>
  ({ code: 0, action, notation: JSON.stringify(action), text: '', warning: null }) as Choice<Action>
const kinds = (choices: readonly Choice[]): string[] => choices.map((each) => (each.action as Action).do)
const rath = { anytime, onBoard, quiet } as Parameters<typeof arrange>[1]
const rooms = (count: number): Choice<Action>[] =>
  (['a', 'b', 'c', 'd', 'e'] as const).slice(0, count).map((room) => choice({ do: 'rotate', room }))

it('doing nothing is seen, and is no brass button', () => {
  const listed = arrange([...rooms(4), choice({ do: 'nothing' })], rath)
  expect(kinds(listed.quiet)).toEqual(['nothing'])
  expect(listed.plain).toEqual([])
  expect(listed.folded).toHaveLength(4)
})

it('of a few, what is on the board is a brass button, too', () => {
  const listed = arrange([...rooms(2), choice({ do: 'nothing' })], rath)
  expect(kinds(listed.plain)).toEqual(['rotate', 'rotate'])
  expect(areLoud(listed)).toBe(true)
  expect(listed.folded).toEqual([])
})

it('where all of a long list lies on the board, it is listed all the same', () => {
  const listed = arrange([...rooms(5), choice({ do: 'reveal', orphan: 3 })], rath)
  expect(listed.allLie).toBe(true)
  expect(listed.plain).toHaveLength(5)
  expect(areLoud(listed)).toBe(false)
  expect(kinds(listed.free)).toEqual(['reveal'])
})

it('a game that says nothing of its choices has them all as buttons', () => {
  const listed = arrange(rooms(2), {})
  expect([listed.plain.length, listed.quiet.length, listed.free.length]).toEqual([2, 0, 0])
})
