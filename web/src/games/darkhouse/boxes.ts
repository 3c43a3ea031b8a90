// What stands in the boxes of a block, one after another.

import type { Block } from '$/wire/darkhouse'

export type Sign =
  | { readonly kind: 'written'; readonly number: number }
  | { readonly kind: 'lying'; readonly number: number; readonly nth: number }
  | { readonly kind: 'cross' }
  | { readonly kind: 'empty' }

/** First what is written, then dice of this round, then crosses, then what is empty. */
export function boxesOf(block: Block): Sign[] {
  const lying = block.lying.map((number, at): Sign => ({
    kind: 'lying',
    number,
    nth: at - block.lying.indexOf(number),
  }))
  const many = (count: number, kind: 'cross' | 'empty'): Sign[] => Array.from({ length: count }, () => ({ kind }))
  const written = block.written.map((number): Sign => ({ kind: 'written', number }))
  return [...written, ...lying, ...many(block.crosses, 'cross'), ...many(block.empty, 'empty')]
}

/** Which of the numbers in a block are new, when some were just written: the last ones of their kind. */
export function justWritten(written: readonly number[], fresh: readonly number[]): boolean[] {
  const left = [...fresh]
  const found = written.map(() => false)
  for (let at = written.length - 1; at >= 0; at--) {
    const index = left.indexOf(written[at] as number)
    if (index < 0) continue
    left.splice(index, 1)
    found[at] = true
  }
  return found
}
