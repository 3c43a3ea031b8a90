// How choices are listed under a board: what is loud, what is folded because it lies on the board, what is quiet.

import type { Choice } from '$/wire/types'
import type { AnyBoardModule } from './board'

export interface Arranged {
  /** Buttons that are seen: brass, if they are few. */
  readonly plain: readonly Choice[]
  /** Plainly on the board; the list keeps them folded, one tap away. */
  readonly folded: readonly Choice[]
  /** Doing nothing: the last of the buttons that are seen, and never the brass one. */
  readonly quiet: readonly Choice[]
  /** What nobody waits for. */
  readonly free: readonly Choice[]
  /** All of a long list lies on the board. */
  readonly allLie: boolean
}

/** A long list would hide the board it belongs to. */
const MANY = 3

export function arrange(
  choices: readonly Choice[],
  { onBoard, anytime, quiet: isQuiet }: Pick<AnyBoardModule, 'onBoard' | 'anytime' | 'quiet'>,
): Arranged {
  const free = choices.filter((choice) => anytime?.(choice))
  const due = choices.filter((choice) => !free.includes(choice))
  const quiet = due.filter((choice) => isQuiet?.(choice))
  const lying = due.length > MANY ? due.filter((choice) => onBoard?.(choice) && !quiet.includes(choice)) : []
  const allLie = due.length > MANY && lying.length === due.length
  // something that is due is always seen
  const folded = allLie ? [] : lying
  const plain = due.filter((choice) => !quiet.includes(choice) && !folded.includes(choice))
  return { plain, folded, quiet, free, allLie }
}

/** Whether the buttons that are seen are brass: few, and something is done by them. */
export const areLoud = ({ plain }: Arranged): boolean => plain.length <= MANY
