import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enact } from '$/games/moments'
import { BACKLOG, Theatre, type Script } from '$/games/theatre.svelte'
import type { Told } from '$/wire/types'

// A picture is a list of what was seen; every event but `silent` is seen for 100 ms, and the view settles for 50.
type Picture = readonly string[]
interface Event {
  readonly event: 'seen' | 'silent'
  readonly name: string
}

const script: Script<Picture, number, Event | null> = {
  rest: (view, before) => [...(before ?? []), `view ${view}`],
  moments: enact<Picture, number, Event>({ seen: (picture, { name }) => ({ picture: [...picture, name], ms: 100 }) }),
  settling: 50,
}
const told = (name: string, event: Event['event'] = 'seen'): Told => ({ text: name, what: { event, name }, clause: '' })
const seen = (seq: number) => ({
  seat: 0,
  seq,
  scene: { view: seq, awaited: [], prompt: '', clause: '', choices: [], aside: null },
})

let theatre: Theatre
let pace: number
let changes: number
let begun: string[]
beforeEach(() => {
  vi.useFakeTimers()
  pace = 1
  begun = []
  changes = 0
  theatre = new Theatre({ pace: () => pace, changed: () => changes++, begins: (line) => begun.push(line.text) })
  theatre.push(seen(1), [told('the past')], 1)
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows the first state at rest, with its whole story', () => {
  expect(theatre.now).toMatchObject({ seq: 1, told: 1 })
  expect(theatre.atRest).toBe(true)
  expect(theatre.open(script).picture).toEqual(['view 1'])
})

it('plays what happened in order, each for its time, and rests on the view', () => {
  const show = theatre.open(script)
  theatre.push(seen(2), [told('a'), told('unseen', 'silent'), told('b')], 4)
  expect(show.picture).toEqual(['view 1', 'a'])
  vi.advanceTimersByTime(99)
  expect(show.picture).toEqual(['view 1', 'a'])
  vi.advanceTimersByTime(1)
  expect(show.picture).toEqual(['view 1', 'a', 'b'])
  vi.advanceTimersByTime(100)
  expect(show.picture).toEqual(['view 1', 'a', 'b', 'view 2'])
  expect(theatre.atRest).toBe(false)
  vi.advanceTimersByTime(50)
  expect(theatre.atRest).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('is where it was until all was shown: only the picture runs ahead', () => {
  const show = theatre.open(script)
  theatre.push(seen(2), [told('a')], 2)
  vi.advanceTimersByTime(149)
  expect(show.picture.at(-1)).toBe('view 2')
  expect(theatre.now).toMatchObject({ seq: 1, scene: { view: 1 } })
  vi.advanceTimersByTime(1)
  expect(theatre.now).toMatchObject({ seq: 2, scene: { view: 2 } })
})

it('tells a line when its event has been seen, and the last ones with the view', () => {
  theatre.open(script)
  theatre.push(seen(2), [told('a'), told('unseen', 'silent'), told('b'), told('last', 'silent')], 5)
  expect([theatre.now?.told, theatre.telling]).toEqual([1, ''])
  vi.advanceTimersByTime(100)
  expect([theatre.now?.told, theatre.telling]).toEqual([3, 'unseen'])
  expect(theatre.now?.seq).toBe(1)
  vi.advanceTimersByTime(100)
  expect([theatre.now?.told, theatre.telling]).toEqual([5, 'last'])
  vi.runAllTimers()
  expect([theatre.now?.told, theatre.telling]).toEqual([5, ''])
})

it('says when something begins to be seen, once for each', () => {
  theatre.open(script)
  theatre.push(seen(2), [told('a'), told('unseen', 'silent'), told('b')], 4)
  expect(begun).toEqual(['a'])
  vi.runAllTimers()
  expect(begun).toEqual(['a', 'b'])
})

describe('at another pace', () => {
  it('takes half the time', () => {
    theatre.open(script)
    pace = 0.5
    theatre.push(seen(2), [told('a'), told('b')], 3)
    vi.advanceTimersByTime(124)
    expect(theatre.atRest).toBe(false)
    vi.advanceTimersByTime(1)
    expect(theatre.atRest).toBe(true)
  })

  it('goes faster by itself when many states wait, and leaves none out', () => {
    const show = theatre.open(script)
    for (let seq = 2; seq <= 5; seq++) theatre.push(seen(seq), [told(`event ${seq}`)], seq)
    vi.advanceTimersByTime(150)
    expect(theatre.now?.seq).toBe(2)
    vi.advanceTimersByTime(150)
    expect(theatre.now?.seq).toBe(3)
    vi.runAllTimers()
    expect(show.picture.filter((each) => each.startsWith('event'))).toEqual([
      'event 2',
      'event 3',
      'event 4',
      'event 5',
    ])
  })
})

it('lets a state that comes in the middle wait for its turn', () => {
  const show = theatre.open(script)
  theatre.push(seen(2), [told('a')], 2)
  vi.advanceTimersByTime(60)
  theatre.push(seen(3), [told('b')], 3)
  expect(show.picture).toEqual(['view 1', 'a'])
  vi.advanceTimersByTime(90)
  expect(show.picture).toEqual(['view 1', 'a', 'view 2', 'b'])
  expect(theatre.now).toMatchObject({ seq: 2, told: 2 })
  expect(theatre.atRest).toBe(false)
  vi.advanceTimersByTime(150)
  expect(show.picture.at(-1)).toBe('view 3')
  expect(theatre).toMatchObject({ atRest: true, now: { told: 3 } })
})

describe('hurrying', () => {
  it('rests on the newest at once, and all that is skipped has been seen', () => {
    const show = theatre.open(script)
    theatre.push(seen(2), [told('a'), told('b')], 3)
    theatre.push(seen(3), [told('c')], 4)
    theatre.hurry()
    expect(show.picture).toEqual(['view 1', 'a', 'b', 'view 2', 'c', 'view 3'])
    expect(theatre).toMatchObject({ atRest: true, now: { seq: 3, told: 4 } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('changes nothing at rest', () => {
    theatre.open(script)
    const before = [theatre.now, changes]
    theatre.hurry()
    expect([theatre.now, changes]).toEqual(before)
  })

  it('happens by itself when too much waits', () => {
    const show = theatre.open(script)
    for (let seq = 2; seq <= BACKLOG + 3; seq++) theatre.push(seen(seq), [told('much')], seq)
    expect(theatre).toMatchObject({ atRest: true, now: { seq: BACKLOG + 3, told: BACKLOG + 3 } })
    expect(show.picture.at(-1)).toBe(`view ${BACKLOG + 3}`)
  })
})

it('shows nothing on the way where everything comes at once', () => {
  const show = theatre.open(script)
  pace = 0
  theatre.push(seen(2), [told('a')], 2)
  expect(show.picture).toEqual(['view 1', 'a', 'view 2'])
  expect(theatre.atRest).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('jumps after an undo, in the middle of anything', () => {
  const show = theatre.open(script)
  theatre.push(seen(2), [told('a')], 2)
  theatre.push(seen(3), [], 1, false)
  expect(show.picture.at(-1)).toBe('view 3')
  expect(theatre).toMatchObject({ atRest: true, now: { seq: 3, told: 1 } })
  expect(vi.getTimerCount()).toBe(0)
})

it('tells once, and moves nothing, when only a clock has changed', () => {
  theatre.open(script)
  const before = changes
  theatre.push(seen(1), [], 1)
  expect(changes).toBe(before + 1)
  expect(theatre.atRest).toBe(true)
})

describe('a board', () => {
  it('that comes late is shown what waits for it, from where all rested', () => {
    theatre.push(seen(2), [told('a')], 2)
    expect(theatre.atRest).toBe(false)
    const show = theatre.open(script)
    expect(show.picture).toEqual(['view 1', 'a'])
    vi.runAllTimers()
    expect(theatre.atRest).toBe(true)
  })

  it('that is gone leaves nothing running', () => {
    const show = theatre.open(script)
    theatre.push(seen(2), [told('a')], 2)
    show.close()
    expect(vi.getTimerCount()).toBe(0)
    expect(theatre.now?.told).toBe(1)
  })

  it('that goes after the next has come does not take it along', () => {
    const old = theatre.open(script)
    const next = theatre.open(script)
    old.close()
    theatre.push(seen(2), [told('a')], 2)
    expect(next.picture.at(-1)).toBe('a')
  })

  it('hears of every moment before it is put up, but of none that is skipped', () => {
    const cue = vi.fn()
    theatre.open({ ...script, cue })
    theatre.push(seen(2), [told('a'), told('b')], 3)
    expect(cue).toHaveBeenCalledExactlyOnceWith(['view 1', 'a'], ['view 1'])
    theatre.hurry()
    expect(cue).toHaveBeenCalledOnce()
  })
})

it('forgets what was seen when it is cleared, as for another seat', () => {
  const show = theatre.open(script)
  theatre.push(seen(2), [told('a')], 2)
  theatre.clear()
  expect(theatre).toMatchObject({ now: null, telling: '', atRest: true })
  theatre.push(seen(3), [told('b')], 3)
  expect(show.picture).toEqual(['view 3'])
  expect(vi.getTimerCount()).toBe(0)
})
