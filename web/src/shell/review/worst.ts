// Which decisions are worth a look: one's own first; whoever only watches sees those of everybody.

import type { SeatTotals } from '$/wire/types'
import type { SlipMoment } from './review.svelte'

const LOOKED_AT = 3

/** Three at most, those that gave most away: of one's own seats, or, where one has none, of all. */
export function worthALook(
  totals: readonly SeatTotals[],
  slips: readonly SlipMoment[],
  mine: readonly number[],
): SlipMoment[] {
  const seats = mine.length ? mine : totals.map((_, seat) => seat)
  const worst = new Set(seats.flatMap((seat) => totals[seat]?.worst ?? []))
  return slips
    .filter(({ step }) => worst.has(step))
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, LOOKED_AT)
}

/** What a slip gave away, in what its game counts. */
const lossOf = ({ decision }: SlipMoment): number => decision?.points ?? decision?.loss ?? 0
