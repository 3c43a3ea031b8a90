import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '$/line'
import { FIRST_WAIT, LONGEST_WAIT } from '$/line/backoff'
import { ANSWER_WAIT } from '$/line/line'
import { TRIES, WISH_MAX } from '$/line/queue'
import { Stand, line, state } from './fake'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const say = { type: 'say', text: 'Good evening.' } as const

describe('coming in', () => {
  it('says hello with the token, and is open once the house has told of the table', () => {
    const stand = new Stand('secret')
    stand.socket.onopen?.()
    expect(stand.socket.sent).toEqual([{ type: 'hello', token: 'secret' }])
    expect(stand.line.link).toBe('connecting')
    stand.socket.accept()
    expect(stand.line.link).toBe('open')
    expect(stand.line.you?.name).toBe('Anna')
  })

  it('says which language is read, and tries at once when asked to', () => {
    const stand = new Stand('', { language: () => 'de' })
    stand.socket.onopen?.()
    expect(stand.socket.sent).toEqual([{ type: 'hello', token: '', language: 'de' }])
    stand.socket.onclose?.({ code: 1006, reason: '' })
    expect(stand.line.link).toBe('lost')
    stand.line.tryNow()
    expect(stand.line.link).toBe('connecting')
    expect(stand.sockets).toHaveLength(2)
    stand.line.tryNow() // it is being tried
    expect(stand.sockets).toHaveLength(2)
  })

  it('keeps a wish until then', () => {
    const stand = new Stand()
    void stand.line.wish(say)
    expect(stand.socket.sent).toEqual([])
    stand.socket.accept()
    expect(stand.socket.wishes).toEqual([{ ...say, id: 'w1' }])
  })

  it('ends for good when the house says bye, and refuses what was wished', async () => {
    const stand = new Stand()
    const answer = stand.line.wish(say)
    stand.socket.tell({ type: 'bye', cause: 'not_yours', why: 'This link does not open this table.' })
    await expect(answer).rejects.toMatchObject({ cause: 'not_yours' })
    expect(stand.line.link).toBe('over')
    expect(stand.line.bye?.cause).toBe('not_yours')
    stand.socket.cut(1008)
    vi.advanceTimersByTime(60_000)
    expect(stand.sockets).toHaveLength(1)
    await expect(stand.line.wish(say)).rejects.toBeInstanceOf(Refusal)
  })

  it('comes back after a bye that passes', () => {
    const stand = new Stand()
    stand.socket.tell({ type: 'bye', cause: 'too_many', why: 'Too many lines.' })
    stand.socket.cut(1008)
    vi.advanceTimersByTime(FIRST_WAIT)
    expect(stand.sockets).toHaveLength(2)
  })
})

describe('wishing', () => {
  it('sends the seq of the scene that the choice was made at', () => {
    const stand = new Stand()
    stand.socket.accept().tell(state(0, [], 7))
    const seen = stand.line.scene(0)
    stand.socket.tell(state(0, [], 8))
    void stand.line.act(0, seen?.seq ?? -1, 'believe')
    expect(stand.socket.wishes).toEqual([{ type: 'act', seat: 0, seq: 7, do: 'believe', id: 'w1' }])
  })

  it('is answered once, by done or by a refusal with its clause', async () => {
    const stand = new Stand()
    stand.socket.accept()
    const first = stand.line.wish(say)
    const second = stand.line.act(0, 3, 'draw')
    stand.socket.tell({ type: 'refused', id: 'w2', cause: 'forbidden_by_rules', why: 'No.', clause: 'R4.2' })
    stand.socket.tell({ type: 'done', id: 'w1', seq: null })
    stand.socket.tell({ type: 'done', id: 'w1', seq: null })
    expect(await first).toMatchObject({ id: 'w1' })
    await expect(second).rejects.toMatchObject({ cause: 'forbidden_by_rules', clause: 'R4.2' })
    expect(stand.line.waiting).toBe(0)
  })

  it('tells a stale choice from a forbidden one', async () => {
    const stand = new Stand()
    stand.socket.accept()
    const answer = stand.line.act(0, 3, 'draw')
    stand.socket.tell({ type: 'refused', id: 'w1', cause: 'stale', why: 'Look again.', clause: null })
    await expect(answer).rejects.toMatchObject({ isStale: true })
    expect(stand.socket.wishes).toHaveLength(1)
  })

  it('is sent again under its old id after a cut, in the order of wishing, until it is answered', async () => {
    const stand = new Stand()
    stand.socket.accept()
    const first = stand.line.act(0, 3, 'draw')
    void stand.line.wish(say)
    stand.socket.cut()
    vi.advanceTimersByTime(FIRST_WAIT)
    stand.socket.accept()
    expect(stand.socket.wishes.map((wish) => wish.id)).toEqual(['w1', 'w2'])
    stand.socket.tell({ type: 'done', id: 'w1', seq: 4 })
    expect(await first).toMatchObject({ seq: 4 })
    stand.socket.cut()
    vi.advanceTimersByTime(FIRST_WAIT)
    stand.socket.accept()
    expect(stand.socket.wishes.map((wish) => wish.id)).toEqual(['w2'])
  })

  it('is tried some times while the house is unavailable, then given up', async () => {
    const stand = new Stand()
    stand.socket.accept()
    const answer = stand.line.wish(say).catch((why: unknown) => why)
    for (let tried = 1; tried <= TRIES; tried++) {
      expect(stand.socket.wishes).toHaveLength(tried)
      stand.socket.tell({ type: 'refused', id: 'w1', cause: 'unavailable', why: 'Later.', clause: null })
      vi.advanceTimersByTime(FIRST_WAIT * 2 ** (tried - 1))
    }
    expect(await answer).toMatchObject({ cause: 'unavailable' })
    expect(new Set(stand.socket.wishes.map((wish) => wish.id))).toEqual(new Set(['w1']))
  })

  it('that cannot arrive is refused at once', async () => {
    const stand = new Stand()
    stand.socket.accept()
    await expect(stand.line.wish({ type: 'say', text: 'ä'.repeat(WISH_MAX) })).rejects.toMatchObject({
      cause: 'too_large',
    })
    expect(stand.socket.wishes).toEqual([])
  })
})

describe('a connection that is lost', () => {
  it('is tried again, later each time, with chance in it', () => {
    const waits: number[] = []
    const stand = new Stand()
    for (let attempt = 0; attempt < 9; attempt++) {
      stand.socket.cut()
      waits.push((stand.line.retryAt ?? 0) - Date.now())
      vi.advanceTimersByTime(waits.at(-1) ?? 0)
    }
    expect(waits.slice(0, 3)).toEqual([FIRST_WAIT, FIRST_WAIT * 2, FIRST_WAIT * 4])
    expect(waits.at(-1)).toBe(LONGEST_WAIT)
    const hasty = new Stand('', { random: () => 0 })
    hasty.socket.cut()
    expect(hasty.line.retryAt).toBe(Date.now() + FIRST_WAIT / 2)
  })

  it('begins with short waits again once it was open', () => {
    const stand = new Stand()
    for (const wait of [FIRST_WAIT, FIRST_WAIT * 2]) {
      stand.socket.cut()
      vi.advanceTimersByTime(wait)
    }
    stand.socket.accept().cut()
    expect(stand.line.retryAt).toBe(Date.now() + FIRST_WAIT)
  })

  it('counts as lost when a wish gets no answer', () => {
    const stand = new Stand()
    stand.socket.accept()
    void stand.line.wish(say)
    const dead = stand.socket
    vi.advanceTimersByTime(ANSWER_WAIT)
    expect(dead.closed).toBe(true)
    expect(stand.line.link).toBe('lost')
    dead.tell({ type: 'done', id: 'w1', seq: null })
    expect(stand.line.waiting).toBe(1)
  })

  it('waits for the network when there is none, and does not wait for the clock when it is back', () => {
    const stand = new Stand()
    stand.socket.accept()
    stand.online = false
    stand.hint('offline')
    expect(stand.line.link).toBe('offline')
    vi.advanceTimersByTime(60_000)
    expect(stand.sockets).toHaveLength(1)
    stand.online = true
    stand.hint('online')
    expect(stand.sockets).toHaveLength(2)
  })

  it('is tried at once when somebody looks at the page again', () => {
    const stand = new Stand()
    stand.socket.cut()
    stand.hint('visibilitychange')
    expect(stand.sockets).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(stand.sockets).toHaveLength(2)
  })

  it('is not tried again once the page has left', () => {
    const stand = new Stand()
    stand.socket.accept()
    stand.line.close()
    stand.hint('online')
    vi.advanceTimersByTime(60_000)
    expect(stand.sockets).toHaveLength(1)
    expect(stand.socket.closed).toBe(true)
  })
})

describe('the story', () => {
  it('grows, and says what is new', () => {
    const stand = new Stand()
    stand.socket.accept().tell(state(0, ['one', 'two']))
    stand.socket.tell(state(2, ['three']))
    expect(stand.line.story).toEqual(['one', 'two', 'three'].map(line))
    expect(stand.news.at(-1)).toEqual({ kind: 'state', first: false, fresh: [line('three')], shortened: false })
  })

  it('is taken back by an undo', () => {
    const stand = new Stand()
    stand.socket.accept().tell(state(0, ['one', 'two', 'three']))
    stand.socket.tell(state(1, ['four']))
    expect(stand.line.story.map((each) => each.text)).toEqual(['one', 'four'])
    expect(stand.news.at(-1)).toMatchObject({ fresh: [line('four')], shortened: true })
  })

  it('is told anew after a cut, and only what happened meanwhile is new', () => {
    const stand = new Stand()
    stand.socket.accept().tell(state(0, ['one', 'two']))
    stand.socket.cut()
    vi.advanceTimersByTime(FIRST_WAIT)
    stand.socket.accept().tell(state(0, ['one', 'two', 'three']))
    expect(stand.news.at(-1)).toEqual({ kind: 'state', first: false, fresh: [line('three')], shortened: false })
  })

  it('of talk is not doubled by a new connection', () => {
    const talk = (n: number) => ({ n, at: 0, link: 'l', name: 'Anna', seat: 0, text: `${n}`, sign: false, id: '' })
    const stand = new Stand()
    stand.socket.accept().tell({ type: 'said', lines: [talk(1), talk(2)] })
    stand.socket.tell({ type: 'said', lines: [talk(2), talk(3)] })
    expect(stand.line.said.map((each) => each.n)).toEqual([1, 2, 3])
  })
})
