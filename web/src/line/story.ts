// The story of a table as one viewer was told it.

import type { Told } from '$/wire/types'

/** The story after some news, and where it begins to be new to the viewer. */
export interface Retold {
  readonly story: readonly Told[]
  /** So many lines were there before, word for word or in another language. */
  readonly known: number
  /** Lines were taken back, by an undo. */
  readonly shortened: boolean
}

/**
 * Of the story so far `kept` lines still stand; then comes `told`. After a new connection everything is told anew with
 * nothing kept, so what is new is found by comparing.
 */
export function retell(before: readonly Told[], kept: number, told: readonly Told[]): Retold {
  const story = [...before.slice(0, kept), ...told]
  let known = Math.min(kept, before.length)
  while (known < before.length && known < story.length && isSame(before[known], story[known])) known++
  return { story, known, shortened: known < before.length }
}

/** Whether two lines tell of the same; the words may be of another language. */
function isSame(one: Told | undefined, other: Told | undefined): boolean {
  return JSON.stringify(one?.what) === JSON.stringify(other?.what)
}
