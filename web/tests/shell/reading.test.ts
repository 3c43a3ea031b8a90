import { expect, it } from 'vitest'
import { beginOf, isFolded, MORE } from '$/shell/table/reading'

it('folds the lines of setting up once something else was told, unless they are few', () => {
  expect(isFolded(37, 37)).toBe(false)
  expect(isFolded(38, 37)).toBe(true)
  expect(isFolded(38, 4)).toBe(false)
})

it('lays out the last lines of a long story, and never what is folded', () => {
  expect(beginOf(50, 0)).toBe(0)
  expect(beginOf(50, 37)).toBe(37)
  expect(beginOf(1000, 37)).toBe(1000 - MORE)
})
