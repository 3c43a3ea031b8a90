"""What is kept of a table: one document, a log of what happened in the game, and what people said.

A document never holds a secret: tokens are there as hashes, and the dice of a running table are not there at all
(see `house_key.py`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ratskeller.kernel.dice import SALTED
from ratskeller.kernel.record import Attempt, Branch, EndLine, Header

Status = Literal["lobby", "running", "over", "closed"]
Away = Literal["", "absent", "asked", "time", "forfeit"]
Talk = Literal["free", "signs", "off"]
UndoRule = Literal["free", "ask", "off"]
TimeUp = Literal["bot", "forfeit", "pause"]


class Seat(msgspec.Struct, kw_only=True):
    """A place at the table."""

    name: str = ""
    link: str = ""  # the id of the link that holds it; nobody's if empty
    bot: str = ""  # a bot that sits here for good, such as `level:3:cautious`; see `bot_levels.stored_bot`
    open: bool = False  # a bot plays here because somebody has left; a newcomer may take its place
    sent_away: bool = False  # … because the host has sent somebody away from a hand: only they may come back
    former: list[str] = []  # the ids of links that have held it in this game, if it has secrets; not the present one
    seal: str = ""  # of the share that it adds to the dice; nothing if empty
    seals: bool = False  # its device has sealed a share before, and is waited for until it has again
    expected: bool = False  # in the lobby of a next table: its holder has not come there yet
    away: Away = ""  # why a bot plays for the person: absent, asked for it, out of time for one move, lost on time

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.link and not self.bot


class Link(msgspec.Struct, kw_only=True):
    """A secret link: whoever has its token is this person. Only a hash of the token is kept."""

    id: str
    token_hash: str
    name: str
    host: bool = False
    addresses: list[str] = []  # keyed hashes of where it was used from, the last of them
    granted: list[str] = []  # hashes of the last wishes that were granted and stand neither in the log nor in the talk


class Sitting(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody has sat down."""

    address: str  # a keyed hash
    at: float


class ClockRule(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How much time there is. `move`: so many seconds for every move; `bank`: for the whole game, plus an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0
    time_up: TimeUp = "bot"


class UndoRequest(msgspec.Struct, kw_only=True, frozen=True):
    """A seat wants to take its last action back, and these seats have still to agree."""

    seat: int
    waiting: list[int]


class Held(msgspec.Struct, kw_only=True, frozen=True):
    """An answer that was given in secret and waits for the end of its question."""

    seat: int
    do: str  # the notation
    move: str  # the sender's own name for it


class Help(msgspec.Struct, kw_only=True):
    """What a seat has been helped with."""

    hints: int = 0
    warnings: int = 0  # of the coach
    at: int = 0  # the seq of the position for which it had its last hint; asked there again, that does not count


class SeatHelp(msgspec.Struct, frozen=True):
    """What a seat was helped with, as everybody may know when the table has ended."""

    seat: int
    hints: int
    warnings: int  # of the coach, before something was done that surely gave away much


class PlayedGame(msgspec.Struct, kw_only=True, frozen=True):
    """A game of an evening that was played to its end; lists are by seat."""

    table: str
    game: str
    names: list[str]
    links: list[str]  # empty where a bot sat
    marks: list[int]
    scores: list[int]
    ranks: list[int]


class BranchedFrom(msgspec.Struct, kw_only=True, frozen=True):
    """The table whose game a table plays on, and from where."""

    table: str
    root: str  # the first of all of which it is a branch
    step: int
    seat: int | None  # the past is hidden as this seat knew it; None: laid open


class Document(msgspec.Struct, kw_only=True):
    """A table, but for its log. `version` goes up with every change of any kind, `seq` with every line of the log."""

    id: str
    version: int = 1
    seq: int = 0
    said: int = 0  # lines of talk so far
    status: Status = "lobby"
    paused: bool = False
    public: bool = False  # listed for everybody
    created: float = 0.0  # seconds since 1970
    updated: float = 0.0  # when something changed last that everybody may see
    address: str = ""  # a keyed hash of where it was opened from, for the limit of tables per address

    game: str
    rules_version: int
    options: dict[str, Any] = {}
    packs: dict[str, Any] = {}
    seats: list[Seat] = []
    marks: list[int] = []  # the sign of each seat; if there are none, its number
    links: list[Link] = []
    sittings: list[Sitting] = []  # of the last minutes
    sent_away: dict[str, float] = {}  # from the lobby: when, by a keyed hash of the address

    clock: ClockRule = ClockRule()
    left: list[float] = []  # seconds left for each seat, as of the last change …
    had: list[float] = []  # … and when it last moved, in case it takes that back
    seen: list[int] = []  # how often what a viewer sees has changed: the seats', then the spectators'
    settled: list[int] = []  # since when their choices stand
    undo: UndoRule = "free"
    undo_request: UndoRequest | None = None
    talk: Talk = "free"
    hushed: bool = False  # words would be allowed here, but the game forbids them
    window: int = 8  # seconds that a question lasts which is answered in secret; 0: until all people have answered
    is_window_usual: bool = False  # it was left to the house, which hurries nobody who plays without other people
    hints: bool = False  # whoever is asked may ask for a hint
    coach: bool = False  # who plays alone with bots is warned of slips
    help: list[Help] = []  # by seat; told to nobody before the table has ended
    question: int = 0  # the line of the log after which the open one was asked; 0 if none is
    held: list[Held] = []  # what was answered so far
    noted: list[Held] = []  # what was said for later, and is done as soon as nothing forbids it
    absent_after: int = 0  # seconds after which a bot plays for somebody who is away; 0: never
    stand_in: str = ""  # that bot

    scheme: str = SALTED  # of the dice; a table that does not say was opened when there was no other
    commitment: str = ""  # to the secret behind them
    salts: list[str] = []  # what people added to it by that older scheme
    attempts: list[Attempt] = []  # to open what the seats add to it …
    opening: bool = False  # … of which the last is under way
    secret: str = ""  # revealed when the table has ended
    first_roll: int = 1  # the first step that this table's own dice decided; later than 1 after an import
    imported: Header | None = None  # the header of a finished record that was brought from elsewhere
    branches: list[Branch] = []  # where this game branched off from others, as its record tells
    branch: BranchedFrom | None = None  # if it was played on from a table of this house

    end: EndLine | None = None
    next_table: str = ""  # where the evening goes on
    evening: list[PlayedGame] = []  # the games before this one
    note: str = ""  # why a table cannot go on, such as other rules

    @property
    def helped(self) -> tuple[SeatHelp, ...]:
        """What the seats were helped with. While the game runs nobody is told: when somebody thinks may be a secret."""
        if self.status not in {"over", "closed"}:
            return ()
        return tuple(SeatHelp(seat, each.hints, each.warnings) for seat, each in enumerate(self.help))


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log. `step` carries the game on, `undo` takes the last step back."""

    seq: int
    kind: Literal["step", "undo"]
    by: int  # a seat, or CHANCE
    do: str = ""  # the notation
    state: str = ""  # digest of the position afterwards
    move: str = ""  # the sender's own name for the move, so that a repeat is known


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk, or a sign without words.

    The house itself has no link: `id` is then its message, `name` and `text` are what that tells of. Each reader is
    sent the sentence.
    """

    n: int
    at: float
    link: str
    name: str
    seat: int | None
    text: str
    sign: bool = False
    id: str = ""  # the sender's own name for it, so that a repeat is known; told to nobody, for it could be words


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What one change writes: the new document (its version one above the stored one), new log lines, new talk."""

    document: Document
    entries: list[Entry] = []
    said: list[Said] = []


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored."""

    document: Document
    entries: list[Entry]
    said: list[Said]
