// What this device adds to the dice of its tables: it makes shares, keeps them, and opens them when a game begins.
//
// The Python counterpart is src/ratskeller/client/shares.py; docs/protocol/fair-dice.md says what it is good for.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Line, Unnamed } from '$/line'
import { Refusal } from '$/line/refusal'
import type { Attempt, Open, Seal, TableInfo, You } from '$/wire/types'
import { device, type Keep } from './store'

const SCHEME = 'ratskeller dice 2'
const SHARES = 'shares'
const SEEN = 'seals'
const KEPT = 200 // the oldest are forgotten

/** What can be told of a share. `crypto.subtle` is no help: at an address such as http://192.168.1.5 there is none. */
export const sealOf = (share: string): string => bytesToHex(sha256(utf8ToBytes(`${SCHEME}, share ${share}`)))

/** The shares of this device by their seals: all its tabs know them, and a page that is loaded again does too. */
export class Shares {
  readonly #made = new Map<string, string>() // where the browser keeps nothing, this page remembers

  constructor(private readonly keep: Keep = device) {}

  /** Make a new share; what is told of it is its seal. */
  make(): string {
    const share = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
    const seal = sealOf(share)
    this.#made.set(seal, share)
    this.keep.write(SHARES, [[seal, share], ...this.#read()].slice(0, KEPT))
    return seal
  }

  /** The share of a seal, if it was made here. */
  find(seal: string): string | null {
    return this.#made.get(seal) ?? this.#read().find((each) => each[0] === seal)?.[1] ?? null
  }

  /** Note what binds the dice of a table, before a share of this device is opened there: what it was the first time. */
  note(table: TableInfo): void {
    const seen = this.#seen()
    const attempt = `${table.id} ${table.opening?.attempt}`
    if (seen.some((each) => each[0] === attempt)) return
    this.keep.write(SEEN, [[attempt, bindings(table)], ...seen].slice(0, KEPT))
  }

  /** Whether a game was rolled with what this device saw sealed before it opened its own; null: it was not there. */
  isAsSeen(table: TableInfo): boolean | null {
    const last = table.attempts.at(-1)
    const seen = this.#seen().find((each) => each[0].startsWith(`${table.id} `)) // the last attempt comes first
    if (!last || !seen) return null
    return seen[1] === JSON.stringify([table.commitment, table.attempts.length, last.seals])
  }

  #seen(): (readonly [string, string])[] {
    const kept = this.keep.read<unknown>(SEEN)
    return Array.isArray(kept) ? kept.filter(isPair) : []
  }

  #read(): (readonly [string, string])[] {
    const kept = this.keep.read<unknown>(SHARES)
    return Array.isArray(kept) ? kept.filter(isPair) : []
  }
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')

const bindings = (table: TableInfo): string =>
  JSON.stringify([table.commitment, table.opening?.attempt, table.seats.map((seat) => seat.seal)])

export const shares = new Shares()

/** Does at one table what every device does of its own accord. */
export class Sealer {
  readonly #done = new Set<string>()

  constructor(private readonly shares: Shares) {}

  /** What is to be wished now that the table looks like this; each wish comes once. */
  answer(table: TableInfo, you: You | null): Unnamed<Seal | Open>[] {
    if (!you || table.status !== 'lobby' || table.scheme !== SCHEME) return []
    const { opening } = table
    const mine = you.seats.map((seat) => ({ seat, share: this.shares.find(table.seats[seat]?.seal ?? '') }))
    if (!opening) {
      // Where a share is missing, or only another device could open it. Two devices of one person
      // would go on like that for ever, so each does it once before an attempt.
      return mine
        .filter(({ seat, share }) => share === null && this.#isFirst('seal', table.attempts.length + 1, seat))
        .map(({ seat }) => ({ type: 'seal', seat, seal: this.shares.make() }))
    }
    const { attempt, waiting } = opening
    const opened = mine.flatMap(({ seat, share }): Unnamed<Open>[] =>
      share !== null && waiting.includes(seat) && this.#isFirst('open', attempt, seat)
        ? [{ type: 'open', seat, attempt, share }]
        : [],
    )
    if (opened.length) this.shares.note(table)
    return opened
  }

  #isFirst(what: string, attempt: number, seat: number): boolean {
    const name = `${what} ${attempt} ${seat}`
    const isFirst = !this.#done.has(name)
    this.#done.add(name)
    return isFirst
  }
}

/** Let this device seal and open for its seats, as long as a line is there. */
export function addShares(line: Line, own: Shares = shares): void {
  const sealer = new Sealer(own)
  line.subscribe((news) => {
    if (news.kind !== 'table' || !line.table) return
    for (const wish of sealer.answer(line.table, line.you)) line.wish(wish).catch(ignoreRefusal)
  })
}

/** Another tab may have been quicker; whom the table waits for stands in the table. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

/** Who stopped an attempt, and by what: a share that does not fit its seal, or none. Null: nobody did. */
export function blame(attempt: Attempt): { readonly why: 'false' | 'late'; readonly names: string[] } | null {
  const named = (is: (seal: string, share: string) => boolean): string[] =>
    attempt.names.filter((_, seat) => is(attempt.seals[seat] ?? '', attempt.shares[seat] ?? ''))
  const untrue = named((seal, share) => share !== '' && sealOf(share) !== seal)
  if (untrue.length) return { why: 'false', names: untrue }
  const late = named((seal, share) => seal !== '' && share === '')
  return late.length ? { why: 'late', names: late } : null
}

/** The last attempt, if the game did not begin with it. */
export function lastStopped(table: TableInfo): ReturnType<typeof blame> {
  const last = table.attempts.at(-1)
  return table.status === 'lobby' && last ? blame(last) : null
}
