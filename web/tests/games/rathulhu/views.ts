// Small views for tests, made from an empty table.

import type { Collection, Seat, View } from '$/wire/rathulhu'

export const collection = (change: Partial<Collection> = {}): Collection => ({
  shoggoths: 0,
  cultists: 0,
  altars: 0,
  tomes: [0, 0, 0, 0, 0],
  sites: [0, 0, 0, 0, 0, 0, 0, 0],
  old_ones: 0,
  relics: 0,
  setbacks: {},
  ...change,
})

export const seat = (change: Partial<Seat> = {}): Seat => ({
  tokens_up: [5, 2],
  tokens_down: [],
  collection: collection(),
  bid: null,
  passed: false,
  favour: 10,
  now: null,
  points_now: null,
  rank: null,
  ...change,
})

const name = (text: string) => ({ name: text, provenance: 'invented' as const, source: '' })

export const view = (change: Partial<View> = {}): View => ({
  viewer: 0,
  phase: 'turn',
  aeon: 1,
  turn: 0,
  mover: 0,
  track: Array.from({ length: 8 }, () => null),
  signs: 2,
  spaces: 8,
  board_token: 1,
  seats: [seat(), seat({ tokens_up: [9, 3] }), seat({ tokens_up: [7] })],
  auction: null,
  setback: null,
  dealt: null,
  sets_left: [],
  bag: { shoggoth: 3, relic: 1 },
  bag_tiles: 4,
  discarded: {},
  rows_due: 6,
  sheet: [],
  scores_hidden: false,
  ending: null,
  names: {
    name: 'mythos',
    title: 'Names',
    note: 'Invented.',
    tomes: ['A', 'B', 'C', 'D', 'E'].map(name),
    sites: ['K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R'].map(name),
  },
  ...change,
})
