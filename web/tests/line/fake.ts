// A WebSocket without a network, and lines as a house would send them.

import { Line, type News, type Socket, type Surroundings } from '$/line'
import type { FromHouse, GameShown, TableInfo, Told } from '$/wire/types'

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  readonly sent: Record<string, unknown>[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
  }

  /** The house is there, hears hello and tells of the table. */
  accept(): this {
    this.onopen?.()
    this.tell(TABLE)
    return this
  }

  tell(line: FromHouse): void {
    this.onmessage?.({ data: JSON.stringify(line) })
  }

  cut(code = 1006): void {
    this.onclose?.({ code, reason: '' })
  }

  /** What was sent after hello. */
  get wishes(): Record<string, unknown>[] {
    return this.sent.filter((line) => line.type !== 'hello')
  }
}

/** A line with everything around it in the hands of a test. */
export class Stand {
  readonly sockets: FakeSocket[] = []
  readonly news: News[] = []
  readonly hints = new EventTarget()
  online = true
  readonly line: Line
  #ids = 0

  constructor(token = 'secret', changes: Partial<Surroundings> = {}) {
    this.line = new Line('ws://house/api/tables/t/line', token, {
      open: () => {
        const socket = new FakeSocket()
        this.sockets.push(socket)
        return socket
      },
      random: () => 0.5,
      newId: () => `w${++this.#ids}`,
      hints: this.hints,
      isOnline: () => this.online,
      ...changes,
    })
    this.line.subscribe((news) => this.news.push(news))
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1)
    if (!last) throw new Error('nobody has connected')
    return last
  }

  hint(type: string): void {
    this.hints.dispatchEvent(new Event(type))
  }
}

export const TABLE: FromHouse = {
  type: 'table',
  table: { id: 't', status: 'running', seats: [] } as unknown as TableInfo,
  you: { link: 'l', name: 'Anna', host: true, seats: [0], back: [] },
}

export function state(kept: number, told: readonly string[], seq = 1): GameShown {
  const scene = { view: {}, awaited: [0], prompt: '', clause: '', choices: [], aside: null }
  return {
    type: 'state',
    kept,
    told: told.map(line),
    scenes: [{ seat: 0, seq, scene }],
    clock: null,
    window: null,
    held: [],
    forced: [],
    may_undo: [],
    opening: 0,
  }
}

export function line(text: string): Told {
  return { text, what: { event: text }, clause: '' }
}
