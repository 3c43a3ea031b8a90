// Why something was not granted, over the line or over HTTP.

import type { Advice } from '$/wire/types'

/** A wish or a request that was refused; nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    /** For programs: `stale`, `not_now`, `forbidden_by_rules` … */
    override readonly cause: string,
    /** For people, one sentence. */
    readonly why: string,
    /** The clause of the rules that forbids it, if one does. */
    readonly clause: string | null = null,
    /** What the coach would rather do. */
    readonly advice: Advice | null = null,
  ) {
    super(why)
  }

  /** The game has gone on since the choice was made: nothing to complain about, only to look again. */
  get isStale(): boolean {
    return this.cause === 'stale'
  }

  /** It may well be granted a little later. */
  get isPassing(): boolean {
    return PASSING.has(this.cause)
  }
}

/** Causes that pass by themselves. */
export const PASSING: ReadonlySet<string> = new Set(['unavailable', 'too_many'])
