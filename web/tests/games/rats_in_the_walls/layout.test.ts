import { describe, expect, it } from 'vitest'
import { cupAt, layoutOf, rowOf } from '$/games/rats_in_the_walls/layout'
import type { Box } from '$/games/shapes'
import { fitted } from '$/games/rats_in_the_walls/tags'

const WIDTHS = [320, 360, 390, 430, 768, 779, 780, 900, 1100, 1440, 2560]
const SEATS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 0.01 ||
  other.x + other.width <= one.x + 0.01 ||
  one.y + one.height <= other.y + 0.01 ||
  other.y + other.height <= one.y + 0.01

describe.each(WIDTHS)('at %i px', (width) => {
  it.each(SEATS)('%i seats have room: nothing covers anything, nothing is cut off', (seats) => {
    for (const odds of [false, true]) {
      const layout = layoutOf({ width, seats, near: 1, answers: true, odds })
      const boxes = [...layout.tags, layout.believe, layout.doubt, layout.ladder]
      expect(layout.tags).toHaveLength(seats)
      boxes.forEach((box, at) => {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width)
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height)
        boxes
          .slice(at + 1)
          .forEach((other) => expect(apart(box, other), `${JSON.stringify(box)} ${JSON.stringify(other)}`).toBe(true))
      })
      for (const speech of [layout.speech.left, layout.speech.right]) {
        layout.tags.forEach((tag) => expect(apart(speech, tag)).toBe(true))
      }
    }
  })

  it('what is to be tapped is 44 px large', () => {
    const layout = layoutOf({ width, seats: 6, near: 0, answers: true, odds: false })
    const scale = width / layout.width
    const rung = {
      width: layout.ladder.width / layout.columns - 6,
      height: layout.ladder.height / (12 / layout.columns) - 6,
    }
    for (const box of [rung, layout.believe, layout.doubt, ...layout.tags]) {
      expect(Math.min(box.width, box.height) * scale).toBeGreaterThanOrEqual(44)
    }
  })
})

it('the viewer sits at the bottom, and the next one clockwise, on the left', () => {
  const { tags, width } = layoutOf({ width: 1100, seats: 5, near: 3, answers: false, odds: false })
  expect(Math.max(...tags.map((tag) => tag.y))).toBe(tags[3]?.y)
  expect((tags[4]?.x ?? width) < width / 2).toBe(true)
  expect((tags[2]?.x ?? 0) > width / 2).toBe(true)
})

it('the cup goes towards whoever has it', () => {
  const layout = layoutOf({ width: 1100, seats: 3, near: 0, answers: false, odds: false })
  expect(cupAt(layout, null)).toEqual(layout.cup)
  expect(cupAt(layout, 1).x).toBeLessThan(layout.cup.x)
  expect(cupAt(layout, 2).x).toBeGreaterThan(layout.cup.x)
  expect(cupAt(layout, 0).y).toBeGreaterThan(layout.cup.y)
})

it('many brains move together, and stay on their slip', () => {
  const box = { x: 10, y: 0, width: 70, height: 20 }
  for (const count of [1, 3, 8, 24]) {
    const row = rowOf(box, count, 20)
    expect(row).toHaveLength(count)
    expect((row.at(-1)?.x ?? 0) + 10).toBeLessThanOrEqual(box.x + box.width + 0.01)
  }
})

it('a long name is cut, a short one is not', () => {
  expect(fitted('Eva', 70, 16)).toBe('Eva')
  expect(fitted('Friedrich der Lange', 90, 16)).toBe('Friedrich…')
})
