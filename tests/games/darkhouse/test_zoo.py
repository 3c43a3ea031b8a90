"""The zoo: engineers of one habit each."""

from __future__ import annotations

from typing import Any

from ratskeller.kernel.rng import Rng
from tests.games.darkhouse.table import GAME, Table


def answer(name: str, table: Table) -> str:
    """What one of the zoo does for seat 1."""
    state: Any = table.match.state
    return GAME.write_action(GAME.zoo[name](state, 0, Rng(1)))


def test_the_filler_lays_every_die_the_highest_first() -> None:
    table = Table().open(4, "111256")
    assert answer("filler", table) == "place 6 in 4"
    table.do("place 6 in 4")
    assert answer("filler", table) == "place 5 in 4"
    table.work(1, "5>4", "2>4")
    assert answer("filler", table) == "reroll"


def test_the_filler_takes_an_arc_where_nothing_else_goes() -> None:
    table = Table().rounds([(4, "666666, 6>4 x6")]).open(4, "111111")
    table.work(1, "111156")
    assert answer("filler", table).startswith("arc 2-4")


def test_the_collector_keeps_to_one_number() -> None:
    table = Table().open(4, "115566")
    assert answer("collector", table) == "place 6 in 4"
    table.do("place 6 in 4")
    table.do("place 6 in 4")
    assert answer("collector", table) == "reroll"
    table.work(1, "1155", "1155")
    assert answer("collector", table) == "stop"


def test_the_stopper_has_done_enough_with_one_roll() -> None:
    table = Table().open(4, "111256")
    assert answer("stopper", table) == "place 2 in 4"
    table.work(1, "2>4", "5>4", "6>4")
    assert answer("stopper", table) == "stop"
