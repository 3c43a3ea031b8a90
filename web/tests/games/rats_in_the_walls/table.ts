// A table of three in the middle of a round, to be changed as a test needs it.

import type { Seat, View } from '$/wire/rats_in_the_walls'

export const seat = (brains: number, change: Partial<Seat> = {}): Seat => ({
  brains,
  said: null,
  insane: false,
  killed: false,
  rank: null,
  ...change,
})

export function table(change: Partial<View> = {}): View {
  return {
    viewer: 0,
    phase: 'answering',
    round: 2,
    seats: [seat(7), seat(6, { said: 2 }), seat(8)],
    middle: 3,
    giver: 1,
    receiver: 2,
    mover: 2,
    dice: 2,
    seen: null,
    looker: null,
    skull: false,
    claim: 2,
    fee: 0,
    believing_costs: 1,
    can_hand_on: false,
    ends_at_once: true,
    ways: [36, 20, 13, 5, 1],
    roller: null,
    ending: null,
    ...change,
  }
}
