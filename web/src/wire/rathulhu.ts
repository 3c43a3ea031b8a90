// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

export type By = 'time' | 'tokens'

export type Phase = 'bidding' | 'dealing' | 'drawing' | 'losing' | 'over' | 'taking' | 'turn'

export type Provenance = 'inferred' | 'invented' | 'printed'

export type Row =
  | 'alike'
  | 'altars'
  | 'cultists'
  | 'old_ones'
  | 'relics'
  | 'shoggoths'
  | 'sites'
  | 'tokens'
  | 'tomes'

export type Tile =
  | 'shoggoth'
  | 'cultist'
  | 'altar'
  | 'tome 1'
  | 'tome 2'
  | 'tome 3'
  | 'tome 4'
  | 'tome 5'
  | 'site 1'
  | 'site 2'
  | 'site 3'
  | 'site 4'
  | 'site 5'
  | 'site 6'
  | 'site 7'
  | 'site 8'
  | 'shoggoth setback'
  | 'ritual setback'
  | 'tome setback'
  | 'site setback'
  | 'old one'
  | 'relic'
  | 'elder sign'

/** A new Aeon; the seat with the highest token takes the first turn. */
export interface AeonBeganEvent {
  readonly event: 'aeon_began'
  readonly number: number
  readonly first: number
}

/** An Aeon ended, and this many tiles were left on the auction track. */
export interface AeonEndedEvent {
  readonly event: 'aeon_ended'
  readonly number: number
  readonly by: By
  readonly tiles: number
}

/** The auction that is running. */
export interface Auction {
  readonly invoker: number
  /** begun by invoking, not by an Elder Sign */
  readonly invoked: boolean
  readonly bid: number | null
  readonly bidder: number | null
  /** who can still bid after the one who is asked, in order (K10, K25) */
  readonly waiting: readonly number[]
  /** whoever is asked may not pass */
  readonly must_bid: boolean
}

/** An auction for some tiles and a token began, by invoking or by an Elder Sign. */
export interface AuctionOpenedEvent {
  readonly event: 'auction_opened'
  readonly seat: number
  readonly invoked: boolean
  readonly tiles: number
  readonly token: number
}

/** The tiles and the token on the board went to the highest bid, which took the token's place. */
export interface AuctionWonEvent {
  readonly event: 'auction_won'
  readonly seat: number
  readonly bid: number
  readonly token: number
  readonly tiles: number
}

/** Bid a token. */
export interface BidAction {
  readonly do: 'bid'
  readonly token: number
}

/** A seat did not bid; by force if all its tokens were too low. */
export interface BidPassedEvent {
  readonly event: 'bid_passed'
  readonly seat: number
  readonly forced: boolean
}

/** A token was bid. */
export interface BidPlacedEvent {
  readonly event: 'bid_placed'
  readonly seat: number
  readonly token: number
}

/** One cell of the score sheet: what was counted, and the points for it. */
export interface Cell {
  readonly counted: number
  readonly points: number
}

/** The tiles in front of a seat: all of them are open. */
export interface Collection {
  readonly shoggoths: number
  readonly cultists: number
  readonly altars: number
  /** by type */
  readonly tomes: readonly number[]
  /** by type */
  readonly sites: readonly number[]
  readonly old_ones: number
  readonly relics: number
  /** only while they are being resolved */
  readonly setbacks: Readonly<Partial<Record<Tile, number>>>
}

/** Give up a Tome or a Site to a Setback. */
export interface DiscardAction {
  readonly do: 'discard'
  readonly tile: Tile
}

/** Draw a tile from the bag. */
export interface DrawAction {
  readonly do: 'draw'
}

/** An Elder Sign came out of the bag and lies on the time track. */
export interface ElderSignDrawnEvent {
  readonly event: 'elder_sign_drawn'
  readonly seat: number
  readonly signs: number
  readonly spaces: number
}

/** The favour of a seat after an Aeon. */
export interface FavourChangedEvent {
  readonly event: 'favour_changed'
  readonly seat: number
  readonly aeon: number
  readonly points: number
  readonly favour: number
}

/** A seat has no token left to bid with in this Aeon. */
export interface FellSilentEvent {
  readonly event: 'fell_silent'
  readonly seat: number
}

/** Invoke Cthulhu: an auction begins. */
export interface InvokeAction {
  readonly do: 'invoke'
}

/** One line of the score sheet, once its Aeon has been scored. */
export interface Line {
  readonly row: Row
  readonly aeon: number
  /** by seat; null where this viewer may not know (K32) */
  readonly cells: readonly (Cell | null)[]
}

/** Names for the five Tomes and the eight Sites. */
export interface Mythos {
  readonly name: string
  readonly title: string
  readonly note: string
  readonly title_de: string
  readonly note_de: string
  readonly tomes: readonly Name[]
  readonly sites: readonly Name[]
}

/** What a type of tile is called, and who says so. */
export interface Name {
  readonly name: string
  readonly provenance: Provenance
  readonly source: string
  readonly name_de: string
}

/** An auction had no winner; a full track was discarded. */
export interface NobodyBidEvent {
  readonly event: 'nobody_bid'
  readonly tiles: number
  readonly discarded: boolean
}

/** The game ended. */
export interface OverEvent {
  readonly event: 'over'
  readonly ending: number
}

/** Bid nothing. */
export interface PassAction {
  readonly do: 'pass'
}

/** The points of a seat in an Aeon, row by row (nine of them; those not due are 0). */
export interface ScoredEvent {
  readonly event: 'scored'
  readonly seat: number
  readonly points: readonly number[]
}

/** What lies in front of a seat. */
export interface Seat {
  readonly tokens_up: readonly number[]
  readonly tokens_down: readonly number[]
  readonly collection: Collection
  /** in the auction that is running */
  readonly bid: number | null
  /** in it; a seat without a face-up token is not asked (K10) */
  readonly passed: boolean
  /** null where this viewer may not know (K32) */
  readonly favour: number | null
  /** what each row would pay if the Aeon ended now; null as above, and outside the Aeons */
  readonly now: readonly Cell[] | null
  /** the same in sum, only of the rows that are due then */
  readonly points_now: number | null
  /** once the game is over */
  readonly rank: number | null
}

/** What a seat must still discard. */
export interface Setback {
  readonly seat: number
  readonly tomes: number
  readonly sites: number
}

/** Setbacks of one kind must be resolved, and cost so many tiles. */
export interface SetbackStruckEvent {
  readonly event: 'setback_struck'
  readonly seat: number
  readonly tile: Tile
  readonly count: number
  readonly cost: number
}

/** Use no more Old Ones in this turn. */
export interface StopAction {
  readonly do: 'stop'
}

/** A seat uses no more Old Ones in this turn. */
export interface StoppedEvent {
  readonly event: 'stopped'
  readonly seat: number
}

/** Discard an Old One and take a tile from the auction track. */
export interface TakeAction {
  readonly do: 'take'
  readonly tile: Tile
}

/** A tile came out of the bag and lies on the auction track. */
export interface TileDrawnEvent {
  readonly event: 'tile_drawn'
  readonly seat: number
  readonly tile: Tile
  readonly space: number
}

/** An Old One was discarded for a tile on the auction track. */
export interface TileTakenEvent {
  readonly event: 'tile_taken'
  readonly seat: number
  readonly tile: Tile
  readonly space: number
  readonly old_ones_left: number
}

/** Tiles went to a Setback. */
export interface TilesLostEvent {
  readonly event: 'tiles_lost'
  readonly seat: number
  readonly tile: Tile
  readonly count: number
}

/** A seat got its tokens. */
export interface TokensDealtEvent {
  readonly event: 'tokens_dealt'
  readonly seat: number
  readonly tokens: readonly number[]
}

/** The table from one seat. */
export interface View {
  /** null for a spectator */
  readonly viewer: number | null
  readonly phase: Phase
  readonly aeon: number
  /** null while the tokens are dealt and when the game is over */
  readonly turn: number | null
  readonly mover: number | null
  readonly track: readonly (Tile | null)[]
  readonly signs: number
  /** of the time track */
  readonly spaces: number
  readonly board_token: number
  readonly seats: readonly Seat[]
  readonly auction: Auction | null
  readonly setback: Setback | null
  /** the seat that gets its tokens now */
  readonly dealt: number | null
  /** the tokens still to be dealt */
  readonly sets_left: readonly (readonly number[])[]
  /** what is left: of so many tiles the next one is drawn */
  readonly bag: Readonly<Partial<Record<Tile, number>>>
  readonly bag_tiles: number
  readonly discarded: Readonly<Partial<Record<Tile, number>>>
  /** rows of the sheet, from the top, that are scored when this Aeon ends */
  readonly rows_due: number
  readonly sheet: readonly Line[]
  /** a table option */
  readonly scores_hidden: boolean
  readonly ending: number | null
  readonly names: Mythos
}

/** Who won, and the token that decided it if favour did not. */
export interface WonEvent {
  readonly event: 'won'
  readonly seat: number
  readonly favour: number
  readonly token: number | null
}

export type Action =
  | DrawAction
  | InvokeAction
  | TakeAction
  | StopAction
  | BidAction
  | PassAction
  | DiscardAction

export type Event =
  | TokensDealtEvent
  | AeonBeganEvent
  | TileDrawnEvent
  | ElderSignDrawnEvent
  | TileTakenEvent
  | StoppedEvent
  | AuctionOpenedEvent
  | BidPlacedEvent
  | BidPassedEvent
  | AuctionWonEvent
  | NobodyBidEvent
  | FellSilentEvent
  | SetbackStruckEvent
  | TilesLostEvent
  | AeonEndedEvent
  | ScoredEvent
  | FavourChangedEvent
  | WonEvent
  | OverEvent
