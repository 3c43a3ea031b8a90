// An auction as it is told on the board: who was asked in which order, and what each said. While it runs the view
// knows all of it; when the hammer has fallen, the last running one and what happened since tell how it ended.

import type { Event, View } from '$/wire/rathulhu'

export type Said = 'bid' | 'passed' | 'asked' | 'waiting' | 'silent'

export interface Bidder {
  readonly seat: number
  readonly said: Said
  readonly token: number | null
  /** Said just now. */
  readonly fresh: boolean
}

export interface Sale {
  readonly invoker: number
  readonly invoked: boolean
  readonly tiles: number
  readonly token: number
  readonly bidders: readonly Bidder[]
  /** Null while it runs. */
  readonly end: { readonly winner: number | null; readonly bid: number | null; readonly discarded: boolean } | null
}

/** The auction that runs in a view. */
export function running(view: View): Sale | null {
  const { auction } = view
  if (!auction) return null
  const seats = view.seats.length
  const order = view.seats.map((_, step) => (auction.invoker + 1 + step) % seats)
  return {
    invoker: auction.invoker,
    invoked: auction.invoked,
    tiles: view.track.filter((tile) => tile !== null).length,
    token: view.board_token,
    bidders: order.map((seat) => bidder(view, seat)),
    end: null,
  }
}

function bidder(view: View, number: number): Bidder {
  const seat = view.seats[number]
  const said = (): Said => {
    if (seat?.bid != null) return 'bid'
    if (seat?.passed) return 'passed'
    if (view.mover === number) return 'asked'
    return seat?.tokens_up.length ? 'waiting' : 'silent'
  }
  return { seat: number, said: said(), token: seat?.bid ?? null, fresh: false }
}

/** The auction after one more thing was heard; the very same where nothing of it was. */
export function hear(sale: Sale | null, event: Event, after: View): Sale | null {
  if (event.event === 'auction_opened') return running(after)
  if (!sale) return sale
  switch (event.event) {
    case 'bid_placed':
      return say(sale, event.seat, 'bid', event.token)
    case 'bid_passed':
      return say(sale, event.seat, 'passed', null)
    case 'auction_won':
      return { ...sale, end: { winner: event.seat, bid: event.bid, discarded: false } }
    case 'nobody_bid':
      return { ...sale, end: { winner: null, bid: null, discarded: event.discarded } }
    default:
      return sale
  }
}

/** What was said before is no news any more. */
function say(sale: Sale, seat: number, said: Said, token: number | null): Sale {
  const bidders = sale.bidders.map((each) =>
    each.seat === seat ? { seat, said, token, fresh: true } : { ...each, fresh: false },
  )
  return { ...sale, bidders, end: null }
}
