// Cards that go somewhere: from where they lie to a place on the table, or from there.

import { cubicInOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

/** The way from a node to a place, as one shrinks on it; null where the place is not to be seen. */
function wayTo(node: Element, place: string): { x: number; y: number; size: number } | null {
  const [here, there] = [node.getBoundingClientRect(), document.querySelector(place)?.getBoundingClientRect()]
  if (!there?.width || !here.width) return null
  const [x, y] = [
    there.left + there.width / 2 - here.left - here.width / 2,
    there.top + there.height / 2 - here.top - here.height / 2,
  ]
  return { x, y, size: Math.min(1, there.width / here.width) }
}

interface Flight {
  /** A selector; the first place that fits it. */
  readonly place: string
  readonly ms: number
}

/** A card that leaves flies to its pile; without one it fades. */
export function flyTo(node: Element, { place, ms }: Flight): TransitionConfig {
  const way = wayTo(node, place)
  if (!way) return { duration: ms, css: (t) => `opacity: ${t}` }
  return {
    duration: ms,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${t + u * way.size}); opacity: ${Math.min(1, t * 4)}`,
  }
}

/** A card that comes flies from its pile. */
export function flyFrom(node: Element, { place, ms }: Flight): TransitionConfig {
  const way = ms ? wayTo(node, place) : null
  if (!way) return { duration: 0 }
  return {
    duration: ms,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${t + u * way.size})`,
  }
}
