// Endangered Orphans of Condyle Cove. Its board, its words, its explanations.

import type { Action, View } from '$/wire/condyle_cove'
import type { BoardModule } from '../board'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'
import Finale from './Finale.svelte'
import { anytime, onBoard, quiet } from './offers'

export default { Board, Finale, describe, explain, onBoard, anytime, quiet, showsSeats: true } satisfies BoardModule<
  View,
  Action
>
