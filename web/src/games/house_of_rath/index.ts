// Endangered Orphans: House of Rath. Its board, its words, its explanations.

import type { Action, View } from '$/wire/house_of_rath'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'
import { anytime, onBoard, quiet } from './offers'

export default { Board, describe, explain, onBoard, anytime, quiet, showsSeats: true } satisfies BoardModule<
  View,
  Action
>
