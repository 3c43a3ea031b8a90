// The whole table in words, in reading order.

import type { Seat, Tile, View } from '$/wire/rathulhu'
import type { Words } from '$/words/words'
import type { Passage } from '../board'
import { running } from './auction'
import { counts } from './ledger'
import { plain, ROMAN, ROWS, rowName, signed, tileName, TILES, tileTitle } from './names'
import { sheetRows } from './sheet'
import { sayings } from './strip'

export function describe(view: View, names: readonly string[], words: Words): readonly Passage[] {
  const parts = [
    table(view, names, words),
    track(view, words),
    auction(view, names, words),
    ...view.seats.map((seat, at) => mat(view, seat, names[at] ?? '', words)),
  ]
  return [...parts, now(view, names, words), sheet(view, names, words), bag(view, words)].filter(
    (part) => part !== null,
  )
}

const listed = (items: readonly (string | number)[], words: Words): string =>
  items.length ? items.join(', ') : words('none')

function table(view: View, names: readonly string[], words: Words): Passage {
  const lines = [
    words('time-track', { signs: view.signs, spaces: view.spaces }),
    words('describe-board-token', { token: view.board_token }),
    words('bag', { tiles: view.bag_tiles }),
  ]
  if (view.turn !== null) lines.unshift(words('describe-turn', { name: names[view.turn] ?? '' }))
  if (view.mover !== null && view.mover !== view.turn)
    lines.splice(1, 0, words('describe-asked', { name: names[view.mover] ?? '' }))
  if (view.setback)
    lines.push(
      words('describe-setback', {
        name: names[view.setback.seat] ?? '',
        tomes: view.setback.tomes,
        sites: view.setback.sites,
      }),
    )
  return { heading: words('aeon', { number: ROMAN[view.aeon] ?? '' }), lines }
}

function track(view: View, words: Words): Passage {
  const lines = view.track.map((tile, space) =>
    words('describe-space', {
      space: space + 1,
      tile: tile ? tileName(tile, view.names, words) : words('space-empty'),
    }),
  )
  return { heading: words('auction-track'), lines }
}

function auction(view: View, names: readonly string[], words: Words): Passage | null {
  const sale = running(view)
  if (!sale) return null
  const said = sayings(words)
  const lines = sale.bidders.map(
    (each) => `${names[each.seat] ?? ''}: ${said[each.said]}${each.token === null ? '' : ` ${each.token}`}`,
  )
  return {
    heading: words('auction-title'),
    lines: [words('auction-lot', { tiles: sale.tiles, token: sale.token }), ...lines],
  }
}

function mat(view: View, seat: Seat, name: string, words: Words): Passage {
  const held = [...counts(seat.collection)].map(([tile, count]) =>
    words('pile', { tile: tileName(tile, view.names, words), count }),
  )
  const lines = [
    words('describe-favour', { favour: seat.favour === null ? '?' : plain(seat.favour) }),
    words('describe-tokens-up', { tokens: listed(seat.tokens_up, words) }),
    words('describe-tokens-down', { tokens: listed(seat.tokens_down, words) }),
    words('describe-collection', { tiles: listed(held, words) }),
  ]
  if (seat.points_now !== null) lines.splice(1, 0, words('describe-points-now', { points: signed(seat.points_now) }))
  if (seat.rank !== null) lines.unshift(words('sheet-rank', { rank: seat.rank }))
  return { heading: name, lines }
}

function now(view: View, names: readonly string[], words: Words): Passage | null {
  if (view.seats.every((seat) => seat.now === null)) return null
  const rows = ROWS.map((row, at) => {
    const name = at < view.rows_due ? rowName(row, words) : words('describe-row-last', { row: rowName(row, words) })
    return [name, ...view.seats.map((seat) => (seat.now?.[at] ? signed(seat.now[at].points) : '?'))]
  })
  return { heading: words('explain-points-now-title'), table: { head: [words('sheet-row'), ...names], rows } }
}

function sheet(view: View, names: readonly string[], words: Words): Passage | null {
  if (view.sheet.length === 0) return null
  const rows = sheetRows(view).flatMap(({ row, aeons }) =>
    aeons.flatMap(({ aeon, cells }) =>
      cells
        ? [
            [
              `${rowName(row, words)}, ${words('sheet-aeon', { number: ROMAN[aeon] ?? '' })}`,
              ...cells.map((cell) => (cell ? signed(cell.points) : '?')),
            ],
          ]
        : [],
    ),
  )
  return { heading: words('sheet-title'), table: { head: [words('sheet-row'), ...names], rows } }
}

function bag(view: View, words: Words): Passage {
  const left = (tile: Tile): number => view.bag[tile] ?? 0
  const rows = TILES.filter((tile) => left(tile) > 0).map((tile) => [
    tileTitle(tile, words),
    words('odds-share', { left: left(tile), tiles: view.bag_tiles }),
  ])
  return { heading: words('odds-title'), table: { head: [words('explain-tile-title'), words('odds-head')], rows } }
}
