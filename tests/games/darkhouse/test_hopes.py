"""What everybody still expects in the middle of a round: before dice fall it is the mean of what it is afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.state import begin
from ratskeller.kernel.numbers import CHANCE
from tests.games.darkhouse.test_mind import mind_at
from tests.games.darkhouse.test_round_solver import after, plan_of

SIZES = (1, 1, 0, 0, 0, 0)


def table(seats: int) -> Any:
    """A tiny board in its last round but one."""
    state = begin(seats, 1, codes.X_EACH, False, plan_of(SIZES))
    state.telling = False
    state.round = codes.ROUNDS
    return state


def mean_of(mind: Any, state: Any) -> list[float]:
    """What everybody expects behind the dice that fall now."""
    chances = state.weighted_outcomes()
    whole = sum(weight for _, weight in chances)
    found = [mind.points(after(state, CHANCE, code)) for code, _ in chances]
    shares = [weight / whole for _, weight in chances]
    return [sum(part * row[seat] for part, row in zip(shares, found, strict=True)) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [1, 2])
def test_before_dice_fall_it_is_the_mean_of_what_comes(seats: int) -> None:
    state = table(seats)
    mind = mind_at(state)
    state = after(state, CHANCE, state.weighted_outcomes()[0][0])
    rolled, asked = 0, 0
    while not state.is_over():
        if state.is_chance():
            assert mind.points(state) == pytest.approx(mean_of(mind, state), abs=1e-6)
            state = after(state, CHANCE, state.weighted_outcomes()[len(state.weighted_outcomes()) // 2][0])
            rolled += 1
            continue
        seat = state.mover
        actions = state.legal_actions(seat)
        points, rows = mind.points_of_choices(state, seat), mind.reckon_choices(state, seat)
        assert len(points) == len(rows) == len(actions)
        best = actions[points.index(max(points))]
        if seats == 1:  # with others, who is ahead or behind also minds scatter
            assert max(points) == pytest.approx(mind.points(state)[seat], abs=1e-6)
            assert mind.points(after(state, seat, best))[seat] == pytest.approx(max(points), abs=1e-6)
        else:
            assert sum(rows[0]) == pytest.approx(1)
        choice = codes.REROLL if codes.REROLL in actions and asked % 3 == 0 else best
        state = after(state, seat, choice)
        asked += 1
    assert rolled > 1
    assert asked > 1
    assert mind.points(state) == [state.score(seat) for seat in range(seats)]
    assert mind.reckon(state) == [state.reward(seat) for seat in range(seats)]


def test_a_page_that_is_full_expects_what_its_bonus_is() -> None:
    state = table(2)
    state = after(state, CHANCE, state.weighted_outcomes()[0][0])
    state.empty = [[0] * codes.BLOCKS_END, *[list(row) for row in state.empty[1:]]]
    state.playing = 2
    mind = mind_at(state)
    assert mind.points(state)[0] == state.score(0) + codes.NO_X_BONUS
    assert sum(mind.reckon(state)) == pytest.approx(1)


def test_dice_that_lie_count_as_they_will_be_written() -> None:
    """A six in the only box of block 2 is worth twelve; the box of block 1 stays empty, and costs nothing yet."""
    state = table(1)
    mind = mind_at(state)
    state = after(state, CHANCE, next(code for code, _ in state.weighted_outcomes() if code == 2))
    sixes = codes.PLACE + codes.FACES + 5
    rolls = (after(state, CHANCE, code) for code, _ in state.weighted_outcomes())
    laid = after(next(rolled for rolled in rolls if sixes in rolled.legal_actions(0)), 0, sixes)
    stopped = laid if codes.STOP not in laid.legal_actions(0) else after(laid, 0, codes.STOP)
    assert mind.points(laid)[0] >= 2 * 6
    assert mind.points(stopped)[0] == stopped.score(0) + (0 if stopped.is_over() else 2 * 6)
