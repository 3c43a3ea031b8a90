// Luck and skill as a way along a line, alternatives as bars, and figures in the language of the page.

import { describe, expect, it } from 'vitest'
import { reachOf, wayOf } from '$/shell/review/accounts'
import { change, points, share } from '$/shell/review/figures'
import { barsOf, distinct, rolesOf, widestOf } from '$/shell/review/options'
import type { ReviewOption } from '$/wire/types'

const account = { expected: 0.25, luck: 0.9, own: -0.2, others: 0.05, result: 1 }
const option = (notation: string, more: Partial<ReviewOption> = {}): ReviewOption => ({
  do: notation,
  text: notation,
  share: 0.4,
  gain: 0,
  low: 0,
  high: 0,
  likely: 0.5,
  points: null,
  ...more,
})

describe('luck and skill', () => {
  it('lead from what was expected to the result', () => {
    const way = wayOf(account)
    expect(way.map(({ part }) => part)).toEqual(['luck', 'own', 'others'])
    expect(way[0]?.from).toBe(account.expected)
    for (const [at, { from }] of way.slice(1).entries()) expect(from).toBe(way[at]?.to)
    expect(way.at(-1)?.to).toBeCloseTo(account.result, 12)
  })

  it('may lead beyond a whole win, and the picture holds all of it', () => {
    const { least, most } = reachOf([account, { expected: 0.1, luck: -0.4, own: 0, others: 0.3, result: 0 }])
    expect(most).toBeCloseTo(1.15)
    expect(least).toBeCloseTo(-0.3)
    expect(reachOf([])).toEqual({ least: 0, most: 1 })
  })
})

describe('alternatives', () => {
  it('stand beside the first, with their intervals', () => {
    const bars = barsOf([option('a'), option('b', { gain: 0.2, low: 0.1, high: 0.3 }), option('c', { gain: -0.4 })])
    expect(bars.map(({ more }) => more)).toEqual([0, 0.2, -0.4])
    expect(bars.map(({ sure }) => sure)).toEqual([null, { low: 0.1, high: 0.3 }, null])
    expect(widestOf(bars)).toBe(0.4)
  })

  it('have no interval where each try was the same', () => {
    const bars = barsOf([option('a'), option('b', { gain: 0.2, low: 0.19999, high: 0.20001 })])
    expect(bars[1]?.sure).toBe(null)
  })

  it('count in points where their game does', () => {
    const bars = barsOf([option('a', { points: 140 }), option('b', { points: 147.5, gain: 0.01 })])
    expect(bars.map(({ more }) => more)).toEqual([0, 7.5])
  })

  it('say what they are', () => {
    expect(rolesOf('a', { tried: 'a', done: 'b', best: 'a' })).toEqual(['tried', 'best'])
    expect(rolesOf('c', { done: 'b', best: 'a' })).toEqual([])
  })

  it('are each shown once', () => {
    expect(distinct([option('a'), option('b'), option('a')]).map((each) => each.do)).toEqual(['a', 'b'])
  })
})

describe('figures', () => {
  it.each([
    [share(0.3149, 'en'), '31%'],
    [share(0.3149, 'de'), '31\u00a0%'],
    [share(0.3149, 'en', 1), '31.5%'],
    [change(0.1234, 'en'), '+12.3'],
    [change(-0.1234, 'de'), '−12,3'],
    [change(-0.00001, 'en'), '0.0'],
    [points(143.25, 'en'), '143.3'],
    [points(-3, 'en', true), '−3.0'],
  ])('%s', (text, wanted) => expect(text).toBe(wanted))
})
