import { describe, expect, it } from 'vitest'
import { marks } from '$/art/marks.svelte'
import { seatColor, seatShape } from '$/art'
import type { Line, News } from '$/line'
import { NextTable } from '$/shell/end/next.svelte'
import type { TableInfo } from '$/wire/types'

/** Lines to tables that tell what a test lets them tell. */
class Lines {
  readonly open = new Map<string, { line: Line; tell: (status: string, next?: string) => void }>()
  readonly closed: string[] = []

  readonly make = (id: string, token: string): Line => {
    expect(token).toBe('') // one only watches
    let hear: (news: News) => void = () => undefined
    const line = {
      table: null as TableInfo | null,
      subscribe: (listener: (news: News) => void) => ((hear = listener), () => undefined),
      close: () => void this.closed.push(id),
    }
    const tell = (status: string, next_table = ''): void => {
      line.table = { id, status, next_table } as unknown as TableInfo
      hear({ kind: 'table' })
    }
    this.open.set(id, { line: line as unknown as Line, tell })
    return line as unknown as Line
  }
}

describe('the next table', () => {
  it('is watched from the one before, and followed where the evening is now', () => {
    const lines = new Lines()
    const next = new NextTable('b', lines.make)
    expect(next.table).toBeNull()
    lines.open.get('b')?.tell('lobby')
    expect(next.table).toMatchObject({ id: 'b', status: 'lobby' })
    lines.open.get('b')?.tell('over')
    expect(next.table).toMatchObject({ id: 'b', status: 'over' })
    lines.open.get('b')?.tell('over', 'c')
    expect(lines.closed).toEqual(['b'])
    lines.open.get('c')?.tell('running')
    expect(next.table).toMatchObject({ id: 'c', status: 'running' })
    lines.open.get('b')?.tell('closed') // too late
    expect(next.table).toMatchObject({ id: 'c' })
    next.close()
    expect(lines.closed).toEqual(['b', 'c'])
  })
})

describe('marks', () => {
  it('are the numbers of the seats, unless a table says otherwise', () => {
    expect([seatShape(1).name, seatColor(1)]).toEqual(['moth', 'var(--seat-1)'])
    marks.show([2, 0, 1])
    expect([seatShape(1).name, seatColor(1), seatShape(0).name]).toEqual(['rat', 'var(--seat-0)', 'key'])
    marks.show([])
    expect(seatShape(1).name).toBe('moth')
  })
})
