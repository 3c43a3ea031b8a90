// The measures of a player's slip.

import type { Box } from '../shapes'

const LETTER = 0.52 // how wide a letter of the text face is, of its size

/** A name as far as it fits into so many units. */
export function fitted(name: string, room: number, size: number): string {
  const letters = Math.max(3, Math.floor(room / (size * LETTER)))
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`
}

/** So much of a row what was said, or a rank, takes. */
export const CHIP = 34

/** Where the brains lie on a slip. */
export function brainRow(box: Box, reserved = 0): Box {
  const left = 42
  return { x: box.x + left, y: box.y + box.height - 32, width: box.width - left - 8 - reserved, height: 26 }
}

export const brainSize = (box: Box): number => (box.height > 70 ? 27 : 23)
