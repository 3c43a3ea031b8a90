// What each kind of event does to the table. Who loses and who gains is one motion: a brain goes from one to the other.

import type { Event, View } from '$/wire/rats_in_the_walls'
import { enact, patch, patchAt, VERDICT, type Effects } from '../moments'
import type { Moment } from '../theatre.svelte'
import { moveBrains } from './brains'
import type { Picture, Speech } from './picture'

const EFFECTS: Effects<Picture, View, Event> = {
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
  round_began: (picture, { number, giver }, { after }) => ({
    picture: {
      ...patch(picture, {
        round: number,
        giver,
        mover: giver,
        dice: after.dice,
        claim: after.claim,
        skull: after.skull,
        seats: picture.view.seats.map((seat, at) => ({ ...seat, said: after.seats[at]?.said ?? null })),
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
      ...patch(picture, { claim: rats, seats: patchAt(picture.view.seats, seat, { said: rats }) }),
      holder: seat,
      cup: 'shut',
      dice: null,
      speech: { seat, says: 'claim', rats },
      last: null,
    },
    ms: 600,
  }),
  fee_paid: (picture, { seat, left }) => ({ picture: count(picture, seat, left), ms: 350 }),
  believed: (picture, { receiver, rats }) => answer(picture, { seat: receiver, says: 'believe', rats }),
  doubted: (picture, { receiver, rats }) => answer(picture, { seat: receiver, says: 'doubt', rats }),
  lifted: (picture, { ones, twos, dice }) => ({
    picture: { ...picture, cup: 'open', dice: { ones, twos, blank: dice - ones - twos }, rolled: picture.rolled + 1 },
    ms: 1100,
  }),
  judged: (picture, { giver, true: isTrue, rats }) => ({
    picture: {
      ...picture,
      verdict: isTrue,
      speech: { seat: giver, says: 'claim', rats },
      last: picture.dice && { dice: picture.dice, giver, claim: rats, true: isTrue, round: picture.view.round },
    },
    ms: VERDICT,
  }),
  lost: (picture, { seat, left }, { next }) => ({
    picture: count(picture, seat, left),
    ms: next?.event === 'gained' ? 0 : 350,
  }),
  gained: (picture, { seat, now }) => ({ picture: count(picture, seat, now), ms: 450 }),
  went_insane: (picture, { seat }) => ({
    picture: patch(picture, { seats: patchAt(picture.view.seats, seat, { insane: true }) }),
    ms: 700,
  }),
  killed: (picture, { victim }) => ({
    picture: patch(picture, { seats: patchAt(picture.view.seats, victim, { killed: true }) }),
    ms: 800,
  }),
}

export const moments = enact(EFFECTS)

function shake(picture: Picture, { seat }: { readonly seat: number }): Moment<Picture> {
  return { picture: { ...picture, holder: seat, cup: 'shut', dice: null, shaken: picture.shaken + 1 }, ms: 450 }
}

const answer = (picture: Picture, speech: Speech): Moment<Picture> => ({
  picture: { ...picture, holder: speech.seat, speech },
  ms: 600,
})

/** So many brains has a seat now; what it lost or gained is the middle's, until somebody else takes it. */
function count(picture: Picture, seat: number, brains: number): Picture {
  const { view } = picture
  const seats = patchAt(view.seats, seat, { brains })
  const middle = Math.max(0, view.middle + (view.seats[seat]?.brains ?? 0) - brains)
  const counts = { seats: seats.map((each) => each.brains), middle }
  return { ...patch(picture, { seats, middle }), brains: moveBrains(picture.brains, counts) }
}
