import { describe, expect, it } from 'vitest'
import { noteBeside } from '$/games/pieces'

const frame = { width: 400, height: 600 }

describe('a note about a piece', () => {
  it('stands under it, in the middle', () => {
    expect(noteBeside({ x: 180, y: 100, width: 40, height: 40 }, 200, frame)).toEqual({
      left: 100,
      top: 148,
      above: false,
    })
  })

  it('stands over it where there is no room below', () => {
    expect(noteBeside({ x: 180, y: 500, width: 40, height: 40 }, 200, frame)).toEqual({
      left: 100,
      top: 492,
      above: true,
    })
  })

  it.each([[-50], [390]])('never leaves the board (piece at %i)', (x) => {
    const { left } = noteBeside({ x, y: 0, width: 40, height: 40 }, 336, frame)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + 336).toBeLessThanOrEqual(frame.width)
  })
})
