// What is on the table at one moment of the show. At rest it is the view; while something is told it lies between two.

import type { Dice, View } from '$/wire/rats_in_the_walls'
import { dealBrains, moveBrains, type Brains } from './brains'

/**
 * `shut`; `tilted`: somebody else looks; `mine`: raised for the
 * viewer's eyes; `open`: for all; `away`: before the first round.
 */
export type Cup = 'shut' | 'tilted' | 'mine' | 'open' | 'away'

export interface Speech {
  readonly seat: number
  readonly says: 'claim' | 'believe' | 'doubt' | 'rolled'
  readonly rats: number
}

/** What was found under the walls the last time they were lifted. */
export interface Finding {
  readonly dice: Dice
  readonly giver: number
  readonly claim: number
  readonly true: boolean
  readonly round: number
}

export interface Picture {
  readonly view: View
  /** Towards whom the cup stands. */
  readonly holder: number | null
  readonly cup: Cup
  /** Dice that lie open to the viewer. */
  readonly dice: Dice | null
  readonly speech: Speech | null
  /** While a claim is judged: whether it was true. */
  readonly verdict: boolean | null
  /** Until the next claim, what the last doubt brought to light. */
  readonly last: Finding | null
  readonly brains: Brains
  /** Another number: the cup is shaken; the dice tumble. */
  readonly shaken: number
  readonly rolled: number
}

/** The view at rest. What lay there before gives the brains their names. */
export function pictureOf(view: View, before: Picture | null = null): Picture {
  const counts = { seats: view.seats.map((seat) => seat.brains), middle: view.middle }
  const cup = cupOf(view)
  return {
    view,
    holder: view.mover ?? view.giver,
    cup,
    dice: cup === 'mine' || cup === 'open' ? view.seen : null,
    speech:
      view.claim !== null && view.giver !== null ? { seat: speakerOf(view), says: 'claim', rats: view.claim } : null,
    verdict: null,
    last: view.claim === null && before?.last && view.round <= before.last.round + 1 ? before.last : null,
    brains: before ? moveBrains(before.brains, counts) : dealBrains(counts),
    shaken: before?.shaken ?? 0,
    rolled: before?.rolled ?? 0,
  }
}

function cupOf(view: View): Cup {
  if (view.round === 0) return 'away'
  if (view.phase === 'looked') return view.seen ? 'mine' : 'tilted'
  if (view.seen && ['over', 'killing', 'lifting'].includes(view.phase)) return 'open'
  return 'shut'
}

/** Whose claim it is: the Giver's, unless the Giver has taken the cup over and not spoken yet. */
export function speakerOf(view: View): number {
  const giver = view.giver ?? 0
  const hasSpoken = ['answering', 'lifting', 'killing', 'over'].includes(view.phase)
  return hasSpoken ? giver : (giver + view.seats.length - 1) % view.seats.length
}
