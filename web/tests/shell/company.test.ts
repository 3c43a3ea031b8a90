// Who plays, by numbers: people take the chairs of bots, and bots fill what a game needs.
import { describe, expect, it } from 'vitest'
import { boundsOf, companyOf, countOf, isComplete, preset, seatSome, type Sitter } from '$/shell/new/draft'
import type { GameInfo } from '$/wire/types'

const game = { seats: { min: 3, max: 5 } } as unknown as GameInfo
const solo = { seats: { min: 1, max: 4 } } as unknown as GameInfo
const BOT = 'bot:level:3'

describe('a company', () => {
  it('is one of three, with one word', () => {
    expect(preset('bots', game, 3, 'level:3')).toEqual(['me', BOT, BOT])
    expect(preset('friends', game, 3, 'level:3')).toEqual(['me', 'friend', 'friend'])
    expect(preset('alone', solo, 3, 'level:3')).toEqual(['me'])
  })
  it('is called by whoever one has to wait for', () => {
    expect(companyOf(['me'])).toBe('alone')
    expect(companyOf(['me', BOT])).toBe('bots')
    expect(companyOf(['me', BOT, 'here'])).toBe('here')
    expect(companyOf(['me', 'here', 'friend'])).toBe('friends')
  })
  it('begins at once only if nobody else is to come or to be handed the device', () => {
    expect(isComplete(['me'])).toBe(true)
    expect(isComplete(['me', BOT])).toBe(true)
    expect(isComplete(['me', 'friend'])).toBe(false)
    expect(isComplete(['me', 'here'])).toBe(false)
    expect(isComplete([BOT, 'me'])).toBe(false)
  })
})

describe('one more, one fewer', () => {
  const first: readonly Sitter[] = ['me', BOT, BOT]
  it('lets a friend take the chair of a bot, while there is one', () => {
    const one = seatSome(game, first, 'friend', 1, 'level:3')
    expect(one).toEqual(['me', 'friend', BOT])
    const three = seatSome(game, one, 'friend', 3, 'level:3')
    expect(three).toEqual(['me', 'friend', 'friend', 'friend'])
  })
  it('puts a bot where a game needs somebody', () => {
    expect(seatSome(game, ['me', 'friend', 'friend'], 'friend', 1, 'level:5')).toEqual(['me', 'friend', 'bot:level:5'])
    expect(seatSome(game, ['me', 'friend', BOT, BOT], 'friend', 0, 'level:5')).toEqual(['me', BOT, BOT])
  })
  it('adds bots to those who are there, and takes the last one away', () => {
    expect(seatSome(game, first, 'bot', 3, 'level:1')).toEqual(['me', BOT, BOT, 'bot:level:1'])
    expect(seatSome(game, ['me', BOT, 'friend', 'bot:level:1'], 'bot', 1, 'level:3')).toEqual(['me', BOT, 'friend'])
  })
  it('never leaves what the game permits', () => {
    expect(boundsOf(game, first, 'bot')).toEqual({ least: 2, most: 4 })
    expect(boundsOf(game, first, 'friend')).toEqual({ least: 0, most: 4 })
    expect(boundsOf(game, ['me', 'friend', 'here'], 'friend')).toEqual({ least: 0, most: 3 })
    expect(boundsOf(game, ['me', 'friend', 'here'], 'bot')).toEqual({ least: 0, most: 2 })
    expect(boundsOf(solo, ['me'], 'bot')).toEqual({ least: 0, most: 3 })
    for (const kind of ['bot', 'friend', 'here'] as const) {
      for (let count = 0; count < 9; count++) {
        const seated = seatSome(game, first, kind, count, 'level:3')
        expect(seated.length).toBeGreaterThanOrEqual(3)
        expect(seated.length).toBeLessThanOrEqual(5)
        const { least, most } = boundsOf(game, first, kind)
        if (count >= least && count <= most) expect(countOf(seated, kind)).toBe(count)
      }
    }
  })
})
