"""Chapter 6: power arcs."""

from __future__ import annotations

import pytest

from ratskeller.games.darkhouse.events import Arced
from tests.games.darkhouse.table import Table


def test_6_1_an_arc_takes_one_die_on_its_square() -> None:
    table = Table().open(4, "233456").work(1, "5>3-4")
    assert table.events() == [Arced(seat=0, die=5, source=4, target=3)]
    assert table.seat().dice == (2, 3, 3, 4, 6)
    assert {(arc.one, arc.other): arc.die for arc in table.seat().arcs}[3, 4] == 5


def test_6_1_without_a_die_there_is_no_way() -> None:
    assert Table().open(4, "233456").refuses("place 6 in 3") == "4.7"


@pytest.mark.parametrize(("pair", "end"), [("2-4", 2), ("3-4", 3), ("4-6", 6)])
def test_6_2_the_block_at_the_other_end_can_be_filled(pair: str, end: int) -> None:
    table = Table().open(4, "233456").work(1, f"5>{pair}", f"6>{end}")
    assert table.reached() == {4, end}
    assert table.block(end).lying == (6,)


def test_6_3_a_die_on_an_arc_stays_until_the_end_of_the_round() -> None:
    table = Table().open(4, "566666").work(1, "5>3-4", "66666", "6>4", "6666")
    assert {(arc.one, arc.other): arc.die for arc in table.seat().arcs}[3, 4] == 5
    assert table.reached() == {3, 4}
    table.do("stop")
    assert all(arc.die is None for arc in table.seat().arcs)


def test_6_3_it_is_not_rolled_again() -> None:
    table = Table().open(4, "566666").work(1, "5>3-4", "reroll")
    assert table.seat().in_hand == 5


def test_6_4_a_one_cannot_lie_on_an_arc() -> None:
    table = Table().open(4, "111112")
    assert table.refuses("arc 3-4 with 1") == "6.4"
    assert table.can("arc 3-4 with 2")


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_6_5_every_arc_takes_a_die_of_its_own_of_two_or_more(face: int) -> None:
    table = Table().open(4, f"{face}{face}1111").work(1, f"{face}>3-4", f"{face}>3-5")
    assert table.reached() == {3, 4, 5}
    assert table.seat().dice == (1, 1, 1, 1)
    assert table.refuses(f"arc 5-6 with {face}") == "4.4"


def test_6_5_as_many_arcs_as_one_needs() -> None:
    table = Table().open(6, "222222").work(1, "2>5-6", "2>3-5", "2>1-3", "2>1-2", "2>2-4")
    assert table.reached() == {1, 2, 3, 4, 5, 6}
    assert table.seat().dice == (2,)


def test_6_5_an_arc_carries_one_die() -> None:
    table = Table().open(4, "222222").work(1, "2>3-4")
    assert table.refuses("arc 3-4 with 2") == "D23"
