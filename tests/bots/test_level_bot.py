"""Bots of a level: the same every time, as wild as their temperature, and no clock."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.bot import Thinker
from ratskeller.bots.level_bot import LevelBot, _draw
from ratskeller.bots.minds import Minds
from ratskeller.kernel.rng import Rng
from tests.bots.little_levels import CANDLES, use_little_levels
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from ratskeller.kernel.state import State


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    use_little_levels(monkeypatch)


def burning(candles: int) -> State:
    state: State = CANDLES.set_up(2, {"candles": candles}, {})
    return state


def choices(bot: LevelBot, state: State, times: int) -> Counter[int]:
    rng = Rng(1)
    return Counter(bot.choose(state.copy(), state.mover, rng) for _ in range(times))


def test_the_even_temperament_is_not_named() -> None:
    assert LevelBot(CANDLES, 1, "even").name == "level:1"
    assert LevelBot(CANDLES, 5, "bold").name == "level:5:bold"
    assert LevelBot(CANDLES, 5, "bold").is_repeatable


def test_a_low_level_draws_and_a_higher_one_takes_the_best() -> None:
    state = burning(14)
    assert len(choices(LevelBot(CANDLES, 1, "even"), state, 60)) == state.legal(state.mover) > 1
    assert len(choices(LevelBot(CANDLES, 3, "even"), state, 20)) == 1


def test_with_a_search_it_wins() -> None:
    """Whoever leaves a multiple of four wins: that is how the smallest game is."""
    state = burning(14)
    bot = LevelBot(CANDLES, 5, "even")
    chosen = bot.choose(state.copy(), state.mover, Rng(1))
    state.apply(state.mover, chosen)
    thoughts = bot.thoughts()
    assert max(thoughts, key=lambda each: each.reward).action == chosen
    assert 390 < sum(each.visits for each in thoughts) <= 400
    assert isinstance(bot, Thinker)


def test_the_same_position_and_stream_give_the_same_move() -> None:
    for number in (1, 2, 3, 4, 5):
        found = {LevelBot(CANDLES, number, "even").choose(burning(13), 0, Rng(7)) for _ in range(3)}
        assert len(found) == 1
        used = LevelBot(CANDLES, number, "even")
        used.choose(burning(21), 0, Rng(1))
        assert {used.choose(burning(13), 0, Rng(7))} == found


def test_the_mind_is_told_level_and_temperament() -> None:
    bot = LevelBot(CANDLES, 4, "bold")
    state = burning(13)
    bot.choose(state, 0, Rng(1))
    mind = bot._minds.at(state)
    assert (mind.effort, mind.temper) == (3, 1)


def test_a_single_action_needs_no_thought_unless_nobody_may_notice() -> None:
    state, rng = burning(10), Rng(1)
    while state.legal(state.mover) > 1:
        state.apply(state.mover, state.legal_actions(state.mover)[0])
    seat = state.mover
    (only,) = state.legal_actions(seat)
    bot = LevelBot(CANDLES, 5, "even")
    assert bot.choose(state.copy(), seat, rng) == only
    assert rng.position == 1
    assert bot.thoughts() == []
    bot.is_steady = True
    assert bot.choose(state.copy(), seat, rng) == only
    assert [each.visits for each in bot.thoughts()] == [400]


def test_who_does_not_search_has_no_thoughts() -> None:
    bot = LevelBot(CANDLES, 1, "even")
    bot.choose(burning(13), 0, Rng(1))
    assert bot.thoughts() == []


def test_temperature() -> None:
    rng = Rng(5)
    assert {_draw([0.2, 0.5, 0.3], 0, rng) for _ in range(20)} == {1}
    drawn = Counter(_draw([0.2, 0.5, 0.3], 1, rng) for _ in range(2000))
    assert [drawn[place] for place in range(3)] == [pytest.approx(each, abs=90) for each in (400, 1000, 600)]
    cold = Counter(_draw([0.2, 0.5, 0.3], 0.5, rng) for _ in range(2000))
    assert cold[1] > 1200
    hot = Counter(_draw([0.2, 0.5, 0.3], 10, rng) for _ in range(2000))
    assert min(hot.values()) > 550
    assert _draw([0.0, 1.0], 1, rng) == 1


def test_a_mind_is_made_anew_for_another_table() -> None:
    minds = Minds(CANDLES)
    state = burning(13)
    mind = minds.at(state)
    assert minds.at(state.copy()) is mind
    other = burning(13)
    other.seats = 3
    assert minds.at(other) is not mind
    assert Minds(SMALLEST).at(state).preferences(state, 0) == mind.preferences(state, 0)
