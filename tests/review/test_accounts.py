"""Luck and skill of every seat add up to what became of it, to the last digit: see also tools/luck_and_skill.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.catalogue import GAMES, find_game
from ratskeller.review.totals import add_up
from tests.review.games import play, review_all

if TYPE_CHECKING:
    from ratskeller.review.reviewed import ReviewedStep

IS_SLOW = BUILD.kind == "pure"
MANY = 1 if IS_SLOW else 12
SEATS = {
    "rats_in_the_walls": (4, 8),
    "rathulhu": (3,),
    "darkhouse": (1, 2),
    "house_of_rath": (4,),
    "condyle_cove": (1, 3),
}
TABLES = [(name, seats) for name in GAMES for seats in SEATS[name]]
QUICK = ["rathulhu"]  # fast enough uncompiled


def gap(steps: list[ReviewedStep]) -> float:
    """By how much the accounts of any seat are wrong."""
    found = add_up(steps)
    rows = zip(found.expected, found.luck, found.own, found.others, found.result, strict=True)
    return max(abs(expected + luck + own + others - result) for expected, luck, own, others, result in rows)


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if not IS_SLOW or table[0] in QUICK])
def test_luck_and_skill_are_all_there_is(name: str, seats: int) -> None:
    game = find_game(name)
    for seed in range(MANY):
        record = play(game, seats, seed)
        steps = review_all(game, record)
        assert [each.step for each in steps] == list(range(len(record.steps) + 1))
        assert gap(steps) < 1e-9
        assert record.end is not None
        last = steps[-1].chances
        assert max(last, default=0) == pytest.approx(max(last))
        if seats > 1:
            assert all(sum(each.chances) == pytest.approx(1, abs=1e-9) for each in steps)
            winners = [seat for seat, rank in enumerate(record.end.ranks) if rank == 1]
            assert last == tuple(1 / len(winners) if seat in winners else 0 for seat in range(seats))


@pytest.mark.parametrize("name", ["candles"])
def test_a_game_without_a_mind_is_looked_back_on_as_well(name: str) -> None:
    from tools.every_game import find_any_game

    game = find_any_game(name)
    steps = review_all(game, play(game, game.seats[0], 3))
    assert gap(steps) < 1e-9
