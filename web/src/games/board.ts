// What a board gets and what it gives. A game is a folder beside this file with an index.ts; nothing else changes.
//
//   export const module: BoardModule<View, Action> = { Board, describe, explain }
//   export default module
//
// A board draws a view and offers choices. It knows no rule: whether something may be done is whether a choice for it
// is there (see choices.ts). What it cannot offer on a piece is
// still in the shell's list of actions, which is always there.

import type { Component } from 'svelte'
import type { Choice, Scene } from '$/wire/types'
import type { Words } from '$/words/words'
import type { Theatre } from './theatre.svelte'

export interface BoardProps<View = unknown, Action = unknown> {
  /** The game as it now stands for the viewer. Replaced whole; never changed in place. */
  readonly scene: Scene<View, Action>
  /** The viewer's seat, or null for whoever watches. */
  readonly seat: number | null
  /** By seat. A bot has a name, too. */
  readonly names: readonly string[]
  /** Open it with a script and draw its picture: at rest the view, while something is shown what lies between two. */
  readonly theatre: Theatre
  /** No motion: put things where they belong; fading is fine. */
  readonly still: boolean
}

/** A piece of the board as text for whoever listens: a heading, then lines or a table. */
export interface Passage {
  readonly heading: string
  readonly lines?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

/** The answer to "what is this?" for one kind of piece or place: a word, a sentence or two, the clause behind it. */
export interface Explanation {
  readonly title: string
  readonly text: string
  readonly clause?: string
}

export interface BoardModule<View = unknown, Action = unknown> {
  readonly Board: Component<BoardProps<View, Action>>
  /** A picture for the end of the game, instead of the signs of whoever won. What it shows is said beside it. */
  readonly Finale?: Component<{ view: View }>
  /** The whole view in words, in reading order. */
  readonly describe: (view: View, names: readonly string[], words: Words) => readonly Passage[]
  /** Explanations by the name that a piece carries in `data-explain`. */
  readonly explain: (words: Words) => Readonly<Record<string, Explanation>>
  /**
   * Choices that lie plainly on the board. Where there are many, the list of actions keeps them folded: see BoardFrame.
   */
  readonly onBoard?: (choice: Choice<Action>) => boolean
  /**
   * Choices that nobody waits for, as they may be taken at any time. They lie on the board; the list keeps them folded.
   */
  readonly anytime?: (choice: Choice<Action>) => boolean
  /**
   * The board itself shows everybody, on every screen: sign, name, whose turn it is. The table's own list of seats is
   * then only for whoever listens, or looked at for a clock.
   */
  readonly showsSeats?: boolean
  /** Choices to do nothing: to pass, to stop, to let something happen. They are listed last, and never in brass. */
  readonly quiet?: (choice: Choice<Action>) => boolean
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell need not know which view a game has
export type AnyBoardModule = BoardModule<any, any>

const modules = import.meta.glob<{ default: AnyBoardModule }>('./*/index.ts')

/** The games that have a board of their own. */
export const BOARDS: readonly string[] = Object.keys(modules).map((file) => file.split('/')[1] ?? '')

/** The board of a game, loaded when it is needed. A game without one gets the plain board: all of it, in words. */
export async function loadBoard(game: string): Promise<AnyBoardModule> {
  const load = modules[`./${game}/index.ts`]
  if (load) return (await load()).default
  return (await import('./plain')).module
}
