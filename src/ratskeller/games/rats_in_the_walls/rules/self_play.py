"""The Rats in the Walls: whole games of minds among themselves, to learn what brains are worth."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.mind import RatsMind
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.worth import fewest_brains, kind_of_segment
from ratskeller.kernel.numbers import CHANCE, NOBODY
from ratskeller.kernel.rng import Rng


def _step(state: Rats, mind: RatsMind, rng: Rng) -> None:
    mover: int = state.mover
    action: int = state.draw(rng) if mover == CHANCE else mind.sample(state, mover, rng)
    state.apply(mover, action)


def _play_to_shake(state: Rats, mind: RatsMind, rng: Rng) -> None:
    """At least one step, until the cup was shaken or the game is over."""
    _step(state, mind, rng)
    while state.mover != NOBODY and state.phase != EXAMINING:
        _step(state, mind, rng)


def play_game(state: Rats, mind: RatsMind, rng: Rng) -> list[tuple[int, list[float], list[float]]]:
    """Play to the end: for each shake the fewest brains, all brains with those of the roles, and who won."""
    seen: list[tuple[int, list[float]]] = []
    _play_to_shake(state, mind, rng)
    while state.mover != NOBODY:
        first = SEATS_MAX * kind_of_segment(state)
        roles = [mind.worth.role[first + (seat - state.giver) % state.seats] for seat in range(state.seats)]
        seen.append((fewest_brains(state), [state.brains[seat] + role for seat, role in enumerate(roles)]))
        _play_to_shake(state, mind, rng)
    won = [state.reward(seat) for seat in range(state.seats)]
    return [(fewest, brains, won) for fewest, brains in seen]
