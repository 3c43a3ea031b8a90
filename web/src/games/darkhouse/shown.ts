// What has just happened, sorted by where it is seen, and how long one looks at it.

import type { Event, View } from '$/wire/darkhouse'
import type { Told } from '$/wire/types'
import { VERDICT } from '../moments'
import type { Moment } from '../theatre.svelte'

/** What is on the table at one moment. */
export interface Picture {
  readonly view: View
  /** What is being shown; empty at rest. */
  readonly news: readonly Told<Event>[]
  /** The dice have left the hand. */
  readonly rolling: boolean
}

/** What moves on one page. */
export interface Shown {
  readonly wrote: ReadonlyMap<number, readonly number[]>
  readonly shut: ReadonlySet<number>
  readonly repaired: ReadonlySet<number>
  /** The arc that was just paid, as its two blocks, lower first. */
  readonly arced: string | null
  /** The round whose number was just written into the turn track. */
  readonly tracked: number | null
  readonly rolled: boolean
  readonly laid: boolean
  /** Where a die that was laid comes from: the id of a piece. */
  readonly from: string | undefined
}

export const NOTHING: Shown = {
  wrote: new Map(),
  shut: new Set(),
  repaired: new Set(),
  arced: null,
  tracked: null,
  rolled: false,
  laid: false,
  from: undefined,
}

/** What of the news is seen on the page of a seat. */
export function shownOn(fresh: readonly Told<Event>[], seat: number, from: string | undefined): Shown {
  const news = fresh.map((told) => told.what)
  const own = news.filter((what) => 'seat' in what && what.seat === seat)
  const pick = <Kind extends Event['event']>(kind: Kind): Extract<Event, { event: Kind }>[] =>
    own.filter((what) => what.event === kind) as Extract<Event, { event: Kind }>[]
  const arced = pick('arced')[0]
  const track = news.find((what) => what.event === 'track_written')
  return {
    wrote: new Map(pick('wrote').map((what) => [what.block, what.numbers])),
    shut: new Set(pick('shut').map((what) => what.block)),
    repaired: new Set(pick('repaired').map((what) => what.block)),
    arced: arced ? [arced.source, arced.target].sort((a, b) => a - b).join('-') : null,
    tracked: track?.event === 'track_written' ? track.round : null,
    rolled: pick('rolled').length > 0,
    laid: pick('placed').length + pick('arced').length > 0,
    from,
  }
}

export interface Times {
  /** When the number for the turn track is written, and when the dice begin to roll. */
  readonly track: number
  readonly roll: number
  readonly end: number
}

/**
 * One thing after another: what is written down, the turn track,
 * then the dice; 0 if nothing moves here. In milliseconds.
 */
export function timesOf(shown: Shown): Times {
  const written = shown.wrote.size || shown.shut.size ? 450 : 0
  const laid = shown.arced ? 480 : shown.laid ? 300 : 0 // lightning strikes when the die has landed
  const track = Math.max(written, laid)
  const roll = track + (shown.tracked === null ? 0 : 350)
  const rolled = shown.rolled ? 720 : 0
  return { track, roll, end: Math.max(roll + rolled, shown.repaired.size ? 700 : 0) }
}

/** First what is written, then a page that is added up, then the next round is rung in, then its dice. */
export function momentsOf(
  before: Picture,
  news: readonly Told<Event>[],
  after: View,
  seat: number,
): readonly Moment<Picture>[] {
  const shown = shownOn(news, seat, undefined)
  const { track, roll, end } = timesOf(shown)
  const first = (...kinds: readonly Event['event'][]): number =>
    news.findIndex(({ what }) => kinds.includes(what.event))
  const rings = first('game_began', 'track_written')
  const isNewGame = after.game !== before.view.game
  const written = { view: isNewGame ? addedUp(before.view, after) : unrung(after, before.view), news, rolling: false }
  const rung = { view: after, news, rolling: false }
  const scored = news.findLastIndex(({ what }) => what.event === 'page_scored')
  return [
    { picture: isNewGame ? { ...written, news: [] } : written, ms: track, at: 0 },
    ...(scored < 0 ? [] : [{ picture: { ...written, news: [] }, ms: VERDICT, at: scored + 1 }]),
    { picture: rung, ms: roll - track, at: Math.max(rings, 0) },
    { picture: { ...rung, rolling: true }, ms: end - roll, at: Math.max(first('rolled'), rings, 0) },
  ]
}

/** The page as it now is, in the round in which it came about. */
const unrung = (after: View, { round, track, deadline, phase }: View): View => ({
  ...after,
  round,
  track,
  deadline,
  phase,
})

/** The pages of a game that has ended, with what they came to. */
const addedUp = (before: View, after: View): View => ({
  ...before,
  seats: before.seats.map((seat, at) => ({
    ...seat,
    score: after.seats[at]?.score ?? seat.score,
    pages: after.seats[at]?.pages.filter((page) => page.game <= before.game) ?? seat.pages,
  })),
})
