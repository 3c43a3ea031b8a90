// One visit to a table: the line, what it has told so far, and what of it is on the stage. Components read, and wish.

import { marks } from '$/art/marks.svelte'
import { Theatre, type Now } from '$/games/theatre.svelte'
import { openLine, type Line, type Link, type News, type Unnamed } from '$/line'
import { Refusal } from '$/line/refusal'
import { play } from '$/sound'
import { isRoll } from '$/sound/rolls'
import type { Bye, Choice, GameShown, Said, TableInfo, Told, You } from '$/wire/types'
import { memory } from '../memory'
import { settings } from '../settings.svelte'
import { addShares } from '../shares'

/** A line of the story as it is told aloud; its number lets two that are alike both be heard. */
interface Heard {
  readonly number: number
  readonly text: string
}

/** A choice that the coach has a word about. */
export interface Warned {
  readonly choice: Choice
  readonly refusal: Refusal
}
const HEARD = 12 // lines that stay where they are heard: whoever listens is slower than bots are

export class Session {
  link = $state<Link>('connecting')
  retryAt = $state<number | null>(null)
  bye = $state.raw<Bye | null>(null)
  table = $state.raw<TableInfo | null>(null)
  you = $state.raw<You | null>(null)
  state = $state.raw<GameShown | null>(null)
  /** The state as it was when all had been shown: clocks, what may be taken back, how long a question is open. */
  shown = $state.raw<GameShown | null>(null)
  story = $state.raw<readonly Told[]>([])
  said = $state.raw<readonly Said[]>([])
  /** The seat one looks from; null for whoever watches. */
  seat = $state<number | null>(null)
  /** A move is under way. */
  busy = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  /** What the coach has said of a choice before it was carried out. */
  warned = $state.raw<Warned | null>(null)
  /** What was told while one was away. */
  missed = $state.raw<readonly Told[]>([])
  /** Lines that have been told since one came, the last of them: to be heard. */
  heard = $state.raw<readonly Heard[]>([])
  /** What the house has said of late about who plays: to be heard where the talk is not in sight. */
  announced = $state.raw<readonly Said[]>([])
  /** Since when one knows that the game waits for whom it waits, as `Date.now()` counts. */
  since = $state(Date.now())
  /** One had a seat here and has none any more, without having left it. */
  wasSentAway = $state(false)

  readonly line: Line
  /** What of the game is shown, how far the story is told, whether all rests. */
  readonly theatre = new Theatre({
    still: () => settings.still,
    pace: () => (document.hidden ? 0 : settings.pace), // whom nobody watches need not be waited for
    changed: () => this.#follow(),
    begins: (line) => this.#sound(line),
  })
  #told: number | null = null // lines of the story, once anything is shown
  #hadSeats = false
  #isLeaving = false
  #awaited = ''
  #wasMyTurn = false
  #heardSomething = false
  #rolled = false // dice were heard since all rested
  readonly #unsubscribe: () => void
  readonly #look = (): void => {
    if (document.hidden) this.theatre.hurry()
  }

  constructor(
    readonly id: string,
    readonly token: string,
    open: (table: string, token: string) => Line = openLine,
  ) {
    this.line = open(id, token)
    this.#unsubscribe = this.line.subscribe((news) => this.#hear(news))
    addShares(this.line)
    this.#copyLink()
    document.addEventListener('visibilitychange', this.#look)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look)
    this.#unsubscribe()
    this.line.close()
  }

  // ---- what can be asked -----------------------------------------------------------------------------------------

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? []
  }

  get mySeats(): readonly number[] {
    return this.you?.seats ?? []
  }

  /** Seats that one has lost or left, and may take again. */
  get back(): readonly number[] {
    return this.you?.back ?? []
  }

  get isHost(): boolean {
    return this.you?.host ?? false
  }

  get beat(): Now | null {
    return this.theatre.now
  }

  get settled(): boolean {
    return this.theatre.atRest
  }

  /** How much of the story may be read: a line is told when it was shown. */
  get told(): readonly Told[] {
    return this.story.slice(0, this.beat?.told ?? 0)
  }

  /** Who was asked when all rested; while something is shown, who has done it. */
  get awaited(): readonly number[] {
    return this.beat?.scene.awaited ?? []
  }

  /** The game goes on, as far as one has seen: its last move may have been heard of, and not be shown yet. */
  get isRunning(): boolean {
    return this.table?.status === 'running' || (this.table?.status === 'over' && !this.hasEnded)
  }

  /** One is asked, and has seen why. */
  get isMyTurn(): boolean {
    return this.isRunning && this.settled && this.seat !== null && this.awaited.includes(this.seat)
  }

  /** The last move was shown, and not only heard of: the table comes a moment before the state. */
  get hasEnded(): boolean {
    if (!this.settled) return false
    return this.table?.status === 'closed' || (this.table?.status === 'over' && this.awaited.length === 0)
  }

  /** A seat of one's own that is asked something while one looks from another: the device has to be handed over. */
  get handOver(): number | null {
    if (this.mySeats.length < 2 || !this.settled || this.busy || this.table?.status !== 'running') return null
    if (this.seat !== null && this.#isAsked(this.seat)) return null
    return this.mySeats.find((seat) => seat !== this.seat && this.#isAsked(seat)) ?? null
  }

  /** One has answered in secret; the answer is held until the question ends, and can be replaced until then. */
  get hasAnswered(): boolean {
    return this.seat !== null && this.#hasAnswered(this.seat)
  }

  /** The only answer that one has to a question which is answered in secret; null where there is a choice. */
  get onlyAnswer(): string | null {
    if (this.seat === null || !this.isMyTurn || this.hasAnswered) return null
    return this.state?.forced.find((answer) => answer.seat === this.seat)?.do ?? null
  }

  /** Nobody but bots is at the table, so nobody is to be deceived about how long one thinks. */
  get isAmongBots(): boolean {
    return this.table?.seats.filter((seat) => !seat.bot).length === 1
  }

  /** One need not give that answer: when the time is over the table does, or this page where there is no such time. */
  get isAnsweredFor(): boolean {
    return this.onlyAnswer !== null && (this.state?.window !== null || this.isAmongBots)
  }

  /** Give the only answer that one has. */
  async answerOnly(): Promise<void> {
    const choice = this.beat?.scene.choices.find((each) => each.notation === this.onlyAnswer)
    if (choice) await this.choose(choice)
  }

  #hasAnswered(seat: number): boolean {
    return this.state?.held.some((answer) => answer.seat === seat) ?? false
  }

  #isAsked(seat: number): boolean {
    const seen = this.state?.scenes.find((each) => each.seat === seat)
    if (!seen?.scene.choices.length || !seen.scene.awaited.includes(seat)) return false
    return !this.table?.seats[seat]?.away && !this.#hasAnswered(seat)
  }

  // ---- what can be done ------------------------------------------------------------------------------------------

  /** Look from another seat of one's own. */
  look(seat: number | null): void {
    this.seat = seat
    this.theatre.clear()
    this.#told = null
    this.#present([], false)
  }

  /** Take a choice; `sure`: whatever the coach says. */
  async choose(choice: Choice, sure = false): Promise<void> {
    const { seat, beat } = this
    if (seat === null || !beat || this.busy || !this.settled) return
    this.busy = true
    this.warned = null
    await this.#granted(this.line.act(seat, beat.seq, choice.notation, sure))
    if (this.refusal?.cause === 'coach') {
      this.warned = { choice, refusal: this.refusal }
      this.refusal = null
    }
    this.busy = false
  }

  /** Having been sent away, stay where one may sit down again. */
  comeBack(): void {
    this.#hadSeats = this.wasSentAway = false
  }

  /** Wish for something; a refusal is shown where all refusals are. */
  wish(wish: Unnamed): Promise<boolean> {
    if (wish.type === 'leave') this.#isLeaving = true
    return this.#granted(this.line.wish(wish))
  }

  async #granted(answer: Promise<unknown>): Promise<boolean> {
    this.refusal = null
    try {
      await answer
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.cause !== 'closed') this.refusal = error
      return false
    }
  }

  // ---- hearing -----------------------------------------------------------------------------------------------------

  #hear(news: News): void {
    this.#copyLink()
    if (news.kind === 'table') this.#hearTable()
    else if (news.kind === 'said') this.#hearTalk()
    else if (news.kind === 'state') this.#hearState(news)
  }

  #copyLink(): void {
    this.link = this.line.link
    this.retryAt = this.line.retryAt
    this.bye = this.line.bye
  }

  #hearTable(): void {
    const { table, you } = this.line
    if (!table) return
    if (this.#hadSeats && !you?.seats.length && !this.#isLeaving) this.wasSentAway = true
    if (you?.seats.length) {
      this.#hadSeats = true
      this.#isLeaving = this.wasSentAway = false
    }
    this.table = table
    this.you = you
    if (this.seat === null || !this.mySeats.includes(this.seat)) {
      const seat = this.mySeats[0] ?? null
      if (seat !== this.seat) this.look(seat)
    }
    marks.show(table.seats.map((seat) => seat.mark))
    memory.note(table, you, null)
  }

  #hearTalk(): void {
    const isNews = this.said.length > 0 || Date.now() / 1000 - (this.line.said.at(-1)?.at ?? 0) < 5
    const known = this.said.at(-1)?.n ?? 0
    this.said = this.line.said
    if (isNews) {
      const news = this.said.filter((line) => !line.link && line.n > known)
      this.announced = [...this.announced, ...news].slice(-HEARD)
    }
    if (isNews && this.said.at(-1)?.link !== this.you?.link) play('knock')
  }

  #hearState(news: News & { kind: 'state' }): void {
    this.state = this.line.state
    this.story = this.line.story
    if (news.first) {
      const known = memory.table(this.id)?.told ?? 0
      this.missed = known > 0 ? this.story.slice(known) : []
    }
    this.#present(news.fresh, !news.first && !news.shortened)
  }

  #present(fresh: readonly Told[], moving: boolean): void {
    const seen = this.line.scene(this.seat) ?? (this.mySeats.length ? null : (this.line.state?.scenes[0] ?? null))
    if (seen) this.theatre.push(seen, fresh, this.line.story.length, moving)
  }

  /** The theatre has gone on. */
  #follow(): void {
    const told = this.told
    if (this.#told !== null && told.length > this.#told) this.#tell(told.slice(this.#told), this.#told)
    this.#told = told.length
    if (this.settled) this.#settle(told.length)
  }

  #tell(lines: readonly Told[], first: number): void {
    const told = lines.map((line, at) => ({ number: first + at, text: line.text }))
    this.heard = [...this.heard.filter((line) => line.number < first), ...told].slice(-HEARD)
    this.#heardSomething = true
    if (!this.#rolled) this.#sound(lines.find((line) => isRoll(line.what)))
  }

  /** Dice are heard while they fall. */
  #sound(line: Told | undefined): void {
    if (!isRoll(line?.what)) return
    this.#rolled = true
    play('dice')
  }

  #settle(told: number): void {
    this.shown = this.line.state
    if (this.#heardSomething && !this.#rolled) play('page')
    this.#heardSomething = this.#rolled = false
    const awaited = JSON.stringify(this.awaited)
    if (awaited !== this.#awaited) this.since = Date.now()
    this.#awaited = awaited
    const { isMyTurn } = this
    if (isMyTurn && !this.#wasMyTurn) play('bell')
    this.#wasMyTurn = isMyTurn
    if (this.table && !document.hidden) memory.note(this.table, this.you, told)
  }
}
