// A game that is over, in the browser: its steps at a glance, its
// moments fetched a few at a time and kept. No Svelte in here.

import type { ReplayStep, ReplayTurn, Moment, Outline } from '$/wire/types'

/** What is asked of the house; tests bring their own. */
export interface Projector {
  outline: (id: string, seat: number | null) => Promise<Outline>
  moments: (id: string, seat: number | null, step: number, count: number, edition: string) => Promise<readonly Moment[]>
}

/**
 * Moments in one answer. They begin at its multiples, so that everybody asks for the same addresses and caches help.
 */
export const REEL = 16

export class Film {
  readonly #reels = new Map<number, Promise<readonly Moment[]>>()

  private constructor(
    private readonly house: Projector,
    readonly table: string,
    readonly outline: Outline,
  ) {}

  static async open(house: Projector, table: string, seat: number | null): Promise<Film> {
    return new Film(house, table, await house.outline(table, seat))
  }

  /** The number of the last moment; the beginning is 0. */
  get last(): number {
    return this.outline.steps.length
  }

  /** One moment; what comes after its reel is fetched meanwhile. */
  async moment(step: number): Promise<Moment> {
    const reel = Math.floor(step / REEL)
    const found = (await this.#fetch(reel)).find((moment) => moment.step === step)
    if (step % REEL >= REEL / 2) this.#fetch(reel + 1).catch(() => undefined)
    if (!found) throw new RangeError(`There is no moment ${step}.`)
    return found
  }

  #fetch(reel: number): Promise<readonly Moment[]> {
    if (reel * REEL > this.last) return Promise.resolve([])
    let fetched = this.#reels.get(reel)
    if (!fetched) {
      const { seat, edition } = this.outline
      fetched = this.house.moments(this.table, seat, reel * REEL, REEL, edition)
      this.#reels.set(reel, fetched)
      fetched.catch(() => this.#reels.delete(reel)) // asked again next time
    }
    return fetched
  }
}

/** A line of the story and the moment that it tells of. */
export interface StoryLine {
  readonly step: number
  readonly text: string
  readonly clause: string
}

/** The whole story. A step of which nothing was told has no line. */
export function storyOf(outline: Outline): StoryLine[] {
  const lines = outline.opening.map((line) => ({ step: 0, ...line }))
  outline.steps.forEach((step: ReplayStep, number) =>
    lines.push(...step.told.map((line) => ({ step: number + 1, ...line }))),
  )
  return lines
}

export interface PlaceInFilm {
  readonly step: number
  readonly seat: number | null
}

/** `#step=12&seat=1` */
export function readPlace(hash: string): PlaceInFilm {
  const asked = new URLSearchParams(hash.replace(/^#/, ''))
  const step = Number(asked.get('step') ?? 0)
  const seat = asked.get('seat') === null ? null : Number(asked.get('seat'))
  return {
    step: Number.isInteger(step) && step > 0 ? step : 0,
    seat: seat !== null && Number.isInteger(seat) && seat >= 0 ? seat : null,
  }
}

/** What one can jump by: the game says where one begins. */
export type Stretch = 'turn' | 'round'

/** Whether a game has any: where all play at the same time, there are no turns. */
export const has = (turns: readonly ReplayTurn[], stretch: Stretch): boolean =>
  turns.some((mark) => mark[stretch] !== '')

/** The step at which this turn or round began; from there, the one before it. */
export function earlier(turns: readonly ReplayTurn[], stretch: Stretch, step: number): number {
  return turns.findLast((mark) => mark[stretch] !== '' && mark.step < step)?.step ?? 0
}

/** The step at which the next turn or round begins; after the last one comes the end. */
export function later(turns: readonly ReplayTurn[], stretch: Stretch, step: number, last: number): number {
  return turns.find((mark) => mark[stretch] !== '' && mark.step > step)?.step ?? last
}

/** The turn or round that a step belongs to, if one has begun. */
export function stretchAt(turns: readonly ReplayTurn[], stretch: Stretch, step: number): ReplayTurn | null {
  return turns.findLast((mark) => mark[stretch] !== '' && mark.step <= step) ?? null
}

/** What a key does in a replay: the step to go to, `play` to start or stop, or null for nothing. */
export function readKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  step: number,
  last: number,
  turns: readonly ReplayTurn[],
): number | 'play' | null {
  const turn: Stretch = has(turns, 'turn') ? 'turn' : 'round'
  const does: Readonly<Record<string, () => number | 'play'>> = {
    ArrowLeft: () => (shiftKey ? earlier(turns, turn, step) : Math.max(0, step - 1)),
    ArrowRight: () => (shiftKey ? later(turns, turn, step, last) : Math.min(last, step + 1)),
    PageUp: () => earlier(turns, 'round', step),
    PageDown: () => later(turns, 'round', step, last),
    Home: () => 0,
    End: () => last,
    ' ': () => 'play',
  }
  return does[key]?.() ?? null
}

/** Seconds that a moment stays, by speed. */
export const SPEEDS: Readonly<Record<string, number>> = { slow: 2.5, normal: 1.2, fast: 0.4 }
