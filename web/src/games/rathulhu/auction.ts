// An auction as it is told on the board: who was asked in which order, and what each said. While it runs the view
// knows all of it; when the hammer has fallen, the last running one and what happened since tell how it ended.

import type { Event, View } from '$/wire/rathulhu'

export type Said = 'bid' | 'passed' | 'asked' | 'waiting' | 'silent'

export interface Bidder {
  readonly seat: number
  readonly said: Said
  readonly token: number | null
  /** Said just now: so many-th of what is being shown. */
  readonly fresh: number | null
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
  return { seat: number, said: said(), token: seat?.bid ?? null, fresh: null }
}

/** The auction to show: the one that runs, or the last one with its end. `before` is what was shown until now. */
export function follow(before: Sale | null, view: View, fresh: readonly Event[]): Sale | null {
  let sale = running(view) ?? (endsAuction(fresh) ? before : null)
  if (!sale) return null
  fresh.forEach((event, at) => {
    if (!sale) return
    if (event.event === 'bid_placed') sale = say(sale, event.seat, 'bid', event.token, at)
    if (event.event === 'bid_passed') sale = say(sale, event.seat, 'passed', null, at)
    if (event.event === 'auction_won') sale = { ...sale, end: { winner: event.seat, bid: event.bid, discarded: false } }
    if (event.event === 'nobody_bid') sale = { ...sale, end: { winner: null, bid: null, discarded: event.discarded } }
  })
  return sale
}

const endsAuction = (fresh: readonly Event[]): boolean =>
  fresh.some((event) => event.event === 'auction_won' || event.event === 'nobody_bid')

function say(sale: Sale, seat: number, said: Said, token: number | null, fresh: number): Sale {
  return { ...sale, bidders: sale.bidders.map((each) => (each.seat === seat ? { seat, said, token, fresh } : each)) }
}
