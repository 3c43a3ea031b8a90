// A move as a row of moments: each is a picture and how long it stays. What happened decides, nothing is guessed.

import type { Act, Event, Player, View } from '$/wire/condyle_cove'
import type { Fresh } from '../board'
import type { Moment } from '../theatre'
import { wayOf } from './geometry'
import { GHOST } from './names'
import { pictureOf, type Picture, type Shown } from './picture'

type Moments = Moment<Picture>[]

/** From the picture before to the view after. The last moment is the view at rest. */
export function momentsOf(before: Picture, news: readonly Fresh<Event | null>[], after: View): Moments {
  const moments: Moments = []
  let now: Picture = { ...before, known: { ...before.known, ...after.cards } }
  for (const { what: event, text } of news) {
    if (!event) continue
    const next =
      EFFECTS[event.event]?.({ ...now, shown: null, scream: null, gone: null }, event as never, after, text) ?? []
    moments.push(...next)
    now = next.at(-1)?.picture ?? now
  }
  moments.push({ picture: pictureOf(after, now), ms: 200 })
  return moments
}

type Kind<Name extends Event['event']> = Extract<Event, { event: Name }>
type Effects = {
  readonly [Name in Event['event']]?: (picture: Picture, event: Kind<Name>, after: View, text: string) => Moments
}

const STEP = 250
const READ = 1300 // long enough for a name; whoever wants to read on finds the card on the table

const EFFECTS: Effects = {
  laid: (picture, { space, x, y }, after) => {
    const spot = after.cove.find((each) => each.number === space)
    if (!spot) return []
    const others = picture.view.cove.filter((each) => each.number !== space)
    return [{ picture: patch(picture, { cove: [...others, { ...spot, x, y }] }), ms: 450 }]
  },
  pawn_placed: (picture, { pawn, space }) => [{ picture: pawnIs(picture, pawn, space), ms: 350 }],
  moved: (picture, { pawn, space }) => walk(picture, pawn, space, STEP),
  he_moved: (picture, { space }) => walk(picture, GHOST, space, 380),
  swapped: (picture, { pawn, other }) => {
    const pawns = [...picture.view.pawns]
    ;[pawns[pawn], pawns[other]] = [pawns[other] ?? null, pawns[pawn] ?? null]
    return [{ picture: patch(picture, { pawns }), ms: 500 }]
  },
  screamed: (picture, { space, times }) => [
    { picture: { ...picture, scream: { space: picture.view.pawns[GHOST] ?? space, times } }, ms: 600 },
    ...walk(picture, GHOST, space, STEP),
  ],
  played: (picture, { seat, card, place }, _, text) =>
    show(handLoses(picture, seat, place), 'played', seat, card, text),
  answered: (picture, { seat, card, place }, _, text) =>
    show(handLoses(picture, seat, place), 'answered', seat, card, text),
  act_turned: (picture, { seat, place }, after, text) => {
    // not after the Boogeyman, who is shuffled back
    const act = after.acts.find((each) => each.place === place && each.up)
    return show(act ? actIs(picture, act) : picture, 'act', seat, act?.act ?? null, text, READ + 500, place)
  },
  winter_turned: (picture, { seat, thing }, _, text) => show(picture, 'winter', seat, thing, text),
  haunted_turned: (picture, { seat, thing }, _, text) => show(picture, 'haunted', seat, thing, text),
  move_card_turned: (picture, { card }, _, text) => show(picture, 'move', null, card, text),
  he_played: (picture, { card }, _, text) => show(picture, 'his', null, card, text),
  drew: (picture, { seat, left }) => [
    { picture: playerIs(picture, seat, (player) => ({ pile: left, hand: [...player.hand, null] })), ms: 160 },
  ],
  discarded: (picture, { seat, hand, cards, place }) => [
    {
      picture: hand
        ? handLoses(picture, seat, place)
        : playerIs(picture, seat, (player) => ({ pile: Math.max(0, player.pile - cards) })),
      ms: 300,
    },
  ],
  went_out: (picture, { seat }) => [
    { picture: { ...picture, gone: seat }, ms: 900 },
    { picture: pawnIs(picture, seat, null), ms: 300 },
  ],
  caught: (picture) => [{ picture: { ...picture, gone: 0 }, ms: 900 }],
}

function patch(picture: Picture, change: Partial<View>): Picture {
  return { ...picture, view: { ...picture.view, ...change } }
}

function pawnIs(picture: Picture, pawn: number, space: number | null): Picture {
  return patch(picture, { pawns: picture.view.pawns.map((at, number) => (number === pawn ? space : at)) })
}

/** Space by space, as one walks. */
function walk(picture: Picture, pawn: number, space: number, ms: number): Moments {
  const from = picture.view.pawns[pawn]
  const way = from === null || from === undefined ? [space] : wayOf(picture.view.cove, from, space)
  return way.map((step) => ({ picture: pawnIs(picture, pawn, step), ms }))
}

function show(
  picture: Picture,
  how: Shown['how'],
  seat: number | null,
  card: number | null,
  text: string,
  ms = READ,
  at: number | null = null,
): Moments {
  const info = card === null ? undefined : picture.known[card]
  return [{ picture: { ...picture, shown: { how, seat, info, text, at } }, ms }]
}

/** Alone, the second player is the Boogeyman. */
function playerIs(picture: Picture, seat: number, change: (player: Player) => Partial<Player>): Picture {
  const { players, him } = picture.view
  if (him && seat === 1) return patch(picture, { him: { ...him, ...change(him) } })
  return patch(picture, {
    players: players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
  })
}

const handLoses = (picture: Picture, seat: number, place: number): Picture =>
  playerIs(picture, seat, (player) => ({ hand: player.hand.filter((_, at) => at !== place) }))

function actIs(picture: Picture, act: Act): Picture {
  return patch(picture, { acts: picture.view.acts.map((each) => (each.place === act.place ? act : each)) })
}
