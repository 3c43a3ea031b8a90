"""Rathulhu, fixed opponents: fixed prices for tiles, whoever holds what, and a rule of thumb for tokens."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position
from ratskeller.kernel.numbers import Ints
from ratskeller.kernel.rng import Rng

# Shoggoths, Cultists, Altars, Tomes, Sites, Setbacks, Old Ones, Relics.
_PRICE: Annotated[Ints, KINDS] = [1, 1, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, -3, -3, -3, -3, 3, 3, 0]


def bidder(state: Position, seat: int, rng: Rng) -> int:  # noqa: ARG001 (leaves nothing to chance)
    """Pays fair prices: four for any token, and one more for every three points on it."""
    return _play(state, seat, 8, 12, 4)


def hoarder(state: Position, seat: int, rng: Rng) -> int:  # noqa: ARG001 (leaves nothing to chance)
    """Never invokes while there is another way, and keeps the tokens for what is very good."""
    return _play(state, seat, 99, 24, 8)


def spender(state: Position, seat: int, rng: Rng) -> int:  # noqa: ARG001 (leaves nothing to chance)
    """Invokes as soon as anything good lies there, and bids whenever it can."""
    return _play(state, seat, 2, 1, 0)


def _play(state: Position, seat: int, invoke_from: int, thirds: int, a_point: int) -> int:
    """Invoke from a price on; bid the lowest token that is worth it, at so many thirds, and more for each point."""
    price: int = 0
    count: int = state.legal(seat)
    action: int
    for space in range(TRACK_SPACES):
        if state.track[space] != EMPTY:
            price += _PRICE[state.track[space]]
    if state.phase == BIDDING:
        for i in range(count):
            action = state.actions[i]
            if action > PASS and 12 * price >= 4 * thirds + a_point * (action - BID):
                return action
    elif state.actions[0] == DRAW and price >= invoke_from:
        return INVOKE
    return state.actions[0]
