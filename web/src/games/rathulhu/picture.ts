// What is on the table at one moment. The scene is drawn at once; what led to it is then shown, by `timeline`.

import type { Event, View } from '$/wire/rathulhu'
import type { Script } from '../theatre.svelte'
import { follow, type Sale } from './auction'
import { timeline } from './timeline'

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
    sale: before?.view === view ? before.sale : follow(before?.sale ?? null, view, []),
    aeons: view.sheet.length,
  }),
  moments: (before, told, view) => {
    const news = told.map((each) => each.what)
    const { sheet, end } = timeline(news)
    const picture = { view, news, sale: follow(before.sale, view, news), aeons: before.aeons }
    if (sheet === null) return [{ picture, ms: end }]
    return [
      { picture, ms: sheet },
      { picture: { ...picture, aeons: view.sheet.length }, ms: end - sheet },
    ]
  },
}
