// A guided first game: where one is in it, and what a move leads to. No Svelte in here.

import type { Lesson, LessonStop } from '$/wire/types'

/** What the teacher says to a move. */
export type Reply = 'right' | 'also' | 'wrong'

/** Whether a move is the one that is asked for, as good, or another one. */
export function reply(stop: LessonStop, notation: string): Reply {
  if (notation === stop.ask) return 'right'
  return stop.also.includes(notation) ? 'also' : 'wrong'
}

/** What the pupil is asked for, as the board words it. */
export function wordsOfAsked(stop: LessonStop): string {
  const choices = stop.moments.at(-1)?.scene.choices ?? []
  return choices.find((choice) => choice.notation === stop.ask)?.text ?? ''
}

/** The stop in an address, `#stop=4`: people count from 1. */
export function readStop(hash: string, lesson: Lesson): number {
  const asked = Number(new URLSearchParams(hash.replace(/^#/, '')).get('stop') ?? 1)
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), lesson.stops.length) - 1 : 0
}

/** The address of a lesson; the first one is the game's own. */
export const lessonLink = (game: string, name: string): string =>
  `/learn/${game}${name === 'first' ? '' : `?lesson=${name}`}`

/** A stretch of the screen, from top to bottom. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/** How far to scroll so that a piece is seen: to the middle of the room, or to its top if it is larger than that. */
export function wayTo(piece: Span, room: Span): number {
  if (piece.top >= room.top && piece.bottom <= room.bottom) return 0
  const spare = room.bottom - room.top - (piece.bottom - piece.top)
  return piece.top - room.top - Math.max(0, spare / 2)
}
