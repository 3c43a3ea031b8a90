// Which choice lies on which piece. Whether there is one is all that the board knows.

import type { Action, Room } from '$/wire/house_of_rath'
import type { Choice } from '$/wire/types'
import { choiceTo } from '../choices'

type Choices = readonly Choice<Action>[]

export const roomChoice = (choices: Choices, room: Room): Choice<Action> | null =>
  choiceTo(choices, 'rotate', { room }) ??
  choiceTo(choices, 'go', { room }) ??
  choiceTo(choices, 'rath', { room }) ??
  choiceTo(choices, 'remove_room', { room })

export const orphanChoice = (choices: Choices, orphan: number): Choice<Action> | null =>
  choiceTo(choices, 'move', { orphan }) ??
  choiceTo(choices, 'hide', { orphan }) ??
  choiceTo(choices, 'unhide', { orphan }) ??
  choiceTo(choices, 'attack', { orphan })

export const seamChoice = (
  choices: Choices,
  { one, other }: { readonly one: Room; readonly other: Room },
): Choice<Action> | null => choiceTo(choices, 'lock', { one, other }) ?? choiceTo(choices, 'unlock', { one, other })

export const cardChoice = (choices: Choices, orphan: number): Choice<Action> | null =>
  choiceTo(choices, 'remove_card', { orphan }) ?? choiceTo(choices, 'reveal', { orphan })

export const lessonChoice = (choices: Choices, card: number): Choice<Action> | null =>
  choiceTo(choices, 'use', { card }) ?? choiceTo(choices, 'dash', { card })

const LYING: readonly Action['do'][] = [
  'rotate',
  'pivot',
  'move',
  'go',
  'hide',
  'unhide',
  'expose',
  'lock',
  'unlock',
  'attack',
  'remove_card',
  'remove_room',
]

/** Choices that lie plainly on the board. */
export const onBoard = (choice: Choice<Action>): boolean => LYING.includes(choice.action.do)

/** One's own card may be turned up whenever one likes: nobody waits for it. */
export const anytime = (choice: Choice<Action>): boolean => choice.action.do === 'reveal'

const NOTHING: readonly Action['do'][] = ['nothing', 'let_go', 'stay', 'give_up', 'go_on']

/** Choices to do nothing more. */
export const quiet = (choice: Choice<Action>): boolean => NOTHING.includes(choice.action.do)
