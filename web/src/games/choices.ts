// Choices are found by what they do, never by a rule: a board asks "is there a choice to bid the 7?".

import type { Choice } from '$/wire/types'

interface Tagged {
  readonly do: string
}
type Kind<Action extends Tagged, Do extends Action['do']> = Extract<Action, { do: Do }>

/** All choices of one kind, typed as such. */
export function choicesTo<Action extends Tagged, Do extends Action['do']>(
  choices: readonly Choice<Action>[],
  kind: Do,
): Choice<Kind<Action, Do>>[] {
  return choices.filter((choice) => choice.action.do === kind) as Choice<Kind<Action, Do>>[]
}

/** The choice to do one thing with certain details, if it is offered: `choiceTo(choices, 'bid', { token: 7 })`. */
export function choiceTo<Action extends Tagged, Do extends Action['do']>(
  choices: readonly Choice<Action>[],
  kind: Do,
  details: Partial<Omit<Kind<Action, Do>, 'do'>> = {} as Partial<Omit<Kind<Action, Do>, 'do'>>,
): Choice<Kind<Action, Do>> | null {
  const wanted = Object.entries(details)
  const fits = (choice: Choice<Kind<Action, Do>>): boolean =>
    wanted.every(([name, value]) => (choice.action as unknown as Record<string, unknown>)[name] === value)
  return choicesTo(choices, kind).find(fits) ?? null
}
