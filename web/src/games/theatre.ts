// Shows moments one after another. It can be stopped at any time, and then tells nobody that it has ended.

/** A picture, and how long it stays. */
export interface Moment<Picture> {
  readonly picture: Picture
  readonly ms: number
}

export class Theatre<Picture> {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly show: (picture: Picture) => void) {}

  play(moments: readonly Moment<Picture>[], ended: () => void): void {
    this.stop()
    const [first, ...rest] = moments
    if (!first) return ended()
    this.show(first.picture)
    this.#timer = setTimeout(() => this.play(rest, ended), first.ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
