import { describe, expect, it } from 'vitest'
import {
  earlier,
  Film,
  has,
  later,
  readKey,
  readPlace,
  REEL,
  storyOf,
  stretchAt,
  type Projector,
} from '$/shell/replay/film'
import type { ReplayStep, Moment, Outline } from '$/wire/types'

const line = (text: string) => ({ text, clause: '5.2' })
const step = (...told: string[]): ReplayStep => ({ by: 0, do: 'x', told: told.map(line) })
const outline = (steps: number, seat: number | null = null): Outline => ({
  game: 'toy',
  names: ['Anna'],
  marks: [0],
  seat,
  edition: 'e1',
  opening: [line('It begins.')],
  steps: Array.from({ length: steps }, (_, n) => step(`Step ${n + 1}.`)),
  turns: [],
  end: null,
})
const moment = (n: number): Moment => ({
  step: n,
  scene: { view: {}, awaited: [], prompt: '', clause: '', choices: [], aside: null },
  told: [],
})

function house(steps: number): Projector & { asked: number[]; fails: boolean } {
  const made = {
    asked: [] as number[],
    fails: false,
    outline: (_: string, seat: number | null) => Promise.resolve(outline(steps, seat)),
    moments: (_id: string, _seat: number | null, first: number, count: number) => {
      made.asked.push(first)
      if (made.fails) return Promise.reject(new Error('gone'))
      return Promise.resolve(Array.from({ length: Math.min(count, steps + 1 - first) }, (_, n) => moment(first + n)))
    },
  }
  return made
}

describe('a film', () => {
  it('fetches a reel once, and the next one when half of it is seen', async () => {
    const from = house(100)
    const film = await Film.open(from, 'abc', null)
    expect(film.last).toBe(100)
    expect((await film.moment(3)).step).toBe(3)
    await film.moment(4)
    expect(from.asked).toEqual([0])
    await film.moment(REEL / 2)
    expect(from.asked).toEqual([0, REEL])
    await film.moment(100)
    expect(from.asked).toEqual([0, REEL, 96]) // nothing comes after the last
  })

  it('asks again for what did not come', async () => {
    const from = house(3)
    const film = await Film.open(from, 'abc', 0)
    from.fails = true
    await expect(film.moment(1)).rejects.toThrow('gone')
    from.fails = false
    expect((await film.moment(1)).step).toBe(1)
    await expect(film.moment(4)).rejects.toThrow(RangeError)
  })

  it('has a story in which every line knows its moment', () => {
    const told: Outline = { ...outline(0), steps: [step('One.', 'And more.'), step(), step('Three.')] }
    expect(storyOf(told).map((line) => line.step)).toEqual([0, 1, 1, 3])
    expect(storyOf(told)[2]).toEqual({ step: 1, text: 'And more.', clause: '5.2' })
  })
})

describe('the place in the address', () => {
  it.each([
    ['', 0, null],
    ['#step=12&seat=1', 12, 1],
    ['#seat=0', 0, 0],
    ['#step=-3&seat=-1', 0, null],
    ['#step=x&seat=y', 0, null],
    ['#step=1.5', 0, null],
  ])('%s', (hash, at, seat) => expect(readPlace(hash)).toEqual({ step: at, seat }))
})

const turns = [
  { step: 2, turn: 'Anna’s turn', round: 'Round 1' },
  { step: 4, turn: 'Ben’s turn', round: '' },
  { step: 7, turn: 'Anna’s turn', round: 'Round 2' },
]

describe('turns and rounds', () => {
  it('are gone back to where they began, then to those before', () => {
    expect([9, 7, 6, 4, 2, 1].map((step) => earlier(turns, 'turn', step))).toEqual([7, 4, 4, 2, 0, 0])
    expect([9, 7, 6, 2].map((step) => earlier(turns, 'round', step))).toEqual([7, 2, 2, 0])
  })

  it('follow each other until the end', () => {
    expect([0, 2, 5, 7].map((step) => later(turns, 'turn', step, 9))).toEqual([2, 4, 7, 9])
    expect([0, 2, 7].map((step) => later(turns, 'round', step, 9))).toEqual([2, 7, 9])
  })

  it('are known of every step', () => {
    expect([0, 3, 5, 8].map((step) => stretchAt(turns, 'turn', step)?.step)).toEqual([undefined, 2, 4, 7])
    expect(stretchAt(turns, 'round', 5)?.round).toBe('Round 1')
    expect(has(turns, 'turn')).toBe(true)
    expect(has([{ step: 0, turn: '', round: 'Round 1' }], 'turn')).toBe(false)
  })
})

describe('keys', () => {
  it.each([
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['ArrowRight', 9, 9],
    ['Shift+ArrowLeft', 5, 4],
    ['Shift+ArrowLeft', 4, 2],
    ['Shift+ArrowRight', 5, 7],
    ['Shift+ArrowRight', 7, 9],
    ['PageUp', 7, 2],
    ['PageDown', 5, 7],
    ['Home', 5, 0],
    ['End', 5, 9],
    [' ', 5, 'play'],
    ['x', 5, null],
  ])('%s at %i', (pressed, at, does) => {
    const key = pressed.replace('Shift+', '')
    expect(readKey({ key, shiftKey: key !== pressed }, at, 9, turns)).toBe(does)
  })

  it('jump by rounds where there are no turns', () => {
    const rounds = [3, 6].map((step) => ({ step, turn: '', round: `Round ${step / 3}` }))
    expect(readKey({ key: 'ArrowRight', shiftKey: true }, 0, 9, rounds)).toBe(3)
    expect(readKey({ key: 'ArrowLeft', shiftKey: true }, 6, 9, rounds)).toBe(3)
  })
})
