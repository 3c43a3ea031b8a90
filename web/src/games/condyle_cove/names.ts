// What things are called. Names and texts come with the view, in the reader's language.

import type { CardInfo, SpaceInfo, View } from '$/wire/condyle_cove'
import type { Words } from '$/words/words'

type Named = CardInfo | SpaceInfo

export const nameOf = (info: Named | undefined, words: Words): string => info?.name ?? words('card-unknown')

export const cardOf = (view: View, card: number | null): CardInfo | undefined =>
  card === null ? undefined : view.cards[card]
export const cardName = (view: View, card: number | null, words: Words): string => nameOf(cardOf(view, card), words)

/** A space in play or about to be; two of one name are told apart by their numbers. */
export function spaceName(view: View, space: number | null, words: Words): string {
  const spot = view.cove.find((each) => each.number === space)
  const name = nameOf(spot?.info ?? (space === null ? undefined : view.spaces[space]), words)
  const alike = view.cove.filter((each) => nameOf(each.info, words) === name).length
  return alike > 1 && space !== null ? words('space-numbered', { name, number: space }) : name
}

export const GHOST = 4

/** Whose pawn it is; the fifth is Benny, or alone the Boogeyman. */
export function pawnName(view: View, pawn: number, names: readonly string[], words: Words): string {
  if (pawn < view.players.length) return names[pawn] ?? ''
  return view.alone ? words('the-boogeyman') : words('benny')
}

/** Who does something: a seat, or alone, as the second one, the Boogeyman. */
export const actorName = (view: View, seat: number, names: readonly string[], words: Words): string =>
  pawnName(view, seat, names, words)

/** Several names as one says them. */
export function listed(names: readonly string[], words: Words): string {
  if (names.length < 2) return names[0] ?? words('nobody')
  return words('and', { some: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}

/** Who stands on a space, by pawn. */
export const standingOn = (view: View, space: number): number[] =>
  view.pawns.flatMap((at, pawn) => (at === space ? [pawn] : []))

/** What spaces, cards and Permanent cards grant a player now, in a few words each. */
export const holdsOf = (holds: Readonly<Record<string, number>>, words: Words): string[] =>
  Object.entries(holds).map(([what, value]) =>
    words('holds', { what, value, more: value > 0 ? 'yes' : 'no', count: Math.abs(value) }),
  )

export const originOf = (info: Named, words: Words): string => words('provenance', { from: info.provenance })
export const kindOf = (info: CardInfo, words: Words): string =>
  words('card-kind', { kind: info.kind, permanent: info.permanent ? 'yes' : 'no' })
