// Brains with names. A view only counts them; to see one go from hand to hand, each needs an id that it keeps.

/** Which brains lie where: by seat, and in the middle. */
export interface Brains {
  readonly seats: readonly (readonly number[])[]
  readonly middle: readonly number[]
}

export interface Counts {
  readonly seats: readonly number[]
  readonly middle: number
}

/** Brains as they are first seen. */
export function dealBrains({ seats, middle }: Counts): Brains {
  let next = 0
  const take = (count: number): number[] => Array.from({ length: count }, () => next++)
  return { seats: seats.map(take), middle: take(middle) }
}

/** The same brains after some of them changed places; as few as possible move, the last to come is the first to go. */
export function moveBrains(before: Brains, counts: Counts): Brains {
  const places = [...before.seats, before.middle]
  const wanted = [...counts.seats, counts.middle]
  const known = places.reduce((sum, each) => sum + each.length, 0)
  const total = wanted.reduce((sum, each) => sum + each, 0)
  if (places.length !== wanted.length || known !== total) return dealBrains(counts) // another game
  const loose = places.flatMap((each, at) => each.slice(wanted[at]))
  const moved = places.map((each, at) => {
    const kept = each.slice(0, wanted[at])
    return [...kept, ...loose.splice(0, (wanted[at] ?? 0) - kept.length)]
  })
  return { seats: moved.slice(0, -1), middle: moved.at(-1) ?? [] }
}
