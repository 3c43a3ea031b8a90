// What things are called: names come from the packs of the table, in the reader's language.

import type { Room, View } from '$/wire/house_of_rath'
import type { Words } from '$/words/words'

export const ROOMS = ['m', 'a', 'b', 'c', 'd', 'e', 'f'] as const

export const roomName = (view: View, room: Room): string => view.names.rooms[ROOMS.indexOf(room)]?.name ?? ''
export const borderName = (view: View, border: number): string => view.names.borders[border]?.name ?? ''

export const orphanName = (view: View, orphan: number): string => view.names.orphans[orphan - 1] ?? ''
export const cardName = (view: View, card: number): string => view.names.cards[card - 1]?.name ?? ''
/** What a Run Away card can do, in a few words. */
export const cardAbility = (view: View, card: number, words: Words): string =>
  words('card-ability', { ability: view.names.cards[card - 1]?.ability ?? '' })

/** Several names as one says them. */
export function listed(names: readonly string[], words: Words): string {
  if (names.length < 2) return names[0] ?? words('nobody')
  return words('and', { some: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}

/** An orphan with what one knows of it: hidden, whose. */
export function orphanLine(view: View, number: number, names: readonly string[], words: Words): string {
  const orphan = view.orphans[number - 1]
  const owner = orphan?.owner ?? null
  const whose =
    owner === null
      ? ''
      : owner === view.viewer
        ? words('orphan-yours')
        : words('orphan-of', { name: names[owner] ?? '' })
  const facts = [orphan?.hidden ? words('orphan-hidden') : '', whose].filter(Boolean)
  return facts.length ? `${orphanName(view, number)} (${facts.join(', ')})` : orphanName(view, number)
}

/** Who is in a room, by number. */
export const insideOf = (view: View, room: Room): number[] =>
  view.orphans.flatMap((each) => (each.room === room ? [each.number] : []))

/** The number of a room on the other Fate board; the Room of Mourning has none. */
export const fateNumber = (view: View, room: Room): number | null =>
  view.board === 'rooms' && room !== 'm' ? ROOMS.indexOf(room) : null
