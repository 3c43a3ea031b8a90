// What is marked on the curve of a game: slips and turning points, and the way from one to the next.

export interface Mark {
  readonly step: number
  /** Whose slip it was; null where the game only turned. */
  readonly slipOf: number | null
  readonly turned: boolean
}

/** All marks in the order of the game; a slip at which the game turned is one mark. */
export function marksOf(
  slips: readonly { readonly step: number; readonly seat: number }[],
  turns: readonly { readonly step: number }[],
): Mark[] {
  const turned = new Set(turns.map(({ step }) => step))
  const slipped = new Set(slips.map(({ step }) => step))
  return [
    ...slips.map(({ step, seat }) => ({ step, slipOf: seat, turned: turned.has(step) })),
    ...[...turned].filter((step) => !slipped.has(step)).map((step) => ({ step, slipOf: null, turned: true })),
  ].sort((one, other) => one.step - other.step)
}

export const markAfter = (marks: readonly Mark[], step: number): Mark | null =>
  marks.find((mark) => mark.step > step) ?? null
export const markBefore = (marks: readonly Mark[], step: number): Mark | null =>
  marks.findLast((mark) => mark.step < step) ?? null
export const markAt = (marks: readonly Mark[], step: number): Mark | null =>
  marks.find((mark) => mark.step === step) ?? null

/** What a key does where there are marks: the step of the one before or after, or null for nothing. */
export function readMarkKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  step: number,
  marks: readonly Mark[],
): number | null {
  if (!shiftKey) return null
  if (key === 'PageUp') return markBefore(marks, step)?.step ?? null
  if (key === 'PageDown') return markAfter(marks, step)?.step ?? null
  return null
}
