// How single pieces move when they come in. Each plays once, when its own piece changes, and not at all without motion.

import type { TransitionConfig } from 'svelte/transition'

/** `on`: whether something is being shown at all. */
type How = (node: Element, on: boolean) => TransitionConfig

const once =
  (duration: number, css: (t: number) => string): How =>
  (_, on) => ({ duration: on ? duration : 0, css })

/** A token is turned over: thin at first. */
export const turnOver = once(300, (t) => `transform: scaleX(${0.05 + 0.95 * t})`)

/** Rath treads heavily: two steps. */
export const tread = once(720, (t) => {
  const lift = Math.abs(Math.sin(t * 2 * Math.PI))
  return `transform: translateY(${-9 * lift}px) rotate(${-5 * Math.sin(t * 2 * Math.PI)}deg)`
})

/** A claw scratches: its strokes grow. */
export const scratch = once(420, (t) => `stroke-dashoffset: ${60 * (1 - t)}`)

/** A die tumbles in from the right and settles. */
export const tumble = once(620, (t) => {
  const left = (1 - t) ** 2
  const place = `${60 * left}px, ${-50 * left * Math.abs(Math.cos(t * 7))}px`
  return `transform: translate(${place}) rotate(${-560 * left}deg) scale(${1 - 0.3 * left})`
})
