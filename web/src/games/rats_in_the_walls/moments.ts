// A move as a row of moments: each is a picture and how long it stays. What happened decides, nothing is guessed.

import type { Event, View } from '$/wire/rats_in_the_walls'
import { moveBrains } from './brains'
import { pictureOf, type Picture } from './picture'

export interface Moment {
  readonly picture: Picture
  readonly ms: number
}

/** From the picture before to the view after. The last moment is the view at rest. */
export function momentsOf(before: Picture, events: readonly Event[], after: View): Moment[] {
  const moments: Moment[] = []
  let now = before
  events.forEach((event, at) => {
    const next = EFFECTS[event.event]?.(now, event as never)
    if (!next) return
    now = next.picture
    // Who loses and who gains is one motion: the brain goes from one to the other.
    if (event.event === 'lost' && events[at + 1]?.event === 'gained') return
    if (next.ms) moments.push(next)
  })
  moments.push({ picture: pictureOf(after, now), ms: 330 })
  return moments
}

/** What remains of a move for whoever does not see it moving. */
export function restOf(before: Picture, events: readonly Event[], after: View): Picture {
  return momentsOf(before, events, after).at(-1)?.picture ?? pictureOf(after, before)
}

type Kind<Name extends Event['event']> = Extract<Event, { event: Name }>
type Effects = { readonly [Name in Event['event']]?: (picture: Picture, event: Kind<Name>) => Moment }

const EFFECTS: Effects = {
  rolled_off: (picture, { seat, ones, twos }) => ({
    picture: {
      ...picture,
      cup: 'away',
      holder: seat,
      dice: { ones, twos, blank: 5 - ones - twos },
      speech: { seat, says: 'rolled', rats: ones + 2 * twos },
      rolled: picture.rolled + 1,
    },
    ms: 950,
  }),
  begins: (picture, { seat }) => ({ picture: { ...picture, holder: seat }, ms: 350 }),
  round_began: (picture, { number, giver }) => ({
    picture: {
      ...patch(picture, {
        round: number,
        giver,
        mover: giver,
        dice: 1,
        claim: null,
        skull: false,
        seats: picture.view.seats.map((seat) => ({ ...seat, said: null })),
      }),
      cup: 'shut',
      holder: giver,
      dice: null,
      speech: null,
      verdict: null,
    },
    ms: 350,
  }),
  die_added: (picture, { seat, dice }) => ({ picture: { ...patch(picture, { dice }), holder: seat }, ms: 330 }),
  shook: shake,
  rerolled: shake,
  coaster_turned: (picture, { seat }) => ({ picture: { ...patch(picture, { skull: true }), holder: seat }, ms: 450 }),
  peeked: (picture, { seat }) => ({ picture: { ...picture, holder: seat, cup: 'tilted' }, ms: 350 }),
  saw: (picture, { ones, twos, dice }) => ({
    picture: { ...picture, cup: 'mine', dice: { ones, twos, blank: dice - ones - twos } },
    ms: 300,
  }),
  announced: (picture, { seat, rats }) => ({
    picture: {
      ...patch(picture, {
        claim: rats,
        seats: picture.view.seats.map((each, at) => (at === seat ? { ...each, said: rats } : each)),
      }),
      holder: seat,
      cup: 'shut',
      dice: null,
      speech: { seat, says: 'claim', rats },
      last: null,
    },
    ms: 600,
  }),
  fee_paid: (picture, { seat, left }) => ({ picture: count(picture, seat, left), ms: 350 }),
  believed: (picture, { receiver, rats }) => ({
    picture: { ...picture, holder: receiver, speech: { seat: receiver, says: 'believe', rats } },
    ms: 600,
  }),
  doubted: (picture, { receiver, rats }) => ({
    picture: { ...picture, holder: receiver, speech: { seat: receiver, says: 'doubt', rats } },
    ms: 600,
  }),
  lifted: (picture, { ones, twos, dice }) => ({
    picture: { ...picture, cup: 'open', dice: { ones, twos, blank: dice - ones - twos }, rolled: picture.rolled + 1 },
    ms: 900,
  }),
  judged: (picture, { giver, true: isTrue, rats }) => ({
    picture: {
      ...picture,
      verdict: isTrue,
      speech: { seat: giver, says: 'claim', rats },
      last: picture.dice && { dice: picture.dice, giver, claim: rats, true: isTrue, round: picture.view.round },
    },
    ms: 800,
  }),
  lost: (picture, { seat, left }) => ({ picture: count(picture, seat, left), ms: 350 }),
  gained: (picture, { seat, now }) => ({ picture: count(picture, seat, now), ms: 450 }),
  went_insane: (picture, { seat }) => ({ picture: mark(picture, seat, 'insane'), ms: 700 }),
  killed: (picture, { victim }) => ({ picture: mark(picture, victim, 'killed'), ms: 800 }),
}

function shake(picture: Picture, { seat }: { readonly seat: number }): Moment {
  return { picture: { ...picture, holder: seat, cup: 'shut', dice: null, shaken: picture.shaken + 1 }, ms: 450 }
}

function patch(picture: Picture, change: Partial<View>): Picture {
  return { ...picture, view: { ...picture.view, ...change } }
}

/** So many brains has a seat now; what it lost or gained is the middle's, until somebody else takes it. */
function count(picture: Picture, seat: number, brains: number): Picture {
  const { view } = picture
  const seats = view.seats.map((each, at) => (at === seat ? { ...each, brains } : each))
  const middle = Math.max(0, view.middle + (view.seats[seat]?.brains ?? 0) - brains)
  const counts = { seats: seats.map((each) => each.brains), middle }
  return { ...patch(picture, { seats, middle }), brains: moveBrains(picture.brains, counts) }
}

function mark(picture: Picture, seat: number, what: 'insane' | 'killed'): Picture {
  return patch(picture, {
    seats: picture.view.seats.map((each, at) => (at === seat ? { ...each, [what]: true } : each)),
  })
}
