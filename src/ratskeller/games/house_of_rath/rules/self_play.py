"""House of Rath, games of a mind against itself, to learn from: what was seen before each roll, and who won."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.mind import RathMind
from ratskeller.games.house_of_rath.rules.state import HouseOfRath
from ratskeller.kernel.numbers import CHANCE, HIDDEN, NOBODY, SPECTATOR
from ratskeller.kernel.rng import Rng


def play_game(mind: RathMind, state: HouseOfRath, rng: Rng) -> list[list[float]]:
    """Play a game to its end; return the terms of all seats before each roll, seat by seat."""
    found: list[list[float]] = []
    mind.forget()
    while state.mover != NOBODY:
        if state.phase == ROLLING:
            mind.outlook(state, 0)
            found.append(mind.all_terms(state))
        play_step(mind, state, rng)
    return found


def watch_game(mind: RathMind, state: HouseOfRath, rng: Rng, every: int) -> list[list[float]]:
    """Play a game to its end; return what could be seen of orphans and owners, before one roll of so many.

    Each row is about one seat and one living orphan whose card nobody has seen: whether it is the seat's, how likely
    that was for somebody who had noticed nothing, and all signs.
    """
    found: list[list[float]] = []
    mind.forget()
    while state.mover != NOBODY:
        if state.phase == ROLLING and state.turns % every == 0:
            found += mind.signs(state)
        play_step(mind, state, rng)
    return found


def play_step(mind: RathMind, state: HouseOfRath, rng: Rng) -> None:
    """One step as the mind would take it; what everybody sees is noticed."""
    seat: int = state.mover
    action: int
    if seat == CHANCE:
        state.apply(CHANCE, state.draw(rng))
        return
    action = mind.draw(state, seat, rng)
    if state.glimpse(SPECTATOR, seat, action) != HIDDEN:
        mind.notice(state, seat, action)
    state.apply(seat, action)
