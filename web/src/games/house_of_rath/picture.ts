// What is on the table at one moment of the show. At rest it is the view; while something is told it lies between two.

import type { Face, Room, View } from '$/wire/house_of_rath'
import type { Cell } from './geometry'

export interface Picture {
  readonly view: View
  /** What the Options die shows, and for whom. Another `roll` is a new roll. */
  readonly options: { readonly face: Face; readonly seat: number; readonly roll: number } | null
  /** A die is in the air: what it shows is not known yet. */
  readonly rolling: 'options' | 'fate' | null
  /** The last roll of the Fate die, for as long as the attack is talked about. */
  readonly fate: {
    readonly number: number
    readonly escaped: boolean
    readonly orphan: number
    readonly roll: number
  } | null
  /** A room that swings, and where from; `on` is the room that holds it. */
  readonly swing: { readonly room: Room; readonly from: Cell; readonly on: Room } | null
  /** Whom Rath reaches for. */
  readonly prey: number | null
  /** A Run Away card that is being used. */
  readonly card: number | null
}

const FACES: readonly string[] = ['rotate', 'move', 'hide', 'lock', 'wild']

/** The view at rest. What was rolled before still lies there. */
export function pictureOf(view: View, before: Picture | null = null): Picture {
  const shown = view.task !== null && !view.by_card && FACES.includes(view.task) && view.turn !== null
  return {
    view,
    options: before?.options ?? (shown ? { face: view.task as Face, seat: view.turn ?? 0, roll: 0 } : null),
    fate: before?.fate ?? null,
    rolling: null,
    swing: null,
    prey: view.attack?.orphan ?? null,
    card: null,
  }
}
