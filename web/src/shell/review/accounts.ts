// Luck and skill of every seat as a way along a line: from what was to be expected, by luck, by one's own choices and
// by those of others, to the result.

import type { SeatTotals } from '$/wire/types'

export const PARTS = ['luck', 'own', 'others'] as const
export type Part = (typeof PARTS)[number]
export type Account = Pick<SeatTotals, Part | 'expected' | 'result'>

export interface Stretch {
  readonly part: Part
  readonly from: number
  readonly to: number
}

/** The stretches of a seat's way, each from where the one before ended. */
export function wayOf(account: Account): Stretch[] {
  let at = account.expected
  return PARTS.map((part) => {
    const from = at
    at += account[part]
    return { part, from, to: at }
  })
}

/** From where to where all ways lead: nothing and a whole win are always in it. */
export function reachOf(accounts: readonly Account[]): { readonly least: number; readonly most: number } {
  const stops = accounts.flatMap((account) => wayOf(account).map(({ to }) => to))
  return { least: Math.min(0, ...stops), most: Math.max(1, ...stops) }
}
