// A link is an address and a token. The token stands behind the #, the part of an address that is never sent.

export interface TableLink {
  readonly table: string
  readonly token: string
}

const TABLE = /^\/table\/([0-9a-z]+)(?:\/|$)/

/** The table and the token in an address, or null if it is of another page. */
export function readLink(address: string | URL): TableLink | null {
  const url = new URL(address)
  const table = TABLE.exec(url.pathname)?.[1]
  return table ? { table, token: url.hash.slice(1) } : null
}

/** The address to share; without a token one watches. */
export function writeLink(link: TableLink, origin: string = location.origin): string {
  return `${origin}/table/${link.table}${link.token ? `#${link.token}` : ''}`
}
