// Games that branch off from one another, among the tables of this device: all that were played on from steps of one.

import type { KnownTable } from './memory'

const rootOf = (table: KnownTable): string => table.branch?.root ?? table.id

/** The first game and its branches, in the order of their steps. */
export function branchesOf(tables: readonly KnownTable[], root: string): KnownTable[] {
  return tables
    .filter((table) => rootOf(table) === root)
    .sort((one, other) => (one.branch?.step ?? -1) - (other.branch?.step ?? -1) || one.seen - other.seen)
}

/** All tables in their order, but branches of one game together, where the first of them stands. */
export function together(tables: readonly KnownTable[]): KnownTable[] {
  return [...new Set(tables.map(rootOf))].flatMap((root) => branchesOf(tables, root))
}
