// The board of The Rats in the Walls.

import type { BoardModule } from '$/games/board'
import type { Action, View } from '$/wire/rats_in_the_walls'
import Board from './Board.svelte'
import { describe } from './describe'
import { explain } from './explain'

export default { Board, describe, explain, showsSeats: true } satisfies BoardModule<View, Action>
