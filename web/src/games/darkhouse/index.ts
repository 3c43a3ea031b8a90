import type { Action, View } from '$/wire/darkhouse'
import type { Choice } from '$/wire/types'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'
import { placeOf } from './play.svelte'

const onBoard = (choice: Choice<Action>): boolean => placeOf(choice.action) !== null

/** To stop for the round. */
const quiet = (choice: Choice<Action>): boolean => choice.action.do === 'stop'

export default { Board, describe, explain, onBoard, quiet, showsSeats: true } satisfies BoardModule<View, Action>
