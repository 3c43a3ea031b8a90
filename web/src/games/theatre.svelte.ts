// The one clock of a table. States come faster than pieces fly: they wait here and are shown one after another, each
// moment by moment, until the board rests on the newest as it truly is. Whoever shows anything of a game follows this.

import { onDestroy } from 'svelte'
import type { Scene, SeatScene, Told } from '$/wire/types'

/** A picture, and how many milliseconds it stays; with 0 it is only where the next one begins. */
export interface Moment<Picture> {
  readonly picture: Picture
  readonly ms: number
}

/** How a board shows what happened. */
export interface Script<Picture, View, Event> {
  /** The view at rest; `before` is what was seen until now. */
  readonly rest: (view: View, before: Picture | null) => Picture
  /** What is seen on the way from a picture to the view after. That the view itself comes last need not be said. */
  readonly moments: (before: Picture, news: readonly Told<Event>[], after: View) => readonly Moment<Picture>[]
  /** Milliseconds in which the last picture settles. */
  readonly settling?: number
  /** A moment is put up: the time for a sound. */
  readonly cue?: (picture: Picture, before: Picture) => void
}

/** What is shown now. */
export interface Now {
  readonly seq: number
  readonly scene: Scene
  /** What led here and is being shown; empty at rest. */
  readonly fresh: readonly Told[]
  /** So many lines of the story have been told. */
  readonly told: number
}

/** A state that waits to be shown; then `told` lines of the story are. */
type Beat = Now

/** A board's part in it. */
export interface Show<Picture> {
  readonly picture: Picture
  readonly close: () => void
}

export const BACKLOG = 6 // states that wait; whoever was away longer sees the end, and may replay the rest

export class Theatre {
  now = $state.raw<Now | null>(null)
  /** What is shown is the newest there is, and nothing moves: only then may one choose. */
  atRest = $state(true)
  /** The last scene that came to rest. Its question stands until the next one does. */
  rested = $state.raw<Scene | null>(null)
  #picture = $state.raw<unknown>(null)
  #script: Script<unknown, unknown, unknown> | null = null
  #playing: Beat | null = null
  #left: Moment<unknown>[] = []
  #waiting: Beat[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `isStill`: whether nothing may move; `onChange`: `now` is another one. */
  constructor(
    private readonly isStill: () => boolean = () => false,
    private readonly onChange: () => void = () => undefined,
  ) {}

  get still(): boolean {
    return this.isStill()
  }

  /** A new state, and so many `lines` of the story with it. `moving`: false after a reload or an undo. */
  push(seen: SeatScene, fresh: readonly Told[], lines: number, moving = true): void {
    const beat: Beat = { seq: seen.seq, scene: seen.scene, fresh: moving ? fresh : [], told: lines }
    const isNews = fresh.length > 0 || this.#playing !== null // else it is a clock, a name, the right to undo
    if (!moving || !isNews || this.now === null) {
      this.#picture = this.#script?.rest(seen.scene.view, this.now && this.#picture)
      this.#waiting = []
      this.#rest(beat)
      return
    }
    this.#waiting.push(beat)
    if (this.still || this.#waiting.length > BACKLOG) this.hurry()
    else if (!this.#playing) this.#next()
  }

  /** Rest on the newest at once. What is skipped has been seen all the same. */
  hurry(): void {
    const last = this.#waiting.at(-1) ?? this.#playing
    if (!last) return
    if (this.#playing && this.#script) this.#picture = this.#left.at(-1)?.picture ?? this.#picture
    for (const beat of this.#waiting) this.#picture = this.#momentsOf(beat).at(-1)?.picture
    this.#waiting = []
    this.#rest(last)
  }

  /** Nothing is shown until the next state comes. */
  clear(): void {
    clearTimeout(this.#timer)
    this.now = this.rested = this.#playing = null
    this.#waiting = []
    this.atRest = true
  }

  /** From now on a board shows what happens; while there is none, what moves waits for it. */
  open<Picture, View, Event>(script: Script<Picture, View, Event>): Show<Picture> {
    const own = { ...script } as unknown as Script<unknown, unknown, unknown> // two boards may have the same
    clearTimeout(this.#timer)
    this.#script = own
    this.#picture = own.rest((this.rested ?? this.now?.scene)?.view, null)
    if (this.#playing) this.#play(this.#playing)
    const picture = (): Picture => this.#picture as Picture
    return {
      get picture() {
        return picture()
      },
      close: () => {
        if (this.#script !== own) return // another board has come already
        clearTimeout(this.#timer)
        this.#script = null
      },
    }
  }

  #next(): void {
    const beat = this.#waiting.shift()
    if (!beat) return
    this.#playing = beat
    this.atRest = false
    this.#show({ ...beat, told: this.now?.told ?? 0 })
    if (this.#script) this.#play(beat)
  }

  #play(beat: Beat): void {
    this.#left = this.#momentsOf(beat)
    this.#step()
  }

  #step(): void {
    const moment = this.#left.shift()
    if (!moment) {
      if (this.#playing) this.#rest(this.#playing)
      return
    }
    this.#script?.cue?.(moment.picture, this.#picture)
    this.#picture = moment.picture
    if (moment.ms > 0) this.#timer = setTimeout(() => this.#step(), moment.ms)
    else this.#step()
  }

  /** All that is seen of a state, the view itself last. */
  #momentsOf({ fresh, scene }: Beat): Moment<unknown>[] {
    if (!this.#script) return []
    const moments = this.#script.moments(this.#picture, fresh, scene.view)
    const rest = this.#script.rest(scene.view, moments.at(-1)?.picture ?? this.#picture)
    return [...moments, { picture: rest, ms: fresh.length ? (this.#script.settling ?? 0) : 0 }]
  }

  /** A state was shown: the story is told, and the next one comes. */
  #rest(beat: Beat): void {
    clearTimeout(this.#timer)
    this.#playing = null
    this.atRest = this.#waiting.length === 0
    if (this.atRest) this.rested = beat.scene
    this.#show({ ...beat, fresh: [] })
    this.#next()
  }

  #show(now: Now): void {
    this.now = now
    this.onChange()
  }
}

/** For a board: open the theatre for as long as the board is there. */
export function perform<Picture, View, Event>(
  theatre: () => Theatre,
  script: Script<Picture, View, Event>,
): Show<Picture> {
  const show = theatre().open(script)
  onDestroy(show.close)
  return show
}
