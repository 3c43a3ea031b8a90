// Which sign each seat has: people keep theirs while seats move on, from table to table of an evening.

import { markColor, markShape, type SeatShape } from './seats'

class Marks {
  #marks = $state.raw<readonly number[]>([])

  /** From now on these are the signs of the seats; with none, each seat has that of its number. */
  show(marks: readonly number[]): void {
    if (marks.join() !== this.#marks.join()) this.#marks = marks
  }

  of(seat: number): number {
    return this.#marks[seat] ?? seat
  }
}

export const marks = new Marks()

/** The shape of whoever sits at a seat. */
export const seatShape = (seat: number): SeatShape => markShape(marks.of(seat))

/** Their colour, on paper. */
export const seatColor = (seat: number): string => markColor(marks.of(seat))
