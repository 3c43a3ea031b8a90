// Makes the icons of the installed app while the pages are built: the rat of seat one on a disc of brass, as PNG.
// Drawn point by point with nothing but Node's own zlib, so
// that no picture has to be committed and no program installed.

import { deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { SEAT_SHAPES } from '../src/art/seats'

type Point = readonly [number, number]
type Colour = readonly [number, number, number, number]

const OAK: Colour = [23, 18, 15, 255]
const BRASS: Colour = [181, 139, 58, 255]
const NOTHING: Colour = [0, 0, 0, 0]
const FINE = 3 // samples of a pixel, each way
const SIZE = 96 // of the picture, as in public/site/icon.svg

/** A path of M, L, C and Z, with curves as short lines. */
function flatten(path: string): Point[] {
  const points: Point[] = []
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLC])([^MLCZa-z]*)/g)) {
    const values = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    if (command !== 'C') {
      for (let at = 0; at + 1 < values.length; at += 2) points.push([values[at] ?? 0, values[at + 1] ?? 0])
      continue
    }
    for (let at = 0; at + 5 < values.length; at += 6) {
      const [x0 = 0, y0 = 0] = points.at(-1) ?? []
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = values.slice(at, at + 6)
      for (let step = 1; step <= 10; step++) {
        const t = step / 10
        const along = (a: number, b: number, c: number, d: number): number =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d
        points.push([along(x0, x1, x2, x3), along(y0, y1, y2, y3)])
      }
    }
  }
  return points
}

const rat = SEAT_SHAPES[0]
const body = flatten(rat?.body ?? '')
const tail = flatten(rat?.limbs ?? '')
const holes: readonly (readonly [number, number, number])[] = [
  [54.5, 34.5, 2],
  [45.7, 20.5, 3.2],
] // eye and ear
const AT: Point = [15, 12] // where the rat stands in the picture

function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let inside = false
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [x1, y1] = polygon[at] as Point
    const [x2, y2] = polygon[before] as Point
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

function isNear(line: readonly Point[], x: number, y: number, distance: number): boolean {
  return line.slice(1).some(([x2, y2], at) => {
    const [x1, y1] = line[at] as Point
    const t = Math.min(
      1,
      Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2 || 1)),
    )
    return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)) < distance
  })
}

/** The colour of a point of the picture. `isWhole`: to the very edge, for systems that cut icons themselves. */
function colourAt(x: number, y: number, isWhole: boolean): Colour {
  const [rx, ry] = [x - AT[0], y - AT[1]]
  if (rx > -6 && rx < 66 && ry > 6 && ry < 60) {
    if (holes.some(([hx, hy, r]) => Math.hypot(rx - hx, ry - hy) < r)) return BRASS
    if (isInside(body, rx, ry) || (rx < 20 && isNear(tail, rx, ry, 2.25))) return OAK
  }
  if (Math.hypot(x - 48, y - 46) < 40) return BRASS
  const [cx, cy] = [Math.max(18 - x, x - 78, 0), Math.max(18 - y, y - 78, 0)]
  return isWhole || Math.hypot(cx, cy) <= 18 ? OAK : NOTHING
}

/** The picture as PNG. `margin`: how much smaller it is drawn, for icons that are cut round. */
export function icon(pixels: number, isWhole = false, margin = 0): Buffer {
  const rows = Buffer.alloc(pixels * (pixels * 4 + 1)) // each row begins with a zero: no filter
  const scale = (SIZE * (1 + 2 * margin)) / pixels
  for (let row = 0; row < pixels; row++) {
    for (let column = 0; column < pixels; column++) {
      const sum = [0, 0, 0, 0]
      for (let part = 0; part < FINE * FINE; part++) {
        const x = (column + ((part % FINE) + 0.5) / FINE) * scale - SIZE * margin
        const y = (row + (Math.floor(part / FINE) + 0.5) / FINE) * scale - SIZE * margin
        const colour = colourAt(x, y, isWhole)
        for (let channel = 0; channel < 3; channel++)
          sum[channel] = (sum[channel] ?? 0) + (colour[channel] ?? 0) * colour[3]
        sum[3] = (sum[3] ?? 0) + colour[3]
      }
      const [red = 0, green = 0, blue = 0, solid = 0] = sum
      const at = row * (pixels * 4 + 1) + 1 + column * 4
      for (const [channel, value] of [red, green, blue].entries())
        rows[at + channel] = solid ? Math.round(value / solid) : 0
      rows[at + 3] = Math.round(solid / (FINE * FINE))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  header.set([8, 6, 0, 0, 0], 8) // eight bits, with alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'ascii'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(checksum(body), body.length + 4)
  return whole
}

function checksum(data: Buffer): number {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** Adds the icons to the build. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      const made: readonly (readonly [string, Buffer])[] = [
        ['icon-192.png', icon(192)],
        ['icon-512.png', icon(512)],
        ['icon-whole-512.png', icon(512, true, 0.1)],
        ['icon-apple-180.png', icon(180, true)],
      ]
      for (const [name, source] of made) this.emitFile({ type: 'asset', fileName: `site/${name}`, source })
    },
  }
}
