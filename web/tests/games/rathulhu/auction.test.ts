import { describe, expect, it } from 'vitest'
import { running } from '$/games/rathulhu/auction'
import { script, type Picture } from '$/games/rathulhu/picture'
import { slotsOf } from '$/games/rathulhu/strip'
import type { Auction, Event, View } from '$/wire/rathulhu'
import { picturesOf } from '../show'
import { seat, view } from './views'

const auction: Auction = { invoker: 0, invoked: true, bid: 9, bidder: 1, waiting: [0], must_bid: false }
const table = () =>
  view({
    phase: 'bidding',
    mover: 2,
    auction,
    track: ['altar', 'relic', null, null, null, null, null, null],
    seats: [seat({ tokens_up: [12] }), seat({ tokens_up: [9, 3], bid: 9 }), seat({ tokens_up: [] })],
  })

const before = script.rest(table(), null)
const rest = (from: Picture, events: readonly Event[], after: View): Picture =>
  picturesOf(script, from, events, after).at(-1) as Picture

describe('an auction', () => {
  it('lists everybody from the left of whoever began it', () => {
    const sale = running(table())
    expect(sale?.bidders.map((each) => [each.seat, each.said, each.token])).toEqual([
      [1, 'bid', 9],
      [2, 'asked', null],
      [0, 'waiting', null],
    ])
    expect([sale?.tiles, sale?.token]).toEqual([2, 1])
  })

  it('tells how it ended, with what was said last', () => {
    const events: Event[] = [
      { event: 'bid_passed', seat: 2, forced: false },
      { event: 'bid_placed', seat: 0, token: 12 },
      { event: 'auction_won', seat: 0, bid: 12, token: 1, tiles: 2 },
    ]
    const { sale } = rest(before, events, view())
    expect(sale?.end).toEqual({ winner: 0, bid: 12, discarded: false })
    expect(sale?.bidders.map((each) => [each.said, each.fresh])).toEqual([
      ['bid', false],
      ['passed', false],
      ['bid', true],
    ])
    expect(
      slotsOf(sale, view())
        .filter((slot) => slot.holds)
        .map((slot) => slot.seat),
    ).toEqual([0])
  })

  it('is put away when the next tile is drawn, and after an undo', () => {
    const ended = rest(before, [{ event: 'nobody_bid', tiles: 2, discarded: false }], view())
    expect(ended.sale?.end?.winner).toBeNull()
    expect(rest(ended, [{ event: 'tile_drawn', seat: 0, tile: 'relic', space: 0 }], view()).sale).toBeNull()
    expect(rest(ended, [], view()).sale).toBeNull()
  })
})

it('is heard word by word; nothing lies elsewhere before the hammer has fallen', () => {
  const events: Event[] = [
    { event: 'bid_passed', seat: 2, forced: false },
    { event: 'bid_placed', seat: 0, token: 12 },
    { event: 'auction_won', seat: 0, bid: 12, token: 1, tiles: 2 },
    { event: 'setback_struck', seat: 0, tile: 'tome setback', count: 1, cost: 0 },
  ]
  const pictures = picturesOf(script, before, events, view())
  expect(pictures.map(({ view: { track }, sale, news }) => [track[0], sale?.end?.winner, news.length])).toEqual([
    ['altar', undefined, 0],
    ['altar', undefined, 0],
    ['altar', 0, 0],
    [view().track[0], 0, 4],
    [view().track[0], 0, 0],
  ])
  expect(pictures.map((picture) => picture.view.seats[0]?.bid)).toEqual([null, 12, 12, null, null])
  expect(pictures.map((picture) => picture.view.mover)).toEqual([2, 2, 2, view().mover, view().mover])
})

it('the sheet of an Aeon is shown when all else was, and nobody knows favour or end before', () => {
  const line = {} as View['sheet'][number]
  const after = view({ phase: 'over', aeon: 3, sheet: [line], seats: [seat({ favour: 7, rank: 1 }), seat(), seat()] })
  const pictures = picturesOf(script, before, [{ event: 'aeon_ended', number: 1, by: 'time', tiles: 3 }], after)
  expect(pictures.map(({ aeons, news, view: { phase } }) => [aeons, news.length, phase])).toEqual([
    [0, 1, 'bidding'],
    [1, 1, 'over'],
    [1, 0, 'over'],
  ])
  expect(pictures.map(({ view: { seats } }) => seats[0]?.rank)).toEqual([null, 1, 1])
})

describe('the strip between auctions', () => {
  it('begins with whose turn it is, and knows who has no token', () => {
    const slots = slotsOf(null, view({ turn: 1, mover: 1, seats: [seat(), seat(), seat({ tokens_up: [] })] }))
    expect(slots.map((slot) => [slot.seat, slot.said])).toEqual([
      [1, 'turn'],
      [2, 'silent'],
      [0, 'idle'],
    ])
  })
})
