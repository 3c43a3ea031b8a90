import { describe, expect, it } from 'vitest'
import { aboutPiece, byKind, idleKinds, isAbout, isIdle, search } from '$/shell/table/obstacles'
import type { Choice, Obstacle } from '$/wire/types'

const bid = (token: number) => ({ action: { do: 'bid', token }, notation: `bid ${token}`, text: `Bid ${token}` })
const LOW: Obstacle = {
  kind: 'Bid a token',
  says: 'Not now: a bid must be higher.',
  clause: '8.5',
  is_asked: true,
  actions: [bid(3), bid(4)],
}
const DOWN: Obstacle = { ...LOW, says: 'Not now: it lies face down.', actions: [bid(9)] }
const DRAW: Obstacle = {
  kind: 'Draw a tile',
  says: 'Not now: that is not what is asked.',
  clause: '8.1',
  is_asked: false,
  actions: [{ action: { do: 'draw' }, notation: 'draw', text: 'Draw a tile' }],
}
const TAKE: Obstacle = {
  ...DRAW,
  kind: 'Wake an Old One',
  actions: [{ action: { do: 'take', tile: 'café' }, notation: 'old one cafe', text: 'Take the Café' }],
}
const ALL = [LOW, DOWN, DRAW, TAKE]

describe('what is not offered', () => {
  it('is about a piece by the fields that the piece names', () => {
    expect(isAbout({ do: 'bid', token: 7 }, 'token:7')).toBe(true)
    expect(isAbout({ do: 'bid', token: 7 }, 'do:bid token:8')).toBe(false)
    expect(isAbout({ do: 'draw' }, 'token:7')).toBe(false)
  })

  it('is asked of a piece only if nothing lies on it', () => {
    const choices = [{ action: { do: 'bid', token: 7 } }] as unknown as Choice[]
    expect(isIdle(choices, 'token:7')).toBe(false)
    expect(isIdle(choices, 'token:3')).toBe(true)
  })

  it('says of a piece what is asked first, or else one reason', () => {
    expect(aboutPiece(ALL, 'token:3')).toEqual([{ ...LOW, actions: [bid(3)] }])
    expect(aboutPiece(ALL, 'do:draw')).toEqual([DRAW])
    expect(aboutPiece(ALL, 'seat:1')).toEqual([])
  })

  it('is found by words without accents, by its reason, and by a clause', () => {
    expect(search(ALL, '')).toEqual(ALL)
    expect(search(ALL, 'cafe')).toEqual([TAKE])
    expect(search(ALL, 'bid 9')).toEqual([DOWN])
    expect(search(ALL, 'face down')).toEqual([DOWN])
    expect(search(ALL, '8.5')).toEqual([LOW, DOWN])
    expect(search(ALL, 'teapot')).toEqual([])
  })

  it('is told by kind, and what is not asked for by its reason', () => {
    expect(byKind(ALL)).toEqual([{ kind: 'Bid a token', obstacles: [LOW, DOWN] }])
    expect(idleKinds(ALL)).toEqual([{ says: DRAW.says, clause: '8.1', kinds: ['Draw a tile', 'Wake an Old One'] }])
  })
})
