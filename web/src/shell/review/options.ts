// Alternatives beside the first of them, as bars: how much more or less each is worth, and how sure that is.

import type { ReviewOption } from '$/wire/types'

export interface Bar {
  readonly option: ReviewOption
  /** Beyond the first; in parts of a win, or in points where a game counts in those. */
  readonly more: number
  /** The interval of that; null where it was worked out, looked at only once, or the same each time. */
  readonly sure: { readonly low: number; readonly high: number } | null
}

/** An interval that is narrower, in parts of a win, reads as one figure. */
const NARROW = 0.0005

/** All are compared with the first. Where a game counts in points, they count. */
export function barsOf(options: readonly ReviewOption[]): Bar[] {
  const first = options[0]
  return options.map((option) => {
    if (typeof option.points === 'number' && typeof first?.points === 'number')
      return { option, more: option.points - first.points, sure: null }
    const { gain, low, high } = option
    const sure = option !== first && high - low > NARROW ? { low, high } : null
    return { option, more: option === first ? 0 : gain, sure }
  })
}

/** How far the bars and intervals reach to either side. */
export function widestOf(bars: readonly Bar[]): number {
  return Math.max(...bars.flatMap(({ more, sure }) => [more, sure?.low ?? 0, sure?.high ?? 0].map(Math.abs)), 1e-6)
}

/** Each option once, in the order in which they come. */
export const distinct = (options: readonly ReviewOption[]): ReviewOption[] =>
  options.filter(({ do: notation }, at) => options.findIndex((each) => each.do === notation) === at)

/** What an option is: by its notation what one tried just now, what was done, the best. */
export type Role = 'tried' | 'done' | 'best'
export const rolesOf = (notation: string, roles: Readonly<Partial<Record<Role, string>>>): Role[] =>
  (['tried', 'done', 'best'] as const).filter((role) => roles[role] === notation)
