// What is in the player's hand: a die that looks for a place, or a place that looks for a die. Which fits where is
// only what the choices say.

import { getContext, setContext } from 'svelte'
import type { Frame } from '../context'
import type { Action } from '$/wire/darkhouse'
import type { Choice } from '$/wire/types'

type Offered = Choice<Action>

export const blockPlace = (block: number): string => `block-${block}`
export const arcPlace = (one: number, other: number): string => `arc-${Math.min(one, other)}-${Math.max(one, other)}`

/** Where an action lays its die, or null if it lays none. */
export function placeOf(action: Action): string | null {
  if (action.do === 'place') return blockPlace(action.block)
  if (action.do === 'arc') return arcPlace(action.one, action.other)
  return null
}

const dieOf = (action: Action): number | null => ('die' in action ? action.die : null)

export class Play {
  /** The place on the table of the die that was taken up, and its number. */
  slot = $state<number | null>(null)
  die = $state<number | null>(null)
  /** The place on the page that was tapped first. */
  place = $state<string | null>(null)

  constructor(
    private readonly frame: Frame,
    private readonly choices: () => readonly Offered[],
  ) {}

  /** The numbers that can be laid at a place, lowest first. */
  diceFor(place: string): number[] {
    const fits = this.choices().filter((choice) => placeOf(choice.action) === place)
    const dice = fits.map((choice) => dieOf(choice.action) as number).sort((a, b) => a - b)
    return dice.filter((die, at) => die !== dice[at - 1])
  }

  /** Whether a number can be laid anywhere. */
  isUseful(die: number): boolean {
    return this.choices().some((choice) => dieOf(choice.action) === die)
  }

  choiceFor(place: string, die: number): Offered | null {
    return this.choices().find((choice) => placeOf(choice.action) === place && dieOf(choice.action) === die) ?? null
  }

  /** What a tap on a place would do at once: with the die in hand, or with the only one that fits. */
  ready(place: string): Offered | null {
    if (this.die !== null) return this.choiceFor(place, this.die)
    const dice = this.diceFor(place)
    return dice.length === 1 ? this.choiceFor(place, dice[0] as number) : null
  }

  /** What a tap on a die would do at once: with the place that waits for one. */
  readyDie(die: number): Offered | null {
    return this.place === null ? null : this.choiceFor(this.place, die)
  }

  /** Whether a place takes the die in hand; without one, whether it takes any. */
  isOpen(place: string): boolean {
    if (this.place !== null) return this.place === place
    return this.die === null ? this.diceFor(place).length > 0 : this.choiceFor(place, this.die) !== null
  }

  take(slot: number, die: number): void {
    if (this.frame.locked || !this.isUseful(die)) return
    this.place = null
    this.slot = slot
    this.die = die
  }

  drop(): void {
    this.slot = this.die = this.place = null
  }

  /** A tap on a die: take it up, put it back, or give it to the place that waits. */
  tapDie(slot: number, die: number): void {
    if (this.frame.locked) return
    const ready = this.readyDie(die)
    if (ready) {
      this.slot = slot
      this.choose(ready)
    } else if (this.slot === slot) this.drop()
    else this.take(slot, die)
  }

  /** A tap on a place: lay the die in hand, or let the place wait for one. */
  tapPlace(place: string): void {
    if (this.frame.locked) return
    const ready = this.ready(place)
    if (ready) this.choose(ready)
    else if (this.place === place) this.drop()
    else if (this.die === null && this.diceFor(place).length) this.place = place
  }

  choose(choice: Offered): void {
    this.frame.choose(choice as Choice)
  }

  /** The choice that is pointed at in the list of actions. */
  get pointed(): Action | null {
    return this.choices().find((choice) => choice.notation === this.frame.pointed)?.action ?? null
  }
  pointsAtPlace(place: string): boolean {
    return this.pointed !== null && placeOf(this.pointed) === place
  }
  pointsAtDie(die: number): boolean {
    return this.pointed !== null && dieOf(this.pointed) === die
  }
}

const KEY = Symbol('darkhouse')
export const providePlay = (play: Play): Play => setContext(KEY, play)
export const usePlay = (): Play | undefined => getContext<Play | undefined>(KEY)
