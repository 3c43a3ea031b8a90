// What is on the table at one moment. An auction is heard word by word; then the table is as it now lies, and an Aeon
// that has ended is reckoned up last.

import type { Event, View } from '$/wire/rathulhu'
import { patchAt, VERDICT } from '../moments'
import type { Moment, Script } from '../theatre.svelte'
import { hear, running, type Sale } from './auction'
import { SAY, timeline } from './timeline'

export interface Picture {
  readonly view: View
  /** What is being shown; empty at rest. */
  readonly news: readonly Event[]
  /** The auction that runs, or the last one with its end. */
  readonly sale: Sale | null
  /** So many Aeons have been reckoned up before everybody's eyes. */
  readonly aeons: number
}

export const script: Script<Picture, View, Event> = {
  rest: (view, before) => ({
    view,
    news: [],
    sale: before?.view === view ? before.sale : running(view),
    aeons: view.sheet.length,
  }),
  moments: (before, told, view) => {
    const news = told.map((each) => each.what)
    const said = spoken(before, news, view)
    const heard = said.at(-1)?.picture ?? before
    const sale = running(view) ?? (heard.sale?.end && said.length ? heard.sale : null)
    const at = (said.at(-1)?.at ?? -1) + 1
    const { end } = timeline(news)
    const picture: Picture = { view, news, sale, aeons: before.aeons }
    const ended = news.findIndex((event) => event.event === 'aeon_ended')
    if (ended < 0) return [...said, { picture, ms: end, at }]
    return [
      ...said,
      { picture: { ...picture, view: unreckoned(view, before.view) }, ms: end, at },
      { picture: { ...picture, aeons: view.sheet.length }, ms: VERDICT, at: ended },
    ]
  },
}

/** The auction, word by word, until the hammer has fallen. Nothing else has changed yet. */
function spoken(before: Picture, news: readonly Event[], after: View): Moment<Picture>[] {
  const moments: Moment<Picture>[] = []
  let { view, sale }: Pick<Picture, 'view' | 'sale'> = before
  news.forEach((event, at) => {
    const next = hear(sale, event, after)
    if (next === sale) return
    sale = next
    if (event.event === 'bid_placed') view = bidIs(view, event.seat, { bid: event.token }, after)
    if (event.event === 'bid_passed') view = bidIs(view, event.seat, { passed: true }, after)
    moments.push({ picture: { ...before, view, sale, news: [] }, ms: next?.end ? VERDICT : SAY, at })
  })
  return moments
}

const bidIs = (view: View, seat: number, change: Partial<View['seats'][number]>, { auction }: View): View => ({
  ...view,
  seats: patchAt(view.seats, seat, change),
  auction: auction ?? view.auction,
})

/** What lies there now, while favour and the name of the Aeon are still those of before. */
const unreckoned = (view: View, before: View): View => ({
  ...view,
  aeon: before.aeon,
  phase: before.phase,
  sheet: before.sheet,
  seats: view.seats.map((seat, at) => ({
    ...seat,
    favour: before.seats[at]?.favour ?? seat.favour,
    rank: before.seats[at]?.rank ?? null,
  })),
})
