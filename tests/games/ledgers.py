"""A game as its ledgers get it: every step, with figures and judgements of the test's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratskeller.kernel.epilogue import look_back
from ratskeller.kernel.ledger import Look
from ratskeller.kernel.numbers import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.ledger import Ledger
    from ratskeller.kernel.match import Match


class Option(NamedTuple):
    """Something that could have been done."""

    code: int
    share: float
    likely: float = 0.5


def looks_of(match: Match) -> list[Look]:
    """Every step of a match, of which nothing was judged yet."""
    states, game = look_back(match), match.game
    nothing = ((0.0,) * match.state.seats,) * 2
    return [
        Look(
            step=step,
            seat=CHANCE if line.by == "chance" else line.by,
            code=game.read_outcome(line.do) if line.by == "chance" else game.read_action(line.do),
            before=states[step - 1],
            after=states[step],
            events=[event.what for event in match.events[step - 1]],
            figures={},
            options={},
            best=None,
            loss=None,
            chances=nothing,
            points=nothing,
        )
        for step, line in enumerate(match.steps, start=1)
    ]


def ledgers_of(match: Match, change: Callable[[Look], Look], language: str = "en") -> list[Ledger]:
    """What a game makes of it, after every step has got what the test gives it."""
    assert match.game.ledgers is not None
    looks = [change(look) for look in looks_of(match)]
    return list(match.game.ledgers(looks, match.names, match.game.words(language)))


def told(ledger: Ledger) -> list[list[str]]:
    """The rows as texts."""
    return [[row.title, *(cell.text for cell in row.cells)] for row in ledger.rows]
