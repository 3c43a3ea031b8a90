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
  readonly hints: boolean
  readonly coach: boolean
  /** Seconds for an answer in secret; null for what is usual. */
  readonly window: number | null
  readonly isPublic: boolean
  readonly absentAfter: number
  /** The bot that plays for whoever is away. */
  readonly standIn: string
}

export const NO_CLOCK: ClockRule = { kind: 'none', seconds: 0, increment: 0, time_up: 'bot' }

/** What the form shows first: oneself and bots at the smallest good table, so that one click begins a game. */
export function firstDraft(game: GameInfo, seats: number, bot: string = USUAL): Draft {
  return {
    sitters: preset('bots', game, seats, bot),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    packs: Object.fromEntries(
      Object.entries(game.packs).map(([kind, packs]) => [kind, packs.find((pack) => pack.default)?.name ?? '']),
    ),
    clock: NO_CLOCK,
    undo: 'free',
    talk: 'free',
    hints: false,
    coach: false,
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

/** With whom one plays, as one says it: who is to be chosen one by one is changed afterwards. */
export type Company = 'alone' | 'bots' | 'friends'

export function preset(company: Company, game: GameInfo, seats: number, bot: string): Sitter[] {
  const others = company === 'alone' ? game.seats.min - 1 : seats - 1
  const other: Sitter = company === 'friends' ? 'friend' : `bot:${bot}`
  return ['me', ...Array.from({ length: others }, () => other)]
}

export function companyOf(sitters: readonly Sitter[]): Company | 'here' {
  if (sitters.includes('friend')) return 'friends'
  if (sitters.includes('here')) return 'here'
  return sitters.length > 1 ? 'bots' : 'alone'
}

export type OtherKind = 'bot' | 'friend' | 'here'
const isKind = (sitter: Sitter, kind: OtherKind): boolean => (kind === 'bot' ? botOf(sitter) !== '' : sitter === kind)
export const countOf = (sitters: readonly Sitter[], kind: OtherKind): number =>
  sitters.filter((each) => isKind(each, kind)).length

/** How few and how many of a kind there may be: people take the chairs of bots, and bots fill what a game needs. */
export function boundsOf(game: GameInfo, sitters: readonly Sitter[], kind: OtherKind): { least: number; most: number } {
  const bots = countOf(sitters, 'bot')
  const others = sitters.length - countOf(sitters, kind)
  const fixed = kind === 'bot' ? others : others - bots
  return { least: kind === 'bot' ? Math.max(0, game.seats.min - others) : 0, most: game.seats.max - fixed }
}

/** The same company with so many of a kind; everybody else keeps their seat as far as may be. */
export function seatSome(
  game: GameInfo,
  sitters: readonly Sitter[],
  kind: OtherKind,
  count: number,
  bot: string,
): Sitter[] {
  const seated = [...sitters]
  const newcomer: Sitter = kind === 'bot' ? `bot:${bot}` : kind
  while (countOf(seated, kind) < count) {
    const chair = kind === 'bot' ? -1 : seated.findIndex((each) => isKind(each, 'bot'))
    if (chair >= 0) seated[chair] = newcomer
    else if (seated.length < game.seats.max) seated.push(newcomer)
    else break
  }
  while (countOf(seated, kind) > count) {
    const chair = seated.findLastIndex((each) => isKind(each, kind))
    if (seated.length > game.seats.min) seated.splice(chair, 1)
    else if (kind !== 'bot') seated[chair] = `bot:${bot}`
    else break
  }
  return seated
}

/** Whether the game can begin at once: nobody is to come, and nobody is to be handed the device. */
export const isComplete = (sitters: readonly Sitter[]): boolean =>
  sitters[0] === 'me' && sitters.slice(1).every((each) => botOf(each) !== '')

/** Behind the # of the form’s address: a first game, with a coach. */
export const COACHED = 'coach'
/** The coach speaks where one person plays, alone or with bots: anybody else would learn from it. */
export const mayBeCoached = isComplete

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
    hints: draft.hints,
    coach: draft.coach && mayBeCoached(draft.sitters),
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
