// Where everything lies, for a width and a number of seats. A
// unit is a pixel until the board is larger than it needs to be.
//
// Seats sit around the table clockwise; the viewer is always at the bottom. Tall is for a phone held upright: tags in
// two columns with the cup between them. Wide has the speech beside the cup instead of above it.

import type { Box, Spot } from '../shapes'

export interface Layout {
  readonly width: number
  readonly height: number
  readonly isWide: boolean
  /** By seat. */
  readonly tags: readonly Box[]
  /** The middle of the coaster when the cup is nobody's, and how far it goes towards somebody. */
  readonly cup: Spot
  readonly reach: Spot
  readonly scale: number
  /** For a speaker on the left, and for one on the right. */
  readonly speech: { readonly left: Box; readonly right: Box }
  /** Brains that are nobody's; and the dice that are not in the walls. */
  readonly middle: Box
  readonly supply: Box
  readonly candle: Spot
  /** Whether there is room to answer on the board. */
  readonly answers: boolean
  readonly believe: Box
  readonly doubt: Box
  readonly ladder: Box
  readonly columns: number
}

export interface Asked {
  /** How wide the board may be, in pixels. */
  readonly width: number
  /** And how high, if there is a limit: a wide one fills it, a tall one leaves out what the prompt offers, too. */
  readonly height?: number
  readonly seats: number
  /** Who sits at the bottom. */
  readonly near: number
  /** There is something to believe or to doubt. */
  readonly answers: boolean
  /** The chances are shown. */
  readonly odds: boolean
}

const GAP = 6

export function layoutOf(asked: Asked): Layout {
  return asked.width >= 780 ? wide(asked) : tall(asked)
}

function tall({ width: given, height = Infinity, seats, near, answers, odds }: Asked): Layout {
  const width = clamp(given, 340, 460)
  const pad = 8
  const high = 64
  const others = seats - 1
  const onTop = others % 2 ? 3 : 2
  const onSide = (others - onTop) / 2
  const narrow = Math.floor((width - 2 * pad - 158) / 2)
  const topWidth =
    onTop === 3
      ? Math.floor((width - 2 * pad - 2 * GAP) / 3)
      : others === 2
        ? Math.floor((width - 2 * pad - GAP) / 2)
        : narrow
  const right = width - pad
  const row = (at: number): number => pad + at * (high + GAP)

  // The stage begins beside the first row where that has a gap in the middle.
  const top = onTop === 2 && others > 2 ? pad : row(1)
  const hasColumns = onSide > 0 || top === pad
  const speechWidth = hasColumns ? width - 2 * (narrow + pad + GAP) : Math.min(270, width - 2 * pad)
  const speech = { x: (width - speechWidth) / 2, y: top, width: speechWidth, height: 74 }
  const columnsEnd = row(1 + onSide)
  const cup = { x: width / 2, y: Math.max(top + 214, columnsEnd - 84) }
  const hasRoom = onSide < 2 // below the columns, for dice and brains side by side
  const supply = { x: hasRoom ? pad + 52 : (width - 124) / 2, y: cup.y + 55, width: 140, height: 24 }
  const middle = {
    x: hasRoom ? width / 2 + 16 : (width - 170) / 2,
    y: supply.y + (hasRoom ? -2 : 28),
    width: hasRoom ? width / 2 - pad - 20 : 160,
    height: 28,
  }
  const own = {
    x: pad + 50,
    y: Math.max(middle.y + middle.height + GAP, columnsEnd),
    width: width - 2 * pad - 50,
    height: high,
  }

  const ring: Box[] = []
  const side = (x: number, at: number): Box => ({ x, y: row(1 + at), width: narrow, height: high })
  for (let at = onSide - 1; at >= 0; at--) ring.push(side(pad, at))
  for (let at = 0; at < onTop; at++) {
    ring.push({ x: pad + ((right - pad - topWidth) / (onTop - 1)) * at, y: pad, width: topWidth, height: high })
  }
  for (let at = 0; at < onSide; at++) ring.push(side(right - narrow, at))

  const answerY = own.y + high + 14
  const half = (width - 2 * pad - 12) / 2
  const answer = (x: number): Box => ({ x, y: answerY, width: half, height: 84 })
  const ladderHeight = odds ? 172 : 116
  const shown = answers && answerY + 84 + 12 + ladderHeight + pad <= (height * width) / given
  const ladderY = shown ? answerY + 84 + 12 : own.y + high + 10
  const ladder = { x: pad, y: ladderY, width: width - 2 * pad, height: ladderHeight }
  return {
    width,
    height: ladder.y + ladder.height + pad,
    isWide: false,
    tags: seated(ring, own, near),
    cup,
    reach: { x: onSide > 1 ? 6 : 34, y: 8 },
    scale: onSide > 1 ? 0.8 : 0.95,
    speech: { left: speech, right: speech },
    middle,
    supply,
    candle: { x: pad + 24, y: own.y + high - 2 },
    answers: shown,
    believe: answer(pad),
    doubt: answer(pad + half + 12),
    ladder,
    columns: 6,
  }
}

function wide({ width: given, height = 0, seats, near, odds }: Asked): Layout {
  const width = clamp(given, 820, 1100)
  const pad = 16
  const high = 76
  const isSmall = width < 960
  const tag = isSmall ? 146 : 172
  const others = seats - 1
  const onSide = others >= 9 ? 3 : others >= 6 ? 2 : 1
  const onTop = others - 2 * onSide
  const top = pad + (onTop ? high + 10 : 26)
  const ladderHeight = odds ? (width < 1010 ? 98 : 84) : 66
  const least = Math.max(282, onSide * (high + 8))
  const rest = top + 10 + high + 4 + 12 + ladderHeight + 10
  const stage = clamp((height * width) / given - rest, least, least + 130)
  const cup = { x: width / 2, y: top + stage - 82 }
  const free = width / 2 - pad - tag - 12 // on either side of the middle
  const room = free - 94
  const said = (x: number): Box => ({ x, y: top + 10, width: room, height: 94 })
  const own = { width: Math.min(360, width * 0.34), height: high + 4, x: 0, y: top + stage + 10 }
  own.x = (width - own.width) / 2

  const ring: Box[] = []
  const step = stage / onSide
  const side = (x: number, at: number): Box => ({ x, y: top + step * (at + 0.5) - high / 2, width: tag, height: high })
  for (let at = onSide - 1; at >= 0; at--) ring.push(side(pad, at))
  const span = Math.min(width - 2 * pad, onTop * (tag + 28) - 28)
  for (let at = 0; at < onTop; at++)
    ring.push({
      x: (width - span) / 2 + (onTop > 1 ? ((span - tag) / (onTop - 1)) * at : 0),
      y: pad,
      width: tag,
      height: high,
    })
  for (let at = 0; at < onSide; at++) ring.push(side(width - pad - tag, at))

  const answer = (x: number): Box => ({ x, y: own.y, width: own.x - pad - 14, height: own.height })
  const ladder = { x: pad, y: own.y + own.height + 12, width: width - 2 * pad, height: ladderHeight }
  return {
    width,
    height: ladder.y + ladder.height + 10,
    isWide: true,
    tags: seated(ring, own, near),
    cup,
    reach: { x: isSmall ? 12 : 36, y: 12 },
    scale: isSmall ? 1.06 : 1.2,
    speech: { left: said(width / 2 - free), right: said(width / 2 + 94) },
    supply: { x: width / 2 - free, y: cup.y + 24, width: free - 110, height: 26 },
    middle: { x: width / 2 + (isSmall ? 168 : 224), y: cup.y + 22, width: free - (isSmall ? 168 : 224), height: 30 },
    candle: { x: width / 2 + (isSmall ? 146 : 196), y: cup.y + 50 },
    answers: true,
    believe: answer(pad),
    doubt: answer(own.x + own.width + 14),
    ladder,
    columns: 12,
  }
}

/** The boxes by seat: the near one first, then clockwise. */
function seated(ring: readonly Box[], own: Box, near: number): Box[] {
  const around = [own, ...ring]
  const count = around.length
  return around.map((_, seat) => around[(seat - near + count) % count] as Box)
}

export const centre = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** Where a seat's speech is printed. */
export function speechOf(layout: Layout, seat: number): Box {
  const tag = layout.tags[seat]
  return tag && centre(tag).x > layout.width / 2 + 1 ? layout.speech.right : layout.speech.left
}

/** Where the cup stands for a holder. */
export function cupAt(layout: Layout, holder: number | null): Spot {
  const tag = holder === null ? undefined : layout.tags[holder]
  if (!tag) return layout.cup
  const to = centre(tag)
  const [dx, dy] = [to.x - layout.cup.x, to.y - layout.cup.y]
  const far = Math.hypot(dx, dy) || 1
  return { x: layout.cup.x + (dx / far) * layout.reach.x, y: layout.cup.y + (dy / far) * layout.reach.y }
}

/** The middles of so many brains in a row; they overlap where there is little room. */
export function rowOf(box: Box, count: number, size: number): Spot[] {
  const step = count > 1 ? Math.min(size * 1.08, (box.width - size) / (count - 1)) : 0
  return Array.from({ length: count }, (_, at) => ({ x: box.x + size / 2 + at * step, y: box.y + box.height / 2 }))
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
