// The line to a table: connects again by itself, sends again what was not answered, and keeps what the house tells.
//
// No Svelte in here, and no rule of any game. `subscribe` tells of every piece of news; everything known stands in the
// fields. The Python counterpart is src/ratskeller/client/table_line.py.

import type { Bye, Done, FromHouse, GameShown, Hello, Said, SeatScene, TableInfo, Told, You } from '$/wire/types'
import { Backoff } from './backoff'
import { Queue, type Unnamed } from './queue'
import { PASSING, Refusal } from './refusal'
import { retell } from './story'

/** As much of a WebSocket as a line needs. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(text: string): void
  close(): void
}

/** How the connection is: `lost` means that it will be tried again at `retryAt`, `over` that it will not. */
export type Link = 'connecting' | 'open' | 'lost' | 'offline' | 'over'

export type News =
  | { readonly kind: 'link' }
  | { readonly kind: 'table' }
  | { readonly kind: 'said' }
  /** The game as it now stands. `first`: there was nothing before; `fresh`: what was told for the first time. */
  | { readonly kind: 'state'; readonly first: boolean; readonly fresh: readonly Told[]; readonly shortened: boolean }

/** What a line takes from the world around it; tests bring their own. */
export interface Surroundings {
  open(address: string): Socket
  random?: () => number
  newId?: () => string
  /** Where `online`, `offline` and `visibilitychange` are heard. */
  hints?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isOnline?: () => boolean
  /** The language that sentences should come in; empty: the browser's. */
  language?: () => string
}

export const ANSWER_WAIT = 8_000 // milliseconds without an answer, then the connection counts as dead
const HINTS = ['online', 'offline', 'visibilitychange', 'pageshow'] as const

export class Line {
  link: Link = 'connecting'
  /** When the next attempt is made, as `Date.now()` counts. */
  retryAt: number | null = null
  /** Why the house has sent us away for good. */
  bye: Bye | null = null
  table: TableInfo | null = null
  you: You | null = null
  state: GameShown | null = null
  story: readonly Told[] = []
  said: readonly Said[] = []

  readonly #queue: Queue
  readonly #backoff: Backoff
  readonly #listeners = new Set<(news: News) => void>()
  readonly #again = new Set<ReturnType<typeof setTimeout>>()
  #socket: Socket | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #deadline: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly address: string,
    private readonly token: string,
    private readonly world: Surroundings,
  ) {
    this.#queue = new Queue(world.newId)
    this.#backoff = new Backoff(world.random)
    for (const hint of HINTS) world.hints?.addEventListener(hint, this.#onHint)
    this.#connect()
  }

  /** Hear all news from now on; the answer ends that. */
  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Leave the table for this visit; nothing is wished any more. */
  close(): void {
    this.#end(new Refusal('closed', 'The page has left the table.'))
  }

  /** Do not wait for the next attempt. */
  tryNow(): void {
    if (this.link === 'lost' || this.link === 'offline') this.#connect()
  }

  /** What one seat sees (null: whoever watches). */
  scene(seat: number | null): SeatScene | null {
    return this.state?.scenes.find((each) => each.seat === seat) ?? null
  }

  /** How many wishes have no answer yet. */
  get waiting(): number {
    return this.#queue.size
  }

  // ---- wishing -----------------------------------------------------------------------------------------------

  /** Take an action by its notation, as decided at `seq`: that of the scene it was chosen from; `sure`: unadvised. */
  act(seat: number, seq: number, notation: string, sure = false): Promise<Done> {
    return this.wish({ type: 'act', seat, seq, do: notation, ...(sure && { sure }) })
  }

  /** Wish for something; the answer comes over as many connections as it takes, or a Refusal does. */
  wish(wish: Unnamed): Promise<Done> {
    if (this.link === 'over') return Promise.reject(new Refusal('closed', this.bye?.why ?? 'The line is closed.'))
    const { text, answer } = this.#queue.add(wish)
    if (text && this.link === 'open') this.#send(text)
    return answer
  }

  #send(text: string): void {
    this.#socket?.send(text)
    this.#expectAnswer()
  }

  /** A phone that slept may hold a connection that leads nowhere. Sending again is harmless, so do not wait long. */
  #expectAnswer(): void {
    if (this.#deadline !== undefined || this.#queue.size === 0) return
    this.#deadline = setTimeout(() => this.#lose(), ANSWER_WAIT)
  }

  #hearAnswer(): void {
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    this.#expectAnswer()
  }

  /** Send a wish once more, a little later, because the house is busy or its database away. */
  #sendLater(id: string): void {
    const timer = setTimeout(() => {
      this.#again.delete(timer)
      const text = this.#queue.textOf(id)
      if (text && this.link === 'open') this.#send(text)
    }, this.#backoff.wait())
    this.#again.add(timer)
  }

  // ---- the connection ------------------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry)
    this.retryAt = null
    const socket = this.world.open(this.address)
    this.#socket = socket
    this.#setLink('connecting')
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()))
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#read(JSON.parse(String(data)) as FromHouse)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose()
    }
  }

  #hello(): Hello {
    const language = this.world.language?.() ?? ''
    return { type: 'hello', token: this.token, ...(language ? { language } : {}) }
  }

  /** The connection is gone, or as good as gone: try again, a little later each time. */
  #lose(): void {
    if (this.link === 'over') return
    this.#dropSocket()
    if (this.world.isOnline && !this.world.isOnline()) {
      this.retryAt = null
      this.#setLink('offline') // the browser will tell when there is a network again
      return
    }
    const wait = this.#backoff.wait()
    this.retryAt = Date.now() + wait
    this.#retry = setTimeout(() => this.#connect(), wait)
    this.#setLink('lost')
  }

  #dropSocket(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#retry)
    this.#deadline = undefined
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #end(why: Refusal): void {
    if (this.link === 'over') return
    this.#dropSocket()
    for (const timer of this.#again) clearTimeout(timer)
    for (const hint of HINTS) this.world.hints?.removeEventListener(hint, this.#onHint)
    this.#queue.refuseAll(why)
    this.#setLink('over')
  }

  /** The network has come or gone, or somebody looks at the page again: do not wait for the clock then. */
  readonly #onHint = (event: Event): void => {
    if (event.type === 'offline') this.#lose()
    else this.tryNow()
  }

  #setLink(link: Link): void {
    if (this.link === link) return
    this.link = link
    this.#tell({ kind: 'link' })
  }

  #tell(news: News): void {
    for (const listener of [...this.#listeners]) listener(news)
  }

  // ---- reading -------------------------------------------------------------------------------------------------

  #read(line: FromHouse): void {
    switch (line.type) {
      case 'table':
        this.table = line.table
        this.you = line.you
        this.#comeIn()
        this.#tell({ kind: 'table' })
        break
      case 'state': {
        const first = this.state === null
        const { story, known, shortened } = retell(this.story, line.kept, line.told)
        this.state = line
        this.story = story
        this.#tell({ kind: 'state', first, fresh: story.slice(known), shortened })
        break
      }
      case 'said': {
        const from = line.lines[0]?.n ?? Infinity // after a new connection some of it comes again
        this.said = [...this.said.filter((each) => each.n < from), ...line.lines]
        this.#tell({ kind: 'said' })
        break
      }
      case 'done':
        this.#queue.grant(line)
        this.#hearAnswer()
        break
      case 'refused':
        if (this.#queue.refuse(line) === 'again') this.#sendLater(line.id)
        this.#hearAnswer()
        break
      case 'bye':
        if (PASSING.has(line.cause)) return // the connection closes now, and one may come back
        this.bye = line
        this.#end(new Refusal(line.cause, line.why))
    }
  }

  /** The table is the first thing one is told: hello was heard, so the wishes of before can go. */
  #comeIn(): void {
    if (this.link === 'open') return
    this.#backoff.reset()
    this.#setLink('open')
    for (const text of this.#queue.texts()) this.#send(text)
  }
}

/** The line of a table of this server. */
export function openLine(table: string, token: string): Line {
  const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${table}/line`
  return new Line(address, token, {
    open: (url) => new WebSocket(url) as unknown as Socket,
    hints: window,
    isOnline: () => navigator.onLine,
    language: () => document.documentElement.lang,
  })
}
