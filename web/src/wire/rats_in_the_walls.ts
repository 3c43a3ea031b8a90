// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

export type Phase =
  | 'answering'
  | 'blind'
  | 'continuing'
  | 'examining'
  | 'killing'
  | 'lifting'
  | 'looked'
  | 'looking'
  | 'over'
  | 'rolling_off'

/** Say how many rats there are at least; 0 says that there are none. */
export interface AnnounceAction {
  readonly do: 'announce'
  readonly rats: number
}

/** A claim was made. */
export interface AnnouncedEvent {
  readonly event: 'announced'
  readonly seat: number
  readonly rats: number
  readonly untouched: boolean
}

/** A seat won the roll-off. */
export interface BeginsEvent {
  readonly event: 'begins'
  readonly seat: number
}

/** Take the cup and believe. */
export interface BelieveAction {
  readonly do: 'believe'
}

/** The Receiver took the cup. */
export interface BelievedEvent {
  readonly event: 'believed'
  readonly receiver: number
  readonly giver: number
  readonly rats: number
}

/** The coaster shows the skull. */
export interface CoasterTurnedEvent {
  readonly event: 'coaster_turned'
  readonly seat: number
}

/** Dice that this viewer has seen. */
export interface Dice {
  readonly ones: number
  readonly twos: number
  readonly blank: number
}

/** One more die is in the walls. */
export interface DieAddedEvent {
  readonly event: 'die_added'
  readonly seat: number
  readonly dice: number
}

/** Lift the cup. */
export interface DoubtAction {
  readonly do: 'doubt'
}

/** The Receiver wants to see. */
export interface DoubtedEvent {
  readonly event: 'doubted'
  readonly receiver: number
  readonly giver: number
  readonly rats: number
}

/** The first claim of rats in a round cost a brain. */
export interface FeePaidEvent {
  readonly event: 'fee_paid'
  readonly seat: number
  readonly brains: number
  readonly left: number
}

/** Brains were gained. */
export interface GainedEvent {
  readonly event: 'gained'
  readonly seat: number
  readonly brains: number
  readonly now: number
}

/** Whether the claim, of so many rats, was true. */
export interface JudgedEvent {
  readonly event: 'judged'
  readonly giver: number
  readonly true: boolean
  readonly rats: number
}

/** Take another player along. */
export interface KillAction {
  readonly do: 'kill'
  readonly seat: number
}

/** The insane player took another one along. */
export interface KilledEvent {
  readonly event: 'killed'
  readonly victim: number
  readonly killer: number
}

/** The dice lie open. */
export interface LiftedEvent {
  readonly event: 'lifted'
  readonly ones: number
  readonly twos: number
  readonly dice: number
}

/** Brains were lost. */
export interface LostEvent {
  readonly event: 'lost'
  readonly seat: number
  readonly brains: number
  readonly left: number
}

/** The game ended. */
export interface OverEvent {
  readonly event: 'over'
  readonly ending: number
}

/** Look under the walls. */
export interface PeekAction {
  readonly do: 'peek'
}

/** The Giver looked. */
export interface PeekedEvent {
  readonly event: 'peeked'
  readonly seat: number
}

/** Shake again after peeking, and do not look. */
export interface RerollAction {
  readonly do: 'reroll'
}

/** The Giver shook again, unseen. */
export interface RerolledEvent {
  readonly event: 'rerolled'
  readonly seat: number
}

/** Several seats rolled the most and roll again. */
export interface RollOffTiedEvent {
  readonly event: 'roll_off_tied'
  readonly seats: readonly number[]
}

/** A seat rolled five dice for the right to begin. */
export interface RolledOffEvent {
  readonly event: 'rolled_off'
  readonly seat: number
  readonly ones: number
  readonly twos: number
}

/** A new round, one die, the cats. */
export interface RoundBeganEvent {
  readonly event: 'round_began'
  readonly number: number
  readonly giver: number
}

/** What the Giver saw; for his eyes alone. */
export interface SawEvent {
  readonly event: 'saw'
  readonly seat: number
  readonly ones: number
  readonly twos: number
  readonly dice: number
}

/** What lies in front of a seat: all of it is open. */
export interface Seat {
  readonly brains: number
  /** the last number announced this round */
  readonly said: number | null
  readonly insane: boolean
  readonly killed: boolean
  /** once the game is over */
  readonly rank: number | null
}

/** Add a die, if there is one left, and shake. */
export interface ShakeAction {
  readonly do: 'shake'
}

/** The dice were shaken. */
export interface ShookEvent {
  readonly event: 'shook'
  readonly seat: number
  readonly dice: number
}

/** Turn the coaster to the skull and shake. */
export interface TurnAction {
  readonly do: 'turn'
}

/** The table from one seat. */
export interface View {
  /** null for a spectator */
  readonly viewer: number | null
  readonly phase: Phase
  readonly round: number
  readonly seats: readonly Seat[]
  readonly middle: number
  /** null until the roll-off is decided */
  readonly giver: number | null
  readonly receiver: number | null
  readonly mover: number | null
  readonly dice: number
  /** only what this viewer has looked at, or everybody has */
  readonly seen: Dice | null
  /** public: a Giver was seen peeking at these dice */
  readonly somebody_looked: boolean
  readonly skull: boolean
  readonly claim: number | null
  /** the brains that the next claim of rats costs */
  readonly fee: number
  /** brains, on the cats */
  readonly believing_costs: number
  /** the Giver may pass the cup on untouched */
  readonly can_hand_on: boolean
  readonly ends_at_once: boolean
  /** in how many of 6 ** dice throws there are at least 0, 1 … rats */
  readonly ways: readonly number[]
  /** whose dice are rolled in the roll-off */
  readonly roller: number | null
  readonly ending: number | null
}

/** A seat lost its mind on the skull. */
export interface WentInsaneEvent {
  readonly event: 'went_insane'
  readonly seat: number
}

export type Action =
  | PeekAction
  | RerollAction
  | ShakeAction
  | TurnAction
  | AnnounceAction
  | BelieveAction
  | DoubtAction
  | KillAction

export type Event =
  | RolledOffEvent
  | RollOffTiedEvent
  | BeginsEvent
  | RoundBeganEvent
  | DieAddedEvent
  | ShookEvent
  | CoasterTurnedEvent
  | PeekedEvent
  | SawEvent
  | RerolledEvent
  | AnnouncedEvent
  | FeePaidEvent
  | BelievedEvent
  | DoubtedEvent
  | LiftedEvent
  | JudgedEvent
  | LostEvent
  | GainedEvent
  | WentInsaneEvent
  | KilledEvent
  | OverEvent
