// A table that is being thought of, and what the house has to be asked for to get it.

import { readBot, USUAL, writeBot } from '../parts/bots'
import type { ClockRule, GameInfo, NewTable, OptionInfo, Talk, UndoRule } from '$/wire/types'

/** Who sits somewhere: oneself, somebody beside one on this device, a friend who gets a link, or a bot. */
export type Sitter = 'me' | 'here' | 'friend' | `bot:${string}`

/** The bot that sits there, such as `level:3` or `level:3:cautious`; nothing where none does. */
export const botOf = (sitter: Sitter): string => (sitter.startsWith('bot:') ? sitter.slice(4) : '')

export interface Draft {
  readonly sitters: readonly Sitter[]
  readonly options: Readonly<Record<string, unknown>>
  readonly packs: Readonly<Record<string, string>>
  readonly clock: ClockRule
  readonly undo: UndoRule
  readonly talk: Talk
  /** Seconds for an answer in secret; null for what is usual. */
  readonly window: number | null
  readonly isPublic: boolean
  readonly absentAfter: number
  /** The bot that plays for whoever is away. */
  readonly standIn: string
}

export const NO_CLOCK: ClockRule = { kind: 'none', seconds: 0, increment: 0, time_up: 'bot' }

/** What the form shows first: oneself and friends at the smallest good table. */
export function firstDraft(game: GameInfo, seats: number): Draft {
  return {
    sitters: sitDown([], seats),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    packs: Object.fromEntries(
      Object.entries(game.packs).map(([kind, packs]) => [kind, packs.find((pack) => pack.default)?.name ?? '']),
    ),
    clock: NO_CLOCK,
    undo: 'free',
    talk: 'free',
    window: null,
    isPublic: false,
    absentAfter: 0,
    standIn: writeBot({ ...readBot(USUAL), temperament: game.temperaments[0]?.name ?? '' }),
  }
}

/** The same people at more seats, or fewer. */
export function sitDown(sitters: readonly Sitter[], seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => sitters[seat] ?? (seat === 0 ? 'me' : 'friend'))
}

/** A clock of another kind, with times that are usual for it. */
export function clockOf(kind: ClockRule['kind'], timeUp: ClockRule['time_up']): ClockRule {
  if (kind === 'move') return { kind, seconds: 60, increment: 0, time_up: timeUp }
  if (kind === 'bank') return { kind, seconds: 900, increment: 10, time_up: timeUp }
  return { ...NO_CLOCK, time_up: timeUp }
}

/** The wish for a table. Bots and neighbours are seated afterwards, each at the seat they were given. */
export function wishFor(game: GameInfo, draft: Draft, name: string): NewTable {
  return {
    game: game.name,
    seats: draft.sitters.length,
    name,
    sit: draft.sitters[0] === 'me',
    options: changed(game.options, draft.options),
    packs: draft.packs,
    clock: draft.clock,
    undo: draft.undo,
    talk: draft.talk,
    window: draft.window,
    public: draft.isPublic,
    absent_after: draft.absentAfter,
    stand_in: draft.standIn,
  }
}

/** Only what differs from the usual: what a table says of itself stays short. */
function changed(options: readonly OptionInfo[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    options
      .filter((option) => values[option.name] !== option.default)
      .map((option) => [option.name, values[option.name]]),
  )
}

/** A seat that is still to be taken when the table stands: by a bot of a level, or by somebody at this device. */
export interface Waiting {
  readonly seat: number
  readonly level: string
  readonly isMe: boolean
}

export function stillToSeat(draft: Draft): Waiting[] {
  return draft.sitters.flatMap((sitter, seat) => {
    const level = botOf(sitter)
    if (level) return [{ seat, level, isMe: false }]
    if (sitter === 'here' || (sitter === 'me' && seat > 0)) return [{ seat, level: '', isMe: sitter === 'me' }]
    return []
  })
}

/** Which field of the form a refusal is about; `table` if it cannot be told. */
export function fieldOf(why: string, game: GameInfo): string {
  const quoted = [...why.matchAll(/['‘“„]([a-z_]+)['’”“]/g)].map((found) => found[1])
  const option = game.options.find((each) => quoted.includes(each.name))
  if (option) return `option-${option.name}`
  const pack = Object.keys(game.packs).find((kind) => quoted.includes(kind) || new RegExp(`\\b${kind}\\b`).test(why))
  if (pack) return `pack-${pack}`
  if (/\b(name|Name)\b/.test(why)) return 'name'
  if (/\b(clock|seconds|increment|Uhr|Sekunden)\b/i.test(why)) return 'clock'
  if (/\b(seats?|Plätze|bots?)\b/i.test(why)) return 'seats'
  return 'table'
}
