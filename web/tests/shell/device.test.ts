import { describe, expect, it } from 'vitest'
import { Memory } from '$/shell/memory'
import { DEFAULTS, readSettings } from '$/shell/settings'
import { keepIn } from '$/shell/store'
import type { TableInfo } from '$/wire/types'

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

describe('settings', () => {
  it('are as in the beginning where nothing fits', () => {
    for (const kept of [null, 'x', 7, [], { theme: 'pink', size: 1000, motion: 1, sound: 'yes', language: 'fr' }]) {
      expect(readSettings(kept)).toEqual(DEFAULTS)
    }
  })

  it('keep what fits', () => {
    const chosen = { theme: 'contrast', size: 200, motion: 'off', sound: true, language: 'de' } as const
    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
  })
})

describe('the tables of a device', () => {
  it('are kept with their tokens, open ones first, then the latest', () => {
    const memory = freshMemory()
    for (const id of ['a', 'b', 'c']) memory.remember(id, `token-${id}`)
    memory.note(info('a', 'running'), 'Anna', 12)
    memory.note(info('c', 'over'), 'Anna', null)
    memory.note(info('never-joined', 'running'), 'Anna', 3)
    expect(memory.tables().map((table) => table.id)).toEqual(['a', 'b', 'c'])
    expect(memory.table('a')).toMatchObject({ token: 'token-a', told: 12, names: ['Anna'], game: 'rathulhu' })
    memory.note(info('a', 'running'), 'Anna', null)
    expect(memory.table('a')?.told).toBe(12)
    memory.forget('a')
    expect(memory.token('a')).toBe('')
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
