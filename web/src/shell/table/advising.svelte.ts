// A hint at a table that has them: what the best bot would do here, and why. The house is asked once for each state.

import { Refusal } from '$/line/refusal'
import type { Advice } from '$/wire/types'
import type { Session } from './session.svelte'

export class Advising {
  /** Of the state that is shown; null: nobody has asked. */
  advice = $state.raw<Advice | null>(null)
  busy = $state(false)

  constructor(private readonly session: Session) {}

  /** One may ask now. */
  get mayAsk(): boolean {
    const { table, isMyTurn, hasAnswered, isAnsweredFor } = this.session
    return !!table?.hints && isMyTurn && !hasAnswered && !isAnsweredFor && !this.advice
  }

  async ask(): Promise<void> {
    const { seat, beat } = this.session
    if (seat === null || !beat || this.busy) return
    this.busy = true
    this.session.refusal = null
    try {
      const { advice } = await this.session.line.wish({ type: 'hint', seat, seq: beat.seq })
      if (advice && beat === this.session.beat) this.advice = advice
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!error.isStale) this.session.refusal = error
    } finally {
      this.busy = false
    }
  }

  /** The game has gone on, or one has heard enough. */
  forget(): void {
    this.advice = null
  }
}
