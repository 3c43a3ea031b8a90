import { describe, expect, it } from 'vitest'
import { Memory } from '$/shell/memory'
import { DEFAULTS, readSettings } from '$/shell/settings'
import { keepIn } from '$/shell/store'
import type { TableInfo, You } from '$/wire/types'

/** A memory over an empty store, with a clock that ticks whenever it is read. */
function freshMemory(): Memory {
  const kept = new Map<string, string>()
  const box = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  let now = 0
  return new Memory(
    keepIn(() => box),
    () => ++now,
  )
}

const info = (id: string, status: string): TableInfo =>
  ({ id, status, game: 'rathulhu', seats: [{ name: 'Anna' }, { name: '' }] }) as unknown as TableInfo

const ANNA: You = { link: 'l1', name: 'Anna', host: true, seats: [0], back: [] }

/** A game of three that is over. */
const over = (id: string, ranks: number[], scores = [3, 2, 1]): TableInfo =>
  ({
    id,
    status: 'over',
    game: 'rathulhu',
    seats: ['Anna', 'Bert', 'Cleo'].slice(0, ranks.length).map((name) => ({ name })),
    end: { end: 'x', clause: '1', steps: 9, scores, ranks },
  }) as unknown as TableInfo

describe('settings', () => {
  it('are as in the beginning where nothing fits', () => {
    for (const kept of [null, 'x', 7, [], { theme: 'pink', size: 1000, motion: 1, sound: 'yes', language: 'fr' }]) {
      expect(readSettings(kept)).toEqual(DEFAULTS)
    }
  })

  it('keep what fits', () => {
    const chosen = { theme: 'contrast', size: 200, motion: 'off', speed: 'brisk', sound: true, language: 'de' } as const
    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
  })
})

describe('the tables of a device', () => {
  it('are kept with their tokens, open ones first, then the latest', () => {
    const memory = freshMemory()
    for (const id of ['a', 'b', 'c']) memory.remember(id, `token-${id}`)
    memory.note(info('a', 'running'), ANNA, 12)
    memory.note(info('c', 'over'), ANNA, null)
    memory.note(info('never-joined', 'running'), ANNA, 3)
    expect(memory.tables().map((table) => table.id)).toEqual(['a', 'b', 'c'])
    expect(memory.table('a')).toMatchObject({ token: 'token-a', told: 12, names: ['Anna'], game: 'rathulhu' })
    memory.note(info('a', 'running'), ANNA, null)
    expect(memory.table('a')?.told).toBe(12)
    memory.forget('a')
    expect(memory.token('a')).toBe('')
  })

  it('have results: one’s own place, and who won', () => {
    const memory = freshMemory()
    for (const id of ['won', 'lost', 'shared', 'nobody', 'two', 'watched']) memory.remember(id, 'token')
    memory.note(over('won', [1, 2, 3]), ANNA, null)
    memory.note(over('lost', [2, 1, 3]), ANNA, null)
    memory.note(over('shared', [1, 1, 3]), ANNA, null)
    memory.note(over('nobody', [4, 4, 4]), ANNA, null)
    memory.note(over('two', [3, 2, 1], [1, 7, 9]), { ...ANNA, seats: [0, 1] }, null)
    memory.note(over('watched', [1, 2, 3]), { ...ANNA, seats: [] }, null)
    expect(memory.table('won')?.result).toMatchObject({ won: true, place: 1, of: 3, winners: ['Anna'], points: 3 })
    expect(memory.table('lost')?.result).toMatchObject({ won: false, place: 2, winners: ['Bert'] })
    expect(memory.table('shared')?.result).toMatchObject({ won: true, place: 1, winners: ['Anna', 'Bert'] })
    expect(memory.table('nobody')?.result).toMatchObject({ won: false, place: null, winners: [] })
    expect(memory.table('two')?.result).toMatchObject({ won: false, place: 2, points: 7 })
    expect(memory.table('watched')?.result).toMatchObject({ won: false, place: null, winners: ['Anna'] })
  })

  it('have a result that came about while one was away, and its time stays', () => {
    const memory = freshMemory()
    memory.remember('a', 'token')
    memory.note({ ...over('a', [2, 1, 3]), status: 'running', end: null }, ANNA, 7)
    const before = memory.table('a')
    expect(before?.result).toBeUndefined()
    memory.hear(over('a', [2, 1, 3]))
    const heard = memory.table('a')
    expect(heard).toMatchObject({ status: 'over', told: 7, seen: before?.seen, result: { place: 2 } })
    memory.note(over('a', [2, 1, 3]), ANNA, null)
    expect(memory.table('a')?.result?.at).toBe(heard?.result?.at)
    memory.hear(over('unknown', [1, 2, 3]))
    expect(memory.table('unknown')).toBeNull()
  })

  it('are few, and the oldest are forgotten', () => {
    const memory = freshMemory()
    for (let number = 0; number < 80; number++) memory.remember(`t${number}`, 'x')
    expect(memory.tables()).toHaveLength(60)
    expect(memory.table('t0')).toBeNull()
    expect(memory.table('t79')).not.toBeNull()
  })

  it('are none where the browser keeps nothing, or nonsense', () => {
    const closed = keepIn(() => {
      throw new Error('forbidden')
    })
    const memory = new Memory(closed)
    memory.remember('a', 'x')
    expect(memory.tables()).toEqual([])
    expect(memory.name).toBe('')
    const odd = new Memory({ read: <T>() => [null, 3, { id: 1 }] as T, write: () => undefined })
    expect(odd.tables()).toEqual([])
  })
})
