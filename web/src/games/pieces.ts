// Pieces on a board that have a name: `data-explain="cup"`.
// Found for "what is this?" and for lessons that point at them.

import type { Box } from './shapes'

/** The pieces of some names, or all that have one. */
export function piecesOf(board: Element, names?: readonly string[]): (HTMLElement | SVGElement)[] {
  const found = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-explain]')]
  return names ? found.filter((piece) => names.includes(nameOf(piece))) : found
}

export const nameOf = (piece: Element): string => piece.getAttribute('data-explain') ?? ''

/** Where a piece lies, seen from something that it lies in. */
export function boxIn(outer: Element, piece: Element): Box {
  const [frame, box] = [outer.getBoundingClientRect(), piece.getBoundingClientRect()]
  return { x: box.x - frame.x, y: box.y - frame.y, width: box.width, height: box.height }
}

/** Where to put a note of some width about a box: under it if there is room, else over it; never outside. */
export function noteBeside(
  box: Box,
  width: number,
  frame: { readonly width: number; readonly height: number },
): { left: number; top: number; above: boolean } {
  const left = Math.max(0, Math.min(frame.width - width, box.x + box.width / 2 - width / 2))
  const above = box.y + box.height > frame.height * 0.6
  return { left, top: above ? box.y - 8 : box.y + box.height + 8, above }
}
