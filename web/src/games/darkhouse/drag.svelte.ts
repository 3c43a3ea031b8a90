// A die that is dragged with a finger, a pen or a mouse. Whatever moves less than a few pixels was a tap.

import type { Play } from './play.svelte'

const THRESHOLD = 7
const PATIENCE = 1500 // how long a die waits where it was dropped for the house to answer

export class Drag {
  slot = $state<number | null>(null)
  x = $state(0)
  y = $state(0)
  /** It was let go over a place and waits there. */
  waits = $state(false)
  #start: { x: number; y: number; slot: number; die: number } | null = null
  #under: Element | null = null
  #timer = 0
  #swallow = false

  constructor(
    private readonly play: Play,
    private readonly point: (place: string | null) => void,
  ) {}

  down(event: PointerEvent, slot: number, die: number): void {
    if (event.button !== 0 || !this.play.isUseful(die)) return
    this.#swallow = false
    this.#start = { x: event.clientX, y: event.clientY, slot, die }
  }

  move(event: PointerEvent): void {
    const start = this.#start
    if (!start) return
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    if (this.slot === null) {
      if (Math.hypot(x, y) < THRESHOLD) return
      this.play.take(start.slot, start.die)
      if (this.play.slot !== start.slot) return this.cancel() // nothing can be chosen now
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      this.slot = start.slot
    }
    this.x = x
    this.y = y
    this.#look(event)
  }

  /** Let go: over a place that takes it the die is laid, elsewhere it goes back. */
  up(): void {
    const start = this.#start
    const place = this.#under?.getAttribute('data-place')
    const dragged = this.slot !== null
    this.#leave()
    this.#start = null
    if (!dragged || !start) return
    this.#swallow = true
    const choice = place ? this.play.choiceFor(place, start.die) : null
    if (!choice) {
      this.home()
      this.play.drop()
      return
    }
    this.play.choose(choice)
    if (choice.warning) return this.home() // it is asked about first
    this.waits = true
    this.#timer = window.setTimeout(() => this.home(), PATIENCE)
  }

  cancel(): void {
    this.#leave()
    this.#start = null
    this.home()
  }

  /** Back to its place on the table. */
  home(): void {
    window.clearTimeout(this.#timer)
    this.slot = null
    this.waits = false
    this.x = this.y = 0
  }

  /** Whether the click that follows a drag is none. */
  swallows(): boolean {
    const was = this.#swallow
    this.#swallow = false
    return was
  }

  #look(event: PointerEvent): void {
    const found =
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((each) => each.closest('[data-place]'))
        .find(Boolean) ?? null
    if (found === this.#under) return
    this.#leave()
    this.#under = found
    found?.setAttribute('data-under', '')
    this.point(found?.getAttribute('data-place') ?? null)
  }

  #leave(): void {
    this.#under?.removeAttribute('data-under')
    this.#under = null
  }
}
