// What is not offered, searched and sorted for whoever wonders. The reasons are the house's; nothing here judges.

import type { Choice, Forbidden, Obstacle } from '$/wire/types'
import { fold } from '../rules/search'

/** All that is forbidden of one kind, with each reason for it. */
export interface Kind {
  readonly kind: string
  readonly obstacles: readonly Obstacle[]
}

/** Kinds of which nothing is asked now, for the same reason. */
export interface Idle {
  readonly says: string
  readonly clause: string
  readonly kinds: readonly string[]
}

/** Whether an action is about a piece, which says so itself: `token:7`, or several such pairs with spaces. */
export function isAbout(action: unknown, piece: string): boolean {
  const fields = action as Record<string, unknown>
  return piece.split(' ').every((pair) => {
    const [name = '', value = ''] = pair.split(':')
    return name in fields && String(fields[name]) === value
  })
}

/** Whether a piece offers nothing at all. */
export const isIdle = (choices: readonly Choice[], piece: string): boolean =>
  !choices.some((choice) => isAbout(choice.action, piece))

function keep(obstacles: readonly Obstacle[], fits: (action: Forbidden) => boolean): Obstacle[] {
  return obstacles
    .map((each) => ({ ...each, actions: each.actions.filter(fits) }))
    .filter((each) => each.actions.length > 0)
}

/** What stands in the way of whatever a piece could do: what is asked, or if nothing of the kind is, one reason. */
export function aboutPiece(obstacles: readonly Obstacle[], piece: string): Obstacle[] {
  const found = keep(obstacles, (each) => isAbout(each.action, piece))
  const asked = found.filter((each) => each.is_asked)
  return asked.length ? asked : found.slice(0, 1)
}

/** What fits a word: of an action, of a kind, of the reason; or the number of a clause. */
export function search(obstacles: readonly Obstacle[], wanted: string): Obstacle[] {
  const word = fold(wanted.trim())
  if (!word) return [...obstacles]
  return obstacles.flatMap((each) => {
    if (fold(each.clause) === word || fold(`${each.kind} ${each.says}`).includes(word)) return [each]
    return keep([each], (action) => fold(`${action.text} ${action.notation}`).includes(word))
  })
}

/** By kind, in the order in which they came. */
export function byKind(obstacles: readonly Obstacle[]): Kind[] {
  const kinds = new Map<string, Obstacle[]>()
  for (const each of obstacles) if (each.is_asked) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each])
  return [...kinds].map(([kind, found]) => ({ kind, obstacles: found }))
}

/** The rest, by reason. */
export function idleKinds(obstacles: readonly Obstacle[]): Idle[] {
  const reasons = new Map<string, { says: string; clause: string; kinds: string[] }>()
  for (const { is_asked, kind, says, clause } of obstacles) {
    if (is_asked) continue
    const reason = reasons.get(says + clause) ?? { says, clause, kinds: [] }
    reasons.set(says + clause, reason)
    if (!reason.kinds.includes(kind)) reason.kinds.push(kind)
  }
  return [...reasons.values()]
}
