// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** The games that this was made for. */
export type GameName = 'rats_in_the_walls' | 'rathulhu' | 'darkhouse' | 'house_of_rath' | 'condyle_cove'

export type Away = '' | 'absent' | 'asked' | 'forfeit' | 'time'

export type Mark = 'clause' | 'code' | 'emphasis' | 'plain' | 'strong'

export type Origin = '' | 'inferred' | 'invented'

export type PassageKind = 'rule' | 'ruling' | 'table' | 'text'

export type Status = 'closed' | 'lobby' | 'over' | 'running'

export type Talk = 'free' | 'off' | 'signs'

export type UndoRule = 'ask' | 'free' | 'off'

export type Weight = 'heavy' | 'light' | 'medium'

/** Take an action, by its notation. */
export interface Act {
  readonly type: 'act'
  readonly id: string
  readonly seat: number
  readonly seq: number
  readonly do: string
}

/** Answer somebody who wants to take an action back. */
export interface Agree {
  readonly type: 'agree'
  readonly id: string
  readonly yes: boolean
}

/** The last line of a connection. */
export interface Bye {
  readonly type: 'bye'
  readonly cause: string
  readonly why: string
}

/** One legal action, ready to be offered. */
export interface Choice<Action = unknown> {
  readonly code: number
  readonly action: Action
  readonly notation: string
  readonly text: string
  readonly warning: string | null
}

/** Seconds left for each seat, and whose are running. */
export interface ClockFace {
  readonly left: readonly number[]
  readonly running: readonly number[]
}

/** How much time there is. `move`: so many seconds for every move; `bank`: for the whole game, plus an increment. */
export interface ClockRule {
  readonly kind: 'bank' | 'move' | 'none'
  readonly seconds: number
  readonly increment: number
  readonly time_up: 'bot' | 'forfeit' | 'pause'
}

/** Host: end the table before the game is over. */
export interface Close {
  readonly type: 'close'
  readonly id: string
}

/** A wish was granted, and is on the disk. */
export interface Done {
  readonly type: 'done'
  readonly id: string
  /** of the seat that moved, after its move */
  readonly seq: number | null
}

/** How it ended. */
export interface EndLine {
  readonly end: string
  readonly clause: string
  readonly steps: number
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
}

/** A game on the shelf. */
export interface GameInfo {
  readonly name: string
  readonly title: string
  readonly tagline: string
  readonly designer: string
  readonly publisher: string
  readonly credit: string
  readonly seats: SeatRange
  readonly minutes: number
  readonly weight: Weight
  /** saying nothing may be an answer, so a table may give a time for it */
  readonly has_silence: boolean
  readonly rules_version: number
  readonly options: readonly OptionInfo[]
  readonly packs: Readonly<Record<string, readonly PackInfo[]>>
  readonly bots: readonly string[]
  readonly build: string
}

/** The game as it now stands for the receiver. Of the story so far `kept` lines still stand; then comes `told`. */
export interface GameShown<View = unknown, Action = unknown, What = unknown> {
  readonly type: 'state'
  readonly kept: number
  readonly scenes: readonly SeatScene<View, Action>[]
  readonly told: readonly Told<What>[]
  readonly clock: ClockFace | null
  /** seconds that are left to answer; then silence is one */
  readonly window: number | null
  readonly may_undo: readonly number[]
}

/** The server is up and its database answers. */
export interface Health {
  readonly status: 'ok'
  readonly version: string
  readonly build: string
}

/** The first line: who comes in. Without a token one watches. */
export interface Hello {
  readonly type: 'hello'
  readonly token?: string
  /** such as `de-AT` */
  readonly language?: string
}

/** Somebody wants to sit down: at a certain seat, or anywhere. */
export interface Join {
  readonly name?: string
  readonly seat?: number | null
  readonly salt?: string
}

/** A seat was taken; a new token is told only here, and is empty if an old one got one more seat. */
export interface Joined {
  readonly table: TableInfo
  readonly token: string
  readonly you: You
  readonly seat: number
}

/** Host: take a seat from its holder; in a running game a bot goes on there, and somebody else may sit down. */
export interface Kick {
  readonly type: 'kick'
  readonly id: string
  readonly seat: number
}

/** Give a seat up. */
export interface Leave {
  readonly type: 'leave'
  readonly id: string
  readonly seat: number
}

/** A guided first game. */
export interface Lesson {
  readonly game: string
  readonly name: string
  readonly others: readonly LessonTitle[]
  readonly title: string
  readonly language: string
  readonly names: readonly string[]
  readonly seat: number
  readonly stops: readonly LessonStop[]
}

/** The table as the reader sees it, and what has just happened. */
export interface LessonMoment<View = unknown, Action = unknown, What = unknown> {
  readonly scene: Scene<View, Action>
  readonly told: readonly Told<What>[]
}

/** What is shown, then said, then asked. */
export interface LessonStop {
  /** that lead here; the last one stays */
  readonly moments: readonly LessonMoment[]
  readonly note: string
  readonly point: readonly string[]
  /** a notation among the choices of the last moment, or empty */
  readonly ask: string
  readonly also: readonly string[]
  readonly hint: string
  readonly clause: string
}

/** Another lesson of the same game. */
export interface LessonTitle {
  readonly name: string
  readonly title: string
}

/** A public table in a list. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly status: string
  /** names, empty where a seat is free */
  readonly seats: readonly string[]
  readonly free: number
  readonly created: number
  readonly updated: number
}

/** The table after a step. The scene offers nothing: it is all over. */
export interface Moment<View = unknown, Action = unknown, What = unknown> {
  readonly step: number
  readonly scene: Scene<View, Action>
  /** what the step did */
  readonly told: readonly Told<What>[]
}

/** A table to be opened. */
export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly packs?: Readonly<Record<string, unknown>>
  readonly name?: string
  /** the host takes the first seat */
  readonly sit?: boolean
  readonly bots?: readonly string[]
  /** at once, when no seat is free */
  readonly start?: boolean
  readonly public?: boolean
  readonly clock?: ClockRule
  readonly undo?: UndoRule
  readonly talk?: Talk
  /** see Document */
  readonly window?: number
  readonly absent_after?: number
  readonly stand_in?: string
  readonly salt?: string
}

/** A table was opened; the token is the host's and is told only here. */
export interface Opened {
  readonly table: TableInfo
  readonly token: string
  readonly you: You
}

/** One option as a form or a help page needs it. */
export interface OptionInfo {
  readonly name: string
  readonly type: 'choice' | 'flag' | 'number' | 'text'
  readonly default: unknown
  readonly description: string
  readonly choices: readonly unknown[]
  readonly least: number | null
  readonly most: number | null
  /** a few words for a form … */
  readonly title: string
  /** … and for each of the choices */
  readonly labels: readonly string[]
}

/** A game that is over, at a glance. Moment 0 is the beginning; moment n comes after `steps[n - 1]`. */
export interface Outline {
  readonly game: string
  readonly names: readonly string[]
  /** whose view; null: a spectator's */
  readonly seat: number | null
  /** goes into the addresses of the moments, which may then be kept for ever */
  readonly edition: string
  readonly opening: readonly ReplayLine[]
  readonly steps: readonly ReplayStep[]
  readonly end: EndLine | null
}

/** A pack that comes with a game. */
export interface PackInfo {
  readonly name: string
  readonly title: string
  readonly note: string
  readonly default: boolean
  /** how many of its parts are printed, inferred, invented */
  readonly provenance: Readonly<Record<string, number>>
}

/** What of a pack's content is ours. */
export interface PackOrigin {
  readonly kind: string
  readonly title: string
  readonly note: string
  readonly parts: readonly PackPart[]
}

/** Parts of a pack that are not printed in the rulebook, and why they are as they are. */
export interface PackPart {
  readonly what: readonly string[]
  readonly origin: Origin
  readonly reason: string
}

/** A clause, a paragraph or a table. */
export interface Passage {
  /** of a clause; empty for anything else */
  readonly id: string
  readonly kind: PassageKind
  readonly text: readonly Run[]
  /** why a ruling is as it is */
  readonly reason: readonly Run[]
  /** of the printed rulebook, where they are named */
  readonly lines: string
  /** what is not printed in the rulebook says so */
  readonly origin: Origin
  /** of a table; the first is its head */
  readonly rows: readonly (readonly (readonly Run[])[])[]
}

/** Host: stop the clocks and all moves, or go on. */
export interface Pause {
  readonly type: 'pause'
  readonly id: string
  readonly on: boolean
}

/** Why something was refused. */
export interface Problem {
  readonly cause: string
  readonly why: string
  readonly clause: string | null
}

/** A record to be brought in. */
export interface RecordText {
  readonly record: string
  readonly name?: string
}

/** A wish was not granted, and nothing was changed. */
export interface Refused {
  readonly type: 'refused'
  readonly id: string
  readonly cause: string
  readonly why: string
  readonly clause: string | null
}

/** Open the same table again with the seats moved on by one; all links work there too. */
export interface Rematch {
  readonly type: 'rematch'
  readonly id: string
}

/** A line of the story, and the clause of the rules behind it. */
export interface ReplayLine {
  readonly text: string
  readonly clause: string
}

/** One step in the list of all: who took it, its notation unless that is secret to the viewer, and what it did. */
export interface ReplayStep {
  readonly by: number | 'chance'
  readonly do: string
  readonly told: readonly ReplayLine[]
}

/** All rules of a game. */
export interface Rulebook {
  readonly game: string
  readonly title: string
  readonly language: string
  readonly rules_version: number
  readonly sections: readonly Section[]
  readonly packs: readonly PackOrigin[]
}

/** A piece of a line. A run marked `clause` is the id of a clause on the same page. */
export interface Run {
  readonly text: string
  readonly mark: Mark
}

/** A line of talk, or a sign without words. */
export interface Said {
  readonly n: number
  readonly at: number
  readonly link: string
  readonly name: string
  readonly seat: number | null
  readonly text: string
  readonly sign: boolean
  /** the sender's own name for it, so that a repeat is known; told to nobody, for it could be words */
  readonly id: string
}

/** Say something to the table. */
export interface Say {
  readonly type: 'say'
  readonly id: string
  readonly text: string
}

/** All that one seat, or a spectator, is shown at one moment. */
export interface Scene<View = unknown, Action = unknown> {
  readonly view: View
  readonly awaited: readonly number[]
  readonly prompt: string
  /** behind the prompt */
  readonly clause: string
  readonly choices: readonly Choice<Action>[]
}

/** Host, before the game: put a bot on a free seat, or with an empty level send it away. */
export interface SeatBot {
  readonly type: 'seat_bot'
  readonly id: string
  readonly seat: number
  readonly level?: string
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly name: string
  readonly free: boolean
  /** the level of the bot that plays here now, for good or for a while */
  readonly bot: string
  readonly away: Away
  /** somebody with its link is connected */
  readonly here: boolean
}

/** How many can play. */
export interface SeatRange {
  readonly min: number
  readonly max: number
}

/** The table from one seat, or from none. A move goes back with the `seq` it was decided at. */
export interface SeatScene<View = unknown, Action = unknown> {
  readonly seat: number | null
  readonly seq: number
  readonly scene: Scene<View, Action>
}

/** A chapter, or a part of one (level 3). */
export interface Section {
  readonly id: string
  readonly level: number
  readonly title: string
  readonly passages: readonly Passage[]
}

/** Everything that can be played here. */
export interface Shelf {
  readonly version: string
  readonly build: string
  readonly games: readonly GameInfo[]
  /** of bots, the weakest first */
  readonly levels: readonly string[]
  readonly signs: readonly string[]
}

/** Make a sign without words. */
export interface Sign {
  readonly type: 'sign'
  readonly id: string
  readonly sign: string
}

/** Let a bot play for a seat of one's own, or take the seat back. */
export interface StandIn {
  readonly type: 'stand_in'
  readonly id: string
  readonly seat: number
  readonly on: boolean
}

/** Host: begin; free seats get a bot of the given level. */
export interface Start {
  readonly type: 'start'
  readonly id: string
  readonly fill?: string
}

/** Seats, settings or the status have changed, or the receiver has just come in. */
export interface Table {
  readonly type: 'table'
  /** a TableInfo */
  readonly table: TableInfo
  readonly you: You | null
}

/** A table as everybody sees it. */
export interface TableInfo {
  readonly id: string
  readonly status: Status
  readonly paused: boolean
  readonly public: boolean
  readonly created: number
  readonly game: string
  readonly rules_version: number
  readonly options: Readonly<Record<string, unknown>>
  readonly packs: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatInfo[]
  readonly clock: ClockRule
  readonly undo: UndoRule
  readonly undo_request: UndoRequest | null
  readonly talk: Talk
  readonly window: number
  readonly absent_after: number
  readonly stand_in: string
  readonly commitment: string
  readonly salts: readonly string[]
  /** empty until the table has ended */
  readonly secret: string
  readonly end: EndLine | null
  readonly next_table: string
  readonly note: string
}

/** Lines of talk, new to the receiver. */
export interface Talked {
  readonly type: 'said'
  readonly lines: readonly Said[]
}

/** Something that happened, as a sentence and as a value, and the clause of the rules behind it. */
export interface Told<What = unknown> {
  readonly text: string
  readonly what: What
  readonly clause: string
}

/** Take the last action of a seat back. */
export interface Undo {
  readonly type: 'undo'
  readonly id: string
  readonly seat: number
  readonly seq: number
}

/** A seat wants to take its last action back, and these seats have still to agree. */
export interface UndoRequest {
  readonly seat: number
  readonly waiting: readonly number[]
}

/** Who the receiver is at this table. */
export interface You {
  readonly link: string
  readonly name: string
  readonly host: boolean
  readonly seats: readonly number[]
}

export type FromHouse = GameShown | Table | Talked | Done | Refused | Bye

export type Wish = Act | Undo | Agree | Say | Sign | StandIn | Leave | Start | SeatBot | Kick | Pause | Close | Rematch

export type ToHouse = Hello | Act | Undo | Agree | Say | Sign | StandIn | Leave | Start | SeatBot | Kick | Pause | Close | Rematch
