import { describe, expect, it } from 'vitest'
import { lessonLink, readStop, reply, wayTo, wordsOfAsked } from '$/shell/learn/lesson'
import type { Lesson, LessonStop } from '$/wire/types'

const stop: LessonStop = {
  moments: [
    {
      scene: {
        view: {},
        awaited: [0],
        prompt: '',
        clause: '',
        choices: [
          { code: 1, action: {}, notation: 'peek', text: 'Peek', stakes: 'Nothing is at stake.', warning: null },
        ],
        aside: null,
      },
      told: [],
    },
  ],
  note: 'Look.',
  point: [],
  ask: 'peek',
  also: ['shake'],
  hint: 'Look first.',
  clause: '',
}
const lesson: Lesson = {
  game: 'toy',
  name: 'first',
  others: [],
  title: 'Toy',
  language: 'en',
  names: ['You'],
  seat: 0,
  stops: [stop, stop, stop],
}

describe('a lesson', () => {
  it('knows what it asked for', () => {
    expect(reply(stop, 'peek')).toBe('right')
    expect(reply(stop, 'shake')).toBe('also')
    expect(reply(stop, 'doubt')).toBe('wrong')
    expect(wordsOfAsked(stop)).toBe('Peek')
    expect(wordsOfAsked({ ...stop, ask: 'gone' })).toBe('')
  })

  it.each([
    ['', 0],
    ['#stop=2', 1],
    ['#stop=99', 2],
    ['#stop=0', 0],
    ['#stop=x', 0],
  ])('reads the stop in %s', (hash, at) => {
    expect(readStop(hash, lesson)).toBe(at)
  })

  it('has an address, and the first one the shortest', () => {
    expect(lessonLink('toy', 'first')).toBe('/learn/toy')
    expect(lessonLink('toy', 'solo')).toBe('/learn/toy?lesson=solo')
  })
})

describe('the way to a piece', () => {
  const room = { top: 10, bottom: 410 }
  it.each([
    ['is none where it is seen', { top: 20, bottom: 100 }, 0],
    ['leads it to the middle from below', { top: 500, bottom: 600 }, 340],
    ['leads it to the middle from above', { top: -200, bottom: -100 }, -360],
    ['begins at its top where it is larger than the room', { top: 300, bottom: 900 }, 290],
  ])('%s', (_, piece, way) => expect(wayTo(piece, room)).toBe(way))
})
