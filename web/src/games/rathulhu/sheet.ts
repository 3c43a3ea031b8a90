// The score sheet as a table: rows of the game, and under each the Aeons that were scored.

import type { Cell, Row, View } from '$/wire/rathulhu'
import { ROWS } from './names'

export interface SheetRow {
  readonly row: Row
  /** By Aeon, 1 to 3: a cell for each seat; null before it was scored. A row of the end has only the third. */
  readonly aeons: readonly { readonly aeon: number; readonly cells: readonly (Cell | null)[] | null }[]
}

const LAST = 3
const isFinal = (row: Row): boolean => row === 'sites' || row === 'alike' || row === 'tokens'

export function sheetRows(view: View): SheetRow[] {
  return ROWS.map((row) => ({
    row,
    aeons: (isFinal(row) ? [LAST] : [1, 2, LAST]).map((aeon) => ({
      aeon,
      cells: view.sheet.find((line) => line.row === row && line.aeon === aeon)?.cells ?? null,
    })),
  }))
}

/** The last Aeon that was scored; 0 in the first. */
export const scoredAeon = (view: View): number => Math.max(0, ...view.sheet.map((line) => line.aeon))

/** By seat, what an Aeon has paid; null where this viewer may not know. */
export function aeonSums(view: View, aeon: number): (number | null)[] {
  return view.seats.map((_, seat) => {
    const cells = view.sheet.filter((line) => line.aeon === aeon).map((line) => line.cells[seat])
    return cells.some((cell) => !cell) ? null : cells.reduce((sum, cell) => sum + (cell?.points ?? 0), 0)
  })
}
