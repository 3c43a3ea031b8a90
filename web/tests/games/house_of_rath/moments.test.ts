import { expect, it } from 'vitest'
import { VERDICT } from '$/games/moments'
import { moments } from '$/games/house_of_rath/moments'
import { pictureOf, type Picture } from '$/games/house_of_rath/picture'
import type { Event, View } from '$/wire/house_of_rath'
import { picturesOf } from '../show'
import { orphan, table } from './table'

const shown = (from: Picture, events: readonly Event[], after: View): Picture[] =>
  picturesOf({ rest: pictureOf, moments }, from, events, after)
const before = pictureOf(table())
const first = (event: Event) => shown(before, [event], table())[0]

it('ends with the view as it is, whatever was told', () => {
  const after = table({ turn: 1, rath: 'a' })
  const news: Event[] = [
    { event: 'rath_went', start: 'm', room: 'a', reason: 'near' },
    { event: 'attacked', seat: 0, orphan: 2, room: 'a' },
    { event: 'rolled', seat: 1, face: 'lock' },
  ]
  expect(shown(before, news, after).map(({ view }) => view.rath)).toEqual(['a', 'a', 'a', 'a', 'a'])
  expect(shown(before, news, after).at(-1)?.view).toBe(after)
})

it('a room that pivots is at once where it goes, and it is known from where it comes', () => {
  const picture = first({ event: 'pivoted', seat: 0, room: 'f', side: 'ne', on: 'a' })
  expect(picture?.view.rooms.find((room) => room.room === 'f')).toMatchObject({ q: 1, r: -2 })
  expect(picture?.swing).toMatchObject({ room: 'f', on: 'a', from: { q: 0, r: -1 } })
  expect(
    shown(before, [{ event: 'pivoted', seat: 0, room: 'f', side: 'ne', on: 'a' }], table()).at(-1)?.swing,
  ).toBeNull()
})

it('a card that is turned up is everybody’s knowledge, and once only', () => {
  const event: Event = { event: 'claimed', seat: 1, orphan: 9 }
  const picture = first(event)
  expect(picture?.view.seats[1]).toMatchObject({ up: [9], down: 2 })
  expect(picture?.view.orphans[8]).toMatchObject({ revealed: true, owner: 1 })
  const twice = shown(before, [event, { event: 'card_revealed', seat: 1, orphan: 9 }], table())[1]
  expect(twice?.view.seats[1]).toMatchObject({ up: [9], down: 2 })
})

it('locks are on both sides of a seam; how many are left is what the view says at rest', () => {
  const pictures = shown(before, [{ event: 'locked', seat: 0, one: 'a', other: 'b' }], table({ locks_left: 5 }))
  const rooms = pictures[0]?.view.rooms.filter((room) => room.locks.length)
  expect(rooms?.map((room) => room.room)).toEqual(['a', 'b'])
  expect(pictures.map(({ view }) => view.locks_left)).toEqual([8, 5])
  const broken = shown(pictures[0] as Picture, [{ event: 'lock_broken', one: 'a', other: 'b' }], table())
  expect(broken[0]?.view.rooms.some((room) => room.locks.length)).toBe(false)
  expect(broken[0]?.view.locks_left).toBe(8)
})

it('an orphan that is gone is in no room, and one that is hidden is turned over', () => {
  expect(first({ event: 'was_extra', orphan: 4 })?.view.orphans[3]?.room).toBeNull()
  expect(first({ event: 'orphan_hidden', seat: 0, orphan: 4 })?.view.orphans[3]?.hidden).toBe(true)
  const dawn = shown(pictureOf(table({ orphans: [orphan(1, { hidden: true })] })), [{ event: 'dawn' }], table())[0]
  expect(dawn?.view.orphans[0]?.hidden).toBe(false)
})

it('what was rolled stays in sight until the next roll', () => {
  const rest = shown(before, [{ event: 'rolled', seat: 1, face: 'wild' }], table({ turn: 1, task: 'wild' })).at(-1)
  expect(rest?.options).toMatchObject({ face: 'wild', seat: 1 })
  expect(shown(rest as Picture, [], table()).at(-1)?.options).toMatchObject({ face: 'wild' })
})

it('what a die shows is told when it has fallen, and Fate is looked at for a while', () => {
  const fate: Event = { event: 'fate_met', seat: 0, orphan: 2, number: 3, escaped: true } as Event
  const pictures = shown(before, [{ event: 'rolled', seat: 1, face: 'lock' }, fate], table())
  expect(pictures.map((picture) => picture.rolling)).toEqual(['options', null, 'fate', null, null])
  const news = [{ what: fate, text: '', clause: '' }]
  expect(moments(before, news, table()).at(-1)?.ms).toBe(VERDICT)
})
