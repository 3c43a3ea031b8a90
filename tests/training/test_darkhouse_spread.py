"""How far off Darkhouse's expectations are: by round and by roll, from games that are played."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.catalogue import find_game
from ratskeller.games.darkhouse.game import make_mind
from ratskeller.training.darkhouse_spread import Misses, measure_spread, variance
from ratskeller.training.training import Training
from tests.training.test_training import Silent

if TYPE_CHECKING:
    from pathlib import Path


def test_the_spread_of_a_page_can_only_become_less() -> None:
    misses = Misses()
    misses.by_round.update({number: [-float(number), float(number)] for number in range(1, 11)})
    assert misses.page_spread() == [100.0] * 10
    misses.by_round.update({number: [number - 11.0, 11.0 - number] for number in range(1, 11)})
    assert misses.page_spread() == [100.0, 81.0, 64.0, 49.0, 36.0, 25.0, 16.0, 9.0, 4.0, 1.0]


def test_of_a_round_so_much_is_left_after_each_roll() -> None:
    misses = Misses()
    misses.by_roll.update({0: [0.0, 0.0], 1: [-1.0, 1.0], 2: [-1.0, 1.0], 3: [-2.0, 2.0, 0.0, 0.0]})
    assert misses.roll_spread() == [1.0, 0.833, 0.667, 0.0]
    assert variance([]) == 0.0


@pytest.mark.skipif(BUILD.kind == "pure", reason="slow")
def test_some_games_give_the_file(tmp_path: Path) -> None:
    game = find_game("darkhouse")
    training = Training(game, 3, tmp_path / "half", tmp_path / "out", Silent(), "the command")
    mind = make_mind(game.set_up(2, {"games": 1}, {}))
    mind.effort = 100
    measure_spread(training, mind, games=3)
    [path] = training.finished
    numbers = tomllib.loads(path.read_text(encoding="utf-8"))["numbers"]
    assert len(numbers["page_spread"]) == 10
    assert numbers["page_spread"] == sorted(numbers["page_spread"], reverse=True)
    assert [1.0, *numbers["roll_spread"]] == sorted([1.0, *numbers["roll_spread"]], reverse=True)
    assert numbers["roll_spread"][-1] == 0
