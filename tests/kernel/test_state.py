"""The part of `State` that is the same for all games, and what a game that answers nothing would answer."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import ACTIONS_MAX, CHANCE, EVENT_SIZE, EVENTS_MAX, EVERYONE, NO_ANSWER, NOBODY, NOT_NOW
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from tests.conformance.play import Setup, play

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


def test_a_bare_state_answers_that_nothing_is_possible() -> None:
    state = State()
    state.seats = 3
    assert state.legal_actions(0) == []
    assert state.weighted_outcomes() == []
    assert state.forbids(0, 7) == NOT_NOW
    assert state.glimpse(1, 0, 7) == 7
    state.apply(0, 7)
    state.redeal(0, Rng(1))
    assert [state.score(0), state.rank(0)] == [0, 1]
    assert state.silence(0) == NO_ANSWER
    assert [state.is_quiet(), state.promise(0)] == [False, 0.0]
    assert [state.reward(seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3


@pytest.mark.parametrize(
    ("mover", "awaited", "is_over", "is_chance"),
    [(0, 0b001, False, False), (2, 0b100, False, False), (CHANCE, 0, False, True), (NOBODY, 0, True, False)],
)
def test_the_mover_says_who_is_awaited(mover: int, awaited: int, is_over: bool, is_chance: bool) -> None:
    state = State()
    state.mover = mover
    assert state.awaited(0) == awaited
    assert bool(state.is_over()) is is_over
    assert bool(state.is_chance()) is is_chance


def test_the_answers_have_room_for_so_many_and_no_more() -> None:
    state = State()
    assert [state.offer(action) for action in range(ACTIONS_MAX)] == list(range(1, ACTIONS_MAX + 1))
    with pytest.raises(IndexError, match="more legal actions than ACTIONS_MAX"):
        state.offer(0)
    state.count = 0
    for outcome in range(ACTIONS_MAX):
        state.weigh(outcome, 1)
    with pytest.raises(IndexError, match="more outcomes than ACTIONS_MAX"):
        state.weigh(0, 1)


def test_events_are_noted_only_for_who_listens() -> None:
    state = State()
    assert state.tell(1, EVERYONE, 2, 3, 4, 5) == 0
    assert state.told_events() == []
    state.telling = True
    assert state.tell(1, EVERYONE, 2, 3, 4, 5) == 1
    assert state.tell(9, 1, 0, 0, 0, 0) == 2
    assert state.told_events() == [[1, EVERYONE, 2, 3, 4, 5], [9, 1, 0, 0, 0, 0]]
    assert all(len(event) == EVENT_SIZE for event in state.told_events())


def test_a_step_can_tell_so_much_and_no_more() -> None:
    state = State()
    state.telling = True
    for _ in range(EVENTS_MAX):
        state.tell(1, EVERYONE, 0, 0, 0, 0)
    with pytest.raises(IndexError, match="more events in one step than EVENTS_MAX"):
        state.tell(1, EVERYONE, 0, 0, 0, 0)


def test_outcomes_are_picked_by_their_weight() -> None:
    state, rng = State(), Rng(3)
    state.weigh(10, 1)
    state.weigh(20, 0)
    state.weigh(30, 3)
    picked = Counter(state.pick(rng) for _ in range(4_000))
    assert set(picked) == {10, 30}
    assert abs(picked[10] - 1_000) < 150


def test_forbids_finds_what_legal_offers(rats: Game) -> None:
    """The answer that a game gets for nothing agrees with `legal`."""
    state = Match(rats, 3, {"start": "agreed"}).state
    assert [State.forbids(state, 0, code) == 0 for code in range(6)] == [
        code in state.legal_actions(0) for code in range(6)
    ]


def test_one_whole_win_is_shared_among_the_winners(rats: Game) -> None:
    shared = 0
    for seed in range(60):
        state = play(rats, Setup(3, {}, {}, seed)).state
        winners = [seat for seat in range(3) if state.rank(seat) == 1]
        assert [state.reward(seat) for seat in winners] == [pytest.approx(1 / len(winners))] * len(winners)
        assert sum(state.reward(seat) for seat in range(3)) == pytest.approx(1)
        shared += len(winners) > 1
    assert shared
