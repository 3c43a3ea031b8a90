// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

export type Ability = 'again' | 'hide' | 'lock' | 'move' | 'reveal' | 'rotate' | 'unhide'

export type Board = 'rooms' | 'standard'

export type Face = 'hide' | 'lock' | 'move' | 'rotate' | 'wild'

export type Phase =
  | 'acting'
  | 'attacking'
  | 'claiming'
  | 'dashing'
  | 'dealing'
  | 'exposing'
  | 'fate'
  | 'fleeing'
  | 'hiding'
  | 'learning'
  | 'learnt'
  | 'moving'
  | 'over'
  | 'placing'
  | 'removing'
  | 'rolling'
  | 'running'
  | 'shrinking'
  | 'stalking'
  | 'starting'
  | 'turning'

export type Reason = 'behind_a_lock' | 'far' | 'near' | 'restless' | 'through_locks'

export type Room = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'm'

export type Side = 'e' | 'ne' | 'nw' | 'se' | 'sw' | 'w'

export type Task =
  | 'hide'
  | 'hide_only'
  | 'lock'
  | 'move'
  | 'reveal_only'
  | 'rotate'
  | 'rotate_once'
  | 'unhide_only'
  | 'wild'

/** A Run Away card was used for its special ability. */
export interface AbilityUsedEvent {
  readonly event: 'ability_used'
  readonly seat: number
  readonly card: number
}

/** Rath attacks this orphan. */
export interface AttackAction {
  readonly do: 'attack'
  readonly orphan: number
}

/** The attack that is going on. */
export interface AttackView {
  readonly orphan: number
  readonly room: Room
  /** once it is known to all */
  readonly owner: number | null
  /** while it may be claimed: who is asked, as everybody can tell */
  readonly asked: readonly number[]
  /** this viewer has let it go */
  readonly answered: boolean
  /** this viewer's own */
  readonly mine: boolean
  /** … and the last */
  readonly last: boolean
}

/** Rath attacked an orphan, as a seat chose. */
export interface AttackedEvent {
  readonly event: 'attacked'
  readonly seat: number
  readonly orphan: number
  readonly room: Room
}

/** Who begins. */
export interface BeginsEvent {
  readonly event: 'begins'
  readonly seat: number
}

/** An orphan begins hidden. */
export interface BeginsHiddenEvent {
  readonly event: 'begins_hidden'
  readonly orphan: number
}

/** Which card it was: for its owner alone. */
export interface CardBoxedEvent {
  readonly event: 'card_boxed'
  readonly seat: number
  readonly orphan: number
}

/** A seat got an Adoption card, and has so many now. */
export interface CardDealtEvent {
  readonly event: 'card_dealt'
  readonly seat: number
  readonly cards: number
}

/** A card came up. */
export interface CardExposedEvent {
  readonly event: 'card_exposed'
  readonly seat: number
  readonly orphan: number
}

/** A card that a seat who is out had face down. */
export interface CardOpenedEvent {
  readonly event: 'card_opened'
  readonly seat: number
  readonly orphan: number
}

/** A seat put a card back into the box. */
export interface CardRemovedEvent {
  readonly event: 'card_removed'
  readonly seat: number
}

/** A seat revealed an own card. */
export interface CardRevealedEvent {
  readonly event: 'card_revealed'
  readonly seat: number
  readonly orphan: number
}

/** Which card it was: for its owner alone. */
export interface CardSeenEvent {
  readonly event: 'card_seen'
  readonly seat: number
  readonly orphan: number
}

/** A Run Away card: its name, and what it can do. */
export interface CardTitle {
  readonly name: string
  readonly ability: Ability
  readonly name_de: string
}

/** Wild: do this. */
export interface ChooseAction {
  readonly do: 'choose'
  readonly face: Face
}

/** What a seat made of Wild. */
export interface ChoseEvent {
  readonly event: 'chose'
  readonly seat: number
  readonly face: Face
}

/** Claim the attacked orphan as one's own. */
export interface ClaimAction {
  readonly do: 'claim'
}

/** The owner claimed the orphan. */
export interface ClaimedEvent {
  readonly event: 'claimed'
  readonly seat: number
  readonly orphan: number
}

/** Where Rath must go if the Boogeyman phase began now, and why. */
export interface Compulsion {
  readonly reason: Reason
  readonly clause: string
  readonly lures: readonly Lure[]
  /** the rooms that draw him, all alike */
  readonly targets: readonly Room[]
  /** where he may be after this turn; between several the player chooses */
  readonly steps: readonly Room[]
  /** those of the steps that cost a lock */
  readonly breaks: readonly Room[]
}

/** An orphan that has escaped had nowhere to go. */
export interface CorneredEvent {
  readonly event: 'cornered'
  readonly orphan: number
}

/** Use a Run Away card for one more roll. */
export interface DashAction {
  readonly do: 'dash'
  readonly card: number
}

/** A Run Away card was used for one more roll. */
export interface DashedEvent {
  readonly event: 'dashed'
  readonly seat: number
  readonly orphan: number
  readonly card: number
}

/** Day breaks: all hidden orphans are visible. */
export interface DawnEvent {
  readonly event: 'dawn'
}

/** A seat did nothing with it. */
export interface DidNothingEvent {
  readonly event: 'did_nothing'
  readonly seat: number
}

/** Have a face-down Adoption card of a seat turned up. */
export interface ExposeAction {
  readonly do: 'expose'
  readonly seat: number
}

/** A seat wants to see a card of another. */
export interface ExposingEvent {
  readonly event: 'exposing'
  readonly seat: number
  readonly whose: number
}

/** What the Fate die showed, whether that is an escape, and on which board. */
export interface FateMetEvent {
  readonly event: 'fate_met'
  readonly seat: number
  readonly orphan: number
  readonly number: number
  readonly escaped: boolean
  readonly board: Board
}

/** An orphan that has escaped went to another room. */
export interface FledEvent {
  readonly event: 'fled'
  readonly orphan: number
  readonly start: Room
  readonly room: Room
}

/** The owner used no more cards. */
export interface GaveUpEvent {
  readonly event: 'gave_up'
  readonly seat: number
  readonly orphan: number
}

/** Use no (more) cards for the orphan. */
export interface GiveUpAction {
  readonly do: 'give_up'
}

/** The orphan that moves or has escaped goes to this room. */
export interface GoAction {
  readonly do: 'go'
  readonly room: Room
}

/** Use no ability (any more): the Boogeyman phase begins. */
export interface GoOnAction {
  readonly do: 'go_on'
}

/** Turn an orphan's token over. */
export interface HideAction {
  readonly do: 'hide'
  readonly orphan: number
}

/** With the next turn the house begins to shrink. */
export interface HouseShrinksEvent {
  readonly event: 'house_shrinks'
}

/** A seat drew a Run Away card; so many are left. */
export interface LearntEvent {
  readonly event: 'learnt'
  readonly seat: number
  readonly left: number
}

/** Which card it was: for its owner alone. */
export interface LessonSeenEvent {
  readonly event: 'lesson_seen'
  readonly seat: number
  readonly card: number
}

/** A Run Away card that a seat who is out had. */
export interface LessonShownEvent {
  readonly event: 'lesson_shown'
  readonly seat: number
  readonly card: number
}

/** Do not claim it; it may be nobody's. */
export interface LetGoAction {
  readonly do: 'let_go'
}

/** Lay a lock on the seam between two rooms. */
export interface LockAction {
  readonly do: 'lock'
  readonly one: Room
  readonly other: Room
}

/** Rath broke a lock. */
export interface LockBrokenEvent {
  readonly event: 'lock_broken'
  readonly one: Room
  readonly other: Room
}

/** A passage was locked. */
export interface LockedEvent {
  readonly event: 'locked'
  readonly seat: number
  readonly one: Room
  readonly other: Room
}

/** A claimed orphan is gone. */
export interface LostEvent {
  readonly event: 'lost'
  readonly seat: number
  readonly orphan: number
}

/** A room as Rath sees it. */
export interface Lure {
  readonly room: Room
  /** orphans that are not hidden */
  readonly seen: number
  /** until he is there without passing a lock; null if there is no such way */
  readonly turns: number | null
  /** the same, locks or not */
  readonly turns_through: number
  /** whether it can draw him while he breaks no lock (H15, H38) */
  readonly counts: boolean
  /** whether it draws him now */
  readonly target: boolean
}

/** Move this orphan. */
export interface MoveAction {
  readonly do: 'move'
  readonly orphan: number
}

/** What everything is called at this table. */
export interface Names {
  /** by number, from 1 */
  readonly orphans: readonly string[]
  /** m, a … f */
  readonly rooms: readonly Titled[]
  /** of a and d, b and e, c and f */
  readonly borders: readonly Titled[]
  /** by number, from 1 */
  readonly cards: readonly CardTitle[]
}

/** No room could be removed. */
export interface NoRoomGoneEvent {
  readonly event: 'no_room_gone'
  readonly seat: number
}

/** Do nothing with what the die shows. */
export interface NothingAction {
  readonly do: 'nothing'
}

/** An orphan was hidden. */
export interface OrphanHiddenEvent {
  readonly event: 'orphan_hidden'
  readonly seat: number
  readonly orphan: number
}

/** An orphan was moved. */
export interface OrphanMovedEvent {
  readonly event: 'orphan_moved'
  readonly seat: number
  readonly orphan: number
  readonly start: Room
  readonly room: Room
}

/** An orphan begins in a room. */
export interface OrphanPlacedEvent {
  readonly event: 'orphan_placed'
  readonly orphan: number
  readonly room: Room
}

/** A hidden orphan is visible again, because it was moved or its room was. */
export interface OrphanSeenEvent {
  readonly event: 'orphan_seen'
  readonly orphan: number
}

/** A hidden orphan was turned up. */
export interface OrphanUnhiddenEvent {
  readonly event: 'orphan_unhidden'
  readonly seat: number
  readonly orphan: number
}

/** An orphan, and what this viewer can conclude about it. */
export interface OrphanView {
  readonly number: number
  /** null if it is not in the house */
  readonly room: Room | null
  readonly hidden: boolean
  /** its card is face up */
  readonly revealed: boolean
  /** if this viewer knows it */
  readonly owner: number | null
  /** the seats that may have it in their care */
  readonly maybe: readonly number[]
  /** it may be an extra */
  readonly maybe_nobody: boolean
}

/** A seat has no orphan left. */
export interface OutEvent {
  readonly event: 'out'
  readonly seat: number
}

/** The game ended. */
export interface OverEvent {
  readonly event: 'over'
  readonly ending: number
}

/** Let the chosen room pivot to this side. */
export interface PivotAction {
  readonly do: 'pivot'
  readonly side: Side
}

/** A room pivoted on another. */
export interface PivotedEvent {
  readonly event: 'pivoted'
  readonly seat: number
  readonly room: Room
  readonly side: Side
  readonly on: Room
}

/** Rath goes to this room, or stays in it. */
export interface RathAction {
  readonly do: 'rath'
  readonly room: Room
}

/** Rath went, or stayed, and why. */
export interface RathWentEvent {
  readonly event: 'rath_went'
  readonly start: Room
  readonly room: Room
  readonly reason: Reason
}

/** Setup: put one of the four Adoption cards back into the box. */
export interface RemoveCardAction {
  readonly do: 'remove_card'
  readonly orphan: number
}

/** The house shrinks by this room. */
export interface RemoveRoomAction {
  readonly do: 'remove_room'
  readonly room: Room
}

/** Turn up one of one's own Adoption cards, at any time. */
export interface RevealAction {
  readonly do: 'reveal'
  readonly orphan: number
}

/** What the Options die shows. */
export interface RolledEvent {
  readonly event: 'rolled'
  readonly seat: number
  readonly face: Face
}

/** A room was removed. */
export interface RoomGoneEvent {
  readonly event: 'room_gone'
  readonly seat: number
  readonly room: Room
}

/** A room in the house. */
export interface RoomView {
  readonly room: Room
  /** its cell: column … */
  readonly q: number
  /** … and row; see codes.py */
  readonly r: number
  /** which of the borders; null for the Room of Mourning */
  readonly border: number | null
  /** orphans, by number */
  readonly seen: readonly number[]
  readonly hidden: readonly number[]
  readonly touches: readonly Room[]
  /** rooms behind a lock */
  readonly locks: readonly Room[]
  readonly can_rotate: boolean
}

/** Rotate this room. */
export interface RotateAction {
  readonly do: 'rotate'
  readonly room: Room
}

/** Roll the Fate die for an orphan that was revealed before. */
export interface RunAction {
  readonly do: 'run'
}

/** What lies in front of a seat. */
export interface Seat {
  /** Adoption cards face down */
  readonly down: number
  /** orphans whose cards are face up, the dead too */
  readonly up: readonly number[]
  /** the face-down cards, for their owner */
  readonly hand: readonly number[] | null
  /** the card put back in the setup, for whoever did it */
  readonly removed: number | null
  /** has yet to do so */
  readonly removing: boolean
  /** Run Away cards */
  readonly lessons: number
  /** which, for their owner */
  readonly lesson_cards: readonly number[] | null
  /** living orphans, if this viewer can know */
  readonly children: number | null
  /** in which order */
  readonly out: number | null
  /** takes turns */
  readonly plays: boolean
  /** in team play */
  readonly partner: number | null
  /** once the game is over */
  readonly rank: number | null
}

/** Do not roll for it. */
export interface StayAction {
  readonly do: 'stay'
}

/** The owner did not roll. */
export interface StayedEvent {
  readonly event: 'stayed'
  readonly seat: number
  readonly orphan: number
}

/** A name out of a pack, in every language. */
export interface Titled {
  readonly name: string
  readonly name_de: string
}

/** Turn a hidden orphan up. */
export interface UnhideAction {
  readonly do: 'unhide'
  readonly orphan: number
}

/** Take the lock off the seam between two rooms. */
export interface UnlockAction {
  readonly do: 'unlock'
  readonly one: Room
  readonly other: Room
}

/** A passage was unlocked. */
export interface UnlockedEvent {
  readonly event: 'unlocked'
  readonly seat: number
  readonly one: Room
  readonly other: Room
}

/** Use the special ability of a Run Away card. */
export interface UseAction {
  readonly do: 'use'
  readonly card: number
}

/** The table from one seat. */
export interface View {
  /** null for a spectator */
  readonly viewer: number | null
  readonly phase: Phase
  readonly turn: number | null
  readonly turns: number
  /** who decides; null if nobody or several do */
  readonly mover: number | null
  readonly awaited: readonly number[]
  /** what the die, or a card, permits */
  readonly task: Task | null
  readonly by_card: boolean
  /** made of two */
  readonly rotations: number
  /** which pivots */
  readonly chosen_room: Room | null
  /** which moves */
  readonly chosen_orphan: number | null
  /** whose card is turned up */
  readonly chosen_seat: number | null
  readonly rooms: readonly RoomView[]
  readonly rooms_gone: readonly Room[]
  readonly rath: Room
  /** where Rath must go, and why */
  readonly compulsion: Compulsion | null
  readonly orphans: readonly OrphanView[]
  /** orphans that have a room, in the setup */
  readonly placed: number
  readonly seats: readonly Seat[]
  /** who gets the next card */
  readonly dealt_to: number | null
  readonly attack: AttackView | null
  readonly locks_left: number
  readonly locks_gone: number
  readonly lessons_left: number
  readonly lessons_used: readonly number[]
  /** a room goes at the end of this turn, if one qualifies */
  readonly shrinks: boolean
  /** from the next turn on */
  readonly shrinks_soon: boolean
  /** turns in a row without an attack … */
  readonly quiet: number
  /** … and after how many of them day breaks; 0 for never */
  readonly dawn: number
  readonly boyden: boolean
  readonly any_lock: boolean
  readonly teams: boolean
  readonly board: Board
  readonly locks_return: boolean
  readonly ending: number | null
  readonly names: Names
}

/** Nobody claimed the orphan; it is gone. */
export interface WasExtraEvent {
  readonly event: 'was_extra'
  readonly orphan: number
}

/** A seat has won, with so many living orphans. */
export interface WonEvent {
  readonly event: 'won'
  readonly seat: number
  readonly orphans: number
}

export type Action =
  | RemoveCardAction
  | RevealAction
  | NothingAction
  | ChooseAction
  | RotateAction
  | PivotAction
  | MoveAction
  | GoAction
  | HideAction
  | UnhideAction
  | ExposeAction
  | LockAction
  | UnlockAction
  | UseAction
  | GoOnAction
  | RathAction
  | AttackAction
  | ClaimAction
  | LetGoAction
  | RunAction
  | StayAction
  | DashAction
  | GiveUpAction
  | RemoveRoomAction

export type Event =
  | OrphanPlacedEvent
  | BeginsHiddenEvent
  | CardDealtEvent
  | CardSeenEvent
  | CardRemovedEvent
  | CardBoxedEvent
  | BeginsEvent
  | RolledEvent
  | DidNothingEvent
  | ChoseEvent
  | PivotedEvent
  | OrphanMovedEvent
  | OrphanHiddenEvent
  | OrphanUnhiddenEvent
  | OrphanSeenEvent
  | ExposingEvent
  | CardExposedEvent
  | LockedEvent
  | UnlockedEvent
  | CardRevealedEvent
  | AbilityUsedEvent
  | RathWentEvent
  | LockBrokenEvent
  | AttackedEvent
  | ClaimedEvent
  | WasExtraEvent
  | StayedEvent
  | FateMetEvent
  | DashedEvent
  | GaveUpEvent
  | FledEvent
  | CorneredEvent
  | LostEvent
  | LearntEvent
  | LessonSeenEvent
  | OutEvent
  | CardOpenedEvent
  | LessonShownEvent
  | HouseShrinksEvent
  | RoomGoneEvent
  | NoRoomGoneEvent
  | DawnEvent
  | WonEvent
  | OverEvent
