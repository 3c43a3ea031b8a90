// The tables of this device: their tokens, so that one finds back to one's seat, and how far one had read.

import type { BranchedFrom, Status, TableInfo, You } from '$/wire/types'
import { device, type Keep } from './store'

export interface KnownTable {
  readonly id: string
  readonly game: string
  /** Empty: one only watched. */
  readonly token: string
  readonly name: string
  readonly status: Status
  /** The names at the table, to tell one evening from another. */
  readonly names: readonly string[]
  /** When it was last looked at, as `Date.now()` counts. */
  readonly seen: number
  /** So many lines of the story had been read then. */
  readonly told: number
  /** One's own seats, several where people share the device. */
  readonly seats?: readonly number[]
  /** Whose game it plays on. */
  readonly branch?: BranchedFrom
  /** How it ended, once that is known. */
  readonly result?: Result
}

export interface Result {
  /** When it was heard of, as `Date.now()` counts. */
  readonly at: number
  /** The best place of one's own seats; null if one had none, or nobody has a place. */
  readonly place: number | null
  readonly points: number
  /** So many played. */
  readonly of: number
  readonly winners: readonly string[]
  /** One of one's own is among them. */
  readonly won: boolean
}

const TABLES = 'tables'
const KEPT = 60 // the oldest are forgotten

export class Memory {
  constructor(
    private readonly keep: Keep = device,
    private readonly now: () => number = Date.now,
  ) {}

  /** The tables where one has a seat or had one: open ones first, then those seen last. */
  tables(): KnownTable[] {
    return this.#read().sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || other.seen - one.seen)
  }

  table(id: string): KnownTable | null {
    return this.#read().find((each) => each.id === id) ?? null
  }

  token(id: string): string {
    return this.table(id)?.token ?? ''
  }

  /** Keep a token that was just told, or brought along in a link. */
  remember(id: string, token: string): void {
    this.#put({ ...(this.table(id) ?? blank(id)), token, seen: this.now() })
  }

  /** Note how a table looks now. Only tables with a token are kept. */
  note(table: TableInfo, you: You | null, told: number | null): void {
    const known = this.table(table.id)
    if (!known?.token) return
    const mine = { ...known, name: you?.name ?? '', seats: you?.seats ?? [] }
    this.#put({ ...this.#look(table, mine), seen: this.now(), told: told ?? known.told })
  }

  /** Note what became of a table while one was away; it has not been looked at. */
  hear(table: TableInfo): void {
    const known = this.table(table.id)
    if (known) this.#put(this.#look(table, known))
  }

  #look(table: TableInfo, known: KnownTable): KnownTable {
    const names = table.seats.map((seat) => seat.name).filter(Boolean)
    const result = table.status === 'over' ? resultOf(table, known.seats ?? [], known.result?.at ?? this.now()) : null
    const { branch, game, status } = table
    return { ...known, game, status, names, ...(branch && { branch }), ...(result && { result }) }
  }

  forget(id: string): void {
    this.keep.write(
      TABLES,
      this.#read().filter((each) => each.id !== id),
    )
  }

  /** The name one used last. */
  get name(): string {
    const name = this.keep.read<unknown>('name')
    return typeof name === 'string' ? name : ''
  }
  set name(name: string) {
    this.keep.write('name', name)
  }

  #put(table: KnownTable): void {
    const others = this.#read().filter((each) => each.id !== table.id)
    const newest = [table, ...others].sort((one, other) => other.seen - one.seen)
    this.keep.write(TABLES, newest.slice(0, KEPT))
  }

  #read(): KnownTable[] {
    const kept = this.keep.read<unknown>(TABLES)
    return Array.isArray(kept) ? kept.filter(isKnown) : []
  }
}

/** How a table ended for some of its seats. */
function resultOf(table: TableInfo, mine: readonly number[], at: number): Result | null {
  const { end } = table
  if (!end) return null
  const of = end.ranks.length
  const best = [...mine].sort((one, other) => (end.ranks[one] ?? of) - (end.ranks[other] ?? of))[0]
  const place = best === undefined ? null : (end.ranks[best] ?? null)
  return {
    at,
    place: place !== null && place <= of ? place : null,
    points: best === undefined ? 0 : (end.scores[best] ?? 0),
    of,
    winners: table.seats.filter((_, seat) => end.ranks[seat] === 1).map((seat) => seat.name),
    won: mine.some((seat) => end.ranks[seat] === 1),
  }
}

export const isOpen = (table: Pick<KnownTable, 'status'>): boolean =>
  table.status === 'lobby' || table.status === 'running'
const blank = (id: string): KnownTable => ({
  id,
  game: '',
  token: '',
  name: '',
  status: 'lobby',
  names: [],
  seen: 0,
  told: 0,
})
const isKnown = (value: unknown): value is KnownTable =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KnownTable).id === 'string' &&
  typeof (value as KnownTable).token === 'string'

export const memory = new Memory()
