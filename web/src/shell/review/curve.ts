// Everybody's chances over a game, as lines, as rows and as facts for a sentence. What has not come yet is a gap.

/** What is known of the game after a step; number 0 is the game before the first. */
export interface Chances {
  readonly step: number
  /** Of every seat: a part of a win. */
  readonly chances: readonly number[]
}

/** Where a picture lies: the curve fills it, whatever its size in pixels. */
export const [WIDTH, HEIGHT] = [1000, 300]

const places = (value: number): number => Math.round(value * 10) / 10
export const xAt = (step: number, last: number): number => places((WIDTH * step) / Math.max(1, last))
export const yAt = (chance: number): number => places(HEIGHT * (1 - Math.min(1, Math.max(0, chance))))

/** The line of a seat; where steps are missing it begins anew. */
export function lineOf(steps: readonly Chances[], seat: number, last: number): string {
  let before = NaN
  return steps
    .map(({ step, chances }) => {
      const pen = step === before + 1 ? 'L' : 'M'
      before = step
      return `${pen}${xAt(step, last)} ${yAt(chances[seat] ?? 0)}`
    })
    .join('')
}

/** Where the signs of the seats stand beside the ends of their lines, none over another: heights, by seat. */
export function spread(ends: readonly number[], least: number): number[] {
  const most = HEIGHT - least / 2
  const order = ends.map((_, seat) => seat).sort((one, other) => yAt(ends[one] ?? 0) - yAt(ends[other] ?? 0))
  const heights: number[] = []
  let free = least / 2
  for (const seat of order) {
    heights[seat] = Math.max(free, Math.min(most, yAt(ends[seat] ?? 0)))
    free = (heights[seat] ?? 0) + least
  }
  // The lowest may have been pushed over the edge: from there up they move closer.
  let limit = most
  for (const seat of order.toReversed()) {
    heights[seat] = Math.max(least / 2, Math.min(limit, heights[seat] ?? 0))
    limit = heights[seat] - least
  }
  return heights
}

/** The seat that is clearly ahead; null where nobody is. */
export function ahead(chances: readonly number[]): number | null {
  const best = Math.max(...chances)
  const seats = chances.flatMap((chance, seat) => (best - chance < CLEARLY ? [seat] : []))
  return seats.length === 1 ? (seats[0] ?? null) : null
}
const CLEARLY = 0.05

export interface Course {
  /** How often somebody else went ahead. */
  readonly changes: number
  /** Who was ahead at the end, and from which step on. */
  readonly last: number | null
  readonly since: number
}

/** The course of a game in three facts. */
export function courseOf(steps: readonly Chances[]): Course {
  let [changes, last, since] = [0, null as number | null, 0]
  for (const { step, chances } of steps) {
    const now = ahead(chances)
    if (now === null || now === last) continue
    if (last !== null) changes += 1
    ;[last, since] = [now, step]
  }
  return { changes, last, since }
}

/** The rows of the curve as a table: about so many, evenly over the game, and all steps that are marked. */
export function rowsOf(steps: readonly Chances[], marked: readonly number[], count = 21): Chances[] {
  const shown = new Set(marked)
  for (let row = 0; row < count; row += 1)
    shown.add(steps[Math.round(((steps.length - 1) * row) / (count - 1))]?.step ?? 0)
  return steps.filter(({ step }) => shown.has(step))
}

/** The seat whose chances changed most. */
export function mostChanged(before: readonly number[], after: readonly number[]): number {
  const changes = after.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0)))
  return changes.indexOf(Math.max(...changes))
}
