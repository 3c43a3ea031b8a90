import { describe, expect, it } from 'vitest'
import { branchesOf, together } from '$/shell/branches'
import type { KnownTable } from '$/shell/memory'

const table = (id: string, seen: number, from?: [string, number]): KnownTable => ({
  id,
  game: 'rathulhu',
  token: 't',
  name: 'Anna',
  status: 'over',
  names: [],
  seen,
  told: 0,
  ...(from && { branch: { table: from[0], root: from[0], step: from[1], seat: 0 } }),
})

describe('branches of one game', () => {
  const tables = [
    table('late', 9, ['first', 30]),
    table('other', 8),
    table('first', 7),
    table('early', 6, ['first', 4]),
  ]

  it('are listed by their steps, the first game before them', () => {
    expect(branchesOf(tables, 'first').map((each) => each.id)).toEqual(['first', 'early', 'late'])
  })

  it('stand together where the one that was seen last stands', () => {
    expect(together(tables).map((each) => each.id)).toEqual(['first', 'early', 'late', 'other'])
  })

  it('stay together when the first game was forgotten', () => {
    expect(together(tables.filter((each) => each.id !== 'first')).map((each) => each.id)).toEqual([
      'early',
      'late',
      'other',
    ])
  })
})
