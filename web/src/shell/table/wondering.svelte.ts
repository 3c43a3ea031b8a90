// What one wonders about at a table: why a piece, or anything at all, is not offered now. The house is asked once for
// each state.

import { Refusal } from '$/line/refusal'
import type { Obstacle } from '$/wire/types'
import { aboutPiece, isIdle } from './obstacles'
import type { Session } from './session.svelte'

export class Wondering {
  /** All that is not offered; null until the house has answered. */
  obstacles = $state.raw<readonly Obstacle[] | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** Why the piece that was picked last offers nothing. */
  answer = $state.raw<readonly Obstacle[]>([])
  #asked = '' // of which seat, and at which state

  constructor(private readonly session: Session) {}

  /** Ask, unless that was done at this state. */
  async ask(): Promise<void> {
    const { seat, beat } = this.session
    const state = `${seat} ${beat?.seq}`
    if (seat === null || !beat || state === this.#asked) return
    this.#asked = state
    this.refusal = null
    try {
      const { obstacles = [] } = await this.session.line.wish({ type: 'why_not', seat })
      if (state === this.#asked) this.obstacles = obstacles
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (state === this.#asked) this.refusal = error
      this.#asked = ''
    }
  }

  /** Somebody has picked a piece. If it offers nothing, say why; what was said before is over. */
  async pick(piece: string): Promise<void> {
    this.answer = []
    const { beat, isMyTurn } = this.session
    if (!isMyTurn || !beat || !isIdle(beat.scene.choices, piece)) return
    await this.ask()
    if (beat === this.session.beat && this.obstacles) this.answer = aboutPiece(this.obstacles, piece)
  }

  /** The game has gone on. */
  forget(): void {
    this.answer = []
  }
}
