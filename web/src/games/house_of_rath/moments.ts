// What each kind of event does to the house.

import type { Event, OrphanView, Room, RoomView, Seat, View } from '$/wire/house_of_rath'
import { enact, patch, patchAt, VERDICT, type Effects } from '../moments'
import type { Moment } from '../theatre.svelte'
import { beside } from './geometry'
import type { Picture } from './picture'

const STEP = 480
const TURN = 420
const TUMBLE = 1050 // a die falls, at every pace

const EFFECTS: Effects<Picture, View, Event> = {
  orphan_placed: (picture, { orphan, room }) => ({ picture: orphanIs(picture, orphan, { room }), ms: 45 }),
  begins_hidden: (picture, { orphan }) => ({ picture: orphanIs(picture, orphan, { hidden: true }), ms: 160 }),
  card_dealt: (picture, { seat, cards }) => ({ picture: seatIs(picture, seat, { down: cards }), ms: 40 }),
  rolled: (picture, { seat, face }) => {
    const fallen: Picture = {
      ...patch(picture, { turn: seat, attack: null }),
      options: { face, seat, roll: (picture.options?.roll ?? 0) + 1 },
      fate: null,
      prey: null,
    }
    return [
      { picture: { ...fallen, rolling: 'options' }, ms: TUMBLE },
      { picture: fallen, ms: 500 },
    ]
  },
  chose: (picture, { seat, face }) => ({
    picture: { ...picture, options: { face, seat, roll: picture.options?.roll ?? 0 } },
    ms: 300,
  }),
  pivoted: (picture, { room, side, on }) => {
    const from = picture.view.rooms.find((each) => each.room === room) ?? { q: 0, r: 0 }
    return {
      picture: {
        ...roomIs(patch(picture, { chosen_room: null }), room, beside(from, side)),
        swing: { room, from, on },
      },
      ms: 800,
    }
  },
  orphan_moved: (picture, { orphan, room }) => ({
    picture: orphanIs(patch(picture, { chosen_orphan: null }), orphan, { room }),
    ms: STEP,
  }),
  fled: (picture, { orphan, room }) => ({
    picture: { ...orphanIs(picture, orphan, { room }), prey: null },
    ms: STEP + 150,
  }),
  orphan_hidden: (picture, { orphan }) => ({ picture: orphanIs(picture, orphan, { hidden: true }), ms: TURN }),
  orphan_unhidden: (picture, { orphan }) => ({ picture: orphanIs(picture, orphan, { hidden: false }), ms: TURN }),
  orphan_seen: (picture, { orphan }) => ({ picture: orphanIs(picture, orphan, { hidden: false }), ms: TURN }),
  dawn: (picture, _, { after }) => ({
    picture: patch(picture, {
      orphans: picture.view.orphans.map((each, at) => ({ ...each, hidden: after.orphans[at]?.hidden ?? each.hidden })),
    }),
    ms: 700,
  }),
  card_exposed: (picture, { seat, orphan }) => ({ picture: turnUp(picture, seat, orphan), ms: 700 }),
  card_revealed: (picture, { seat, orphan }) => ({ picture: turnUp(picture, seat, orphan), ms: 500 }),
  card_opened: (picture, { seat, orphan }) => ({ picture: turnUp(picture, seat, orphan), ms: 300 }),
  claimed: (picture, { seat, orphan }) => ({ picture: turnUp(picture, seat, orphan), ms: 600 }),
  locked: (picture, { one, other }) => ({ picture: lockIs(picture, one, other, true), ms: 450 }),
  unlocked: (picture, { one, other }) => ({ picture: lockIs(picture, one, other, false), ms: 400 }),
  lock_broken: (picture, { one, other }) => ({ picture: lockIs(picture, one, other, false), ms: 550 }),
  ability_used: (picture, { card }) => ({ picture: { ...picture, card }, ms: 700 }),
  dashed: (picture, { card }) => ({ picture: { ...picture, card }, ms: 600 }),
  rath_went: (picture, { start, room }) => ({
    picture: { ...patch(picture, { rath: room }), fate: null },
    ms: start === room ? 300 : 800,
  }),
  attacked: (picture, { orphan }) => ({ picture: { ...picture, prey: orphan }, ms: 700 }),
  fate_met: (picture, { number, escaped, orphan }) => {
    const fallen: Picture = { ...picture, fate: { number, escaped, orphan, roll: (picture.fate?.roll ?? 0) + 1 } }
    return [
      { picture: { ...fallen, rolling: 'fate' }, ms: TUMBLE },
      { picture: fallen, ms: VERDICT },
    ]
  },
  was_extra: (picture, { orphan }) => goes(picture, orphan),
  lost: (picture, { orphan }) => goes(picture, orphan),
  learnt: (picture, { seat, left }) => ({
    picture: patch(seatIs(picture, seat, { lessons: (picture.view.seats[seat]?.lessons ?? 0) + 1 }), {
      lessons_left: left,
    }),
    ms: 350,
  }),
  room_gone: (picture, { room }) => ({
    picture: patch(picture, { rooms: without(picture.view.rooms, room) }),
    ms: 650,
  }),
}

/** A room has swung and a card was used by the time the next thing happens. */
export const moments = enact(EFFECTS, (picture) => ({ ...picture, rolling: null, swing: null, card: null }))

function orphanIs(picture: Picture, orphan: number, change: Partial<OrphanView>): Picture {
  return patch(picture, {
    orphans: picture.view.orphans.map((each) => (each.number === orphan ? { ...each, ...change } : each)),
  })
}

function goes(picture: Picture, orphan: number): Moment<Picture> {
  return { picture: { ...orphanIs(picture, orphan, { room: null }), prey: null }, ms: 600 }
}

function seatIs(picture: Picture, seat: number, change: Partial<Seat>): Picture {
  return patch(picture, { seats: patchAt(picture.view.seats, seat, change) })
}

/** A card of a seat lies face up from now on. */
function turnUp(picture: Picture, seat: number, orphan: number): Picture {
  const now = picture.view.seats[seat]
  if (!now || now.up.includes(orphan)) return picture
  const change = {
    up: [...now.up, orphan],
    down: Math.max(0, now.down - 1),
    hand: now.hand?.filter((each) => each !== orphan) ?? null,
  }
  return orphanIs(seatIs(picture, seat, change), orphan, { revealed: true, owner: seat })
}

/** A room lies in another cell: which rooms touch is seen when it has arrived. */
function roomIs(picture: Picture, room: Room, cell: { q: number; r: number }): Picture {
  const rooms = picture.view.rooms.map((each) => {
    if (each.room === room) return { ...each, ...cell, touches: [] }
    return { ...each, touches: each.touches.filter((other) => other !== room) }
  })
  return patch(picture, { rooms })
}

/** How many locks are left is seen at rest. */
function lockIs(picture: Picture, one: Room, other: Room, on: boolean): Picture {
  const locks = (room: RoomView, behind: Room): readonly Room[] =>
    on ? [...room.locks, behind] : room.locks.filter((each) => each !== behind)
  const rooms = picture.view.rooms.map((each) => {
    if (each.room === one) return { ...each, locks: locks(each, other) }
    return each.room === other ? { ...each, locks: locks(each, one) } : each
  })
  return patch(picture, { rooms })
}

function without(rooms: readonly RoomView[], gone: Room): RoomView[] {
  return rooms
    .filter((each) => each.room !== gone)
    .map((each) => ({ ...each, touches: each.touches.filter((other) => other !== gone) }))
}
