// What this device keeps of reviews: for which games one was asked, and one's own slips, to be practised one after the
// other. Only where they were is kept; the position and what is better come from the house.

import { device, type Keep } from '../store'

export interface KeptSlip {
  readonly table: string
  readonly game: string
  readonly step: number
  /** When it was found, and when it was tried last, as `Date.now()` counts; 0: never. */
  readonly found: number
  readonly tried: number
  /** How often in a row the best was found. */
  readonly right: number
}

const SLIPS = 'slips'
const ASKED = 'reviewed'
const KEPT = 200 // the oldest are forgotten
const KNOWN = 3 // so often in a row, and it is known

export class Slips {
  constructor(
    private readonly keep: Keep = device,
    private readonly now: () => number = Date.now,
  ) {}

  /** Those still to be practised: the ones that went wrong or were never tried first, then by when they were. */
  toPractise(): KeptSlip[] {
    return this.#read()
      .filter(({ right }) => right < KNOWN)
      .sort((one, other) => one.right - other.right || one.tried - other.tried || other.found - one.found)
  }

  /** Slips were found in a game; those that are known already stay as they are. */
  note(table: string, game: string, steps: readonly number[]): void {
    const known = this.#read()
    const found = this.now()
    const fresh = steps
      .filter((step) => !known.some((slip) => slip.table === table && slip.step === step))
      .map((step) => ({ table, game, step, found, tried: 0, right: 0 }))
    if (fresh.length) this.keep.write(SLIPS, [...fresh, ...known].slice(0, KEPT))
  }

  /** One has tried it again. */
  answered({ table, step }: KeptSlip, isBest: boolean): void {
    this.keep.write(
      SLIPS,
      this.#read().map((slip) =>
        slip.table === table && slip.step === step
          ? { ...slip, tried: this.now(), right: isBest ? slip.right + 1 : 0 }
          : slip,
      ),
    )
  }

  /** The house knows this game no more, or nobody wants to. */
  forget(table: string): void {
    this.keep.write(
      SLIPS,
      this.#read().filter((slip) => slip.table !== table),
    )
  }

  /** A review of this game was asked for: next time it need not be asked for again. */
  ask(table: string): void {
    this.keep.write(ASKED, [table, ...this.#asked().filter((each) => each !== table)].slice(0, KEPT))
  }

  wasAsked(table: string): boolean {
    return this.#asked().includes(table)
  }

  #asked(): string[] {
    const kept = this.keep.read<unknown>(ASKED)
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  }

  #read(): KeptSlip[] {
    const kept = this.keep.read<unknown>(SLIPS)
    return Array.isArray(kept) ? kept.filter(isSlip) : []
  }
}

function isSlip(value: unknown): value is KeptSlip {
  const { table, game, step, found, tried, right } = (value ?? {}) as Partial<Record<keyof KeptSlip, unknown>>
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    [step, found, tried, right].every((each) => typeof each === 'number')
  )
}

export const slips = new Slips()
