import { describe, expect, it } from 'vitest'
import { INNER } from '$/games/house_of_rath/geometry'
import { labelOf, LETTER_WIDTH, placesIn } from '$/games/house_of_rath/places'
import { everybodyIn } from '$/games/house_of_rath/standing'
import { table } from './table'

const LETTERS = [5.8, 12, 16.4, 21, 36] // on a wide screen, on a desk, on a phone, and where no name can be read
const LONGEST = 'Cordelia'.length
const CROWDS = LETTERS.flatMap((letter) => Array.from({ length: 19 }, (_, count) => [count + 1, letter] as const))
const WALL = (INNER * Math.sqrt(3)) / 2

describe('who is in a room', () => {
  it.each(CROWDS)('%i stand inside its walls, and not on one another (letters of %d)', (count, letter) => {
    const { spots, radius } = placesIn(count, letter)
    expect(spots).toHaveLength(count)
    for (const [at, { x, y }] of spots.entries()) {
      expect(Math.abs(x) + radius).toBeLessThanOrEqual(WALL + 0.5)
      expect(0.5 * Math.abs(x) + 0.866 * Math.abs(y) + radius).toBeLessThanOrEqual(WALL + 0.5)
      for (const other of spots.slice(at + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(2 * radius)
    }
  })

  it.each(CROWDS.filter(([count, letter]) => placesIn(count, letter).letter > 0))(
    'the names of %i do not run into each other, nor into that of the room (letters of %d)',
    (count, least) => {
      const { floor } = labelOf('Portrait Gallery', least)
      const { spots, letter, radius } = placesIn(count, least, LONGEST, floor)
      const width = LONGEST * LETTER_WIDTH * letter
      for (const [at, { x, y }] of spots.entries()) {
        expect(Math.abs(x) + width / 2).toBeLessThan(WALL + 5)
        expect(y + radius + letter).toBeLessThan(floor + 2)
        for (const other of spots.slice(at + 1))
          expect(Math.abs(other.x - x) >= width || Math.abs(other.y - y) > letter).toBe(true)
      }
    },
  )

  it('names are never smaller than can be read, and there are more of them the nearer one comes', () => {
    const named = LETTERS.map((letter) => {
      const all = Array.from({ length: 18 }, (_, count) => placesIn(count + 1, letter))
      for (const places of all) expect(places.letter === 0 || places.letter >= letter).toBe(true)
      return all.filter((places) => places.letter > 0).length
    })
    expect(named).toEqual([...named].sort((one, other) => other - one))
    expect(named[0]).toBe(18)
  })
})

describe('what a room is called', () => {
  it('stands in one line where that can be read, else in two', () => {
    expect(labelOf('Room of Mourning', 12).lines).toEqual(['Room of Mourning'])
    expect(labelOf('Room of Mourning', 21).lines).toEqual(['Room of', 'Mourning'])
    expect(labelOf('Room of Mourning', 21).size).toBeGreaterThanOrEqual(21)
    expect(labelOf('Conservatory', 21).lines).toEqual(['Conservatory'])
  })
})

it('whoever has no name in the house is in a room that is listed', () => {
  const view = table()
  for (const letter of LETTERS) {
    const { tokens, nameless } = everybodyIn(view, letter)
    expect(tokens).toHaveLength(view.orphans.filter((orphan) => orphan.room !== null).length)
    for (const { orphan, size } of tokens) expect(size === 0).toBe(nameless.includes(orphan.room ?? 'm'))
  }
  expect(everybodyIn(view, 36).nameless.length).toBeGreaterThan(0)
})
