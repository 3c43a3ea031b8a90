"""The Rats in the Walls: what a seat may hope for, and what that is made of."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.unseen import Unseen
from ratskeller.games.rats_in_the_walls.rules.worth import Worth


def is_quiet(state: Rats) -> bool:
    """Nobody knows more than the others: the cup has just been shaken."""
    return state.phase == EXAMINING


def outlook(unseen: Unseen, state: Rats, seat: int) -> float:
    """The share of a win that a seat may hope for; dice under the cup count as unseen."""
    unseen.think(state, 0, 0)
    return unseen.found[seat]


def terms(worth: Worth, unseen: Unseen, state: Rats, seat: int) -> list[tuple[str, float]]:
    """An even share, what one's brains add to it, and what it adds to have the cup or to get it soon."""
    even = 1.0 / state.seats
    brains = worth.share_by_brains(state, seat)
    return [("even", even), ("brains", brains - even), ("cup", outlook(unseen, state, seat) - brains)]
