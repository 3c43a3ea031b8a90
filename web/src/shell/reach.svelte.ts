// By which address others come to this house. Whoever sits at its machine has come by one that leads nobody else there.

import { api } from '$/api'
import type { Reach, Way } from '$/wire/types'

const HERE = /^(.*\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/

/** Whether an address leads only to the machine that it is opened on. */
export const leadsHere = (hostname: string): boolean => HERE.test(hostname)

/** What an invitation needs to know. */
export type Reaching =
  /** The address of this page is good for others, too. */
  | 'this'
  /** It is not, and the house has told others that are. */
  | 'ways'
  /** The house listens only on this machine. */
  | 'only-here'
  /** It would listen, but the machine is in no network. */
  | 'no-network'

export function readReach(reach: Reach | null): Reaching {
  if (!reach?.at_home) return 'this'
  if (!reach.open) return 'only-here'
  return reach.ways.length ? 'ways' : 'no-network'
}

/** The house as others find it: asked once while the page is open, and again where an invitation is shown. */
class WayIn {
  #told = $state.raw<Reach | null>(null)
  #chosen = $state('')

  readonly ways = $derived<readonly Way[]>(this.#told?.ways ?? [])
  readonly reaching = $derived(readReach(this.#told))
  readonly command = $derived(this.#told?.command ?? '')
  /** The way that was chosen: the likeliest, until somebody knows better. */
  readonly way = $derived(this.ways.find((way) => way.address === this.#chosen) ?? this.ways[0])
  /** What every link for others begins with. */
  readonly origin = $derived(this.way?.address ?? location.origin)

  choose(address: string): void {
    this.#chosen = address
  }

  /** Ask the house, where it could matter. One that is older than this question is taken at its address. */
  async ask(): Promise<void> {
    if (!leadsHere(location.hostname)) return
    this.#told = await api.reach().catch(() => this.#told)
  }
}

export const wayIn = new WayIn()
