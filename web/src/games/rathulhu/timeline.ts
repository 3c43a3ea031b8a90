// How long is what seen? What was said in an auction comes first, one after another, then the hammer; then tiles and
// tokens move, then Setbacks strike, then the Aeon is reckoned up.

import type { Event } from '$/wire/rathulhu'

export interface Timeline {
  /** Milliseconds from the flight of the tiles until Setbacks strike. */
  readonly strike: number
  /** Until all of that was shown. */
  readonly end: number
}

export const SAY = 450 // one bid or pass
export const FLIGHT = 320
export const STRIKE = 350
const LOOK = 900 // to take in what a Setback has struck
const LANDED = 200

/** The times of what is seen when tiles move. */
export function timeline(news: readonly Event[]): Timeline {
  const struck = news.filter((event) => event.event === 'setback_struck').length
  return { strike: FLIGHT, end: FLIGHT + LANDED + (struck ? struck * STRIKE + LOOK : 0) }
}
