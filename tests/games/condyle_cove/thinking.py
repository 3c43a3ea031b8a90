"""Minds of Condyle Cove for tests: what they prefer and hope for at arranged tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove.game import GAME, make_mind
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.games.condyle_cove.rules.mind import CoveMind
    from tests.games.condyle_cove.table import Table

_minds: dict[str, CoveMind] = {}  # to sit down takes longer than most tests


def mind_of(table: Table) -> CoveMind:
    """Who knows this table's cards."""
    key = f"{table.state.seats} {id(table.state.content)}"
    if key not in _minds:
        _minds[key] = make_mind(table.state)
    return _minds[key]


def does(table: Table, step: str, seat: int = 1) -> bool:
    """Whether the mind of a seat would do this, of all that it may do."""
    return mind_of(table).choose(table.state, seat - 1) == table.read_action(step, seat - 1)


def likes(table: Table, step: str, seat: int = 1) -> float:
    """How likely the mind of a seat is to do this."""
    at: int = table.state.legal_actions(seat - 1).index(table.read_action(step, seat - 1))
    preferences: list[float] = mind_of(table).preferences(table.state, seat - 1)
    return preferences[at]


def hope(table: Table, seat: int = 1) -> float:
    """What a seat may hope for."""
    found: float = mind_of(table).outlook(table.state, seat - 1)
    return found


def play_through(
    seats: int,
    seed: int,
    choose: Callable[[CoveMind, Any, int, Rng], int],
    packs: dict[str, str] | None = None,
    **options: Any,
) -> Any:
    """The last position of a game in which everybody chooses by the same function."""
    state: Any = Match(GAME, seats, options, packs).state.copy()  # which tells no events
    mind = make_mind(state)
    rng = Rng(seed)
    while not state.is_over():
        if state.is_chance():
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(state.mover, choose(mind, state, state.mover, rng))
    return state
