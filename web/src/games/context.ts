// What the frame gives to every piece of a board, so that a choice need not be handed down through ten components.

import { getContext, setContext } from 'svelte'
import type { Choice } from '$/wire/types'

export interface Frame {
  readonly choose: (choice: Choice) => void
  readonly point: (choice: Choice | null) => void
  /** The notation of the choice that is pointed at, on the board or in the list. */
  readonly pointed: string | null
  /** Nothing can be chosen just now. */
  readonly locked: boolean
}

const KEY = Symbol('frame')
export const provideFrame = (frame: Frame): Frame => setContext(KEY, frame)
export const useFrame = (): Frame => getContext<Frame>(KEY)

/** What an element needs on which a choice lies: it points at the choice, and takes it. To be spread over it. */
export function offering<Action>(frame: Frame, choice: Choice<Action>) {
  const point = (): void => frame.point(choice as Choice)
  const leave = (): void => frame.point(null)
  return {
    'data-do': choice.notation,
    'aria-disabled': frame.locked,
    'aria-description': choice.stakes, // heard after the name
    onclick: () => frame.choose(choice as Choice),
    onpointerenter: point,
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
  }
}

/** Enter and the space bar press what the browser does not know as a button. */
export const pressing =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  }

const RULES = Symbol('rules')
type ReadRules = (clause: string) => void
/** Let clauses be read right here, as a table does in its drawer. */
export const provideRules = (read: ReadRules): ReadRules => setContext(RULES, read)
/** How a clause is read here; nothing where it is read on its own page. */
export const useRules = (): ReadRules | undefined => getContext<ReadRules | undefined>(RULES)
