// The house over HTTP, typed. Every refusal is a Refusal; a house that does not answer is one too.

import { Refusal } from '$/line/refusal'
import type {
  Epilogue,
  Join,
  Joined,
  Lesson,
  ListedTable,
  Moment,
  NewTable,
  Opened,
  Outline,
  PlayOn,
  Problem,
  Reach,
  Retry,
  Rulebook,
  Shelf,
  Status,
  TableInfo,
  Tried,
  TryOption,
  You,
} from '$/wire/types'

/** Sits between the page and the network; tests bring their own `fetch`. */
export class Api {
  /** The language that sentences for people should come in; empty: the browser's. */
  language = ''

  constructor(
    private readonly base = '',
    private readonly fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
  ) {}

  /** Whether other machines can come to the house; told to whoever sits at its machine. */
  reach = (): Promise<Reach> => this.#get('/api/reach')
  shelf = (): Promise<Shelf> => this.#get('/api/games')
  tables = (status: Status = 'lobby', limit = 50): Promise<readonly ListedTable[]> =>
    this.#get(`/api/tables?status=${status}&limit=${limit}`)
  table = (id: string): Promise<TableInfo> => this.#get(`/api/tables/${id}`)
  you = (id: string, token: string): Promise<You> => this.#get(`/api/tables/${id}/you`, token)
  openTable = (table: NewTable): Promise<Opened> => this.#post('/api/tables', table)
  join = (id: string, join: Join, token = ''): Promise<Joined> => this.#post(`/api/tables/${id}/seats`, join, token)
  /** A new table that plays on from a step of one that has ended. */
  playOn = (id: string, wish: PlayOn): Promise<Opened> => this.#post(`/api/tables/${id}/branches`, wish)
  importRecord = (record: string, name: string): Promise<Opened> => this.#post('/api/records', { record, name })
  /** The record of a table that has ended, as JSON Lines. */
  record = async (id: string): Promise<string> => (await this.#ask('GET', `/api/tables/${id}/record`)).text()

  rules = (game: string): Promise<Rulebook> => this.#get(`/api/games/${game}/rules`)
  lesson = (game: string, which = 'first'): Promise<Lesson> =>
    this.#get(`/api/games/${game}/lesson?which=${encodeURIComponent(which)}`)
  /** All steps of a table that has ended; `seat` null: as a spectator saw them. */
  outline = (id: string, seat: number | null): Promise<Outline> =>
    this.#get(`/api/tables/${id}/replay?seat=${seat ?? -1}`)
  /** Some moments of it. The edition comes from the outline; with it a browser keeps them for ever. */
  moments = (
    id: string,
    seat: number | null,
    step: number,
    count: number,
    edition: string,
  ): Promise<readonly Moment[]> =>
    this.#get(`/api/tables/${id}/replay/moments?step=${step}&count=${count}&seat=${seat ?? -1}&edition=${edition}`)

  /** The review of a table that has ended, line by line as it gets ready; whoever aborts it ends the work. */
  review = (id: string, signal: AbortSignal): Promise<Response> =>
    this.#ask('GET', `/api/tables/${id}/review`, '', undefined, signal)
  /** The table before a step, as whoever took it saw it, with what they could do. */
  retry = (id: string, step: number): Promise<Retry> => this.#get(`/api/tables/${id}/review/retry?step=${step}`)
  /** What something else would have been worth at a step. */
  tryOption = (id: string, option: TryOption): Promise<Tried> => this.#post(`/api/tables/${id}/review/tries`, option)

  /** What is said of a table that has ended, by whoever sat at `seat`; if not `named`, the first seat is `[1]`. */
  epilogue = (id: string, seat: number | null, named = true): Promise<Epilogue> =>
    this.#get(`/api/tables/${id}/epilogue?seat=${seat ?? -1}&names=${named ? 'shown' : 'numbered'}`)

  async #get<T>(path: string, token = ''): Promise<T> {
    return (await (await this.#ask('GET', path, token)).json()) as T
  }

  async #post<T>(path: string, body: unknown, token = ''): Promise<T> {
    return (await (await this.#ask('POST', path, token, JSON.stringify(body))).json()) as T
  }

  async #ask(method: string, path: string, token = '', body?: string, signal?: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = {}
    if (this.language) headers['Accept-Language'] = this.language
    if (token) headers.Authorization = `Bearer ${token}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    let answer: Response
    try {
      answer = await this.fetch(this.base + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(signal && { signal }),
      })
    } catch {
      throw new Refusal('unreachable', 'The house does not answer. Is the network there?')
    }
    if (!answer.ok) throw await readProblem(answer)
    return answer
  }
}

/** A refusal in the house's own words, or in ours if something between us and the house has answered. */
async function readProblem(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Problem | null
  if (typeof problem?.cause === 'string') return new Refusal(problem.cause, problem.why, problem.clause)
  return new Refusal('unavailable', `The house cannot be reached just now (${answer.status}).`)
}

export const api = new Api()
