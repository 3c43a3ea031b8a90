// The house in words, in reading order: rooms with who is in them, where they lie, locks; Rath; everybody's cards.

import type { RoomView, Side, View } from '$/wire/house_of_rath'
import type { Words } from '$/words/words'
import type { Passage } from '../board'
import { beside, SIDES } from './geometry'
import { borderName, cardAbility, cardName, insideOf, listed, orphanLine, orphanName, roomName } from './names'
import { consequences, lureLine, reason, verdict } from './why'

export function describe(view: View, names: readonly string[], words: Words): readonly Passage[] {
  const parts = [
    turn(view, names, words),
    house(view, names, words),
    rath(view, words),
    players(view, names, words),
    hand(view, words),
    rest(view, words),
  ]
  return parts.filter((part) => part !== null)
}

function turn(view: View, names: readonly string[], words: Words): Passage {
  const lines: string[] = []
  if (view.turn !== null) lines.push(words('tell-turn', { turn: view.turns, name: names[view.turn] ?? '' }))
  if (view.task !== null) lines.push(words('tell-task', { task: view.task }))
  if (view.chosen_room !== null) lines.push(words('tell-chosen', { what: roomName(view, view.chosen_room) }))
  if (view.chosen_orphan !== null) lines.push(words('tell-chosen', { what: orphanName(view, view.chosen_orphan) }))
  if (view.attack) {
    lines.push(
      words('tell-attack', { orphan: orphanName(view, view.attack.orphan), room: roomName(view, view.attack.room) }),
    )
    if (view.attack.asked.length)
      lines.push(
        words('tell-asked', {
          names: listed(
            view.attack.asked.map((seat) => names[seat] ?? ''),
            words,
          ),
        }),
      )
  }
  return { heading: words('tell-now'), lines }
}

/** A room with its neighbours in every direction, and everybody in it. */
function house(view: View, names: readonly string[], words: Words): Passage {
  const rows = view.rooms.map((room) => [
    withBorder(view, room, words),
    listed(
      [
        ...(view.rath === room.room ? [words('rath-name')] : []),
        ...insideOf(view, room.room).map((number) => orphanLine(view, number, names, words)),
      ],
      words,
    ),
    neighbours(view, room, words),
  ])
  return {
    heading: words('house-label'),
    table: { head: [words('tell-room'), words('tell-inside'), words('tell-beside')], rows },
  }
}

function withBorder(view: View, room: RoomView, words: Words): string {
  const name = roomName(view, room.room)
  return room.border === null ? name : words('tell-border', { room: name, border: borderName(view, room.border) })
}

function neighbours(view: View, room: RoomView, words: Words): string {
  const found = (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const cell = beside(room, side)
    const other = view.rooms.find((each) => each.q === cell.q && each.r === cell.r)
    if (!other) return []
    return [
      words('tell-side', {
        side,
        room: roomName(view, other.room),
        locked: room.locks.includes(other.room) ? 'yes' : 'no',
      }),
    ]
  })
  return found.join('; ')
}

/** One room in a sentence, for whoever walks through the house with the arrow keys. */
export function roomLine(view: View, room: RoomView, names: readonly string[], words: Words): string {
  const inside = [
    ...(view.rath === room.room ? [words('rath-name')] : []),
    ...insideOf(view, room.room).map((number) => orphanLine(view, number, names, words)),
  ]
  return words('room-line', {
    room: roomName(view, room.room),
    inside: listed(inside, words),
    locks: room.locks.length,
  })
}

function rath(view: View, words: Words): Passage | null {
  if (!view.compulsion) return null
  const rooms = view.compulsion.lures.map((lure) => `${roomName(view, lure.room)}: ${lureLine(view, lure, words)}`)
  return {
    heading: words('why-title'),
    lines: [verdict(view, words), reason(view, words), ...consequences(view, words), ...rooms],
  }
}

/** How it stands with a seat, in a few words; of a partner its sign tells. */
export function stateOf(view: View, seat: number, words: Words): string {
  const state = view.seats[seat]
  if (!state) return ''
  const parts: string[] = []
  if (state.rank !== null) parts.push(words('player-rank', { rank: state.rank }))
  else if (state.out !== null) parts.push(state.plays ? words('player-out-plays') : words('player-out'))
  else if (state.removing) parts.push(words('player-removing'))
  if (state.children !== null && state.out === null && view.phase !== 'removing')
    parts.push(words('player-children', { count: state.children }))
  if (state.lessons) parts.push(words('player-lessons', { count: state.lessons }))
  return parts.join(' · ')
}

function players(view: View, names: readonly string[], words: Words): Passage {
  const rows = view.seats.map((seat, number) => [
    names[number] ?? '',
    String(seat.down),
    seat.up.length
      ? listed(
          seat.up.map((orphan) => cardLine(view, orphan, words)),
          words,
        )
      : words('none'),
    [
      stateOf(view, number, words),
      seat.partner === null ? '' : words('player-partner', { name: names[seat.partner] ?? '' }),
    ]
      .filter(Boolean)
      .join(' · ') || words('none'),
  ])
  return {
    heading: words('players-title'),
    table: { head: [words('tell-player'), words('tell-down'), words('tell-up'), words('tell-state')], rows },
  }
}

function cardLine(view: View, orphan: number, words: Words): string {
  const dead = view.orphans[orphan - 1]?.room === null && view.placed === view.orphans.length
  return dead ? words('tell-dead', { name: orphanName(view, orphan) }) : orphanName(view, orphan)
}

function hand(view: View, words: Words): Passage | null {
  const own = view.viewer === null ? null : view.seats[view.viewer]
  if (!own?.hand) return null
  const lines = own.hand.map((orphan) => words('tell-secret', { name: cardLine(view, orphan, words) }))
  if (own.removed !== null) lines.push(words('tell-removed', { name: orphanName(view, own.removed) }))
  for (const card of own.lesson_cards ?? []) lines.push(`${cardName(view, card)}: ${cardAbility(view, card, words)}`)
  return lines.length ? { heading: words('hand-title'), lines } : null
}

function rest(view: View, words: Words): Passage {
  const lines = [words('left-locks', { count: view.locks_left }), words('left-lessons', { count: view.lessons_left })]
  if (view.shrinks || view.shrinks_soon) lines.push(words('left-shrinking'))
  if (view.dawn && view.quiet > 0) lines.push(words('left-dawn', { turns: view.dawn - view.quiet }))
  if (view.rooms_gone.length)
    lines.push(
      words('tell-gone', {
        rooms: listed(
          view.rooms_gone.map((room) => roomName(view, room)),
          words,
        ),
      }),
    )
  return { heading: words('tell-rest'), lines }
}
