"""Darkhouse: everything that a step can do, as typed values."""

from __future__ import annotations

from functools import cache

from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.dice import count_of
from ratskeller.kernel.vocabulary import EventReader, Happening


@cache
def faces_of(handful: int) -> tuple[int, ...]:
    """The dice of a handful, lowest first."""
    return tuple(face for face in range(1, codes.FACES_END) for _ in range(count_of(handful, face)))


class GameBegan(Happening, frozen=True, tag="game_began"):
    """Fresh pages for everybody."""

    clause = "8.1"
    game: int


class TrackWritten(Happening, frozen=True, tag="track_written"):
    """A number was written into the turn track."""

    clause = "5.4"
    round: int
    number: int
    gray: bool
    due: int | None  # the round at whose end the block must be full


class Rolled(Happening, frozen=True, tag="rolled"):
    """Dice fell."""

    clause = "4.2"
    seat: int
    dice: tuple[int, ...]
    roll: int


class Placed(Happening, frozen=True, tag="placed"):
    """A die was laid into a block."""

    clause = "4.7"
    seat: int
    die: int
    block: int
    empty: int


class Arced(Happening, frozen=True, tag="arced"):
    """A die was laid on an arc; it leads from one block to another."""

    clause = "6.1"
    seat: int
    die: int
    source: int
    target: int


class Rerolled(Happening, frozen=True, tag="rerolled"):
    """Somebody took the dice that were not laid and rolls them again."""

    clause = "D6"
    seat: int
    dice: int


class Stopped(Happening, frozen=True, tag="stopped"):
    """Somebody is done with the round by choice."""

    clause = "D7"
    seat: int
    dice: int


class Done(Happening, frozen=True, tag="done"):
    """Somebody is done with the round because nothing is left to do."""

    clause = "D29"
    seat: int
    dice: int


class Wrote(Happening, frozen=True, tag="wrote"):
    """The dice in a block were written down."""

    clause = "4.10"
    seat: int
    block: int
    numbers: tuple[int, ...]
    empty: int


class Repaired(Happening, frozen=True, tag="repaired"):
    """A block is full."""

    clause = "7.1"
    seat: int
    block: int
    factor: int
    points: int


class Shut(Happening, frozen=True, tag="shut"):
    """A deadline was missed, and the empty boxes of a block are crossed out."""

    clause = "5.8"
    seat: int
    block: int
    crosses: int


class Early(Happening, frozen=True, tag="early"):
    """Every block of a page is full before the last round."""

    clause = "7.6"
    seat: int
    round: int


class PageScored(Happening, frozen=True, tag="page_scored"):
    """A game is over, and a page was added up."""

    clause = "7.5"
    seat: int
    game: int
    points: int


class Verdict(Happening, frozen=True, tag="verdict"):
    """Whether somebody may come back tomorrow."""

    clause = "8.2"
    seat: int
    points: int
    kept: bool


class Over(Happening, frozen=True, tag="over"):
    """The last page was added up."""

    clause = "8.1"
    ending: int


EVENTS: dict[int, EventReader] = {
    codes.EV_GAME: GameBegan,
    codes.EV_TRACK: lambda number, block, gray, due: TrackWritten(number, block, bool(gray), due or None),
    codes.EV_ROLLED: lambda seat, handful, roll, _: Rolled(seat, faces_of(handful), roll),
    codes.EV_PLACED: Placed,
    codes.EV_ARCED: Arced,
    codes.EV_REROLLED: Rerolled,
    codes.EV_STOPPED: Stopped,
    codes.EV_DONE: Done,
    codes.EV_WROTE: lambda seat, block, handful, empty: Wrote(seat, block, faces_of(handful), empty),
    codes.EV_REPAIRED: Repaired,
    codes.EV_SHUT: Shut,
    codes.EV_EARLY: Early,
    codes.EV_PAGE: PageScored,
    codes.EV_VERDICT: lambda seat, points, kept, _: Verdict(seat, points, bool(kept)),
    codes.EV_OVER: Over,
}
