// What is on the table at one moment of the show. At rest it is the view; while something is told it lies between two.

import type { CardInfo, View } from '$/wire/condyle_cove'

/** A card that everybody looks at for a moment. */
export interface Shown {
  readonly how: 'played' | 'answered' | 'act' | 'winter' | 'haunted' | 'move' | 'his'
  /** Who turned it up or played it; null is the Boogeyman. */
  readonly seat: number | null
  /** A card that has left the table at once may be unknown; then there is what was told of it. */
  readonly info: CardInfo | undefined
  readonly text: string
  /** The place of an Act in its row. */
  readonly at: number | null
}

export interface Picture {
  readonly view: View
  readonly shown: Shown | null
  /** Benny screams: on which space, and for whom. */
  readonly scream: { readonly space: number; readonly times: number } | null
  /** Somebody is out: the seat. */
  readonly gone: number | null
  /** Cards that were seen, also those that have left the table since. */
  readonly known: Readonly<Record<number, CardInfo>>
}

/** The view at rest. */
export function pictureOf(view: View, before: Picture | null = null): Picture {
  return { view, shown: null, scream: null, gone: null, known: { ...before?.known, ...view.cards } }
}
