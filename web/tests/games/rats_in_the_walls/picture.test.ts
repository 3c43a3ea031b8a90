import { describe, expect, it } from 'vitest'
import { dealBrains, moveBrains } from '$/games/rats_in_the_walls/brains'
import { moments } from '$/games/rats_in_the_walls/moments'
import { pictureOf, speakerOf, type Picture } from '$/games/rats_in_the_walls/picture'
import type { Event, View } from '$/wire/rats_in_the_walls'
import { picturesOf } from '../show'
import { seat, table } from './table'

const shown = (before: Picture, events: readonly Event[], after: View): Picture[] =>
  picturesOf({ rest: pictureOf, moments }, before, events, after)

describe('brains', () => {
  it('keep their names when they change hands, and no other moves', () => {
    const before = dealBrains({ seats: [2, 2, 1], middle: 1 })
    const after = moveBrains(before, { seats: [0, 3, 1], middle: 2 })
    expect(after.seats[1]?.slice(0, 2)).toEqual(before.seats[1])
    expect(after.seats[2]).toEqual(before.seats[2])
    expect([...after.seats.flat(), ...after.middle].sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect([after.seats[1]?.at(-1), after.middle.at(-1)].sort()).toEqual(before.seats[0])
  })

  it('are dealt anew for another table', () => {
    expect(moveBrains(dealBrains({ seats: [5, 5], middle: 0 }), { seats: [3, 3, 3], middle: 0 }).seats).toHaveLength(3)
  })
})

describe('the cup', () => {
  const dice = { ones: 1, twos: 0, blank: 1 }
  it.each([
    ['is shut for the others', {}, 'shut'],
    ['is raised for whoever looks', { phase: 'looked', seen: dice }, 'mine'],
    ['is only tilted when somebody else looks', { phase: 'looked' }, 'tilted'],
    ['hides again what one has seen', { phase: 'answering', seen: dice }, 'shut'],
    ['is open at the end', { phase: 'over', seen: dice }, 'open'],
    ['stays shut at the end when nobody lifted it', { phase: 'over' }, 'shut'],
  ] as const)('%s', (_, change, cup) => {
    const picture = pictureOf(table(change))
    expect(picture.cup).toBe(cup)
    expect(picture.dice).toEqual(cup === 'mine' || cup === 'open' ? dice : null)
  })
})

it('a claim is the word of the one who gave the cup, also when the next one has it', () => {
  expect(speakerOf(table())).toBe(1)
  expect(speakerOf(table({ phase: 'continuing', giver: 2, receiver: 0 }))).toBe(1)
})

const DOUBT: Event[] = [
  { event: 'doubted', receiver: 2, giver: 1, rats: 2 },
  { event: 'lifted', ones: 1, twos: 0, dice: 2 },
  { event: 'judged', giver: 1, true: false, rats: 2 },
  { event: 'lost', seat: 1, brains: 1, left: 5 },
  { event: 'gained', seat: 2, brains: 1, now: 9 },
  { event: 'round_began', number: 3, giver: 1 },
  { event: 'shook', seat: 1, dice: 1 },
]
const NEXT = table({
  phase: 'examining',
  round: 3,
  seats: [seat(7), seat(5), seat(9)],
  mover: 1,
  dice: 1,
  claim: null,
  ways: [6, 2, 1],
})

describe('a doubt', () => {
  const pictures = shown(pictureOf(table()), DOUBT, NEXT)

  it('shows the dice to all, then the verdict, although the next round has begun', () => {
    const lifted = pictures.findIndex((picture) => picture.cup === 'open')
    expect(pictures[lifted]?.dice).toEqual({ ones: 1, twos: 0, blank: 1 })
    expect(pictures[lifted]?.verdict).toBeNull()
    expect(pictures[lifted + 1]?.verdict).toBe(false)
    expect(pictures.at(-1)?.view).toBe(NEXT)
    expect(pictures.at(-1)?.cup).toBe('shut')
  })

  it('moves one brain, straight from the loser to the winner', () => {
    const all = pictures.map((picture) => picture.brains)
    const [first, last] = [all[0], all.at(-1)]
    const moved = last?.seats[2]?.filter((brain) => !first?.seats[2]?.includes(brain))
    expect(moved).toEqual([first?.seats[1]?.at(-1)])
    expect(all.every((brains) => brains.middle.length === 3)).toBe(true)
  })

  it('is remembered until the next claim, also by whoever sees nothing move', () => {
    const rest = shown(pictureOf(table()), DOUBT, NEXT).at(-1) as Picture
    expect(rest.last).toEqual({ dice: { ones: 1, twos: 0, blank: 1 }, giver: 1, claim: 2, true: false, round: 2 })
    const claim: Event = { event: 'announced', seat: 1, rats: 1, untouched: false }
    expect(shown(rest, [claim], table({ claim: 1 })).at(-1)?.last).toBeNull()
    expect(pictureOf({ ...NEXT, round: 4 }, rest).last).toBeNull() // another doubt was missed
  })
})

it('a round begins with what its view has: how many dice, which side of the coaster, no claim', () => {
  const after = table({ round: 3, dice: 2, skull: true, claim: null, seats: [seat(7), seat(6), seat(8)] })
  const [began] = shown(pictureOf(table()), [{ event: 'round_began', number: 3, giver: 1 }], after)
  expect(began?.view).toMatchObject({ round: 3, giver: 1, dice: 2, skull: true, claim: null })
  expect(began?.view.seats.map((each) => each.said)).toEqual([null, null, null])
})

it('a fee goes to the middle', () => {
  const before = pictureOf(table({ claim: null, middle: 0 }))
  const [, paid] = shown(
    before,
    [
      { event: 'announced', seat: 1, rats: 2, untouched: false },
      { event: 'fee_paid', seat: 1, brains: 1, left: 5 },
    ],
    table({ seats: [seat(7), seat(5, { said: 2 }), seat(8)], middle: 1 }),
  )
  expect(paid?.brains.middle).toEqual([before.brains.seats[1]?.at(-1)])
})
