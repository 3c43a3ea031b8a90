"""The measuring of levels: every move is timed, and a promise that is not kept is told."""

from __future__ import annotations

from ratskeller.catalogue import find_game
from tools.level_times import Times, measure, measure_all


def test_every_move_is_timed() -> None:
    game = find_game("rats_in_the_walls")
    found = measure(game, 3, 1, games=1, seed=1)
    assert len(found.moves) > 10
    assert all(seconds > 0 for seconds in found.moves)


def test_a_promise_that_is_not_kept_is_told() -> None:
    game = find_game("rats_in_the_walls")
    promised = Times(game, 3, 5, []).promised
    kept, broken = (str(Times(game, 3, 5, [0.0, longest])) for longest in (promised, promised + 0.1))
    assert not kept.endswith("LONGER THAN THAT")
    assert broken.endswith("LONGER THAN THAT")
    assert "longest" in broken


def test_seats_are_those_that_a_game_has() -> None:
    names = ["condyle_cove", "rats_in_the_walls"]
    assert [times.seats for times in measure_all(names, [], [1], games=1, seed=1)] == [1, 4, 3, 6]
    assert [times.seats for times in measure_all(names, [2, 3, 30], [1], games=1, seed=1)] == [2, 3, 3]
