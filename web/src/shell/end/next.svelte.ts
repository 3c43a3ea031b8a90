// Where the evening goes on, watched from the table before it: who is in, and whether it has begun.

import { openLine, type Line } from '$/line'
import type { TableInfo } from '$/wire/types'

export class NextTable {
  table = $state.raw<TableInfo | null>(null)
  #line: Line | null = null

  constructor(
    id: string,
    private readonly open: (table: string, token: string) => Line = openLine,
  ) {
    this.#watch(id)
  }

  close(): void {
    this.#line?.close()
    this.#line = null
  }

  /** Without a token: one is not there yet. */
  #watch(id: string): void {
    this.close()
    const line = this.open(id, '')
    this.#line = line
    line.subscribe((news) => {
      if (news.kind !== 'table' || !line.table || line !== this.#line) return
      const { status, next_table } = line.table
      // Whoever stays for long finds the evening where it is now.
      if (next_table && (status === 'over' || status === 'closed')) this.#watch(next_table)
      else this.table = line.table
    })
  }
}
