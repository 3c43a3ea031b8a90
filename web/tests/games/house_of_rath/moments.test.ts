import { expect, it } from 'vitest'
import { momentsOf, restOf } from '$/games/house_of_rath/moments'
import { pictureOf } from '$/games/house_of_rath/picture'
import type { Event } from '$/wire/house_of_rath'
import { orphan, table } from './table'

const before = pictureOf(table())
const first = (event: Event) => momentsOf(before, [event], table())[0]?.picture

it('ends with the view as it is, whatever was told', () => {
  const after = table({ turn: 1, rath: 'a' })
  const news: Event[] = [
    { event: 'rath_went', start: 'm', room: 'a', reason: 'near' },
    { event: 'attacked', seat: 0, orphan: 2, room: 'a' },
    { event: 'rolled', seat: 1, face: 'lock' },
  ]
  expect(momentsOf(before, news, after).map(({ picture }) => picture.view.rath)).toEqual(['a', 'a', 'a', 'a'])
  expect(restOf(before, news, after).view).toBe(after)
})

it('a room that pivots is at once where it goes, and it is known from where it comes', () => {
  const picture = first({ event: 'pivoted', seat: 0, room: 'f', side: 'ne', on: 'a' })
  expect(picture?.view.rooms.find((room) => room.room === 'f')).toMatchObject({ q: 1, r: -2 })
  expect(picture?.swing).toMatchObject({ room: 'f', on: 'a', from: { q: 0, r: -1 } })
  expect(
    momentsOf(before, [{ event: 'pivoted', seat: 0, room: 'f', side: 'ne', on: 'a' }], table()).at(-1)?.picture.swing,
  ).toBeNull()
})

it('a card that is turned up is everybody’s knowledge, and once only', () => {
  const event: Event = { event: 'claimed', seat: 1, orphan: 9 }
  const picture = first(event)
  expect(picture?.view.seats[1]).toMatchObject({ up: [9], down: 2 })
  expect(picture?.view.orphans[8]).toMatchObject({ revealed: true, owner: 1 })
  const twice = momentsOf(before, [event, { event: 'card_revealed', seat: 1, orphan: 9 }], table())[1]?.picture
  expect(twice?.view.seats[1]).toMatchObject({ up: [9], down: 2 })
})

it('locks are on both sides of a seam, and counted', () => {
  const locked = first({ event: 'locked', seat: 0, one: 'a', other: 'b' })
  expect(locked?.view.rooms.filter((room) => room.locks.length).map((room) => room.room)).toEqual(['a', 'b'])
  expect(locked?.view.locks_left).toBe(7)
})

it('an orphan that is gone is in no room, and one that is hidden is turned over', () => {
  expect(first({ event: 'was_extra', orphan: 4 })?.view.orphans[3]?.room).toBeNull()
  expect(first({ event: 'orphan_hidden', seat: 0, orphan: 4 })?.view.orphans[3]?.hidden).toBe(true)
  const dawn = momentsOf(pictureOf(table({ orphans: [orphan(1, { hidden: true })] })), [{ event: 'dawn' }], table())[0]
  expect(dawn?.picture.view.orphans[0]?.hidden).toBe(false)
})

it('what was rolled stays in sight until the next roll', () => {
  const rest = restOf(before, [{ event: 'rolled', seat: 1, face: 'wild' }], table({ turn: 1, task: 'wild' }))
  expect(rest.options).toMatchObject({ face: 'wild', seat: 1 })
  expect(restOf(rest, [], table()).options).toMatchObject({ face: 'wild' })
})
