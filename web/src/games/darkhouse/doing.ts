// In a few words: points, what somebody is doing, and how they stand to the deadline.

import type { Seat, View } from '$/wire/darkhouse'
import type { Words } from '$/words/words'

/** Points, with a minus that is one. */
export const number = (points: number): string => (points < 0 ? `−${-points}` : String(points))

export function doingOf(page: Seat, view: View, words: Words): string {
  if (page.kept !== null) return page.kept ? words('verdict-kept') : words('verdict-fired')
  if (page.sits_out) return words('doing-full')
  if (page.in_hand) return words('doing-hand', { dice: page.in_hand })
  if (page.playing) return words('doing-roll', { roll: page.roll })
  return view.phase === 'placing' || page.roll ? words('doing-done') : words('doing-waits')
}

/** How a page stands to the deadline that runs; empty when none does, or it was met. */
export function dueOf(page: Seat, view: View, words: Words): string {
  const block = view.deadline ? page.blocks[view.deadline.block - 1] : undefined
  return block?.empty && view.deadline ? words('due-left', { block: block.number, boxes: block.empty }) : ''
}
