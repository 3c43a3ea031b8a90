// What a board shows of events: every picture that is seen, the view at rest last, as the theatre plays them.

import type { Script } from '$/games/theatre.svelte'

export function picturesOf<Picture, View, Event>(
  { rest, moments }: Script<Picture, View, Event>,
  before: Picture,
  events: readonly Event[],
  after: View,
): Picture[] {
  const news = events.map((what) => ({ what, text: '', clause: '' }))
  const all = moments(before, news, after)
  const seen = all.filter((moment) => moment.ms > 0).map((moment) => moment.picture)
  return [...seen, rest(after, all.at(-1)?.picture ?? before)]
}
