// Pieces that move: found by a stable id before and after an update, and animated from where they were (WAAPI).
//
//   <g data-piece="tile-7">            flies from where the piece of that id was
//   <g data-piece="tile-8" data-from="bag">   a new piece flies in from the piece `bag`
//   <section data-ground="mat-2">      what stays on a ground does not fly when only the ground has been moved

export interface Moves {
  readonly duration?: number
  /** So long everything waits where it was: first something is said, then it moves. */
  readonly delay?: number
  readonly still?: boolean
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  /** The ground it lies on, and where that begins. */
  readonly ground: string
  readonly left: number
  readonly top: number
}

const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]

/** All flights of one board. Call `look` before an update and `fly` after it. */
export class Flights {
  #places = new Map<string, Place | null>() // null: it is there, and where does not matter
  #running = new Set<Animation>()

  /** Note where everything is, in the middle of a flight too. `still`: what is there; measuring costs a layout. */
  look(root: Element, still = false): void {
    this.#places.clear()
    for (const piece of piecesOf(root)) this.#places.set(piece.dataset.piece ?? '', still ? null : placeOf(piece))
    this.finish() // what was under way begins again from where it is seen now
  }

  /** Let every piece fly from where it was to where it is; ends when all have landed. */
  async fly(root: Element, { duration = 280, delay = 0, still = false }: Moves = {}): Promise<void> {
    if (still) return this.#appear(root)
    const flights: Promise<unknown>[] = []
    // Measure all before anything is set in motion: a piece inside another would be measured in flight.
    const measured = piecesOf(root).map((piece) => ({ piece, to: placeOf(piece) }))
    for (const { piece, to } of measured) {
      const known = this.#places.get(piece.dataset.piece ?? '')
      const start = known ?? this.#places.get(piece.dataset.from ?? '')
      const from = start && carried(start, to)
      const moved = from && (Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1)
      const frames = moved ? flightOf(piece, from, to) : this.#places.has(piece.dataset.piece ?? '') ? null : FADE
      if (frames) flights.push(this.#run(piece, frames, { duration, delay, fill: 'backwards' }))
    }
    await Promise.all(flights)
  }

  /** Without motion: what is new fades in, the rest is where it belongs. */
  async #appear(root: Element): Promise<void> {
    const fresh = piecesOf(root).filter((piece) => !this.#places.has(piece.dataset.piece ?? ''))
    await Promise.all(fresh.map((piece) => this.#run(piece, FADE, { duration: 120 })))
  }

  #run(piece: Element, frames: Keyframe[], times: KeyframeAnimationOptions): Promise<unknown> {
    const animation = piece.animate(frames, { ...times, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
    this.#running.add(animation)
    return animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation))
  }

  /** A click finishes what is running. */
  finish(): void {
    for (const animation of this.#running) animation.finish()
  }
}

type Piece = Element & { dataset: DOMStringMap }

function piecesOf(root: Element): Piece[] {
  return [...root.querySelectorAll('[data-piece]')] as unknown as Piece[]
}

function placeOf(piece: Element): Place {
  const box = piece.getBoundingClientRect()
  const ground = piece.closest('[data-ground]')
  const { left, top } = ground?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: box.width,
    ground: ground?.getAttribute('data-ground') ?? '',
    left,
    top,
  }
}

/** Where a piece would be if its ground had carried it along; on another ground, where it was. */
function carried(from: Place, to: Place): Place {
  if (!from.ground || from.ground !== to.ground) return from
  return { ...from, x: from.x + to.left - from.left, y: from.y + to.top - from.top }
}

/**
 * Inside an SVG a pixel of the screen is not a unit of the picture. A whole picture or element also grows or shrinks.
 */
function flightOf(piece: Element, from: Place, to: Place): Keyframe[] {
  const inside = piece instanceof SVGGraphicsElement && piece.ownerSVGElement !== null
  if (!inside) {
    const size = from.width && to.width ? from.width / to.width : 1
    return [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: String(size) },
      { translate: '0px 0px', scale: '1' },
    ]
  }
  const scale = piece.getScreenCTM()?.a ?? 1
  const offset = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`
  return [{ translate: offset }, { translate: '0px 0px' }]
}
