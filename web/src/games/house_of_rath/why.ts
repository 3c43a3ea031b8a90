// Where Rath must go and why, sentence by sentence: from what the house says in the view, and nothing else.

import type { Lure, View } from '$/wire/house_of_rath'
import type { Words } from '$/words/words'
import { listed, roomName } from './names'

/** In one sentence. */
export function verdict(view: View, words: Words): string {
  const steps = view.compulsion?.steps ?? []
  const rooms = listed(
    steps.map((room) => words('the-room', { room: roomName(view, room) })),
    words,
  )
  if (steps.length === 1)
    return steps[0] === view.rath ? words('why-stays', { room: rooms }) : words('why-goes', { room: rooms })
  return words('why-choice', { rooms, stays: steps.includes(view.rath) ? 'yes' : 'no' })
}

export function reason(view: View, words: Words): string {
  return view.compulsion ? words('why-reason', { reason: view.compulsion.reason }) : ''
}

/** What he sees in a room and how far that is. */
export function lureLine(view: View, lure: Lure, words: Words): string {
  const far =
    lure.room === view.rath
      ? words('why-here')
      : lure.turns === null
        ? words('why-behind', { turns: lure.turns_through })
        : words('why-turns', { turns: lure.turns })
  return words('why-room', { seen: lure.seen, far, counts: lure.counts || lure.turns === null ? 'yes' : 'no' })
}

/** More that follows: what draws him farther away, which lock would break. */
export function consequences(view: View, words: Words): string[] {
  const why = view.compulsion
  if (!why) return []
  const named = (rooms: readonly (typeof why.targets)[number][]): string =>
    listed(
      rooms.map((room) => words('the-room', { room: roomName(view, room) })),
      words,
    )
  const lines: string[] = []
  if (why.targets.some((room) => !why.steps.includes(room)))
    lines.push(words('why-target', { rooms: named(why.targets) }))
  if (why.breaks.length) lines.push(words('why-breaks', { rooms: named(why.breaks) }))
  return lines
}
