// The one clock of a table. States come faster than pieces fly: they wait here and are shown one after another, each
// moment by moment, until the board rests on the newest as it truly is. Only a board's picture runs through moments;
// everything else that is seen or heard of a game is `now`, which goes on to a state when that one has been shown.

import { onDestroy } from 'svelte'
import type { Scene, SeatScene, Told } from '$/wire/types'

/** A picture, and how many milliseconds it stays; with 0 it is only where the next one begins. */
export interface Moment<Picture> {
  readonly picture: Picture
  readonly ms: number
  /** Which of the news it shows: those before it have been seen, and are told. */
  readonly at?: number
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

/** What was shown last, as it truly is. */
export interface Now {
  readonly seq: number
  readonly scene: Scene
  /** So many lines of the story have been told. */
  readonly told: number
}

/** A state that waits to be shown. */
interface Beat extends Now {
  /** What led to it. */
  readonly fresh: readonly Told[]
}

/** A board's part in it. */
export interface Show<Picture> {
  readonly picture: Picture
  readonly close: () => void
}

/** What a theatre has to know, and whom it tells. */
export interface Manager {
  /** Whether nothing may move. */
  readonly still?: () => boolean
  /** By how much moments are longer or shorter than they were written; 0: nothing is shown on the way. */
  readonly pace?: () => number
  /** `now` is another one. */
  readonly changed?: () => void
  /** This begins to be shown: the time for a sound. */
  readonly begins?: (line: Told) => void
}

export const BACKLOG = 6 // states that wait; whoever was away longer sees the end, and may replay the rest
const CROWD = 3 // where so many wait, all go faster

export class Theatre {
  now = $state.raw<Now | null>(null)
  /** What is shown is the newest there is, and nothing moves: only then may one choose. */
  atRest = $state(true)
  /** While something is shown: the newest line of it that has been seen. */
  telling = $state('')
  #picture = $state.raw<unknown>(null)
  #script: Script<unknown, unknown, unknown> | null = null
  #playing: Beat | null = null
  #left: Moment<unknown>[] = []
  #waiting: Beat[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly manager: Manager = {}) {}

  get still(): boolean {
    return this.manager.still?.() ?? false
  }

  /** By how much a board's own motions are longer or shorter than they were written. */
  get pace(): number {
    return this.manager.pace?.() ?? 1
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
    if (this.pace === 0 || this.#waiting.length > BACKLOG) this.hurry()
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
    this.now = this.#playing = null
    this.#waiting = []
    this.telling = ''
    this.atRest = true
  }

  /** From now on a board shows what happens; while there is none, what moves waits for it. */
  open<Picture, View, Event>(script: Script<Picture, View, Event>): Show<Picture> {
    const own = { ...script } as unknown as Script<unknown, unknown, unknown> // two boards may have the same
    clearTimeout(this.#timer)
    this.#script = own
    this.#picture = own.rest(this.now?.scene.view, null)
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
    if (this.#script) this.#play(beat)
  }

  #play(beat: Beat): void {
    this.#left = this.#momentsOf(beat)
    this.#step(-1)
  }

  /** The next moment; `shown` of the news was being shown until now. */
  #step(shown: number): void {
    const [beat, moment] = [this.#playing, this.#left.shift()]
    if (!beat) return
    if (!moment) {
      this.#rest(beat)
      return
    }
    const { at = 0 } = moment
    if (at > shown) {
      this.#tell(beat, at)
      const line = beat.fresh[at]
      if (line && moment.ms > 0) this.manager.begins?.(line)
    }
    this.#script?.cue?.(moment.picture, this.#picture)
    this.#picture = moment.picture
    const on = (): void => this.#step(Math.max(at, shown))
    if (moment.ms > 0) this.#timer = setTimeout(on, moment.ms * this.pace * (this.#waiting.length < CROWD ? 1 : 0.5))
    else on()
  }

  /** So many of the news have been seen. */
  #tell({ told, fresh }: Beat, seen: number): void {
    this.telling = fresh.slice(0, seen).findLast((line) => line.text)?.text ?? this.telling
    const now = this.now
    const lines = told - fresh.length + seen
    if (now && lines > now.told) this.#show({ ...now, told: lines })
  }

  /** All that is seen of a state, the view itself last. */
  #momentsOf({ fresh, scene }: Beat): Moment<unknown>[] {
    if (!this.#script) return []
    const moments = this.#script.moments(this.#picture, fresh, scene.view)
    const rest = this.#script.rest(scene.view, moments.at(-1)?.picture ?? this.#picture)
    return [...moments, { picture: rest, ms: fresh.length ? (this.#script.settling ?? 0) : 0, at: fresh.length }]
  }

  /** A state was shown: its question is asked, and the next one comes. */
  #rest({ seq, scene, told }: Beat): void {
    clearTimeout(this.#timer)
    this.#playing = null
    this.atRest = this.#waiting.length === 0
    if (this.atRest) this.telling = ''
    this.#show({ seq, scene, told })
    this.#next()
  }

  #show(now: Now): void {
    this.now = now
    this.manager.changed?.()
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
