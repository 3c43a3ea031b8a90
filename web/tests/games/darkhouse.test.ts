import { describe as group, expect, it } from 'vitest'
import { bolt } from '$/games/darkhouse/bolt'
import { boxesOf, justWritten } from '$/games/darkhouse/boxes'
import { describe } from '$/games/darkhouse/describe'
import { planPage, SQUARE } from '$/games/darkhouse/plan'
import { placeOf } from '$/games/darkhouse/play.svelte'
import { momentsOf, shownOn, timesOf, type Picture } from '$/games/darkhouse/shown'
import { kept, rolled } from '$/games/darkhouse/slots'
import type { Box } from '$/games/shapes'
import type { Block, Event, Seat, View } from '$/wire/darkhouse'
import { LANGUAGES } from '$/words/words'
import { wordsOf } from './spoken'

const LAYOUT: View['layout'] = [
  [1, 2],
  [3, 4],
  [5, 6],
]
const pairs = (...names: string[]) => names.map((name) => ({ one: Number(name[0]), other: Number(name[1]) }))
const TOWER = pairs('12', '34', '56', '13', '35', '24', '46')
const EVERY = [1, 2, 3, 4, 5].flatMap((one) =>
  [2, 3, 4, 5, 6].filter((other) => other > one).map((other) => ({ one, other })),
)

group('a page', () => {
  const squareOf = (x: number, y: number): Box => ({
    x: x - SQUARE / 2,
    y: y - SQUARE / 2,
    width: SQUARE,
    height: SQUARE,
  })
  const overlap = (a: Box, b: Box): boolean =>
    a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5 && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5

  it.each([
    ['the tower', TOWER],
    ['every arc there can be', EVERY],
    ['a star', pairs('12', '13', '14', '15', '16')],
  ])('with %s has a square for each arc, none on another and none over a box', (_, arcs) => {
    const plan = planPage(LAYOUT, arcs)
    expect(plan.ways).toHaveLength(arcs.length)
    const squares = plan.ways.map((way) => squareOf(way.square.x, way.square.y))
    squares.forEach((one, at) => {
      expect(one.x).toBeGreaterThanOrEqual(-1)
      expect(one.x + one.width).toBeLessThanOrEqual(plan.width + 1)
      for (const other of squares.slice(at + 1)) expect(overlap(one, other)).toBe(false)
      for (const block of plan.blocks.values()) {
        const inside = { x: block.x + 7, y: block.y + 7, width: block.width - 14, height: block.height - 14 }
        expect(overlap(one, inside)).toBe(false)
      }
    })
  })

  it('leads every arc from an edge of the one block to an edge of the other', () => {
    const plan = planPage(
      [
        [1, 2],
        [6, 3],
        [5, 4],
      ],
      EVERY,
    )
    const touches = (block: number, { x, y }: { x: number; y: number }): boolean => {
      const box = plan.blocks.get(block) as Box
      const within = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
      return within && (x === box.x || x === box.x + box.width || y === box.y || y === box.y + box.height)
    }
    for (const way of plan.ways) {
      const ends = [way.points[0], way.points[way.points.length - 1]] as [typeof way.square, typeof way.square]
      const straight = touches(way.one, ends[0]) && touches(way.other, ends[1])
      expect(straight || (touches(way.one, ends[1]) && touches(way.other, ends[0])), `${way.one}-${way.other}`).toBe(
        true,
      )
      expect(way.points).toContain(way.square)
    }
  })

  it('labels only the arcs that join no neighbours, and fits a phone', () => {
    expect(planPage(LAYOUT, TOWER).ways.some((way) => way.far)).toBe(false)
    expect(planPage(LAYOUT, EVERY).ways.filter((way) => way.far)).toHaveLength(8)
    expect(planPage(LAYOUT, TOWER).width).toBeLessThanOrEqual(366)
    expect(planPage(LAYOUT, EVERY).width).toBeLessThanOrEqual(392)
  })
})

group('lightning', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ]
  it('begins and ends where it should, and is the same for the same seed', () => {
    expect(bolt(points, 3)).toMatch(/^M0\.0 0\.0L.*L60\.0 0\.0$/)
    expect(bolt(points, 3)).toBe(bolt(points, 3))
    expect(bolt(points, 3)).not.toBe(bolt(points, 4))
  })
})

group('dice on the table', () => {
  it('lie side by side when they were rolled', () => expect(rolled([1, 4, 6])).toEqual([1, 4, 6, null, null, null]))

  it('stay where they are when one is taken', () => {
    expect(kept(rolled([2, 4, 4, 6]), [2, 4, 6])).toEqual([2, 4, null, 6, null, null])
    expect(kept(rolled([2, 4, 4, 6]), [2, 4, 6], 1)).toEqual([2, null, 4, 6, null, null])
  })

  it('lie anew when others are there than before', () =>
    expect(kept([2, null, 4, 6, null, null], [3, 4])).toEqual(rolled([3, 4])))
})

const block = (change: Partial<Block>): Block => ({
  number: 1,
  size: 4,
  written: [],
  lying: [],
  crosses: 0,
  empty: 4,
  reached: false,
  shut: false,
  same: null,
  due: null,
  ...change,
})

group('the boxes of a block', () => {
  it('hold what is written, then dice, then crosses, then nothing', () => {
    const signs = boxesOf(block({ size: 6, written: [3], lying: [5, 5], crosses: 1, empty: 2 }))
    expect(signs.map((sign) => sign.kind)).toEqual(['written', 'lying', 'lying', 'cross', 'empty', 'empty'])
    expect(signs[2]).toMatchObject({ number: 5, nth: 1 })
  })

  it('show which numbers are new', () => {
    expect(justWritten([2, 5, 5, 6], [5, 2])).toEqual([true, false, true, false])
    expect(justWritten([2, 5], [])).toEqual([false, false])
  })
})

group('what is shown moving', () => {
  const tell = (...events: Event[]) => events.map((what) => ({ text: '', what, clause: '' }))

  it('is only what happened on this page', () => {
    const fresh = tell({ event: 'placed', seat: 1, die: 4, block: 2, empty: 3 })
    expect(timesOf(shownOn(fresh, 0, undefined)).end).toBe(0)
    expect(timesOf(shownOn(fresh, 1, undefined)).end).toBeGreaterThan(0)
  })

  it('comes one after another: written numbers, the turn track, the dice', () => {
    const shown = shownOn(
      tell(
        { event: 'wrote', seat: 0, block: 2, numbers: [4], empty: 3 },
        { event: 'track_written', round: 4, number: 3, gray: true, due: 6 },
        { event: 'rolled', seat: 0, dice: [1, 2], roll: 1 },
      ),
      0,
      undefined,
    )
    const times = timesOf(shown)
    expect(shown.tracked).toBe(4)
    expect(times.track).toBeGreaterThan(0)
    expect(times.roll).toBeGreaterThan(times.track)
    expect(times.end).toBeGreaterThanOrEqual(times.roll + 600)
  })
})

group('a round that ends', () => {
  const tell = (...events: Event[]) => events.map((what) => ({ text: '', what, clause: '' }))
  const at = (game: number, round: number) =>
    ({ game, round, track: [], phase: 'placing', seats: [] }) as unknown as View
  const table = (view: View): Picture => ({ view, news: [], rolling: false })
  const seen = (before: View, after: View, ...events: Event[]) =>
    momentsOf(table(before), tell(...events), after, 0)
      .filter(({ ms }) => ms > 0)
      .map(({ picture: { view, rolling }, at: number }) => [view.game, view.round, rolling, number])

  it('is written down before the next one is rung in, and its dice fall last', () => {
    const moments = seen(
      at(1, 4),
      at(1, 5),
      { event: 'wrote', seat: 0, block: 2, numbers: [4], empty: 3 },
      { event: 'track_written', round: 5, number: 3, gray: true, due: 6 },
      { event: 'rolled', seat: 0, dice: [1, 2], roll: 1 },
    )
    expect(moments).toEqual([
      [1, 4, false, 0],
      [1, 5, false, 1],
      [1, 5, true, 2],
    ])
  })

  it('and a game with it: the old page is looked at once more, with what it came to', () => {
    const moments = seen(
      at(1, 10),
      at(2, 1),
      { event: 'wrote', seat: 0, block: 2, numbers: [4], empty: 3 },
      { event: 'page_scored', seat: 0, game: 1, points: 30 },
      { event: 'game_began', game: 2 },
      { event: 'track_written', round: 1, number: 3, gray: true, due: 3 },
    )
    expect(moments).toEqual([
      [1, 10, false, 0],
      [1, 10, false, 2],
      [2, 1, false, 2],
    ])
  })
})

it('knows where an action lays its die', () => {
  expect(placeOf({ do: 'place', die: 4, block: 2 })).toBe('block-2')
  expect(placeOf({ do: 'arc', one: 1, other: 3, die: 4 })).toBe('arc-1-3')
  expect(placeOf({ do: 'stop' })).toBeNull()
})

group.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf('darkhouse', language)
  const page = (change: Partial<Seat>): Seat => ({
    blocks: [block({ written: [6, 6], lying: [6], empty: 1, reached: true, same: 6, due: 3 })],
    arcs: [
      { one: 1, other: 2, die: 5 },
      { one: 1, other: 3, die: null },
    ],
    dice: [1, 4],
    in_hand: 0,
    roll: 2,
    playing: true,
    sits_out: false,
    pages: [
      {
        game: 1,
        over: false,
        crosses: 0,
        cost: 0,
        early: 0,
        no_x: 0,
        total: 12,
        blocks: [{ block: 1, numbers: [6, 6], sum: 12, factor: 1, points: 12, crosses: 0 }],
      },
    ],
    score: 12,
    tie_points: 0,
    rank: null,
    kept: null,
    ...change,
  })
  const view: View = {
    viewer: 1,
    phase: 'placing',
    game: 1,
    games: 3,
    round: 2,
    start: 1,
    deadline: { block: 1, round: 3 },
    mover: 0,
    awaited: [0, 1],
    track: [
      { round: 1, number: 2, gray: true, due: 3 },
      { round: 2, number: 3, gray: false, due: null },
    ],
    seats: [page({ score: 7 }), page({})],
    roller: null,
    x_penalty: 'each',
    target: 1100,
    layout: LAYOUT,
    ending: null,
  }

  it('tells the whole table, one’s own page first', () => {
    const told = describe(view, ['Anna', 'Bert'], words)
    const text = JSON.stringify(told)
    expect(text.indexOf('Bert')).toBeLessThan(text.indexOf('Anna'))
    expect(told.flatMap((passage) => passage.table?.rows ?? [])).toContainEqual(
      expect.arrayContaining(['6 6', '6', '1', '12']),
    )
    expect(text).not.toMatch(/tell-|undefined/)
  })
})
