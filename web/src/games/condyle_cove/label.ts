// The name of a space on its card: one line or two, as large as there is room for.

import { HALF, TILE } from './geometry'

export interface Label {
  readonly lines: readonly string[]
  readonly size: number
  /** How long a line may be; a longer one is pressed together a little. */
  readonly room: number
  /** From the lower edge of the card up. */
  readonly height: number
  /** Where pawns stand: above the name, from the middle of the card. */
  readonly feet: number
}

const LETTER = 0.6 // how wide a letter is, for its size
const ROOM = TILE - 8
const PRESSED = 0.82 // letters may be so narrow before they are made smaller

/** Whether a line has to be pressed to fit. */
export const isLong = (line: string, { size, room }: Label): boolean => line.length * LETTER * size > room

/** `letter`: units of a letter that can be read on this screen. */
export function labelOf(name: string, letter: number): Label {
  const one = fit([name], letter, 1)
  const two = fit(halves(name), letter, PRESSED)
  const { lines, size } = one.size >= letter * 0.95 || one.size >= two.size ? one : two
  const height = lines.length * size * 1.02 + 7
  return { lines, size, room: ROOM, height, feet: HALF - height - 7 }
}

function fit(lines: readonly string[], letter: number, pressed: number): { lines: readonly string[]; size: number } {
  const longest = Math.max(...lines.map((line) => line.length))
  return { lines, size: Math.min(letter, 24, ROOM / (longest * LETTER * pressed)) }
}

/** Cut at the space that leaves the shortest longest part. */
function halves(name: string): readonly string[] {
  const parts = name.split(' ')
  let best: readonly string[] = [name]
  for (let at = 1; at < parts.length; at++) {
    const halved = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')]
    if (Math.max(...halved.map((half) => half.length)) < Math.max(...best.map((half) => half.length))) best = halved
  }
  return best
}
