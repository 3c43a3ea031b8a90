import { describe, expect, it } from 'vitest'
import { chanceOf } from '$/art/woodcut'
import { FACES } from '$/games/house_of_rath/art/faces'
import { beside, frameOf, middle, roomTowards, seamsOf, SIDES, swingOf } from '$/games/house_of_rath/geometry'
import { onTheWay } from '$/games/house_of_rath/swing'
import type { Room, Side } from '$/wire/house_of_rath'
import { roomsIn, table } from './table'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const ALL = Object.keys(SIDES) as Side[]

/** A house of seven rooms that hang together somehow. */
function anyHouse(seed: number): [number, number][] {
  const chance = chanceOf(seed)
  const cells: [number, number][] = [[0, 0]]
  while (cells.length < 7) {
    const [q, r] = cells[Math.floor(chance() * cells.length)] ?? [0, 0]
    const next = beside({ q, r }, ALL[Math.floor(chance() * 6)] ?? 'e')
    if (!cells.some(([oq, or]) => oq === next.q && or === next.r)) cells.push([next.q, next.r])
  }
  return cells
}

describe('walking with the arrow keys', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('reaches every room of a house (%i)', (seed) => {
    const rooms = roomsIn(anyHouse(seed))
    const reached = new Set<Room>(['m'])
    for (const room of reached) for (const key of KEYS) reached.add(roomTowards(rooms, room, key) ?? room)
    expect(reached.size).toBe(7)
  })

  it('goes to the neighbour on that side', () => {
    const { rooms } = table()
    expect(roomTowards(rooms, 'm', 'ArrowRight')).toBe('b')
    expect(roomTowards(rooms, 'm', 'ArrowLeft')).toBe('e')
    expect(['a', 'f']).toContain(roomTowards(rooms, 'm', 'ArrowUp'))
    expect(roomTowards(rooms, 'b', 'ArrowRight')).toBeNull()
    expect(roomTowards(rooms, 'm', 'Enter')).toBeNull()
  })
})

describe('a room that swings', () => {
  it.each(
    ALL.flatMap((side, at) => [[side, ALL[(at + 1) % 6] as Side] as const, [side, ALL[(at + 5) % 6] as Side] as const]),
  )('to %s on what is to the %s goes from where it was to where it is', (side, on) => {
    const [from, held] = [{ q: 2, r: -1 }, beside({ q: 2, r: -1 }, on)]
    const to = beside(from, side)
    const how = swingOf(from, to, held)
    const [start, end] = [onTheWay(how, 0), onTheWay(how, 1)]
    expect(start.x).toBeCloseTo(middle(from).x - middle(to).x)
    expect(start.y).toBeCloseTo(middle(from).y - middle(to).y)
    expect(Math.hypot(end.x, end.y)).toBeCloseTo(0)
    // Half-way it is farther from the room that holds it, as a door is: it does not go through that room.
    const half = onTheWay(how, 0.5)
    const away = Math.hypot(half.x + middle(to).x - middle(held).x, half.y + middle(to).y - middle(held).y)
    expect(away).toBeGreaterThan(Math.hypot(middle(to).x - middle(held).x, middle(to).y - middle(held).y))
  })
})

it('there are twelve seams at first, each once, and a lock lies on the right one', () => {
  const { rooms } = table()
  expect(seamsOf(rooms)).toHaveLength(12)
  const locked = rooms.map((room) =>
    room.room === 'a'
      ? { ...room, locks: ['b' as const] }
      : room.room === 'b'
        ? { ...room, locks: ['a' as const] }
        : room,
  )
  expect(
    seamsOf(locked)
      .filter((seam) => seam.locked)
      .map(({ one, other }) => one + other),
  ).toEqual(['ab'])
})

it.each(Array.from({ length: 20 }, (_, seed) => seed + 1))('the frame holds the whole house (%i)', (seed) => {
  const rooms = roomsIn(anyHouse(seed))
  const { left, top, width, height } = frameOf(rooms)
  for (const { x, y } of rooms.map(middle)) {
    expect(x).toBeGreaterThan(left + 80)
    expect(x).toBeLessThan(left + width - 80)
    expect(y).toBeGreaterThan(top + 90)
    expect(y).toBeLessThan(top + height - 90)
  }
})

it('no two of the eighteen faces are alike', () => {
  expect(FACES).toHaveLength(18)
  expect(new Set(FACES.map((face) => JSON.stringify(face))).size).toBe(18)
  // by silhouette alone
  expect(new Set(FACES.map((face) => `${face.front} ${face.back ?? ''} ${face.dress ?? ''}`)).size).toBe(18)
})
