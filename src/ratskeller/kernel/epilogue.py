"""What is said of a game that is over: a headline, the score sheet row by row, and what is worth seeing again.

A game words it in its `epilogue.py`, from the rules' own scoring and from what happened. Nothing is secret any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from ratskeller.kernel.replay import walk
from ratskeller.kernel.words import word

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ratskeller.kernel.game import Names
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.words import Words

HIGHLIGHTS_MAX = 4
ROWS_MAX = 40  # of a score sheet
# A row that counts towards the score; the sum of some of these; a fact that counts for nothing; the score itself.
RowKind = Literal["row", "sum", "fact", "total"]


class SheetRow(msgspec.Struct, frozen=True):
    """A row of the score sheet, with a cell for every seat."""

    kind: RowKind
    title: str
    cells: tuple[str, ...]
    points: tuple[int, ...] = ()  # what it adds to each score; only of a `row`


class Highlight(msgspec.Struct, frozen=True):
    """A moment that is worth seeing again: the game as it stood after that step."""

    step: int
    title: str
    text: str


class Epilogue(msgspec.Struct, frozen=True, kw_only=True):
    """All that is said of a game that is over, for one viewer in one language."""

    headline: str
    unit: str  # what a score is called, such as “Brains”
    winners: tuple[int, ...]
    order: tuple[int, ...]  # the seats, best first
    places: tuple[str, ...]  # by seat, such as “1.”; “–” where nobody has one
    scores: tuple[str, ...]  # by seat, with the unit, such as “3 brains”; empty where it says nothing
    ended: str  # by what, without any name
    rows: tuple[SheetRow, ...]
    highlights: tuple[Highlight, ...]


class Happened(NamedTuple):
    """Something that a step did."""

    step: int
    what: Any


class Found(NamedTuple):
    """A moment that was looked for, and how remarkable it is."""

    worth: int
    step: int
    facts: dict[str, Any]


class Past:
    """A game that is over, to be looked back on by one viewer: what happened, and every position on the way."""

    def __init__(self, match: Match, states: Sequence[Any], viewer: int, names: Names, words: Words) -> None:
        """`states`: the position after no step, after one, and so on."""
        self.match, self.states, self.viewer, self.names, self.words = match, states, viewer, names, words
        self.say = words.say

    @property
    def state(self) -> Any:
        """The last position."""
        return self.states[-1]

    @property
    def packs(self) -> Mapping[str, Any]:
        """Those of the table, by kind."""
        return self.match.packs

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(self.state.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """Whoever has the first place."""
        return tuple(seat for seat in self.seats if self.state.rank(seat) == 1)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, best first."""
        return tuple(sorted(self.seats, key=lambda seat: (self.state.rank(seat), seat)))

    def happened(self) -> Iterator[Happened]:
        """Everything that was ever told, to whomever, in order."""
        for what in self.match.opening:
            yield Happened(0, what.what)
        for step, events in enumerate(self.match.events, start=1):
            for event in events:
                yield Happened(step, event.what)

    def listed(self, seats: Sequence[int]) -> str:
        """Some players by name."""
        return self.words.listed([self.names[seat] for seat in seats])

    def others(self, seats: Sequence[int]) -> str:
        """The same without the viewer."""
        return self.listed([seat for seat in seats if seat != self.viewer])

    def row(self, title: str, points: Sequence[int], counted: Sequence[str] = ()) -> SheetRow:
        """A row that counts, with what was counted written before the points."""
        noted = counted or [""] * len(points)
        cells = (f"{count} {signed(each)}".strip() for count, each in zip(noted, points, strict=True))
        return SheetRow("row", title, tuple(cells), tuple(points))

    def total(self, title: str) -> SheetRow:
        """The last row: the scores."""
        return SheetRow("total", title, tuple(plain(self.state.score(seat)) for seat in self.seats))

    def highlight(self, name: str, found: Found | None, **facts: object) -> list[Highlight]:
        """A moment that was found, in words: the message, and its title as a part of it."""
        if found is None:
            return []
        told = {**found.facts, **facts}
        return [Highlight(found.step, self.say(f"{name}.title"), self.say(name, **told))]

    def write(
        self,
        headline: str,
        unit: str,
        rows: Sequence[SheetRow],
        highlights: Sequence[Highlight],
        scores: Sequence[str] = (),
    ) -> Epilogue:
        """The whole of it. Of two moments at one step the one that is named first counts; they come in their order."""
        ending = self.match.game.endings[self.state.ending]
        language = self.words.language
        moments = {each.step: each for each in reversed(highlights[:HIGHLIGHTS_MAX])}
        return Epilogue(
            headline=headline,
            unit=unit,
            winners=self.winners,
            order=self.order,
            places=tuple(place(self.state.rank(seat), len(self.seats)) for seat in self.seats),
            scores=tuple(scores),
            ended=word(ending.says, language),
            rows=tuple(rows[:ROWS_MAX]),
            highlights=tuple(moments[step] for step in sorted(moments)),
        )


def best(found: Sequence[Found]) -> Found | None:
    """The most remarkable one, and of several the first."""
    return max(found, key=lambda each: each.worth, default=None)


def plain(points: int) -> str:
    """`5`, `−2`."""
    return str(points) if points >= 0 else f"−{-points}"


def signed(points: int) -> str:
    """`+5`, `−2`, `0`."""
    return f"+{points}" if points > 0 else plain(points)


def place(rank: int, seats: int) -> str:
    """A place as it is written; if the game itself has won, there are none."""
    return f"{rank}." if rank <= seats else "–"


def look_back(match: Match) -> list[Any]:
    """Every position of a match, played again."""
    return [each.state.copy() for each in walk(match.game, match.record())]
