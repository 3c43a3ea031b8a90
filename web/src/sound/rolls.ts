// What of a game sounds like dice.

/** Whether dice fell, as far as the name of what happened tells. */
export function isRoll(what: unknown): boolean {
  const event = (what as { event?: unknown } | null)?.event
  return typeof event === 'string' && /roll|shook|die_/.test(event)
}
