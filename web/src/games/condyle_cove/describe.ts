// The table in words, in reading order: the turn, the card in
// play, the cove with who is where, Acts, hand, everybody's cards.

import type { Act, Player, Spot, View } from '$/wire/condyle_cove'
import type { Words } from '$/words/words'
import type { Passage } from '../board'
import { ahead, ringOf, twins } from './geometry'
import {
  actorName,
  cardName,
  cardOf,
  GHOST,
  holdsOf,
  kindOf,
  listed,
  nameOf,
  originOf,
  pawnName,
  spaceName,
  standingOn,
} from './names'

export const PHASES = ['move', 'play', 'draw'] as const
export type TurnPhase = (typeof PHASES)[number]

/** How far the turn is; before the Movement phase, null. */
export function phaseOf(view: View): TurnPhase | null {
  if (view.playing !== null || view.phase === 'play') return 'play'
  if (view.phase === 'move') return 'move'
  return view.phase === 'draw' || view.phase === 'lay' ? 'draw' : null
}

export function describe(view: View, names: readonly string[], words: Words): readonly Passage[] {
  const parts = [
    turn(view, names, words),
    inPlay(view, names, words),
    cove(view, names, words),
    acts(view, words),
    hand(view, words),
  ]
  return [...parts.filter((part) => part !== null), ...players(view, names, words)]
}

function turn(view: View, names: readonly string[], words: Words): Passage {
  const lines: string[] = []
  const phase = phaseOf(view)
  if (view.turn !== null)
    lines.push(words('turn-of', { number: view.turns, name: actorName(view, view.turn, names, words) }))
  if (phase && view.turn !== null) lines.push(words('tell-phase', { phase }))
  if (view.space !== null)
    lines.push(
      words('tell-laying', { space: spaceName(view, view.space, words), text: view.spaces[view.space]?.text ?? '' }),
    )
  if (view.spaces_next.length)
    lines.push(
      words('laying-next', {
        names: listed(
          view.spaces_next.map((space) => spaceName(view, space, words)),
          words,
        ),
      }),
    )
  if (view.benny) lines.push(words('screams', { count: view.screams }))
  if (view.alone)
    lines.push(
      chaseLine(view, names, words),
      words('his-deck-label', { count: view.him?.pile ?? 0 }),
      words('move-deck-label', { count: view.move_left }),
    )
  else lines.push(words('cove-pile-label', { count: view.cove_left }))
  if (view.winter_left) lines.push(words('winter-label', { count: view.winter_left }))
  if (view.haunted_left) lines.push(words('haunted-label', { count: view.haunted_left }))
  return { heading: words('tell-now'), lines }
}

/** Alone: how many spaces he is behind. */
export const gapOf = (view: View): number => ahead(ringOf(view.cove), view.pawns[GHOST] ?? null, view.pawns[0] ?? null)

/** Alone: whether he is at your heels, or has you. */
export const isNear = (view: View): boolean =>
  view.alone && gapOf(view) <= 3 && (view.phase !== 'over' || gapOf(view) === 0)

/** Alone: how close he is, or how it ended. */
export function chaseLine(view: View, names: readonly string[], words: Words): string {
  const gap = gapOf(view)
  if (view.phase !== 'over') return words('chase', { gap, bonus: view.his_bonus })
  const won = gap > 0 && view.players[0]?.rank === 1
  return words('chase-over', { how: gap === 0 ? 'caught' : won ? 'won' : 'lost', name: names[0] ?? '' })
}

/** A card as one reads it aloud: name, text, kind, who wrote it. */
export function cardLine(view: View, card: number | null, words: Words): string {
  const info = cardOf(view, card)
  if (!info) return words('card-unknown')
  return `${nameOf(info, words)}: ${info.text} (${kindOf(info, words)}, ${originOf(info, words)})`
}

/** What was announced with the card in play. */
export function chosenLines(view: View, names: readonly string[], words: Words): string[] {
  const lines = view.chosen.map(({ pawn, space }) => {
    const name = pawnName(view, pawn, names, words)
    const you = pawn === view.viewer ? 'yes' : 'no'
    return space === null
      ? words('chosen-who', { name, you })
      : words('chosen-where', { name, you, space: spaceName(view, space, words) })
  })
  const { replaced, cell } = view
  if (replaced !== null) lines.push(words('chosen-replaces', { space: spaceName(view, replaced, words) }))
  if (cell) {
    const beside = view.cove.filter((spot) => Math.abs(spot.x - cell.x) + Math.abs(spot.y - cell.y) === 1)
    lines.push(
      words('chosen-cell', {
        space: spaceName(view, replaced, words),
        moved: replaced === null ? 'no' : 'yes',
        near: listed(
          beside.map((spot) => spaceName(view, spot.number, words)),
          words,
        ),
      }),
    )
  }
  return lines
}

export interface Asked {
  readonly seat: number
  /** Who has answered is nobody's business but one's own. */
  readonly state: 'asked' | 'you' | 'done'
}

/** All who are asked for an answer, at the same time. */
export const askedOf = (view: View): Asked[] =>
  view.asked.map((seat) => ({ seat, state: seat !== view.viewer ? 'asked' : view.replied ? 'done' : 'you' }))

function inPlay(view: View, names: readonly string[], words: Words): Passage | null {
  if (view.phase === 'over') return null
  if (view.playing === null || view.player === null)
    return view.because === null
      ? null
      : { heading: words('because-title'), lines: [cardLine(view, view.because, words)] }
  const who = words('in-play-who', { name: actorName(view, view.player, names, words) })
  const lines = [`${who} ${cardLine(view, view.playing, words)}`, ...chosenLines(view, names, words)]
  if (view.answering !== null) lines.push(cardLine(view, view.answering, words))
  if (view.phase === 'answer')
    lines.push(...askedOf(view).map(({ seat, state }) => `${names[seat] ?? ''}: ${words('answer-state', { state })}`))
  return { heading: words('in-play-title'), lines }
}

const SIDES = [
  { side: 'north', x: 0, y: -1 },
  { side: 'east', x: 1, y: 0 },
  { side: 'south', x: 0, y: 1 },
  { side: 'west', x: -1, y: 0 },
] as const

function neighbours(view: View, spot: Spot, words: Words): string {
  const found = SIDES.flatMap(({ side, x, y }) => {
    const other = view.cove.find((each) => each.x === spot.x + x && each.y === spot.y + y)
    return other ? [words('tell-side', { side, space: spaceName(view, other.number, words) })] : []
  })
  const twin = twins(view.cove)?.find((each) => spot.kind === 'passage' && each.number !== spot.number)
  if (twin) found.push(words('tell-twin', { space: spaceName(view, twin.number, words) }))
  return found.join('; ')
}

const here = (view: View, spot: Spot, names: readonly string[], words: Words): string =>
  listed(
    standingOn(view, spot.number).map((pawn) => pawnName(view, pawn, names, words)),
    words,
  )

/** What there is to know of a space, for whoever walks through the cove with the arrow keys. */
export function aboutSpace(view: View, spot: Spot, names: readonly string[], words: Words): string {
  return words('space-about', {
    here: here(view, spot, names, words),
    text: `${spot.info.text} (${originOf(spot.info, words)})`,
  })
}

function cove(view: View, names: readonly string[], words: Words): Passage {
  const spots = view.alone ? ringOf(view.cove) : view.cove
  const rows = spots.map((spot) => [
    spaceName(view, spot.number, words),
    here(view, spot, names, words),
    `${spot.info.text} (${originOf(spot.info, words)})`,
    neighbours(view, spot, words),
  ])
  return {
    heading: words('cove-label'),
    table: { head: [words('tell-space'), words('tell-here'), words('tell-text'), words('tell-beside')], rows },
  }
}

function acts(view: View, words: Words): Passage {
  return {
    heading: words('acts-title'),
    lines: [actsLine(view, words), ...view.acts.map((act) => actLine(view, act, words))],
  }
}

/** One Act: where it lies, and if one may know it, what it says. */
export function actLine(view: View, act: Act, words: Words): string {
  const info = cardOf(view, act.act)
  const state = act.up ? (info?.kind === 'boogeyman' ? 'found' : 'up') : info ? 'known' : 'down'
  const label = words('act-label', { place: act.place + 1, state, name: cardName(view, act.act, words) })
  return info ? `${label} ${info.text} (${originOf(info, words)})` : label
}

/** How dangerous the Cul-De-Sac is; alone, how near the end is. */
export function actsLine(view: View, words: Words): string {
  if (view.alone)
    return words('acts-alone', {
      used: view.acts.length - view.acts_down,
      all: view.acts.length,
      over: view.phase === 'over' ? 'yes' : 'no',
    })
  if (view.phase === 'boogeyman') return words('acts-found', { down: view.acts_down, bad: view.boogeymen_down })
  return words('acts-danger', {
    down: view.acts_down,
    bad: view.boogeymen_down,
    sure: view.acts_down > 0 && view.boogeymen_down === view.acts_down ? 'yes' : 'no',
  })
}

function hand(view: View, words: Words): Passage | null {
  const own = view.viewer === null ? undefined : view.players[view.viewer]
  if (!own?.alive) return null
  return {
    heading: words('hand-count', { count: own.hand.length }),
    lines: own.hand.map((card) => cardLine(view, card, words)),
  }
}

/** How it stands with a player, in a few words. */
export function stateOf(view: View, player: Player, seat: number | null, words: Words): string {
  if (player.rank !== null) return words('player-rank', { rank: player.rank })
  if (!player.alive) return words('player-out')
  const parts = [
    seat !== null && seat === view.viewer ? words('player-you') : '',
    player.quiet ? words('player-quiet') : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What the viewer knows of cards that lie face down. */
export function knownLines(view: View, player: Player, own: boolean, words: Words): string[] {
  const held = own
    ? []
    : player.hand.flatMap((card, place) =>
        card === null ? [] : [words('known-hand', { place: place + 1, card: cardName(view, card, words) })],
      )
  return [
    ...held,
    ...player.pile_known.map(({ depth, card }) => words('known-pile', { depth, card: cardName(view, card, words) })),
  ]
}

function players(view: View, names: readonly string[], words: Words): Passage[] {
  const all = view.players.map((player, seat) => ({ player, seat: seat as number | null, name: names[seat] ?? '' }))
  if (view.him) all.push({ player: view.him, seat: null, name: words('the-boogeyman') })
  return all.map(({ player, seat, name }) => {
    const own = seat !== null && seat === view.viewer
    const state = stateOf(view, player, seat, words)
    const lines = state ? [state] : []
    if (player.alive) {
      lines.push(words('pile-label', { count: player.pile }))
      if (seat !== null) lines.push(words('held-label', { count: player.hand.length }))
      lines.push(
        words('discard-label', { count: player.discard.length }),
        ...holdsOf(player.holds, words),
        ...knownLines(view, player, own, words),
      )
      lines.push(...player.permanents.map((card) => cardLine(view, card, words)))
      lines.push(
        ...player.discard
          .toReversed()
          .map((slot, at) =>
            words('tell-discard', {
              at: at + 1,
              down: slot.down ? 'yes' : 'no',
              card: cardName(view, slot.card, words),
            }),
          ),
      )
    }
    return { heading: words('tell-cards-of', { name }), lines }
  })
}
