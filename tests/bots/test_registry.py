"""Bots by name: what a game with a mind has, what others have, and one sentence for what nobody has."""

from __future__ import annotations

import pytest

from ratskeller.bots.registry import bot_names, kinds_for, make_bot, make_bots
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.rng import Rng
from tests.bots.little_levels import CANDLES, use_little_levels
from tools.every_game import SMALLEST

LEVELS = [f"level:{number}" for number in range(1, 6)]


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    use_little_levels(monkeypatch)


def test_a_game_with_a_mind_has_levels_greedy_and_a_zoo() -> None:
    assert bot_names(CANDLES) == [*LEVELS, "random", "greedy", "first", "search"]
    assert bot_names(SMALLEST) == [*LEVELS, "random", "search"]
    assert "(bold), random, greedy, first, search" in kinds_for(CANDLES)
    assert "(bold), random, search, search:N" in kinds_for(SMALLEST)


@pytest.mark.parametrize("name", [*LEVELS, "level:2:bold", "random", "greedy", "first", "search:20", "search:0.5s"])
def test_a_bot_has_the_name_that_one_asks_for(name: str) -> None:
    bot = make_bot(name, CANDLES)
    assert bot.name == name
    assert bot.is_repeatable == (name != "search:0.5s")
    state = CANDLES.set_up(2, {}, {})
    if bot.is_repeatable:
        assert bot.choose(state.copy(), state.mover, Rng(1)) in state.legal_actions(state.mover)


def test_other_ways_to_say_it() -> None:
    assert make_bot("level:2:even", CANDLES).name == "level:2"
    assert make_bot("search", CANDLES).name == "search:1s"


@pytest.mark.parametrize(
    "name",
    [
        *("", "level", "level:0", "level:6", "level:2:", "level:2:shy", "level:2:bold:even", "last"),
        *("search:0", "search:0s", "search:601s", "search:10000001", "search:x"),
    ],
)
def test_what_is_no_bot(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(name, CANDLES)
    assert str(caught.value) == f"There is no bot {name!r} in Candles; a bot is {kinds_for(CANDLES)}."


@pytest.mark.parametrize("name", ["greedy", "first"])
def test_a_game_without_a_mind_has_levels_alone(name: str) -> None:
    assert make_bot("level:1", SMALLEST).name == "level:1"
    with pytest.raises(BadSetup, match=f"There is no bot '{name}' in Candles; a bot is level:N"):
        make_bot(name, SMALLEST)


def test_bots_for_all_seats() -> None:
    assert [bot.name for bot in make_bots("greedy", 2, CANDLES)] == ["greedy", "greedy"]
    assert [bot.name for bot in make_bots("greedy, first", 2, CANDLES)] == ["greedy", "first"]
    with pytest.raises(BadSetup, match="There are 2 bots for 3 seats; give one for all, or one for each seat"):
        make_bots("greedy,first", 3, CANDLES)
