// Wishes that are not answered yet. Each has one id for as long as it lives: the house carries it out once.

import type { Done, Refused, Wish } from '$/wire/types'
import { Refusal } from './refusal'

/** A wish before it has an id. */
export type Unnamed<W extends Wish = Wish> = W extends Wish ? Omit<W, 'id'> : never

export const WISH_MAX = 65_536 // bytes; a server hangs up on more, and a wish that cannot arrive would be sent for ever
export const TRIES = 5 // of a wish that was refused for a cause that passes

interface Pending {
  readonly text: string
  tries: number
  readonly grant: (done: Done) => void
  readonly refuse: (why: Refusal) => void
}

/** The wishes in the order they were made. */
export class Queue {
  readonly #pending = new Map<string, Pending>()

  constructor(private readonly newId: () => string = randomId) {}

  get size(): number {
    return this.#pending.size
  }

  /** Take a wish in: its text, to be sent now and after every new connection, and the answer to come. */
  add(wish: Unnamed): { id: string; text: string; answer: Promise<Done> } {
    const id = this.newId()
    const text = JSON.stringify({ ...wish, id })
    const bytes = new TextEncoder().encode(text).length
    if (bytes > WISH_MAX) {
      const why = new Refusal('too_large', `A wish has at most ${WISH_MAX} bytes; this one has ${bytes}.`)
      return { id, text: '', answer: Promise.reject(why) }
    }
    const answer = new Promise<Done>((grant, refuse) => {
      this.#pending.set(id, { text, tries: 1, grant, refuse })
    })
    return { id, text, answer }
  }

  /** What has to be sent after a new connection. */
  texts(): string[] {
    return [...this.#pending.values()].map((each) => each.text)
  }

  textOf(id: string): string | undefined {
    return this.#pending.get(id)?.text
  }

  grant(done: Done): void {
    this.#take(done.id)?.grant(done)
  }

  /** Refuse a wish, unless the cause will pass: then it is worth another try, under the same id. */
  refuse(refused: Refused): 'again' | 'refused' {
    const why = new Refusal(refused.cause, refused.why, refused.clause, refused.advice)
    const pending = this.#pending.get(refused.id)
    if (pending && why.isPassing && pending.tries < TRIES) {
      pending.tries++
      return 'again'
    }
    this.#take(refused.id)?.refuse(why)
    return 'refused'
  }

  /** Nothing will be answered any more. */
  refuseAll(why: Refusal): void {
    for (const id of [...this.#pending.keys()]) this.#take(id)?.refuse(why)
  }

  #take(id: string): Pending | undefined {
    const found = this.#pending.get(id)
    this.#pending.delete(id)
    return found
  }
}

/** A name that nobody else uses. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
