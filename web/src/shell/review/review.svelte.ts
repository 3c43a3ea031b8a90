// The review of one game, as it gets ready: what the house has found so far, how much that is, and what went wrong.

import { Refusal } from '$/line/refusal'
import { Backoff } from '$/line/backoff'
import type { ReviewBegun, ReviewedMoment, ReviewLine, SeatTotals, TurningPoint } from '$/wire/types'
import { marksOf, type Mark } from './marks'
import { inOrder, readLines } from './stream'

/** What is asked of the house; tests bring their own. */
export interface Reviewer {
  review: (table: string, signal: AbortSignal) => Promise<Response>
}

const TRIES = 6 // of a stream that breaks off; whatever comes begins the count anew

/** A decision that is worth naming, with where it was. */
export type SlipMoment = ReviewedMoment & { readonly by: number }

export class Review {
  begun = $state.raw<ReviewBegun | null>(null)
  /** Those that are ready, in the order of the game. */
  moments = $state.raw<readonly ReviewedMoment[]>([])
  totals = $state.raw<readonly SeatTotals[]>([])
  turningPoints = $state.raw<readonly TurningPoint[]>([])
  done = $state(0)
  of = $state(0)
  /** Somebody has asked for it, and it is not whole. */
  running = $state(false)
  refusal = $state.raw<Refusal | null>(null)

  readonly slips = $derived(this.moments.filter(isSlip))
  readonly marks: readonly Mark[] = $derived(
    marksOf(
      this.slips.map(({ step, by }) => ({ step, seat: by })),
      this.turningPoints,
    ),
  )
  #closing: AbortController | null = null

  constructor(
    private readonly house: Reviewer,
    readonly table: string,
    private readonly wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
      new Promise((done) => setTimeout(done, milliseconds)),
  ) {}

  get whole(): boolean {
    return this.totals.length > 0
  }

  /** The number of the last step; 0 until the house has answered. */
  get last(): number {
    return this.begun?.last ?? 0
  }

  at(step: number): ReviewedMoment | null {
    return this.moments.find((moment) => moment.step === step) ?? null
  }

  /** Ask for it, or for the rest of it. A stream that breaks off is asked for again: the house goes on where it was. */
  async start(): Promise<void> {
    if (this.running || this.whole) return
    const closing = (this.#closing = new AbortController())
    this.running = true
    this.refusal = null
    const backoff = new Backoff()
    let tries = 0
    while (!closing.signal.aborted) {
      const known = this.done
      try {
        if (await this.#read(closing.signal)) break
        tries += 1
      } catch (error) {
        if (closing.signal.aborted) break
        tries += 1
        const passes = !(error instanceof Refusal) || error.isPassing || error.cause === 'unreachable'
        if (!passes || tries >= TRIES) {
          this.refusal = error instanceof Refusal ? error : new Refusal('unreachable', '')
          break
        }
      }
      if (this.done > known) tries = 0
      if (tries >= TRIES) {
        this.refusal = new Refusal('unreachable', '')
        break
      }
      await this.wait(backoff.wait())
    }
    if (this.#closing === closing) this.running = false
  }

  /** Nobody looks any more: the house need not work on. */
  stop(): void {
    this.#closing?.abort()
    this.#closing = null
    this.running = false
  }

  /** Read a stream; true if it came to its end. */
  async #read(signal: AbortSignal): Promise<boolean> {
    const { body } = await this.house.review(this.table, signal)
    if (!body) return false
    for await (const line of readLines<ReviewLine>(body)) {
      if (signal.aborted) return true
      if (this.#hear(line)) return true
    }
    return false
  }

  #hear(line: ReviewLine): boolean {
    switch (line.type) {
      case 'review':
        this.begun = line
        return false
      case 'waits':
        this.of = line.of
        return false
      case 'moments':
        this.moments = inOrder(this.moments, line.moments)
        // A stream that was asked for again tells all anew.
        ;[this.done, this.of] = [Math.max(line.done, this.moments.length), line.of]
        return false
      case 'totals':
        ;[this.totals, this.turningPoints] = [line.totals, line.turning_points]
        return true
      case 'stopped':
        this.refusal = new Refusal(line.cause, line.why)
        return true
    }
  }
}

const isSlip = (moment: ReviewedMoment): moment is SlipMoment => moment.by !== null && !!moment.decision?.slip
