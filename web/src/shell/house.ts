// What the house offers, asked for once and kept while one walks about.

import { api } from '$/api'
import { Refusal } from '$/line/refusal'
import type { GameInfo, Shelf } from '$/wire/types'
import type { Words } from '$/words/words'

let kept: { readonly language: string; readonly shelf: Promise<Shelf> } | null = null

/** The shelf, in the language that is spoken now. */
export function theShelf(): Promise<Shelf> {
  if (kept?.language !== api.language) {
    const shelf = api.shelf()
    const mine = (kept = { language: api.language, shelf })
    shelf.catch(() => {
      if (kept === mine) kept = null // asked again next time
    })
  }
  return kept.shelf
}

/** What to say when the house has not given what was asked for. */
export const whyNot = (error: unknown, words: Words): string =>
  error instanceof Refusal && error.cause !== 'unreachable' ? error.why : words('house-unreachable')

/** What somebody begins with who does not want to choose: a small table. */
export function usualSeats(game: GameInfo): number {
  return Math.min(game.seats.max, Math.max(game.seats.min, 3))
}

/** A game's title before the shelf has come: good enough for a tab. */
export const plainTitle = (name: string): string =>
  name.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
