"""Darkhouse: engineers of one habit each, to measure others with."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.rng import Rng


def fill(state: Darkhouse, seat: int, rng: Rng) -> int:  # noqa: ARG001 (nothing is left to chance)
    """Lays every die where it fits, the highest first, into the lowest block; takes an arc where nothing else goes."""
    count: int = state.legal(seat)
    best: int = state.actions[0]  # a one alone, and this is to roll again or to stop
    for i in range(count):
        if state.actions[i] < ARC and state.actions[i] // FACES == best // FACES:
            best = state.actions[i]
    return best


def collect(state: Darkhouse, seat: int, rng: Rng) -> int:  # noqa: ARG001
    """Lays only what makes no block mixed, where most of it lies already, and never takes an arc."""
    page: Page = Page()
    count: int = state.legal(seat)
    best: int = 0
    most: int = 0
    many: int
    status: int
    face: int
    page.look_at(state, seat)
    for i in range(count):
        face = state.actions[i] % FACES + 1
        if state.actions[i] < ARC:
            status = page.status[state.actions[i] // FACES + 1]
            many = FACES * count_of(state.loose[seat], face) + face
            if (status % STATUS_KINDS == UNTOUCHED or status % STATUS_KINDS == face) and many > most:
                most = many
                best = state.actions[i]
    if most > 0:
        return best
    return REROLL if state.rolls[seat] < ROLLS_A_ROUND else STOP


def stop(state: Darkhouse, seat: int, rng: Rng) -> int:  # noqa: ARG001
    """Lays what the first roll has for the block of the turn track, and stops."""
    state.legal(seat)
    return state.actions[0] if state.actions[0] < ARC else STOP
