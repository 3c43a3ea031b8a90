// States come faster than pieces fly. The stage shows them one after another: first the move, then the story.
//
// No Svelte in here. `onChange` tells that `current` is another one. Never blocking: `hurry` shows the newest at once.

import type { Scene, SeatScene, Told } from '$/wire/types'

/** One state as it is shown: where it came from is `fresh`, unless there is nothing to be shown moving. */
export interface Beat {
  readonly number: number
  readonly seq: number
  readonly scene: Scene
  readonly fresh: readonly Told[]
  /** So many lines of the story are told while this is on the stage; more when it was shown. */
  readonly told: number
}

export const BACKLOG = 6 // states that wait; whoever was away longer sees the end, and may replay the rest

export class Stage {
  current: Beat | null = null
  #waiting: Beat[] = []
  #numbers = 0
  #lines = 0

  constructor(private readonly onChange: () => void = () => undefined) {}

  /** Whether what is on the stage is the newest there is and was shown: only then may one choose. */
  get isSettled(): boolean {
    return this.#waiting.length === 0 && (this.current?.fresh.length ?? 0) === 0
  }

  /** How many lines of the story may be read now. */
  get told(): number {
    return this.current?.told ?? 0
  }

  /** A new state of the viewer. `moving`: false after a reload or an undo, when nothing should fly. */
  push(seen: SeatScene, fresh: readonly Told[], lines: number, moving = true): void {
    const beat: Beat = {
      number: ++this.#numbers,
      seq: seen.seq,
      scene: seen.scene,
      fresh: moving ? fresh : [],
      told: this.#lines,
    }
    this.#lines = lines
    if (!moving || this.current === null) {
      this.#waiting = []
      this.#show({ ...beat, fresh: [], told: lines })
    } else if (fresh.length === 0 && this.isSettled) {
      this.#show({ ...beat, told: lines }) // a clock, a name, the right to undo
    } else if (this.isSettled) {
      this.#show(beat)
    } else {
      this.#waiting.push(beat)
      if (this.#waiting.length > BACKLOG) this.hurry()
    }
  }

  /** The board has shown a beat. */
  shown(number: number): void {
    if (this.current?.number !== number || this.isSettled) return
    const next = this.#waiting.shift()
    this.#show(next ?? { ...this.current, fresh: [], told: this.#lines })
  }

  /** Show the newest at once. */
  hurry(): void {
    const last = this.#waiting.pop() ?? this.current
    this.#waiting = []
    if (last) this.#show({ ...last, fresh: [], told: this.#lines })
  }

  #show(beat: Beat): void {
    this.current = beat
    this.onChange()
  }
}
