// Endangered Orphans: House of Rath. Its board, its words, its explanations.

import type { Action, View } from '$/wire/house_of_rath'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'
import { anytime, onBoard } from './offers'

export default { Board, describe, explain, onBoard, anytime } satisfies BoardModule<View, Action>
