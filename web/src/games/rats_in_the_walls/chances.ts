// How likely a claim is, from the numbers that the house sends: in how many of all throws it would be true.

export interface Chance {
  readonly rats: number
  /** 0 to 1. */
  readonly share: number
  /** "1 in 6" */
  readonly some: number
  readonly of: number
  /** Whether that is exact, or the nearest that one would say. */
  readonly exact: boolean
}

const SAYABLE = 12 // "5 in 12" can be said; "37 in 216" cannot

/** The chance of every claim that these dice allow: none, at least one, at least two, and so on. */
export function chancesOf(ways: readonly number[]): readonly Chance[] {
  const total = ways[0] ?? 0
  if (ways.length < 2 || total === 0) return []
  return ways.map((each, rats) => chanceOf(rats, rats === 0 ? total - (ways[1] ?? 0) : each, total))
}

function chanceOf(rats: number, ways: number, total: number): Chance {
  const share = ways / total
  for (let of = 1; of <= SAYABLE; of++) {
    const some = share * of
    if (Math.abs(some - Math.round(some)) < 1e-9) return { rats, share, some: Math.round(some), of, exact: true }
  }
  if (share < 0.3) return { rats, share, some: 1, of: Math.round(1 / share), exact: total % ways === 0 }
  let best = { some: 1, of: 2 }
  for (let of = 2; of <= 10; of++) {
    const some = Math.round(share * of)
    if (Math.abs(some / of - share) < Math.abs(best.some / best.of - share) - 0.005) best = { some, of }
  }
  return { rats, share, ...best, exact: false }
}
