import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { icon } from '../tools/icons'

it('the icons are PNG pictures with something on them, and clear corners unless the system cuts them', () => {
  for (const [isWhole, alpha] of [
    [false, 0],
    [true, 255],
  ] as const) {
    const picture = icon(48, isWhole)
    expect(picture.subarray(1, 4).toString('ascii')).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([48, 48])
    const length = picture.readUInt32BE(33)
    const rows = inflateSync(picture.subarray(41, 41 + length))
    expect(rows.length).toBe(48 * (48 * 4 + 1))
    expect(rows[4]).toBe(alpha) // the first corner
    const pixel = (x: number, y: number): number[] => [...rows.subarray(y * 193 + 1 + x * 4, y * 193 + 5 + x * 4)]
    expect(pixel(24, 5)).toEqual([181, 139, 58, 255]) // brass over the rat
    expect(pixel(21, 28)).toEqual([23, 18, 15, 255]) // the rat
  }
})
