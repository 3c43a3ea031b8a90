import { describe, expect, it } from 'vitest'
import { axisOf, seen } from '$/art/cube'
import { ink } from '$/art/ink'

describe('a die', () => {
  it.each([1, 2, 3, 4, 5, 6])('at rest shows a %i to the front, with its pips, and never what is opposite', (face) => {
    const sides = seen(face, 0, axisOf(face))
    const front = sides.reduce((one, other) => (other.facing > one.facing ? other : one))
    expect(front.face).toBe(face)
    expect(front.marks.match(/M/g)).toHaveLength(face)
    expect(sides).toHaveLength(3)
    expect(sides.map((side) => side.face)).not.toContain(7 - face)
  })

  it('ends its tumble where it lies', () => {
    expect(seen(4, 2 * Math.PI, axisOf(1)).map((side) => side.face)).toEqual(
      seen(4, 0, axisOf(1)).map((side) => side.face),
    )
  })
})

describe('ink', () => {
  const rect = { kind: 'rect', x: 0, y: 0, width: 40, height: 30 } as const

  it('is the same for the same seed, and another for another', () => {
    const first = ink(rect, { seed: 5 })
    expect(ink({ ...rect }, { seed: 5 })).toBe(first)
    expect(ink(rect, { seed: 6 }).contour).not.toBe(first.contour)
  })

  it('is hatched only where that is asked for', () => {
    expect(ink(rect).hatching).toBe('')
    expect(ink(rect, { hatch: 'hachure' }).hatching).not.toBe('')
  })
})
