// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

export type Penalty = 'block' | 'each' | 'once'

export type Phase = 'over' | 'placing' | 'rolling' | 'tracking'

/** A power arc of this game's page. */
export interface Arc {
  readonly one: number
  readonly other: number
  readonly die: number | null
}

/** Lay a die on the power arc between two blocks; the lower number stands first. */
export interface ArcAction {
  readonly do: 'arc'
  readonly one: number
  readonly other: number
  readonly die: number
}

/** A die was laid on an arc; it leads from one block to another. */
export interface ArcedEvent {
  readonly event: 'arced'
  readonly seat: number
  readonly die: number
  readonly source: number
  readonly target: number
}

/** An engine block of this game's page. */
export interface Block {
  readonly number: number
  readonly size: number
  readonly written: readonly number[]
  /** dice of this round, not written down yet */
  readonly lying: readonly number[]
  readonly crosses: number
  readonly empty: number
  /** may be filled in this round */
  readonly reached: boolean
  readonly shut: boolean
  /** the one number that is in it, dice of this round included */
  readonly same: number | null
  /** the round at whose end it must be full, while it is not */
  readonly due: number | null
}

/** A line of the score sheet: sum × factor = points. */
export interface BlockScore {
  readonly block: number
  readonly numbers: readonly number[]
  readonly sum: number
  readonly factor: number
  readonly points: number
  readonly crosses: number
}

/** The block that must be full by the end of a round. */
export interface Deadline {
  readonly block: number
  readonly round: number
}

/** Somebody is done with the round because nothing is left to do. */
export interface DoneEvent {
  readonly event: 'done'
  readonly seat: number
  readonly dice: number
}

/** Every block of a page is full before the last round. */
export interface EarlyEvent {
  readonly event: 'early'
  readonly seat: number
  readonly round: number
}

/** Fresh pages for everybody. */
export interface GameBeganEvent {
  readonly event: 'game_began'
  readonly game: number
}

/** The last page was added up. */
export interface OverEvent {
  readonly event: 'over'
  readonly ending: number
}

/** The score of a page, line by line: blocks − cost + early + no_x = total. */
export interface PageScore {
  readonly game: number
  readonly over: boolean
  readonly blocks: readonly BlockScore[]
  readonly crosses: number
  readonly cost: number
  /** the bonus for all blocks before round ten */
  readonly early: number
  /** the bonus for no X, once the game is over */
  readonly no_x: number
  readonly total: number
}

/** A game is over, and a page was added up. */
export interface PageScoredEvent {
  readonly event: 'page_scored'
  readonly seat: number
  readonly game: number
  readonly points: number
}

/** Lay a die into an engine block. */
export interface PlaceAction {
  readonly do: 'place'
  readonly die: number
  readonly block: number
}

/** A die was laid into a block. */
export interface PlacedEvent {
  readonly event: 'placed'
  readonly seat: number
  readonly die: number
  readonly block: number
  readonly empty: number
}

/** A block is full. */
export interface RepairedEvent {
  readonly event: 'repaired'
  readonly seat: number
  readonly block: number
  readonly factor: number
  readonly points: number
}

/** Roll all dice that are not laid. */
export interface RerollAction {
  readonly do: 'reroll'
}

/** Somebody took the dice that were not laid and rolls them again. */
export interface RerolledEvent {
  readonly event: 'rerolled'
  readonly seat: number
  readonly dice: number
}

/** Dice fell. */
export interface RolledEvent {
  readonly event: 'rolled'
  readonly seat: number
  readonly dice: readonly number[]
  readonly roll: number
}

/** A player's page and dice. */
export interface Seat {
  readonly blocks: readonly Block[]
  readonly arcs: readonly Arc[]
  /** rolled, not laid */
  readonly dice: readonly number[]
  /** about to be rolled */
  readonly in_hand: number
  /** rolls made this round */
  readonly roll: number
  /** not done with this round */
  readonly playing: boolean
  /** has no empty box left */
  readonly sits_out: boolean
  /** one for each game so far */
  readonly pages: readonly PageScore[]
  readonly score: number
  readonly tie_points: number
  /** once the shift is over */
  readonly rank: number | null
  /** the verdict, once the shift is over */
  readonly kept: boolean | null
}

/** A deadline was missed, and the empty boxes of a block are crossed out. */
export interface ShutEvent {
  readonly event: 'shut'
  readonly seat: number
  readonly block: number
  readonly crosses: number
}

/** A square of the turn track. */
export interface Square {
  readonly round: number
  readonly number: number | null
  readonly gray: boolean
  /** the round at whose end the block named here must be full */
  readonly due: number | null
}

/** Be done with the round. */
export interface StopAction {
  readonly do: 'stop'
}

/** Somebody is done with the round by choice. */
export interface StoppedEvent {
  readonly event: 'stopped'
  readonly seat: number
  readonly dice: number
}

/** A number was written into the turn track. */
export interface TrackWrittenEvent {
  readonly event: 'track_written'
  readonly round: number
  readonly number: number
  readonly gray: boolean
  /** the round at whose end the block must be full */
  readonly due: number | null
}

/** Whether somebody may come back tomorrow. */
export interface VerdictEvent {
  readonly event: 'verdict'
  readonly seat: number
  readonly points: number
  readonly kept: boolean
}

/** The table from one seat. */
export interface View {
  /** null for a spectator */
  readonly viewer: number | null
  readonly phase: Phase
  readonly game: number
  readonly games: number
  readonly round: number
  readonly track: readonly Square[]
  /** the block in which everybody starts this round */
  readonly start: number | null
  readonly deadline: Deadline | null
  readonly seats: readonly Seat[]
  readonly mover: number | null
  readonly awaited: readonly number[]
  /** whose dice fall next */
  readonly roller: number | null
  readonly x_penalty: Penalty
  /** points that keep a player on */
  readonly target: number
  /** the blocks, row by row, so that most arcs join neighbours */
  readonly layout: readonly (readonly [number, number])[]
  readonly ending: number | null
}

/** The dice in a block were written down. */
export interface WroteEvent {
  readonly event: 'wrote'
  readonly seat: number
  readonly block: number
  readonly numbers: readonly number[]
  readonly empty: number
}

export type Action =
  | PlaceAction
  | ArcAction
  | RerollAction
  | StopAction

export type Event =
  | GameBeganEvent
  | TrackWrittenEvent
  | RolledEvent
  | PlacedEvent
  | ArcedEvent
  | RerolledEvent
  | StoppedEvent
  | DoneEvent
  | WroteEvent
  | RepairedEvent
  | ShutEvent
  | EarlyEvent
  | PageScoredEvent
  | VerdictEvent
  | OverEvent
