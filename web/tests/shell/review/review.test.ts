// A review as it gets ready: lines in any order, streams that break off, refusals, and nobody who looks any more.

import { describe, expect, it } from 'vitest'
import { Refusal } from '$/line/refusal'
import { Review } from '$/shell/review/review.svelte'
import { readLines } from '$/shell/review/stream'

const encode = (text: string) => new TextEncoder().encode(text)
const body = (...chunks: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(control) {
      for (const chunk of chunks) control.enqueue(encode(chunk))
      control.close()
    },
  })
const line = (value: unknown): string => `${JSON.stringify(value)}\n`

const BEGUN = line({ type: 'review', game: 'rathulhu', names: ['Anna', 'Bert'], marks: [0, 1], last: 3, edition: 'e' })
const moment = (step: number, slip = false) => ({
  step,
  by: step % 2,
  chances: [0.5, 0.5],
  points: [],
  luck: [0, 0],
  given_away: [0, 0],
  decision: slip
    ? { options: [], loss: 0.2, points: null, tries: 1, slip: { when: '', asked: '', loss: '', why: '', sure: '' } }
    : null,
})
const moments = (done: number, ...all: unknown[]) => line({ type: 'moments', moments: all, done, of: 4 })
const TOTALS = line({
  type: 'totals',
  totals: [{}, {}],
  turning_points: [{ step: 2, when: '', what: '', before: [], after: [] }],
})
const at = (review: Review) => review.moments.map(({ step }) => step)

/** A house that gives one answer after the other. */
function house(...answers: (ReadableStream<Uint8Array> | Error)[]) {
  const asked: AbortSignal[] = []
  const review = (_table: string, signal: AbortSignal): Promise<Response> => {
    const answer = answers[asked.push(signal) - 1]
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error('nothing more'))
    return Promise.resolve(new Response(answer))
  }
  return { asked, review }
}
const look = (reviewer: { review: (table: string, signal: AbortSignal) => Promise<Response> }) =>
  new Review(reviewer, 't', () => Promise.resolve())

describe('lines', () => {
  it('are read wherever the network cuts them, letters of two bytes too', async () => {
    const bytes = encode('{"a":"ä"}\n\n{"a":2}')
    const cut = bytes.indexOf(0xc3) + 1
    const found: unknown[] = []
    const stream = new ReadableStream<Uint8Array>({
      start(control) {
        control.enqueue(bytes.slice(0, cut))
        control.enqueue(bytes.slice(cut))
        control.close()
      },
    })
    for await (const each of readLines(stream)) found.push(each)
    expect(found).toEqual([{ a: 'ä' }, { a: 2 }])
  })
})

describe('a review', () => {
  it('puts what comes in the order of the game, and marks it', async () => {
    const review = look(
      house(body(BEGUN, moments(2, moment(2), moment(3, true)), moments(4, moment(0), moment(1)), TOTALS)),
    )
    await review.start()
    expect(at(review)).toEqual([0, 1, 2, 3])
    expect([review.done, review.of, review.last]).toEqual([4, 4, 3])
    expect(review.marks.map(({ step, slipOf }) => [step, slipOf])).toEqual([
      [2, null],
      [3, 1],
    ])
    expect([review.whole, review.running, review.refusal]).toEqual([true, false, null])
  })

  it('goes on where a stream broke off', async () => {
    const reviewer = house(
      body(BEGUN, moments(2, moment(0), moment(1))),
      new Refusal('unreachable', ''),
      body(BEGUN, moments(4, moment(2), moment(3)), TOTALS),
    )
    const review = look(reviewer)
    await review.start()
    expect(reviewer.asked).toHaveLength(3)
    expect(at(review)).toEqual([0, 1, 2, 3])
    expect(review.whole).toBe(true)
  })

  it('says why the house refuses, and can be asked again', async () => {
    const refusal = new Refusal('not_now', 'The game is not over.')
    const reviewer = house(refusal, body(BEGUN, moments(4, moment(0)), TOTALS))
    const review = look(reviewer)
    await review.start()
    expect(review.refusal).toBe(refusal)
    expect(reviewer.asked).toHaveLength(1)
    await review.start()
    expect([review.whole, review.refusal]).toEqual([true, null])
  })

  it('keeps what was found when the house stops', async () => {
    const review = look(
      house(body(BEGUN, moments(1, moment(0)), line({ type: 'stopped', cause: 'unavailable', why: 'Closing time.' }))),
    )
    await review.start()
    expect(review.refusal?.why).toBe('Closing time.')
    expect(at(review)).toEqual([0])
  })

  it('gives up after a while when nothing comes', async () => {
    const reviewer = house(...Array.from({ length: 20 }, () => new Refusal('unreachable', '')))
    const review = look(reviewer)
    await review.start()
    expect(reviewer.asked.length).toBeLessThan(10)
    expect(review.refusal?.cause).toBe('unreachable')
    expect(review.running).toBe(false)
  })

  it('tells the house when nobody looks any more', async () => {
    const reviewer = house(new ReadableStream({ start: (control) => control.enqueue(encode(BEGUN)) }))
    const review = look(reviewer)
    void review.start()
    await Promise.resolve()
    review.stop()
    expect(reviewer.asked[0]?.aborted).toBe(true)
    expect(review.running).toBe(false)
  })
})
