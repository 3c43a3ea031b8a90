// How long to wait before one tries again.

export const FIRST_WAIT = 200 // milliseconds
export const LONGEST_WAIT = 10_000

/** Waits that double, each with some chance in it, so that a server that comes back is not stormed by everybody. */
export class Backoff {
  #next = FIRST_WAIT

  constructor(private readonly random: () => number = Math.random) {}

  /** Milliseconds to wait now. */
  wait(): number {
    const wait = this.#next * (0.5 + this.random())
    this.#next = Math.min(LONGEST_WAIT, this.#next * 2)
    return Math.round(wait)
  }

  /** All is well again. */
  reset(): void {
    this.#next = FIRST_WAIT
  }
}
