"""Random games beside a second, naive reading of the rules: who may do what, at every step.

`RATH_GAMES=200` plays so many games of every kind instead of a few.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng
from tests.conformance.play import UNCOMPILED
from tests.games.house_of_rath.menu import Board
from tests.games.house_of_rath.table import GAME

GAMES = int(os.environ.get("RATH_GAMES", "5" if UNCOMPILED else "10"))
OPTIONS: list[dict[str, Any]] = [
    {},
    {"boogey": "boyden", "locks_return": False},
    {"locked_rooms": "any_lock", "fate": "rooms", "dawn": 5},
    {"teams": True},
    {"teams": True, "boogey": "boyden", "dawn": 0},
]
ASKED = {
    *(codes.ACTING, codes.TURNING, codes.MOVING, codes.LEARNT, codes.STALKING, codes.ATTACKING),
    *(codes.CLAIMING, codes.RUNNING_AWAY, codes.DASHING, codes.FLEEING, codes.SHRINKING),
}


def step(state: Any, random: Random, rng: Rng) -> None:
    """One step; players reveal seldom and do something rather than nothing, so that everything comes up."""
    if state.is_chance():
        state.apply(CHANCE, state.draw(rng))
        return
    offers = {seat: state.legal_actions(seat) for seat in range(state.seats)}
    due = [(seat, code) for seat, found in offers.items() for code in found if not 18 <= code < 36]
    told = [(seat, code) for seat, found in offers.items() for code in found if 18 <= code < 36]
    chosen = random.choice(told if told and (not due or random.random() < 0.01) else due)
    if chosen[1] == codes.LET_GO and random.random() < 0.3 and codes.CLAIM in offers[chosen[0]]:
        chosen = (chosen[0], codes.CLAIM)
    state.apply(*chosen)


def compare(state: Any, steps: int) -> None:
    """Both readings must offer every seat the same, nothing twice; and no orphan, card or lock gets lost."""
    board = Board.read(state)
    for seat in range(state.seats):
        offered = [GAME.write_action(code) for code in state.legal_actions(seat)] if not state.is_chance() else []
        assert len(offered) == len(set(offered))
        wanted = board.of(seat) if not state.is_chance() else set()
        assert set(offered) == wanted, (steps, seat, state.phase)
        alive = board.cares_for(seat) & set(board.where)
        if state.phase not in {codes.PLACING, codes.HIDING, codes.DEALING, codes.REMOVING}:
            assert bool(alive) != bool(state.out[seat]), (steps, seat)
    assert len(board.locks) + state.locks_left + state.locks_gone == 8
    assert board.hidden <= set(board.where)
    assert set(board.where.values()) <= set(board.cells)
    assert board.rath in board.cells


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_H52_in_games_everybody_is_offered_what_the_rules_say(options: dict[str, Any]) -> None:
    met: Counter[int] = Counter()
    for number in range(GAMES):
        random = Random(f"{options} {number}")
        seats = random.choice((4, 6)) if options.get("teams") else 2 + number % 5
        state: Any = GAME.set_up(seats, options, {})
        state.telling = False
        rng, steps = Rng(number), 0
        while not state.is_over():
            compare(state, steps)
            met[state.phase] += 1
            step(state, random, rng)
            steps += 1
        assert steps <= GAME.steps_max
    if GAMES >= 10:
        assert met.keys() >= ASKED
