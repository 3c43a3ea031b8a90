// The strip under the track: in an auction who is asked and what each said; otherwise whose turn it is.

import type { View } from '$/wire/rathulhu'
import type { Words } from '$/words/words'
import type { Bidder, Sale } from './auction'

export type Saying = Bidder['said'] | 'turn' | 'idle'
export interface Slot extends Omit<Bidder, 'said'> {
  readonly said: Saying
  /** The highest bid, or the one that has won. */
  readonly holds: boolean
}

/** What each can say, in words. */
export const sayings = (words: Words): Readonly<Record<Saying, string>> => ({
  bid: words('describe-bid'),
  passed: words('said-passed'),
  asked: words('said-asked'),
  waiting: words('said-waiting'),
  silent: words('said-silent'),
  turn: words('said-turn'),
  idle: '·',
})

export function slotsOf(sale: Sale | null, view: View): Slot[] {
  if (sale) {
    const best = sale.end ? sale.end.winner : (view.auction?.bidder ?? null)
    return sale.bidders.map((bidder) => ({ ...bidder, holds: bidder.seat === best }))
  }
  const first = view.turn ?? 0
  return view.seats.map((_, step) => {
    const seat = (first + step) % view.seats.length
    const said = view.mover === seat ? 'turn' : view.seats[seat]?.tokens_up.length ? 'idle' : 'silent'
    return { seat, said, token: null, fresh: false, holds: false }
  })
}
