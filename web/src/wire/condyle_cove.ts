// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

export type Cause = 'boogeyman' | 'options' | 'screams'

export type Duration = 'armed' | 'next' | 'now' | 'round'

export type Goal = 'bottom' | 'hand' | 'shuffle' | 'top'

export type Phase =
  | 'act'
  | 'act_card'
  | 'answer'
  | 'boogeyman'
  | 'card'
  | 'cove'
  | 'cross'
  | 'detour'
  | 'draw'
  | 'first'
  | 'going'
  | 'haunted_card'
  | 'lay'
  | 'lose'
  | 'move'
  | 'move_card'
  | 'over'
  | 'pawn'
  | 'peek'
  | 'pick'
  | 'play'
  | 'scream'
  | 'stash'
  | 'where'
  | 'which'
  | 'who'
  | 'winter_card'

export type Provenance = 'inferred' | 'invented' | 'printed'

export type Zone = 'discard' | 'hand' | 'pile'

/** A place in the row of Acts: face up, or face down and perhaps known to the viewer. */
export interface Act {
  readonly place: number
  readonly up: boolean
  readonly act: number | null
}

/** Turn up an Act, look at it, or put the Boogeyman there. */
export interface ActPlaceAction {
  readonly do: 'act_place'
  readonly place: number
}

/** An Act was turned up. */
export interface ActTurnedEvent {
  readonly event: 'act_turned'
  readonly seat: number
  readonly place: number
  readonly act: number
}

/** The Boogeyman is back among the Acts. */
export interface ActsShuffledEvent {
  readonly event: 'acts_shuffled'
  readonly seat: number
  readonly placed: boolean
}

/** A Defensive card answered another card. */
export interface AnsweredEvent {
  readonly event: 'answered'
  readonly seat: number
  readonly card: number
  readonly place: number
  readonly to: number
}

/** A card was cancelled, for one player or for all (None). */
export interface CancelledEvent {
  readonly event: 'cancelled'
  readonly card: number
  readonly seat: number | null
}

/** A card, as one reads it. `copy` tells like cards apart (C57). */
export interface CardInfo {
  readonly name: string
  readonly name_de: string
  readonly text: string
  readonly text_de: string
  readonly copy: number
  /** the weakest of name, number and effect */
  readonly provenance: Provenance
  /** option, defensive, act, boogeyman, winter or haunted */
  readonly kind: string
  readonly permanent: boolean
  /** the effects between which its player chooses, if it has two */
  readonly ways: readonly string[]
  readonly ways_de: readonly string[]
}

/** The Boogeyman has you. */
export interface CaughtEvent {
  readonly event: 'caught'
  readonly space: number
  readonly his_move: boolean
}

/** A place of the map; the Cul-De-Sac lies at 0, 0. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** Choose one of two effects of a card. */
export interface ChooseAction {
  readonly do: 'choose'
  readonly effect: number
}

/** Announced with the card that is being played (C28): whom it means, and where that pawn is to go. */
export interface Chosen {
  readonly pawn: number
  readonly space: number | null
}

/** Permanent cards left the game. */
export interface ClearedEvent {
  readonly event: 'cleared'
  readonly seat: number
  readonly cards: number
}

/** A draw pile was dealt. */
export interface DealtEvent {
  readonly event: 'dealt'
  readonly seat: number
  readonly cards: number
}

/** Discard the top card of the own draw pile. */
export interface DiscardPileAction {
  readonly do: 'discard_pile'
}

/** Cards went face down to a discard pile. */
export interface DiscardedEvent {
  readonly event: 'discarded'
  readonly seat: number
  readonly hand: boolean
  readonly cards: number
  readonly place: number
}

/** Draw a Cove card. */
export interface DrawCoveAction {
  readonly do: 'draw_cove'
}

/** Draw from the own draw pile. */
export interface DrawOptionAction {
  readonly do: 'draw_option'
}

/** A seat drew from its pile. */
export interface DrewEvent {
  readonly event: 'drew'
  readonly seat: number
  readonly left: number
}

/** Who begins. */
export interface FirstEvent {
  readonly event: 'first'
  readonly seat: number
}

/** Go to a space, or send a pawn there. */
export interface GoAction {
  readonly do: 'go'
  readonly space: number
}

/** The card that came to a hand. */
export interface GotEvent {
  readonly event: 'got'
  readonly seat: number
  readonly card: number
}

/** Something holds for a seat for a while. */
export interface GrantedEvent {
  readonly event: 'granted'
  readonly seat: number
  readonly attribute: string
  readonly value: number
  readonly lasts: Duration
}

/** Discard or put away the card in a place of the hand. */
export interface HandCardAction {
  readonly do: 'hand_card'
  readonly place: number
}

/** A Haunted card was turned up. */
export interface HauntedTurnedEvent {
  readonly event: 'haunted_turned'
  readonly seat: number
  readonly thing: number
}

/** The Boogeyman made a step. */
export interface HeMovedEvent {
  readonly event: 'he_moved'
  readonly space: number
  readonly left: number
}

/** The Boogeyman played a card of his Options deck. */
export interface HePlayedEvent {
  readonly event: 'he_played'
  readonly card: number
}

/** The Boogeyman will go farther next time. */
export interface HisBonusEvent {
  readonly event: 'his_bonus'
  readonly spaces: number
}

/** Nothing came of a card, an Act (its number among the eight in `act`) or a Last Winter card. */
export interface InVainEvent {
  readonly event: 'in_vain'
  readonly thing: number
  readonly act: number | null
}

/** A card in a draw pile that the viewer knows; the top card has depth 1. */
export interface KnownCard {
  readonly depth: number
  readonly card: number
}

/** A Cove card was laid. */
export interface LaidEvent {
  readonly event: 'laid'
  readonly seat: number
  readonly space: number
  readonly x: number
  readonly y: number
}

/** Lay a Cove card on a cell; the Cul-De-Sac lies at 0, 0. */
export interface LayAction {
  readonly do: 'lay'
  readonly x: number
  readonly y: number
}

/** Ask me again. */
export interface ListenAction {
  readonly do: 'listen'
}

/** A seat looked at an Act. */
export interface LookedAtActEvent {
  readonly event: 'looked_at_act'
  readonly seat: number
  readonly place: number
}

/** A seat looked at a hand. */
export interface LookedEvent {
  readonly event: 'looked'
  readonly seat: number
  readonly whose: number
}

/** A seat wants to pass from now on, or to be asked again. */
export interface MindChangedEvent {
  readonly event: 'mind_changed'
  readonly seat: number
  readonly quiet: boolean
}

/** The Boogeyman turned up a Move card. */
export interface MoveCardTurnedEvent {
  readonly event: 'move_card_turned'
  readonly card: number
  readonly spaces: number
}

/** A pawn came to a space. */
export interface MovedEvent {
  readonly event: 'moved'
  readonly pawn: number
  readonly space: number
  readonly by: number
}

/** The game ended. */
export interface OverEvent {
  readonly event: 'over'
  readonly ending: number
}

/** A pawn was placed before the first turn. */
export interface PawnPlacedEvent {
  readonly event: 'pawn_placed'
  readonly pawn: number
  readonly space: number
}

/** Play a card, or answer with it. */
export interface PlayAction {
  readonly do: 'play'
  readonly card: number
}

/** A card was played from a place of the hand. */
export interface PlayedEvent {
  readonly event: 'played'
  readonly seat: number
  readonly card: number
  readonly place: number
}

/** What lies in front of a player; alone also of the Boogeyman. */
export interface Player {
  readonly alive: boolean
  /** 1 for the first who went out */
  readonly out: number | null
  readonly hand: readonly (number | null)[]
  readonly pile: number
  readonly pile_known: readonly KnownCard[]
  /** the bottom card first */
  readonly discard: readonly Slot[]
  readonly permanents: readonly number[]
  /** what spaces, cards and Permanent cards grant now */
  readonly holds: Readonly<Record<string, number>>
  readonly quiet: boolean
  /** once the game is over; alone only if it was won */
  readonly rank: number | null
}

/** Pass for me until I say otherwise. */
export interface QuietAction {
  readonly do: 'quiet'
}

/** Cards came back from a discard pile. */
export interface RecoveredEvent {
  readonly event: 'recovered'
  readonly seat: number
  readonly cards: number
  readonly to: Goal
}

/** Let a DETOUR take the place of a Cove card. */
export interface ReplaceAction {
  readonly do: 'replace'
  readonly space: number
}

/** What it saw. */
export interface SawActEvent {
  readonly event: 'saw_act'
  readonly seat: number
  readonly place: number
  readonly act: number
}

/** What a seat saw of somebody's cards. */
export interface SawEvent {
  readonly event: 'saw'
  readonly seat: number
  readonly whose: number
  readonly card: number
  readonly place: number
}

/** Benny screamed and moved. */
export interface ScreamedEvent {
  readonly event: 'screamed'
  readonly times: number
  readonly space: number
  readonly seat: number
}

/** A card of a hand that lies open. */
export interface ShowedEvent {
  readonly event: 'showed'
  readonly seat: number
  readonly card: number
  readonly place: number
}

/** Shuffle the Boogeyman back among the Acts. */
export interface ShuffleHimAction {
  readonly do: 'shuffle'
}

/** A card in a discard pile; None if the viewer does not know it. */
export interface Slot {
  readonly card: number | null
  readonly down: boolean
}

/** A space, as one reads it. */
export interface SpaceInfo {
  readonly name: string
  readonly name_de: string
  readonly text: string
  readonly text_de: string
  readonly provenance: Provenance
  readonly kind: string
}

/** A card left the game. */
export interface SpentEvent {
  readonly event: 'spent'
  readonly card: number
}

/** A space in play. */
export interface Spot {
  readonly number: number
  readonly x: number
  readonly y: number
  readonly kind: string
  readonly info: SpaceInfo
}

/** A card of the hand was put under the draw pile. */
export interface StashedEvent {
  readonly event: 'stashed'
  readonly seat: number
  readonly cards: number
  readonly place: number
}

/** A seat did not move. */
export interface StayedEvent {
  readonly event: 'stayed'
  readonly seat: number
}

/** A card changed its owner. */
export interface StoleEvent {
  readonly event: 'stole'
  readonly thief: number
  readonly victim: number
  readonly source: Zone
  readonly to: Goal
}

/** Which card the victim has lost. */
export interface StolenEvent {
  readonly event: 'stolen'
  readonly thief: number
  readonly victim: number
  readonly card: number
}

/** Stay, leave the Play phase, draw no more, put no more away, or do not answer. */
export interface StopAction {
  readonly do: 'stop'
}

/** Two pawns changed places. */
export interface SwappedEvent {
  readonly event: 'swapped'
  readonly pawn: number
  readonly other: number
}

/** Choose a player or a pawn; 4 is the ghost, or alone the Boogeyman. */
export interface TargetAction {
  readonly do: 'target'
  readonly pawn: number
}

/** A turn began. */
export interface TurnBeganEvent {
  readonly event: 'turn_began'
  readonly seat: number
  readonly number: number
}

/** A card ended a turn. */
export interface TurnEndedEvent {
  readonly event: 'turn_ended'
  readonly seat: number
}

/** Turn up a Last Winter card. */
export interface TurnWinterAction {
  readonly do: 'winter'
}

/** The table from one seat. */
export interface View {
  /** null for a spectator */
  readonly viewer: number | null
  readonly phase: Phase
  readonly mover: number | null
  /** alone, 1 is the Boogeyman */
  readonly turn: number | null
  readonly turns: number
  readonly alone: boolean
  readonly benny: boolean
  readonly cove: readonly Spot[]
  readonly cove_left: number
  /** the spaces they stand on; the fifth is Benny, or alone the Boogeyman */
  readonly pawns: readonly (number | null)[]
  readonly players: readonly Player[]
  /** alone */
  readonly him: Player | null
  readonly acts: readonly Act[]
  readonly acts_down: number
  readonly boogeymen_down: number
  readonly winter_left: number
  readonly haunted_left: number
  readonly playing: number | null
  readonly player: number | null
  readonly answering: number | null
  /** all who were asked for an answer; who has given one is not to be seen … */
  readonly asked: readonly number[]
  /** … but for one's own */
  readonly replied: boolean
  /** the card, Act or other thing whose effect is asked about … */
  readonly because: number | null
  /** … or the space */
  readonly because_space: number | null
  /** the pawn that is being sent */
  readonly pawn: number | null
  /** the Cove card that is being laid … */
  readonly space: number | null
  /** … and those of the starting cross that come after it */
  readonly spaces_next: readonly number[]
  /** for the card that is being played */
  readonly chosen: readonly Chosen[]
  /** where a DETOUR, or the card that it replaces, will lie */
  readonly cell: Cell | null
  /** the space that a DETOUR will replace */
  readonly replaced: number | null
  /** how many cards are still to be discarded or may be put away */
  readonly count: number | null
  readonly drawn: number
  /** how many are due in this Draw phase */
  readonly draws: number | null
  readonly may_stop: boolean
  readonly screams: number
  readonly his_bonus: number
  /** cards in the Move deck */
  readonly move_left: number
  readonly ending: number | null
  /** every card that can be seen here, by its number */
  readonly cards: Readonly<Record<number, CardInfo>>
  /** the same for spaces that are not in play yet */
  readonly spaces: Readonly<Record<number, SpaceInfo>>
}

/** A player is out. */
export interface WentOutEvent {
  readonly event: 'went_out'
  readonly seat: number
  readonly by: Cause
}

/** A Last Winter card was turned up. */
export interface WinterTurnedEvent {
  readonly event: 'winter_turned'
  readonly seat: number
  readonly thing: number
}

/** The last orphan standing. */
export interface WonEvent {
  readonly event: 'won'
  readonly seat: number
}

export type Action =
  | StopAction
  | TurnWinterAction
  | DrawOptionAction
  | DrawCoveAction
  | DiscardPileAction
  | ShuffleHimAction
  | QuietAction
  | ListenAction
  | ChooseAction
  | HandCardAction
  | ActPlaceAction
  | TargetAction
  | GoAction
  | ReplaceAction
  | PlayAction
  | LayAction

export type Event =
  | FirstEvent
  | LaidEvent
  | PawnPlacedEvent
  | DealtEvent
  | TurnBeganEvent
  | MovedEvent
  | StayedEvent
  | PlayedEvent
  | AnsweredEvent
  | CancelledEvent
  | DrewEvent
  | GotEvent
  | DiscardedEvent
  | StoleEvent
  | StolenEvent
  | RecoveredEvent
  | StashedEvent
  | LookedEvent
  | LookedAtActEvent
  | SawActEvent
  | ActTurnedEvent
  | WentOutEvent
  | ActsShuffledEvent
  | WinterTurnedEvent
  | HauntedTurnedEvent
  | ClearedEvent
  | ScreamedEvent
  | GrantedEvent
  | SpentEvent
  | MindChangedEvent
  | SwappedEvent
  | MoveCardTurnedEvent
  | HeMovedEvent
  | HePlayedEvent
  | CaughtEvent
  | TurnEndedEvent
  | WonEvent
  | OverEvent
  | ShowedEvent
  | SawEvent
  | InVainEvent
  | HisBonusEvent
