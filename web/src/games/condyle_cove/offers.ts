// Which choice lies on which piece. Whether there is one is all that the board knows.

import type { Action } from '$/wire/condyle_cove'
import type { Choice } from '$/wire/types'
import { choiceTo } from '../choices'

type Choices = readonly Choice<Action>[]

export const spaceChoice = (choices: Choices, space: number): Choice<Action> | null =>
  choiceTo(choices, 'go', { space }) ?? choiceTo(choices, 'replace', { space })
export const pawnChoice = (choices: Choices, pawn: number): Choice<Action> | null =>
  choiceTo(choices, 'target', { pawn })
export const actChoice = (choices: Choices, place: number): Choice<Action> | null =>
  choiceTo(choices, 'act_place', { place })
export const pileChoice = (choices: Choices): Choice<Action> | null =>
  choiceTo(choices, 'draw_option') ?? choiceTo(choices, 'discard_pile')
/** A card of the hand: played, or as an answer, or given up by its place. */
export const cardChoice = (choices: Choices, card: number | null, place: number): Choice<Action> | null =>
  (card === null ? null : choiceTo(choices, 'play', { card })) ?? choiceTo(choices, 'hand_card', { place })

const LYING: readonly Action['do'][] = ['go', 'replace', 'lay', 'target', 'play', 'hand_card', 'act_place']

/** Choices that lie plainly on the board. */
export const onBoard = (choice: Choice<Action>): boolean => LYING.includes(choice.action.do)

/** Whether one wants to be asked can be said whenever one likes: nobody waits for it. */
export const anytime = (choice: Choice<Action>): boolean =>
  choice.action.do === 'quiet' || choice.action.do === 'listen'

/** To stay, to play or draw no more, to let something happen. */
export const quiet = (choice: Choice<Action>): boolean => choice.action.do === 'stop'
