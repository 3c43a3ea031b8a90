"""Darkhouse: everything that a step can do, as typed values."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.dice import count_of
from ratskeller.kernel.vocabulary import Events, Happening, or_none

EVENTS = Events()


@cache
def faces_of(handful: int) -> tuple[int, ...]:
    """The dice of a handful, lowest first."""
    return tuple(face for face in range(1, codes.FACES_END) for _ in range(count_of(handful, face)))


Handful = Annotated[tuple[int, ...], faces_of]


@EVENTS.kind(codes.EV_GAME, "8.1")
class GameBegan(Happening, frozen=True):
    """Fresh pages for everybody."""

    game: int


@EVENTS.kind(codes.EV_TRACK, "5.4")
class TrackWritten(Happening, frozen=True):
    """A number was written into the turn track."""

    round: int
    number: int
    gray: bool
    due: Annotated[int | None, or_none]  # the round at whose end the block must be full


@EVENTS.kind(codes.EV_ROLLED, "4.2")
class Rolled(Happening, frozen=True):
    """Dice fell."""

    seat: int
    dice: Handful
    roll: int


@EVENTS.kind(codes.EV_PLACED, "4.7")
class Placed(Happening, frozen=True):
    """A die was laid into a block."""

    seat: int
    die: int
    block: int
    empty: int


@EVENTS.kind(codes.EV_ARCED, "6.1")
class Arced(Happening, frozen=True):
    """A die was laid on an arc; it leads from one block to another."""

    seat: int
    die: int
    source: int
    target: int


@EVENTS.kind(codes.EV_REROLLED, "D6")
class Rerolled(Happening, frozen=True):
    """Somebody took the dice that were not laid and rolls them again."""

    seat: int
    dice: int


@EVENTS.kind(codes.EV_STOPPED, "D7")
class Stopped(Happening, frozen=True):
    """Somebody is done with the round by choice."""

    seat: int
    dice: int


@EVENTS.kind(codes.EV_DONE, "D29")
class Done(Happening, frozen=True):
    """Somebody is done with the round because nothing is left to do."""

    seat: int
    dice: int


@EVENTS.kind(codes.EV_WROTE, "4.10")
class Wrote(Happening, frozen=True):
    """The dice in a block were written down."""

    seat: int
    block: int
    numbers: Handful
    empty: int


@EVENTS.kind(codes.EV_REPAIRED, "7.1")
class Repaired(Happening, frozen=True):
    """A block is full."""

    seat: int
    block: int
    factor: int
    points: int


@EVENTS.kind(codes.EV_SHUT, "5.8")
class Shut(Happening, frozen=True):
    """A deadline was missed, and the empty boxes of a block are crossed out."""

    seat: int
    block: int
    crosses: int


@EVENTS.kind(codes.EV_EARLY, "7.6")
class Early(Happening, frozen=True):
    """Every block of a page is full before the last round."""

    seat: int
    round: int


@EVENTS.kind(codes.EV_PAGE, "7.5")
class PageScored(Happening, frozen=True):
    """A game is over, and a page was added up."""

    seat: int
    game: int
    points: int


@EVENTS.kind(codes.EV_VERDICT, "8.2")
class Verdict(Happening, frozen=True):
    """Whether somebody may come back tomorrow."""

    seat: int
    points: int
    kept: bool


@EVENTS.kind(codes.EV_OVER, "8.1")
class Over(Happening, frozen=True):
    """The last page was added up."""

    ending: int
