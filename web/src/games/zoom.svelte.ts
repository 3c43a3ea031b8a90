// A map that is brought nearer and pushed about: with two fingers, the wheel and Ctrl, by dragging, by buttons or keys.
//
// A tap stays a tap: only what went farther than a finger trembles is a drag, and a drag chooses nothing. One finger
// moves the map only when it is larger than its stage; else it moves the page, as anywhere.

import type { Box, Spot } from './shapes'

export interface Stage {
  readonly width: number
  readonly height: number
}

const NEAREST = 4
/** What one press of a button or a key does. */
const STEP = 1.4
/** Pixels that a finger may tremble. */
const TREMBLE = 8
/** How much of a stage is left free around what is brought into sight. */
const EDGE = 0.06

/** Where the far end of a map may lie that is so much larger than its stage: never farther in than the edge. */
const within = (at: number, factor: number, span: number): number => Math.min(0, Math.max(span * (1 - factor), at))
const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y) || 1

export class Zoom {
  readonly #stage: () => Stage
  /** How much larger than the whole; 1 is all of it. */
  factor = $state(1)
  #x = $state(0)
  #y = $state(0)
  /** It follows a finger or the mouse: it must not lag behind. */
  held = $state(false)

  constructor(stage: () => Stage) {
    this.#stage = stage
  }

  get x(): number {
    return within(this.#x, this.factor, this.#stage().width)
  }

  get y(): number {
    return within(this.#y, this.factor, this.#stage().height)
  }

  /** For the style of what lies on the stage. */
  get pose(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.factor})`
  }

  get isWhole(): boolean {
    return this.factor === 1
  }

  get isNearest(): boolean {
    return this.factor === NEAREST
  }

  /** Nearer or farther, so that what lies at a place of the stage stays there; its middle, unless told. */
  to(factor: number, at: Spot = { x: this.#stage().width / 2, y: this.#stage().height / 2 }): void {
    const [x, y, before] = [this.x, this.y, this.factor]
    const wanted = Math.min(NEAREST, Math.max(1, factor))
    this.factor = wanted < 1.02 ? 1 : wanted
    const grown = this.factor / before
    this.#x = at.x - (at.x - x) * grown
    this.#y = at.y - (at.y - y) * grown
  }

  nearer(): void {
    this.to(this.factor * STEP)
  }

  farther(): void {
    this.to(this.factor / STEP)
  }

  /** All of it again. */
  fit(): void {
    this.to(1)
  }

  push(dx: number, dy: number): void {
    const [x, y] = [this.x, this.y]
    this.#x = x + dx
    this.#y = y + dy
  }

  /** Bring something into sight, given where it lies on the stage while the whole is seen. */
  show(box: Box): void {
    const { width, height } = this.#stage()
    const into = (start: number, size: number, at: number, span: number): number => {
      const [near, far] = [start * this.factor + at, (start + size) * this.factor + at]
      if (far - near > span * (1 - 2 * EDGE)) return (span - near - far) / 2
      return Math.max(0, span * EDGE - near) || Math.min(0, span * (1 - EDGE) - far)
    }
    this.push(into(box.x, box.width, this.x, width), into(box.y, box.height, this.y, height))
  }

  /** The keys for it; whether this was one. */
  key(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    if (event.key === '+' || event.key === '=') this.nearer()
    else if (event.key === '-') this.farther()
    else if (event.key === '0') this.fit()
    else return false
    event.preventDefault()
    return true
  }

  /** To be attached to the stage. */
  readonly stage = (node: HTMLElement): (() => void) => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from where the fingers are
    const fingers = new Map<number, Spot>()
    let dragged = false
    const spot = (event: MouseEvent): Spot => {
      const { left, top } = node.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const drag = (): void => {
      if (dragged) return
      dragged = this.held = true
      for (const finger of fingers.keys()) node.setPointerCapture(finger)
    }
    const listeners: Partial<{ [Kind in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Kind]) => void }> = {
      pointerdown: (event) => {
        if (event.button !== 0) return
        if (!fingers.size) dragged = false
        fingers.set(event.pointerId, spot(event))
      },
      pointermove: (event) => {
        const before = fingers.get(event.pointerId)
        if (!before) return
        const now = spot(event)
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
        if (other) {
          drag()
          const [from, to] = [between(before, other), between(now, other)]
          this.to((this.factor * apart(now, other)) / apart(before, other), from)
          this.push(to.x - from.x, to.y - from.y)
        } else {
          if (this.isWhole || (!dragged && apart(before, now) < TREMBLE)) return
          drag()
          this.push(now.x - before.x, now.y - before.y)
        }
        fingers.set(event.pointerId, now)
      },
      pointerup: (event) => lift(event),
      pointercancel: (event) => lift(event),
      // With two fingers the page must not scroll as well.
      touchmove: (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault()
      },
      wheel: (event) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        this.to(this.factor * Math.exp(-event.deltaY / 300), spot(event))
      },
    }
    const lift = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
      if (!fingers.size) this.held = false
    }
    // What a reader presses without a pointer has no detail: it was never dragged.
    const swallow = (event: MouseEvent): void => {
      if (!dragged || event.detail === 0) return
      dragged = false
      event.stopPropagation()
      event.preventDefault()
    }
    const all = Object.entries(listeners) as [string, EventListener][]
    for (const [kind, listener] of all) node.addEventListener(kind, listener, { passive: false })
    node.addEventListener('click', swallow, { capture: true })
    return () => {
      for (const [kind, listener] of all) node.removeEventListener(kind, listener)
      node.removeEventListener('click', swallow, { capture: true })
    }
  }
}
