// Rathulhu: its board, its words, its explanations.

import type { Action, View } from '$/wire/rathulhu'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'

export default { Board, describe, explain } satisfies BoardModule<View, Action>
