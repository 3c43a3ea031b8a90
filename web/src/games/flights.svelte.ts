// Pieces of a board fly whenever what is shown has changed.

import { onDestroy, untrack } from 'svelte'
import { Flights, type Moves } from '$/art/flight'

/** `shown` reads what the pieces depend on; `moves` says how they fly to where they then are. */
export function letFly(root: () => Element | null, shown: () => unknown, moves: () => Moves): void {
  const flights = new Flights()
  $effect.pre(() => {
    shown()
    const at = root()
    if (at) untrack(() => flights.look(at, moves().still))
  })
  $effect(() => {
    shown()
    const at = root()
    if (at) void untrack(() => flights.fly(at, moves()))
  })
  onDestroy(() => flights.finish())
}
