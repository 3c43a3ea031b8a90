// What happened as moments, by a table of what each kind of event does to the picture. What happened decides; where an
// event lacks a fact the view after it has it. Nothing is guessed, and no rule is known here.

import type { Moment, Script } from './theatre.svelte'

/** Milliseconds in which a verdict is enjoyed: who lied, who escaped, who won the lot. */
export const VERDICT = 2500

interface Tagged {
  readonly event: string
}

/** What else is known when an event is shown. */
export interface Around<View, Event> {
  readonly after: View
  /** The event in words. */
  readonly text: string
  readonly next: Event | null
}

/** One moment or several, by kind of event; a kind that is not in it is not seen. */
export type Effects<Picture, View, Event extends Tagged> = {
  readonly [Name in Event['event']]?: (
    picture: Picture,
    event: Extract<Event, { event: Name }>,
    around: Around<View, Event>,
  ) => Moment<Picture> | readonly Moment<Picture>[]
}

/** The moments of a script. `clear`: what of a picture is over when the next thing happens. */
export function enact<Picture, View, Event extends Tagged>(
  effects: Effects<Picture, View, Event>,
  clear: (picture: Picture) => Picture = (picture) => picture,
): Script<Picture, View, Event | null>['moments'] {
  return (before, news, after) => {
    const moments: Moment<Picture>[] = []
    news.forEach(({ what, text }, at) => {
      const effect = what && effects[what.event as Event['event']]
      if (!effect) return
      const picture = clear(moments.at(-1)?.picture ?? before)
      const seen = [effect(picture, what as never, { after, text, next: news[at + 1]?.what ?? null })].flat()
      moments.push(...seen.map((moment) => ({ ...moment, at })))
    })
    return moments
  }
}

/** A picture whose view is changed a little. */
export function patch<Picture extends { readonly view: object }>(
  picture: Picture,
  change: Partial<Picture['view']>,
): Picture {
  return { ...picture, view: { ...picture.view, ...change } }
}

/** A row in which one is changed. */
export function patchAt<Each>(row: readonly Each[], at: number, change: Partial<Each>): Each[] {
  return row.map((each, number) => (number === at ? { ...each, ...change } : each))
}
