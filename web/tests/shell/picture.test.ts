import { describe, expect, it } from 'vitest'
import { inLines, withNames } from '$/shell/end/picture'

describe('the picture of a game', () => {
  it('calls seats as it may, and nobody else', () => {
    expect(withNames('[2] beats [1], and [12] looks on.', ['Player 1', 'Grimble'])).toBe(
      'Grimble beats Player 1, and [12] looks on.',
    )
  })

  it('breaks a sentence where it does not fit any more', () => {
    const short = (line: string): boolean => line.length <= 10
    expect(inLines('The stars are right', short)).toEqual(['The stars', 'are right'])
    expect(inLines('Incomprehensible it is', short)).toEqual(['Incomprehensible', 'it is'])
    expect(inLines('', short)).toEqual([''])
  })
})
