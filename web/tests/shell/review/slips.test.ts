// One's own slips, kept on the device, and which decisions are worth a look.

import { describe, expect, it } from 'vitest'
import { Slips } from '$/shell/review/slips'
import { worthALook } from '$/shell/review/worst'
import type { SlipMoment } from '$/shell/review/review.svelte'
import { keepIn } from '$/shell/store'
import type { SeatTotals } from '$/wire/types'

function device(kept: Record<string, string> = {}) {
  const keep = keepIn(() => ({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
  }))
  let time = 1000
  return new Slips(keep, () => (time += 1))
}
const steps = (slips: Slips) => slips.toPractise().map(({ table, step }) => `${table}${step}`)

describe('slips to practise', () => {
  it('are kept once, those of the newest game first', () => {
    const slips = device()
    slips.note('a', 'rathulhu', [3, 9])
    slips.note('b', 'rathulhu', [5])
    slips.note('a', 'rathulhu', [3, 9])
    expect(steps(slips)).toEqual(['b5', 'a3', 'a9'])
  })

  it('come back soon when they went wrong, later when they went right, and not when they are known', () => {
    const slips = device()
    slips.note('a', 'rathulhu', [1, 2, 3])
    const [first, second, third] = slips.toPractise()
    if (!first || !second || !third) throw new Error('three were noted')
    slips.answered(first, true)
    slips.answered(second, false)
    expect(steps(slips)).toEqual(['a3', 'a2', 'a1'])
    slips.answered(first, true)
    slips.answered(first, true)
    expect(steps(slips)).toEqual(['a3', 'a2'])
    slips.answered(first, false)
    expect(steps(slips)).toContain('a1')
  })

  it('go with their game', () => {
    const slips = device()
    slips.note('a', 'rathulhu', [1])
    slips.note('b', 'rathulhu', [2])
    slips.forget('a')
    expect(steps(slips)).toEqual(['b2'])
  })

  it('survive nothing that is not theirs', () => {
    expect(device({ 'ratskeller.slips': '[{"table":"a"},3,null]', 'ratskeller.reviewed': '{}' }).toPractise()).toEqual(
      [],
    )
    expect(device({ 'ratskeller.reviewed': '{}' }).wasAsked('a')).toBe(false)
  })

  it('a review that was asked for need not be asked for again', () => {
    const slips = device()
    slips.ask('a')
    expect([slips.wasAsked('a'), slips.wasAsked('b')]).toEqual([true, false])
  })
})

describe('what is worth a look', () => {
  const slip = (step: number, by: number, loss: number, points: number | null = null) =>
    ({ step, by, decision: { loss, points } }) as SlipMoment
  const total = (...worst: number[]) => ({ worst }) as unknown as SeatTotals
  const slips = [slip(1, 0, 0.1), slip(2, 1, 0.4), slip(3, 0, 0.3), slip(4, 1, 0.2)]

  it('are one’s own, the worst first', () => {
    const found = worthALook([total(3, 1), total(2, 4)], slips, [0])
    expect(found.map(({ step }) => step)).toEqual([3, 1])
  })

  it('are the worst three of all, where nobody is oneself', () => {
    const found = worthALook([total(3, 1), total(2, 4)], slips, [])
    expect(found.map(({ step }) => step)).toEqual([2, 3, 4])
  })

  it('go by points where the game does', () => {
    const found = worthALook([total(1, 2)], [slip(1, 0, 0.4, 6), slip(2, 0, 0.1, 9)], [0])
    expect(found.map(({ step }) => step)).toEqual([2, 1])
  })
})
