// What belongs to looking back: the review is asked for while somebody looks, and one's own slips are kept.

import { untrack } from 'svelte'
import { memory } from '../memory'
import type { Review } from './review.svelte'
import { slips } from './slips'

/** For a component that shows a review. When it goes, the house stops to work on it. */
export function lookBack(review: () => Review): void {
  $effect(() => {
    const asked = review()
    untrack(() => {
      slips.ask(asked.table)
      void asked.start()
    })
    return () => asked.stop()
  })
  $effect(() => {
    const { whole, begun, table, slips: found } = review()
    const mine = memory.table(table)?.seats ?? []
    if (whole && begun)
      slips.note(
        table,
        begun.game,
        found.filter(({ by }) => mine.includes(by)).map(({ step }) => step),
      )
  })
}
