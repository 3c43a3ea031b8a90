// The time, ticking twice a second while somebody reads it.

class Now {
  time = $state(Date.now())
  #timer: ReturnType<typeof setInterval> | undefined
  #readers = 0

  /** Call in an effect of a component that reads `time`. */
  tick(): () => void {
    this.time = Date.now()
    if (this.#readers++ === 0) this.#timer = setInterval(() => (this.time = Date.now()), 500)
    return () => {
      if (--this.#readers === 0) clearInterval(this.#timer)
    }
  }
}

export const now = new Now()
