// What each kind of event does to the cove.

import type { Act, Event, Player, View } from '$/wire/condyle_cove'
import { enact, patch, patchAt, VERDICT, type Around, type Effects } from '../moments'
import type { Moment } from '../theatre.svelte'
import { wayOf } from './geometry'
import { GHOST } from './names'
import type { Picture, Shown } from './picture'

type Moments = Moment<Picture>[]

const STEP = 250
const READ = 1300 // long enough for a name; whoever wants to read on finds the card on the table

const EFFECTS: Effects<Picture, View, Event> = {
  laid: (picture, { space, x, y }, { after }) => {
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
  played: (picture, { seat, card, place }, around) =>
    show(handLoses(picture, seat, place), around, 'played', seat, card),
  answered: (picture, { seat, card, place }, around) =>
    show(handLoses(picture, seat, place), around, 'answered', seat, card),
  act_turned: (picture, { seat, place }, around) => {
    // not after the Boogeyman, who is shuffled back
    const act = around.after.acts.find((each) => each.place === place && each.up)
    return show(act ? actIs(picture, act) : picture, around, 'act', seat, act?.act ?? null, VERDICT, place)
  },
  winter_turned: (picture, { seat, thing }, around) => show(picture, around, 'winter', seat, thing),
  haunted_turned: (picture, { seat, thing }, around) => show(picture, around, 'haunted', seat, thing),
  move_card_turned: (picture, { card }, around) => show(picture, around, 'move', null, card),
  he_played: (picture, { card }, around) => show(picture, around, 'his', null, card),
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

export const moments = enact(EFFECTS, (picture) => ({ ...picture, shown: null, scream: null, gone: null }))

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
  { after, text }: Around<View, Event>,
  how: Shown['how'],
  seat: number | null,
  card: number | null,
  ms = READ,
  at: number | null = null,
): Moments {
  const info = card === null ? undefined : (after.cards[card] ?? picture.known[card])
  return [{ picture: { ...picture, shown: { how, seat, info, text, at } }, ms }]
}

/** Alone, the second player is the Boogeyman. */
function playerIs(picture: Picture, seat: number, change: (player: Player) => Partial<Player>): Picture {
  const { players, him } = picture.view
  if (him && seat === 1) return patch(picture, { him: { ...him, ...change(him) } })
  const player = players[seat]
  return player ? patch(picture, { players: patchAt(players, seat, change(player)) }) : picture
}

const handLoses = (picture: Picture, seat: number, place: number): Picture =>
  playerIs(picture, seat, (player) => ({ hand: player.hand.filter((_, at) => at !== place) }))

function actIs(picture: Picture, act: Act): Picture {
  return patch(picture, { acts: picture.view.acts.map((each) => (each.place === act.place ? act : each)) })
}
