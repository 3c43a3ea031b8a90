// Times as people say them.

import type { Words } from '$/words/words'

/** How long ago something was. */
export function ago(words: Words, then: number, now: number = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000))
  if (minutes < 1) return words('ago-now')
  if (minutes < 60) return words('ago-minutes', { count: minutes })
  const hours = Math.round(minutes / 60)
  if (hours < 24) return words('ago-hours', { count: hours })
  return words('ago-days', { count: Math.round(hours / 24) })
}

/** Seconds as a clock shows them: 0:07, 12:30, 1:02:03. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
