// Everybody's chances: lines with gaps where nothing is known yet, signs that stand beside each other, and facts.

import { describe, expect, it } from 'vitest'
import { courseOf, HEIGHT, lineOf, mostChanged, rowsOf, spread, WIDTH } from '$/shell/review/curve'
import { courseWords } from '$/shell/review/course'
import { markAfter, markAt, markBefore, marksOf, readMarkKey } from '$/shell/review/marks'

const known = (...chances: (readonly [number, number])[]) =>
  chances.map(([step, first]) => ({ step, chances: [first, 1 - first] }))

describe('a line', () => {
  it('goes from the left edge to the right, the higher the better', () => {
    expect(lineOf(known([0, 0.5], [1, 1], [2, 0]), 0, 2)).toBe(`M0 ${HEIGHT / 2}L${WIDTH / 2} 0L${WIDTH} ${HEIGHT}`)
  })

  it('begins anew behind what has not come yet', () => {
    const line = lineOf(known([0, 0.5], [1, 0.5], [4, 0.5], [5, 0.5]), 0, 5)
    expect(line.match(/M/g)).toHaveLength(2)
    expect(line.match(/L/g)).toHaveLength(2)
  })
})

describe('the signs at the ends', () => {
  it('stand where their lines end', () => {
    expect(spread([0.75, 0.25], 30)).toEqual([HEIGHT / 4, (3 * HEIGHT) / 4])
  })

  it.each([[[0, 0, 0, 1]], [[0.5, 0.5, 0.5, 0.5]], [[1, 1, 0, 0]], [[0.02, 0.01, 0, 0.97, 0, 0]]])(
    'keep their distance and stay in the picture: %j',
    (ends) => {
      const heights = spread(ends, 30)
      const sorted = [...heights].sort((one, other) => one - other)
      expect(sorted[0]).toBeGreaterThanOrEqual(15)
      expect(sorted.at(-1)).toBeLessThanOrEqual(HEIGHT - 15)
      for (const [at, height] of sorted.slice(1).entries())
        expect(height - (sorted[at] ?? 0)).toBeGreaterThanOrEqual(30)
    },
  )
})

describe('the course of a game', () => {
  it('says who was ahead at the end, since when, and how often that changed', () => {
    expect(courseOf(known([0, 0.5], [1, 0.6], [2, 0.4], [3, 0.5], [4, 0.3], [5, 0.7], [6, 1]))).toEqual({
      changes: 2,
      last: 0,
      since: 5,
    })
  })

  it('is told in one sentence', () => {
    const words = (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values ?? {})}`
    expect(courseWords(known([0, 0.5], [1, 0.505]), ['Anna', 'Bert'], words)).toBe('review-course-nobody {}')
    expect(courseWords(known([0, 0.6]), ['Anna', 'Bert'], words)).toContain('"name":"Anna","step":0,"changes":0')
    expect(courseWords([{ step: 0, chances: [0.3] }], ['Anna'], words)).toBe('review-course-alone {}')
  })

  it('is a table of some rows and all marks', () => {
    const steps = Array.from({ length: 201 }, (_, step) => ({ step, chances: [0.5, 0.5] }))
    const rows = rowsOf(steps, [7, 100]).map(({ step }) => step)
    expect(rows).toHaveLength(22)
    expect(rows).toContain(7)
    expect([rows[0], rows.at(-1)]).toEqual([0, 200])
    expect(rowsOf(steps.slice(0, 3), [])).toHaveLength(3)
  })

  it('turned for whoever it changed most', () => {
    expect(mostChanged([0.5, 0.3, 0.2], [0.45, 0.55, 0])).toBe(1)
  })
})

describe('marks', () => {
  const marks = marksOf(
    [
      { step: 12, seat: 1 },
      { step: 40, seat: 0 },
    ],
    [{ step: 40 }, { step: 33 }],
  )

  it('stand in the order of the game; a slip at which it turned is one', () => {
    expect(marks).toEqual([
      { step: 12, slipOf: 1, turned: false },
      { step: 33, slipOf: null, turned: true },
      { step: 40, slipOf: 0, turned: true },
    ])
  })

  it('lead to each other', () => {
    expect(markAfter(marks, 12)?.step).toBe(33)
    expect(markBefore(marks, 12)).toBeNull()
    expect(markAt(marks, 33)?.turned).toBe(true)
    expect(markAfter(marks, 40)).toBeNull()
  })

  it.each([
    ['PageDown', true, 33],
    ['PageUp', true, null],
    ['PageDown', false, null],
    ['a', true, null],
  ])('%s with shift %s leads from the first one to %s', (key, shiftKey, to) => {
    expect(readMarkKey({ key, shiftKey }, 12, marks)).toBe(to)
  })
})
