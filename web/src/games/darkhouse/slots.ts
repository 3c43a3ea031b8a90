// Dice on the table stay where they fell. The view only says which numbers lie there; this says where.

export const SLOTS = 6

/** Six places, each with the number of the die that lies there, or null. */
export type Slots = readonly (number | null)[]

/** Dice that were just rolled: side by side, lowest first. */
export function rolled(dice: readonly number[]): Slots {
  return Array.from({ length: Math.max(SLOTS, dice.length) }, (_, at) => dice[at] ?? null)
}

/**
 * The places after a change: whatever still lies there does not move. `taken` is the place that a die was taken
 * from, if one knows. When other dice lie there than before, all were rolled anew.
 */
export function kept(before: Slots, dice: readonly number[], taken: number | null = null): Slots {
  const left = [...dice]
  const after: (number | null)[] = before.map(() => null)
  const claim = (at: number): void => {
    const found = left.indexOf(before[at] ?? NaN)
    if (found < 0) return
    after[at] = left[found] as number
    left.splice(found, 1)
  }
  before.forEach((_, at) => at !== taken && claim(at))
  if (taken !== null) claim(taken)
  return left.length === 0 ? after : rolled(dice)
}
