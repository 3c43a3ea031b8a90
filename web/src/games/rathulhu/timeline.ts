// When is what shown? All that happened in one step is shown one after another: first what was said in the auction,
// then the hammer, then tiles and tokens move, then Setbacks strike, then the Aeon is reckoned up.

import type { Event } from '$/wire/rathulhu'

export interface Timeline {
  /** Milliseconds until the hammer falls; null where none does. */
  readonly hammer: number | null
  /** Until tiles and tokens move. */
  readonly flight: number
  /** Until Setbacks strike. */
  readonly strike: number
  /** Until the sheet is opened; null where no Aeon ended. */
  readonly sheet: number | null
  /** Until all was shown. */
  readonly end: number
}

export const SAY = 260 // one bid or pass
export const HAMMER = 350
export const FLIGHT = 320
export const STRIKE = 350
const LOOK = 450 // to take in what a Setback has struck

/** The times for what happened. */
export function timeline(fresh: readonly Event[]): Timeline {
  const has = (...kinds: Event['event'][]): boolean => fresh.some((event) => kinds.includes(event.event))
  const count = (kind: Event['event']): number => fresh.filter((event) => event.event === kind).length
  const closes = has('auction_won', 'nobody_bid')
  const said = (count('bid_placed') + count('bid_passed')) * SAY
  const hammer = closes ? said : null
  const flight = hammer === null ? 0 : hammer + HAMMER
  const strike = flight + FLIGHT
  const struck = count('setback_struck') ? strike + count('setback_struck') * STRIKE + LOOK : strike
  const ends = has('aeon_ended')
  return { hammer, flight, strike, sheet: ends ? struck : null, end: ends ? struck + STRIKE : Math.max(struck, said) }
}
