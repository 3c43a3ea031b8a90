// Opens a table as it was thought of, and keeps its token before anything else can go wrong.

import { api } from '$/api'
import { openLine } from '$/line'
import type { GameInfo } from '$/wire/types'
import { memory } from '../memory'
import { shares } from '../shares'
import { botOf, stillToSeat, wishFor, type Draft } from './draft'

/** Open a table; the answer is its id. */
export async function openTable(
  game: GameInfo,
  draft: Draft,
  name: string,
  neighbour: (seat: number) => string,
): Promise<string> {
  const opened = await api.openTable({ ...wishFor(game, draft, name), seal: shares.make() })
  const { id } = opened.table
  memory.remember(id, opened.token)
  const toSeat = stillToSeat(draft)
  for (const { seat, isMe } of toSeat.filter((each) => !each.level)) {
    const seal = shares.make()
    await api.join(id, isMe ? { seat, seal } : { seat, seal, name: neighbour(seat) }, opened.token)
  }
  const bots = toSeat.filter((each) => each.level)
  if (bots.length) {
    const line = openLine(id, opened.token)
    try {
      for (const { seat, level } of bots) await line.wish({ type: 'seat_bot', seat, level })
    } finally {
      line.close()
    }
  }
  return id
}

/** The quick way: oneself and bots, or nobody else, and it begins. */
export async function playNow(game: GameInfo, draft: Draft, name: string): Promise<string> {
  const bots = draft.sitters.slice(1).map(botOf)
  const opened = await api.openTable({ ...wishFor(game, draft, name), bots, start: true, seal: shares.make() })
  memory.remember(opened.table.id, opened.token)
  return opened.table.id
}
