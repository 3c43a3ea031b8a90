import { describe, expect, it } from 'vitest'
import {
  ahead,
  frameOf,
  isStretched,
  ringOf,
  seams,
  SHORE,
  standing,
  stepsOf,
  towards,
  wayOf,
  withShore,
} from '$/games/condyle_cove/geometry'
import { isLong, labelOf } from '$/games/condyle_cove/label'
import { CROSS, RING, spot } from './table'

describe('the map', () => {
  it('has a frame around everything, and never a tiny one', () => {
    expect(frameOf([])).toEqual({ left: -150, top: -150, width: 300, height: 300 })
    expect(frameOf([...CROSS, { x: 4, y: 0 }])).toEqual({ left: -150, top: -150, width: 600, height: 300 })
  })

  it('needs the whole width when it has grown long, and not high', () => {
    const row = Array.from({ length: 8 }, (_, x) => ({ x, y: 0 }))
    expect(isStretched(CROSS)).toBe(false)
    expect(isStretched(row)).toBe(true)
    expect(isStretched([...row, { x: 0, y: 5 }])).toBe(false)
  })

  it('joins spaces that touch with a side', () => {
    expect(seams(CROSS)).toHaveLength(4)
    expect(seams([spot(1, 'town', 0, 0), spot(2, 'hill', 1, 1)])).toHaveLength(0)
  })

  it.each([
    ['ArrowUp', 1],
    ['ArrowRight', 2],
    ['ArrowDown', 5],
    ['ArrowLeft', 9],
  ])('%s leads to the next space', (key, number) => {
    expect(towards(CROSS, { x: 0, y: 0 }, key)?.number).toBe(number)
  })

  it('arrow keys cross a gap, and stop at the edge', () => {
    expect(towards([...CROSS, spot(14, 'detour', 4, 0)], { x: 1, y: 0 }, 'ArrowRight')?.number).toBe(14)
    expect(towards(CROSS, { x: 1, y: 0 }, 'ArrowRight')).toBeNull()
    expect(towards(CROSS, { x: 1, y: 0 }, 'a')).toBeNull()
  })
})

describe('a pawn', () => {
  it('walks from side to side', () => {
    expect(wayOf(CROSS, 1, 5)).toEqual([0, 5])
    expect(wayOf(CROSS, 1, 1)).toEqual([1])
    expect(wayOf(CROSS, 1, 99)).toEqual([99])
  })

  it('goes through the Passage as if both doors were one', () => {
    const cove = [...CROSS, spot(10, 'passage', 0, -2), spot(11, 'passage', 5, 5), spot(3, 'alley', 6, 5)]
    expect(wayOf(cove, 1, 3)).toEqual([10, 11, 3])
  })

  it('stands beside others, not on them', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const xs = standing(count).map(({ x }) => x)
      expect(new Set(xs).size).toBe(count)
      for (const x of xs) expect(Math.abs(x)).toBeLessThanOrEqual(33)
    }
  })
})

it('the ring is run clockwise from the Cul-De-Sac, however it is listed', () => {
  expect(ringOf([...RING].reverse()).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(ahead(RING, 4, 7)).toBe(3)
  expect(ahead(RING, 7, 4)).toBe(7)
  expect(ahead(RING, null, 4)).toBe(0)
})

it('every step of the ring lies between two spaces and points to the next', () => {
  const steps = stepsOf(ringOf(RING))
  expect(steps).toHaveLength(RING.length)
  expect(steps[0]).toEqual({ id: 0, x: 50, y: 0, turn: 0 })
  expect(steps[3]).toEqual({ id: 3, x: 300, y: 50, turn: 90 })
})

it('water needs room above and below, and beside the cove only where there is some', () => {
  const frame = { left: 0, top: 0, width: 300, height: 200 }
  expect(withShore(frame, false)).toEqual({ left: 0, top: -SHORE, width: 300, height: 200 + 2 * SHORE })
  expect(withShore(frame, true)).toEqual({ left: -SHORE, top: -SHORE, width: 300 + 2 * SHORE, height: 200 + 2 * SHORE })
})

describe('a name', () => {
  it('is one line where that can be read, else two, and always inside its card', () => {
    expect(labelOf('TOWN', 14).lines).toEqual(['TOWN'])
    expect(labelOf('OUT IN THE COLD', 15).lines).toEqual(['OUT IN', 'THE COLD'])
    for (const name of ['TOWN', 'DOWN LEXINGTON DR.', 'DRAUSSEN IN DER KÄLTE', 'LANDSTRASSE']) {
      for (const letter of [12, 15, 22]) {
        const label = labelOf(name, letter)
        for (const line of label.lines) {
          const length = line.length * label.size * 0.6
          // A little too long is pressed together; never so much that nobody could read it.
          expect(isLong(line, label)).toBe(length > 84)
          expect(length * 0.82).toBeLessThanOrEqual(84.01)
        }
        expect(label.feet).toBeGreaterThan(-20)
      }
    }
  })
})
