// A link is an address and a token. The token stands behind the #, the part of an address that is never sent.

export interface TableLink {
  readonly table: string
  /** Whoever has it is that person at the table; empty in an invitation. */
  readonly token: string
  /** The seat that an invitation is for, if it is for one. */
  readonly seat?: number
}

const TABLE = /^\/table\/([0-9a-z]+)(?:\/|$)/
const SEAT = /^seat-(\d{1,2})$/ // people count from 1

/** The table, and the token or the seat, in an address; null if it is of another page. */
export function readLink(address: string | URL): TableLink | null {
  const url = new URL(address)
  const table = TABLE.exec(url.pathname)?.[1]
  if (!table) return null
  const secret = url.hash.slice(1)
  const seat = SEAT.exec(secret)?.[1]
  return seat ? { table, token: '', seat: Number(seat) - 1 } : { table, token: secret }
}

/** A clause of a game's rules. */
export const clauseLink = (game: string, clause: string): string => `/rules/${game}${clause ? `#${clause}` : ''}`

/** A game that is over: a certain step, as a certain seat saw it. */
export function replayLink(table: string, step = 0, seat: number | null = null): string {
  const at = [step > 0 ? `step=${step}` : '', seat === null ? '' : `seat=${seat}`].filter(Boolean).join('&')
  return `/replay/${table}${at ? `#${at}` : ''}`
}

/** The address to share; without a token one sits down or watches. */
export function writeLink(link: TableLink, origin: string = location.origin): string {
  const behind = link.token || (link.seat === undefined ? '' : `seat-${link.seat + 1}`)
  return `${origin}/table/${link.table}${behind ? `#${behind}` : ''}`
}
