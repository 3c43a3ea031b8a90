// A house to test with: seven rooms as they lie at first, three orphans in each outer one, two seats.

import { SIDES } from '$/games/house_of_rath/geometry'
import type { OrphanView, Room, RoomView, Seat, View } from '$/wire/house_of_rath'

const ROOMS: readonly Room[] = ['m', 'a', 'b', 'c', 'd', 'e', 'f']
const AROUND = Object.values(SIDES).map(({ q, r }) => [q, r] as const)
/** The Room of Mourning, and the others around it. */
const CELLS = [
  [0, 0] as const,
  ...(['ne', 'e', 'se', 'sw', 'w', 'nw'] as const).map((side) => [SIDES[side].q, SIDES[side].r] as const),
]

/** Rooms in some cells; which of them touch is seen from that. */
export function roomsIn(cells: readonly (readonly [number, number])[]): RoomView[] {
  return cells.map(([q, r], at) => ({
    room: ROOMS[at] as Room,
    q,
    r,
    border: at === 0 ? null : (at - 1) % 3,
    seen: [],
    hidden: [],
    touches: cells.flatMap(([oq, or], other) =>
      AROUND.some(([dq, dr]) => oq === q + dq && or === r + dr) ? [ROOMS[other] as Room] : [],
    ),
    locks: [],
    can_rotate: at > 0,
  }))
}

export const orphan = (number: number, change: Partial<OrphanView> = {}): OrphanView => ({
  number,
  room: ROOMS[Math.ceil(number / 3)] as Room,
  hidden: false,
  revealed: false,
  owner: null,
  maybe: [0, 1],
  maybe_nobody: true,
  ...change,
})

export const seat = (change: Partial<Seat> = {}): Seat => ({
  down: 3,
  up: [],
  hand: null,
  removed: null,
  removing: false,
  lessons: 0,
  lesson_cards: null,
  children: null,
  out: null,
  plays: true,
  partner: null,
  rank: null,
  ...change,
})

export function table(change: Partial<View> = {}): View {
  return {
    viewer: 0,
    phase: 'acting',
    turn: 0,
    turns: 1,
    mover: 0,
    awaited: [0],
    task: 'rotate',
    by_card: false,
    rotations: 0,
    chosen_room: null,
    chosen_orphan: null,
    chosen_seat: null,
    rooms: roomsIn(CELLS),
    rooms_gone: [],
    rath: 'm',
    compulsion: {
      reason: 'near',
      clause: 'H13',
      lures: ROOMS.map((room) => ({
        room,
        seen: room === 'm' ? 0 : 3,
        turns: 1,
        turns_through: 1,
        counts: true,
        target: room === 'a',
      })),
      targets: ['a'],
      steps: ['a'],
      breaks: [],
    },
    orphans: Array.from({ length: 18 }, (_, at) => orphan(at + 1)),
    placed: 18,
    seats: [seat({ hand: [1, 2, 3] }), seat()],
    dealt_to: null,
    attack: null,
    locks_left: 8,
    locks_gone: 0,
    lessons_left: 2,
    lessons_used: [],
    shrinks: false,
    shrinks_soon: false,
    quiet: 0,
    dawn: 20,
    boyden: false,
    any_lock: false,
    teams: false,
    board: 'standard',
    locks_return: true,
    ending: null,
    names: {
      orphans: Array.from({ length: 18 }, (_, at) => `Orphan ${at + 1}`),
      rooms: ROOMS.map((room) => ({ name: `Room ${room}` })),
      borders: ['brown', 'green', 'violet'].map((name) => ({ name })),
      cards: Array.from({ length: 7 }, (_, at) => ({ name: `Card ${at + 1}`, ability: 'lock' as const })),
    },
    ...change,
  }
}
