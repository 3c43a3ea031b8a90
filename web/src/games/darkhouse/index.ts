import type { Action, View } from '$/wire/darkhouse'
import type { Choice } from '$/wire/types'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'
import { placeOf } from './play.svelte'

const onBoard = (choice: Choice<Action>): boolean => placeOf(choice.action) !== null

export default { Board, describe, explain, onBoard } satisfies BoardModule<View, Action>
