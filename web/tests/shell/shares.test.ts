import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addShares, blame, lastStopped, Sealer, sealOf, Shares } from '$/shell/shares'
import { keepIn, type Keep } from '$/shell/store'
import type { Attempt, TableInfo, You } from '$/wire/types'
import { Stand } from '../line/fake'

/** What several tabs of one browser share. */
function oneBrowser(): Keep {
  const kept = new Map<string, string>()
  return keepIn(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }))
}
const forgetful: Keep = { read: () => null, write: () => undefined }

const anna: You = { link: 'l', name: 'Anna', host: true, seats: [0], back: [] }
const seat = (seal: string): object => ({ name: 'Anna', seal, must_seal: !seal })
const table = (seals: readonly string[], more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 't',
    status: 'lobby',
    scheme: 'ratskeller dice 2',
    commitment: 'c',
    attempts: [],
    opening: null,
    seats: seals.map(seat),
    ...more,
  }) as unknown as TableInfo
const attempt = (shares: readonly string[], seals = shares.map(sealOf)): Attempt => ({
  names: ['Anna', 'Bert', 'Cleo'],
  seals,
  shares,
})

describe('a share', () => {
  it('is sealed as the house seals it', () => {
    const share = 'a'.repeat(64)
    expect(sealOf(share)).toBe(createHash('sha256').update(`ratskeller dice 2, share ${share}`).digest('hex'))
  })

  it('is random, and known by its seal in every tab, also after the page was loaded again', () => {
    const keep = oneBrowser()
    const shares = new Shares(keep)
    const seals = [shares.make(), shares.make()]
    expect(new Set(seals).size).toBe(2)
    for (const seal of seals) {
      const share = new Shares(keep).find(seal)
      expect(share).toMatch(/^[0-9a-f]{64}$/)
      expect(sealOf(share ?? '')).toBe(seal)
    }
    expect(shares.find('')).toBeNull()
  })

  it('is known to the page where the browser keeps nothing, or nonsense', () => {
    const shares = new Shares(forgetful)
    expect(shares.find(shares.make())).not.toBeNull()
    for (const nonsense of [7, ['x'], [[1, 2]], { a: 1 }]) {
      const odd = new Shares({ read: <T>() => nonsense as T, write: () => undefined })
      expect(odd.find('x')).toBeNull()
    }
  })
})

describe('a device', () => {
  it('seals where nothing is sealed, once, and again after an attempt', () => {
    const sealer = new Sealer(new Shares(oneBrowser()))
    expect(sealer.answer(table(['', '']), anna)).toMatchObject([{ type: 'seal', seat: 0 }])
    expect(sealer.answer(table(['', '']), anna)).toEqual([])
    expect(sealer.answer(table(['', ''], { attempts: [attempt(['', ''])] }), anna)).toHaveLength(1)
  })

  it('seals anew what only another device could open', () => {
    const shares = new Shares(oneBrowser())
    expect(new Sealer(shares).answer(table(['f'.repeat(64)]), anna)).toHaveLength(1)
    expect(new Sealer(shares).answer(table([shares.make()]), anna)).toEqual([])
  })

  it('opens for each of its seats that is waited for, once', () => {
    const shares = new Shares(oneBrowser())
    const seals = [shares.make(), shares.make(), shares.make()]
    const sealer = new Sealer(shares)
    const opening = table(seals, { opening: { attempt: 3, waiting: [0, 2] } })
    const you = { ...anna, seats: [0, 1, 2] }
    expect(sealer.answer(opening, you)).toEqual([
      { type: 'open', seat: 0, attempt: 3, share: shares.find(seals[0] ?? '') },
      { type: 'open', seat: 2, attempt: 3, share: shares.find(seals[2] ?? '') },
    ])
    expect(sealer.answer(opening, you)).toEqual([])
  })

  it('leaves all else alone: watchers, games that run, dice of an older kind', () => {
    const sealer = new Sealer(new Shares(oneBrowser()))
    expect(sealer.answer(table(['']), null)).toEqual([])
    expect(sealer.answer(table([''], { status: 'running' }), anna)).toEqual([])
    expect(sealer.answer(table([''], { scheme: 'ratskeller dice 1' }), anna)).toEqual([])
    expect(sealer.answer(table(['x'], { opening: { attempt: 1, waiting: [0] } }), anna)).toEqual([])
  })

  it('does so over its line, whatever is refused', async () => {
    const stand = new Stand()
    addShares(stand.line, new Shares(oneBrowser()))
    const socket = stand.sockets[0]
    socket?.accept()
    socket?.tell({ type: 'table', table: table(['']), you: anna })
    expect(socket?.wishes).toMatchObject([{ type: 'seal', seat: 0 }])
    const [wish] = socket?.wishes ?? []
    socket?.tell({ type: 'refused', id: String(wish?.id), cause: 'not_now', why: 'Wait.', clause: null })
    await Promise.resolve()
    stand.line.close()
  })

  it('knows at the end whether the dice are those that it saw sealed', () => {
    const shares = new Shares(oneBrowser())
    const seals = [shares.make(), 'e'.repeat(64)]
    const opened = { ...attempt(['', '']), seals }
    const over = table(seals, { status: 'over', attempts: [opened] })
    expect(shares.isAsSeen(over)).toBeNull()
    new Sealer(shares).answer(table(seals, { opening: { attempt: 1, waiting: [0] } }), anna)
    expect(shares.isAsSeen(over)).toBe(true)
    const changed = [seals[0] ?? '', 'd'.repeat(64)]
    new Sealer(shares).answer(table(changed, { opening: { attempt: 1, waiting: [0] } }), anna) // once more, with others
    expect(shares.isAsSeen(over)).toBe(true)
    expect(shares.isAsSeen({ ...over, attempts: [{ ...opened, seals: changed }] })).toBe(false)
    expect(shares.isAsSeen({ ...over, commitment: 'another' })).toBe(false)
    expect(shares.isAsSeen({ ...over, attempts: [opened, opened] })).toBe(false)
    expect(shares.isAsSeen({ ...over, attempts: [{ ...opened, seals: [...seals].reverse() }] })).toBe(false)
  })
})

describe('an attempt that was stopped', () => {
  const all = ['a', 'b', 'c'].map((digit) => digit.repeat(64))
  const seals = all.map(sealOf)
  it('tells by whom', () => {
    expect(blame(attempt(all))).toBeNull()
    expect(blame(attempt([all[0] ?? '', '', ''], seals))).toEqual({ why: 'late', names: ['Bert', 'Cleo'] })
    expect(blame(attempt(['f'.repeat(64), '', ''], seals))).toEqual({ why: 'false', names: ['Anna'] })
    expect(blame(attempt(['', '', ''], ['', '', '']))).toBeNull()
  })

  it('is told until a game begins', () => {
    const late = attempt(['', '', ''], seals)
    expect(lastStopped(table([]))).toBeNull()
    expect(lastStopped(table([], { attempts: [late] }))?.why).toBe('late')
    expect(lastStopped(table([], { attempts: [late, late], status: 'running' }))).toBeNull()
  })
})
