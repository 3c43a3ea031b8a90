// A cove to test with: the starting cross, two seats, a few cards; and the ring for whoever plays alone.

import type { CardInfo, Player, Spot, View } from '$/wire/condyle_cove'

export const card = (name: string, change: Partial<CardInfo> = {}): CardInfo => ({
  name,
  text: `${name} does something.`,
  copy: 1,
  provenance: 'invented',
  kind: 'option',
  permanent: false,
  ways: [],
  ...change,
})

export function spot(number: number, kind: string, x: number, y: number): Spot {
  const name = kind.toUpperCase()
  return { number, x, y, kind, info: { name, text: `${name} says.`, provenance: 'printed', kind } }
}

export const CROSS: readonly Spot[] = [
  spot(0, 'corner', 0, 0),
  spot(1, 'highway', 0, -1),
  spot(2, 'cemetery', 1, 0),
  spot(5, 'woods', 0, 1),
  spot(9, 'field', -1, 0),
]

const KINDS = ['corner', 'woods', 'beach', 'creek', 'field', 'cemetery', 'highway', 'town', 'hill', 'alley']
const CELLS = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const
/** Alone, in the order in which one runs. */
export const RING: readonly Spot[] = CELLS.map(([x, y], number) => spot(number, KINDS[number] ?? '', x, y))

export const player = (change: Partial<Player> = {}): Player => ({
  alive: true,
  out: null,
  hand: [],
  pile: 12,
  pile_known: [],
  discard: [],
  permanents: [],
  holds: {},
  quiet: false,
  rank: null,
  ...change,
})

export const CARDS: Readonly<Record<number, CardInfo>> = {
  4: card('BAD DOG', { provenance: 'inferred' }),
  24: card('CAT UNDER A LAMP', { kind: 'defensive' }),
  57: card('THE BOOGEYMAN', { kind: 'boogeyman', provenance: 'printed' }),
  60: card('SHOVE', { kind: 'act' }),
  70: card('FROSTBITE', { kind: 'winter', permanent: true }),
  85: card('WHISPERS', { kind: 'haunted', permanent: true }),
}

export function table(change: Partial<View> = {}): View {
  return {
    viewer: 0,
    phase: 'play',
    mover: 0,
    turn: 0,
    turns: 3,
    alone: false,
    benny: false,
    cove: CROSS,
    cove_left: 5,
    pawns: [1, 9, null, null, null],
    players: [player({ hand: [4, 24] }), player({ hand: [null, null] })],
    him: null,
    acts: Array.from({ length: 6 }, (_, place) => ({ place, up: place === 1, act: place === 1 ? 60 : null })),
    acts_down: 5,
    boogeymen_down: 1,
    deadly_to_enter: false,
    winter_left: 0,
    haunted_left: 0,
    playing: null,
    player: null,
    answering: null,
    because: null,
    because_space: null,
    asked: [],
    replied: false,
    pawn: null,
    space: null,
    spaces_next: [],
    chosen: [],
    cell: null,
    replaced: null,
    count: null,
    drawn: 0,
    draws: null,
    may_stop: true,
    screams: 0,
    his_bonus: 0,
    move_left: 0,
    ending: null,
    cards: CARDS,
    spaces: {},
    ...change,
  }
}

export const alone = (change: Partial<View> = {}): View =>
  table({
    alone: true,
    cove: RING,
    pawns: [7, null, null, null, 4],
    players: [player({ hand: [4] })],
    him: player({ pile: 9 }),
    move_left: 5,
    boogeymen_down: 0,
    deadly_to_enter: false,
    ...change,
  })
