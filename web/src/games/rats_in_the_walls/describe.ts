// The whole view in words, for whoever listens instead of looking.

import type { Passage } from '$/games/board'
import type { View } from '$/wire/rats_in_the_walls'
import type { Words } from '$/words/words'
import { chancesOf } from './chances'
import { speakerOf } from './picture'

export function describe(view: View, names: readonly string[], words: Words): readonly Passage[] {
  const name = (seat: number | null): string => (seat === null ? '–' : (names[seat] ?? String(seat + 1)))
  return [
    { heading: words('tell-table'), lines: tableLines(view, name, words) },
    {
      heading: words('tell-players'),
      table: { head: playersHead(words), rows: view.seats.map((_, seat) => playerRow(view, seat, name, words)) },
    },
    ...chancePassages(view, words),
  ]
}

type Name = (seat: number | null) => string

function tableLines(view: View, name: Name, words: Words): string[] {
  const lines: string[] = []
  if (view.round === 0) lines.push(words('tell-roll-off', { name: name(view.roller) }))
  else {
    lines.push(words('tell-round', { round: view.round }))
    lines.push(words('tell-dice', { dice: view.dice }))
    lines.push(view.skull ? words('tell-skull') : words('tell-cats'))
    if (view.phase !== 'over')
      lines.push(words('tell-hands', { giver: name(view.giver), receiver: name(view.receiver) }))
    if (view.mover !== null) lines.push(words('tell-mover', { name: name(view.mover) }))
  }
  if (view.claim !== null)
    lines.push(words('tell-claim', { name: name(speakerOf(view)), claim: claimText(view.claim, words) }))
  if (view.seen) lines.push(words('tell-seen', { twos: view.seen.twos, ones: view.seen.ones, blank: view.seen.blank }))
  else if (view.looker !== null) lines.push(words('tell-looked', { name: name(view.looker) }))
  lines.push(words('tell-middle', { brains: view.middle }))
  if (view.fee > 0 && view.phase !== 'over') lines.push(words('tell-fee', { brains: view.fee }))
  if (view.phase === 'answering' && !view.skull && view.believing_costs > 0)
    lines.push(words('tell-believing', { brains: view.believing_costs }))
  return lines
}

function playersHead(words: Words): string[] {
  return [words('tell-player'), words('tell-brains'), words('tell-said'), words('tell-state')]
}

function playerRow(view: View, seat: number, name: Name, words: Words): string[] {
  const { brains, said, insane, killed, rank } = view.seats[seat] as View['seats'][number]
  const state: string[] = []
  if (seat === view.viewer) state.push(words('seat-you'))
  if (rank !== null) state.push(words('tell-rank', { rank }))
  else if (seat === view.mover) state.push(words('seat-awaited'))
  if (insane) state.push(words('tell-insane'))
  if (killed) state.push(words('tell-killed'))
  return [name(seat), String(brains), said === null ? '–' : claimText(said, words), state.join(', ') || '–']
}

function chancePassages(view: View, words: Words): Passage[] {
  const chances = chancesOf(view.ways)
  if (!chances.length || view.phase === 'over') return []
  const rows = chances.map(({ rats, share, some, of, exact }) => [
    claimText(rats, words),
    exact ? words('odds-exact', { some, of }) : words('odds-about', { some, of }),
    words('odds-percent', { percent: share * 100 }),
  ])
  return [
    {
      heading: words('tell-chances', { dice: view.dice }),
      table: { head: [words('tell-claim-head'), words('odds-title'), words('tell-percent')], rows },
    },
  ]
}

/** A claim as it is said. */
export function claimText(rats: number, words: Words): string {
  return rats === 0 ? words('says-none') : words('says-rats', { rats })
}
