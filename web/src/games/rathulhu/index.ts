// Rathulhu: its board, its words, its explanations.

import type { Action, View } from '$/wire/rathulhu'
import type { Choice } from '$/wire/types'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'

/** To pass in an auction, to let Old Ones sleep. */
const quiet = ({ action }: Choice<Action>): boolean => action.do === 'pass' || action.do === 'stop'

export default { Board, describe, explain, quiet, showsSeats: true } satisfies BoardModule<View, Action>
