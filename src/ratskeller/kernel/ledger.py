"""A game that is over as tables of figures, which its review shows. A game writes them in its `ledger.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COLUMNS_MAX = 24  # of a picture: more would be too narrow to see


class Cell(msgspec.Struct, frozen=True):
    """One figure: how it is written, and in a picture how full it is drawn."""

    text: str = ""
    part: float | None = None  # from 0 to 1
    is_marked: bool = False  # it is the one that counts in its row


class LedgerRow(msgspec.Struct, frozen=True):
    """What is told of one moment of the game, or in a picture of one thing through the whole of it."""

    step: int
    title: str
    cells: tuple[Cell, ...]
    seat: int | None = None  # whom it concerns; None: everybody


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """A table, or a picture whose rows and columns are a table of parts."""

    title: str
    about: str  # what its figures say, in a sentence
    columns: tuple[str, ...]  # the first is that of the titles of the rows
    rows: tuple[LedgerRow, ...]
    is_picture: bool = False


class Worth(Protocol):
    """What was found of something that could have been done."""

    @property
    def code(self) -> int:
        """The action."""

    @property
    def share(self) -> float:
        """Of a win, that its seat could hope for after it."""

    @property
    def likely(self) -> float:
        """How likely somebody who knows the game chooses it."""


class Look(NamedTuple):
    """A step of the game as its review has it."""

    step: int
    seat: int  # or CHANCE
    code: int
    before: Any  # the position, with everything open
    after: Any
    events: Sequence[Any]
    figures: Mapping[str, float]  # what the mind had to say to the seat, or where chance came to everybody
    options: Mapping[int, Worth]  # what was judged, by action; nothing where there was no choice
    best: int | None  # the action that was worth most; None where there was no choice
    loss: float | None  # in points, where one counts in those
    chances: tuple[Sequence[float], Sequence[float]]  # everybody's, before and after it
    points: tuple[Sequence[float], Sequence[float]]  # that everybody expected before and after it


def thin_out(steps: Sequence[int], most: int = COLUMNS_MAX) -> list[int]:
    """As many of some steps as a picture has columns, evenly spread, the first and the last among them."""
    if len(steps) <= most:
        return list(steps)
    return [steps[number * (len(steps) - 1) // (most - 1)] for number in range(most)]
