"""What goes over the wire, typed.

A line to a table has a `type` and, if it wishes something, an `id` of the sender's choosing; it is answered by exactly
one `done` or `refused` with that id.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ratskeller.kernel.obstacles import Obstacle
from ratskeller.kernel.record import Attempt, EndLine
from ratskeller.tables.saved import Away, BranchedFrom, ClockRule, Said, SeatHelp, Status, Talk, UndoRequest, UndoRule

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[\\x21-\\x7e]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Digits = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]{64}$")]  # a seal, or a share
# A bot that is wished for: `level:1` to `level:5`, with a temperament that the house chooses or that is named, as in
# `level:3:cautious`. Earlier names are understood: `easy`, `medium` and `hard` are the levels 1, 3 and 5.
BotName = Annotated[str, msgspec.Meta(max_length=32)]
DigitsOrNone = Annotated[str, msgspec.Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]


# ---- what is known of a table --------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    free: bool
    bot: str  # the bot that plays here now, for good or for a while, such as `level:3:cautious`; empty for a person
    away: Away
    here: bool  # somebody with its link is connected
    seal: str  # of what it adds to the dice; nothing if empty
    must_seal: bool  # its device has sealed something before, and the game waits until it has again
    mark: int  # its sign, which whoever sits here keeps for the evening
    expected: bool  # its holder is still at the table before; if the game begins, a bot plays until they come


class Opening(msgspec.Struct, frozen=True):
    """What the seats have sealed is being opened."""

    attempt: int  # counted from 1
    waiting: tuple[int, ...]  # the seats whose devices have still to open


class EveningGame(msgspec.Struct, frozen=True):
    """A game of the evening that was played to its end; lists are by seat."""

    table: str
    game: str
    names: tuple[str, ...]
    marks: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class EveningPlayer(msgspec.Struct, frozen=True):
    """How somebody has done on an evening so far."""

    name: str
    mark: int
    bot: bool
    games: int
    won: int  # alone
    shared: int  # with others
    points: int | None  # where they can be added up: all games are the same, and it has points


class Evening(msgspec.Struct, frozen=True):
    """The score of tables that followed each other."""

    games: tuple[EveningGame, ...]
    players: tuple[EveningPlayer, ...]  # the best first
    winners: tuple[str, ...]  # of the night, if it ended now


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: str
    status: Status
    paused: bool
    public: bool
    created: float
    game: str
    rules_version: int
    options: dict[str, Any]
    packs: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    clock: ClockRule
    undo: UndoRule
    undo_request: UndoRequest | None
    talk: Talk
    window: int
    absent_after: int
    stand_in: str  # the bot that plays for whoever is away
    hints: bool  # whoever is asked may ask for a hint
    coach: bool  # who plays alone with bots is warned of slips
    helped: tuple[SeatHelp, ...]  # by seat; nothing until the table has ended
    scheme: str  # of the dice
    commitment: str
    salts: list[str]
    attempts: tuple[Attempt, ...]  # to open what the seats have sealed, those that are over
    opening: Opening | None  # … and the one that is under way
    secret: str  # empty until the table has ended
    end: EndLine | None
    next_table: str
    evening: Evening | None  # from the second table on
    branch: BranchedFrom | None  # of whose game this plays on
    note: str


class You(msgspec.Struct, frozen=True):
    """Who the receiver is at this table."""

    link: str
    name: str
    host: bool
    seats: tuple[int, ...]
    back: tuple[int, ...] = ()  # seats that the receiver has left or was sent away from, and may take again


# ---- from the house ------------------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True):
    """Something that happened, as a sentence and as a value, and the clause of the rules behind it."""

    text: str
    what: Any
    clause: str


class SeatScene(msgspec.Struct, frozen=True):
    """The table from one seat, or from none. A move goes back with the `seq` it was decided at."""

    seat: int | None
    seq: int
    scene: msgspec.Raw


class ClockFace(msgspec.Struct, frozen=True):
    """Seconds left for each seat, and whose are running."""

    left: tuple[float, ...]
    running: tuple[int, ...]


class HeldAnswer(msgspec.Struct, frozen=True):
    """What one has answered in secret: it is carried out when the question ends, and can be replaced until then."""

    seat: int
    do: str


class GameShown(msgspec.Struct, frozen=True, tag="state", kw_only=True):
    """The game as it now stands for the receiver. Of the story so far `kept` lines still stand; then comes `told`."""

    kept: int
    scenes: tuple[SeatScene, ...]
    told: tuple[Told, ...]
    clock: ClockFace | None = None
    window: float | None = None  # seconds that are left to answer in secret; then silence is an answer
    held: tuple[HeldAnswer, ...] = ()  # what the receiver has answered so far
    forced: tuple[HeldAnswer, ...] = ()  # the only answers that some of the receiver's seats have
    may_undo: tuple[int, ...] = ()
    opening: int = 0  # so many lines of the story were told before anybody could choose


class Table(msgspec.Struct, frozen=True, tag="table"):
    """Seats, settings or the status have changed, or the receiver has just come in."""

    table: msgspec.Raw  # a TableInfo
    you: You | None


class Talked(msgspec.Struct, frozen=True, tag="said"):
    """Lines of talk, new to the receiver."""

    lines: tuple[Said, ...]


class Advice(msgspec.Struct, frozen=True):
    """What the best bot would do, from what a seat knows."""

    do: str  # its notation
    text: str  # as it stands on the button
    why: str  # may be empty
    loss: str  # what one's own choice would give away, with its unit; empty for a hint


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A wish was granted, and is on the disk."""

    id: str
    seq: int | None = None  # of the seat that moved, after its move
    obstacles: tuple[Obstacle, ...] | msgspec.UnsetType = msgspec.UNSET  # of whoever asked why not
    advice: Advice | msgspec.UnsetType = msgspec.UNSET  # of whoever asked for a hint


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A wish was not granted, and nothing was changed."""

    id: str
    cause: str
    why: str
    clause: str | None = None
    advice: Advice | msgspec.UnsetType = msgspec.UNSET  # of the coach


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The last line of a connection."""

    cause: str
    why: str


FromHouse = GameShown | Table | Talked | Done | Refused | Bye


# ---- to the house --------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first line: who comes in. Without a token one watches."""

    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    language: Annotated[str, msgspec.Meta(max_length=35, pattern="^[A-Za-z0-9-]*$")] = ""  # such as `de-AT`


class AnyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all wishes have in common."""

    id: Id


class SeatWish(AnyWish, frozen=True):
    """A wish that is about one seat."""

    seat: SeatNumber


class Act(SeatWish, frozen=True, tag="act"):
    """Take an action, by its notation."""

    seq: int
    do: Annotated[str, msgspec.Meta(max_length=200)]
    sure: bool = False  # whatever the coach may say


class Undo(SeatWish, frozen=True, tag="undo"):
    """Take the last action of a seat back."""

    seq: int


class WhyNot(SeatWish, frozen=True, tag="why_not"):
    """Ask why something is not offered to a seat of one's own: one action, or all that are not."""

    do: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Hint(SeatWish, frozen=True, tag="hint"):
    """Ask what the best bot would do for a seat of one's own, which is asked."""

    seq: int


class Agree(AnyWish, frozen=True, tag="agree"):
    """Answer somebody who wants to take an action back."""

    yes: bool


class Say(AnyWish, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Sign(AnyWish, frozen=True, tag="sign"):
    """Make a sign without words."""

    sign: Annotated[str, msgspec.Meta(max_length=32)]


class StandIn(SeatWish, frozen=True, tag="stand_in"):
    """Let a bot play for a seat of one's own, or take the seat back."""

    on: bool


class Seal(SeatWish, frozen=True, tag="seal"):
    """Before the game: the seal of what a seat of one's own adds to the dice, instead of the one before."""

    seal: Digits


class Open(SeatWish, frozen=True, tag="open"):
    """Open what a seat of one's own has sealed, at an attempt that is under way."""

    attempt: Annotated[int, msgspec.Meta(ge=1)]
    share: Digits


class Leave(SeatWish, frozen=True, tag="leave"):
    """Give a seat up."""


class Start(AnyWish, frozen=True, tag="start"):
    """Host: begin; free seats get such a bot."""

    fill: BotName = ""


class SeatBot(SeatWish, frozen=True, tag="seat_bot"):
    """Host, before the game: put a bot on a free seat, change the one there, or with an empty level send it away."""

    level: BotName = ""


class Kick(SeatWish, frozen=True, tag="kick"):
    """Host: take a seat from its holder; in a running game a bot goes on there (ADR 21 says who may sit down)."""


class Pause(AnyWish, frozen=True, tag="pause"):
    """Host: stop the clocks and all moves, or go on."""

    on: bool


class Close(AnyWish, frozen=True, tag="close"):
    """Host: end the table before the game is over."""


class Rematch(AnyWish, frozen=True, tag="rematch"):
    """Ask everybody for another game: the next table is opened, with the seats moved on by one. All links work there.

    Without a `game` it is the same one, or whichever somebody else has asked for.
    """

    game: Annotated[str, msgspec.Meta(max_length=64)] = ""


Wish = (
    Act
    | Undo
    | WhyNot
    | Hint
    | Agree
    | Say
    | Sign
    | StandIn
    | Seal
    | Open
    | Leave
    | Start
    | SeatBot
    | Kick
    | Pause
    | Close
    | Rematch
)
ToHouse = Hello | Wish


# ---- over HTTP -----------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    packs: dict[str, Any] = {}
    name: Annotated[str, msgspec.Meta(max_length=200)] = "Host"
    sit: bool = True  # the host takes the first seat
    bots: Annotated[list[BotName], msgspec.Meta(max_length=12)] = []
    start: bool = False  # at once, when no seat is free
    public: bool = False
    clock: ClockRule = ClockRule()
    undo: UndoRule = "free"
    talk: Talk = "free"
    window: Annotated[int, msgspec.Meta(ge=0, le=60)] | None = (
        None  # see Document; None: as long as is usual for the game
    )
    absent_after: Annotated[int, msgspec.Meta(ge=0, le=604800)] = 0
    stand_in: BotName = "level:3"
    hints: bool = False
    coach: bool = False
    seal: DigitsOrNone = ""  # of what the host's seat adds to the dice


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table that plays on from a step of a game that is over."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber  # whom one plays
    open: bool = False  # all of the past; else it is hidden as that seat knew it, and all the rest is imagined anew
    name: Annotated[str, msgspec.Meta(max_length=200)] = "Host"
    bots: Annotated[list[BotName], msgspec.Meta(max_length=12)] = []
    start: bool = False  # at once, when no seat is free
    seal: DigitsOrNone = ""  # of what one's seat adds to the dice


class Opened(msgspec.Struct, frozen=True):
    """A table was opened; the token is the host's and is told only here."""

    table: TableInfo
    token: str
    you: You


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody wants to sit down: at a certain seat, or anywhere."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    seat: SeatNumber | None = None
    seal: DigitsOrNone = ""  # of what the seat adds to the dice


class Joined(Opened, frozen=True):
    """A seat was taken; a new token is told only here, and is empty if an old one got one more seat."""

    seat: int


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused."""

    cause: str
    why: str
    clause: str | None = None
