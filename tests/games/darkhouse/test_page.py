"""Chapters 2 and 3: what every player has, and what is on the page."""

from __future__ import annotations

from collections import Counter

import pytest

from ratskeller.games.darkhouse.events import Placed, Repaired, Wrote
from tests.games.darkhouse.table import Table


def test_2_1_everybody_has_a_page_of_their_own() -> None:
    table = Table(2).round(4, "666655, 6>4 x4, 5>3-4, 5>3", "223333, 2>4 x2")
    assert table.boxes(1) == {3: (5,), 4: (6, 6, 6, 6)}
    assert table.boxes(2) == {4: (2, 2)}


def test_2_1_what_one_lays_takes_no_box_from_another() -> None:
    table = Table(2).open(4, "666666", "666666").work(1, "6>4 x6")
    assert table.block(4, seat=1).empty == 0
    assert table.block(4, seat=2).empty == 6
    assert table.can("place 6 in 4", seat=2)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_2_2_everybody_has_six_dice_of_their_own(seats: int) -> None:
    table = Table(seats).open(4, *["123456"] * seats)
    assert [seat.dice for seat in table.view().seats] == [(1, 2, 3, 4, 5, 6)] * seats


def test_2_2_a_die_has_six_sides_that_fall_equally_often() -> None:
    table = Table()
    table.fall("track 4")
    assert sum(table.chances.values()) == 6**6
    assert table.chances["roll 1 1 1 1 1 1"] == 1
    assert table.chances["roll 1 2 3 4 5 6"] == 720
    assert table.chances["roll 2 2 2 5 5 6"] == 60
    assert len(table.chances) == 462
    assert table.cannot_fall("roll 6 6 6 6 6")


def test_3_1_the_turn_track_tells_the_round_and_the_block() -> None:
    table = Table().idle(2, track=5).open(3)
    assert table.view().round == 3
    assert [square.number for square in table.view().track] == [5, 5, 3, *[None] * 7]
    assert table.view().start == 3


def test_3_1_between_rounds_no_block_calls() -> None:
    table = Table().round(5)
    assert (table.view().round, table.view().start) == (2, None)


@pytest.mark.parametrize("board", ["tower", "ring"])
def test_3_2_four_blocks_have_six_boxes_one_has_four_and_one_eight(board: str) -> None:
    blocks = Table(board=board).seat().blocks
    assert [block.number for block in blocks] == [1, 2, 3, 4, 5, 6]
    assert Counter(block.size for block in blocks) == {6: 4, 4: 1, 8: 1}
    assert all(block.empty == block.size for block in blocks)


def test_3_2_a_block_takes_as_many_dice_as_it_has_boxes() -> None:
    table = Table().round(6, "222222, 2>6 x6").round(6, "222222, 2>6 x2")
    assert table.boxes() == {6: (2,) * 8}
    assert table.block(6).empty == 0


def test_3_3_an_arc_leads_from_block_to_block() -> None:
    table = Table().open(4, "222222").work(1, "2>3-4")
    assert table.reached() == {3, 4}
    assert table.can("place 2 in 3")


def test_3_3_an_arc_can_be_used_from_either_end() -> None:
    assert Table().open(3, "222222").work(1, "2>3-4").reached() == {3, 4}
    assert Table().open(4, "222222").work(1, "arc 4-3 with 2").reached() == {3, 4}


def test_3_3_where_the_page_has_no_arc_there_is_no_way() -> None:
    table = Table().open(4, "222222")
    for pair in ("1-4", "4-5"):
        assert table.refuses(f"arc {pair} with 2") == "3.3"


def test_3_4_dice_that_are_kept_become_numbers() -> None:
    table = Table().open(4, "233456").work(1, "3>4 x2", "6>4")
    assert table.boxes() == {}
    assert table.block(4).lying == (3, 3, 6)
    table.do("stop")
    assert table.boxes() == {4: (3, 3, 6)}
    assert table.block(4).lying == ()


def test_3_4_dice_that_are_not_kept_do_not() -> None:
    table = Table().round(4, "233456, 2>4, 11223")
    assert table.boxes() == {4: (2,)}


def test_3_4_a_block_is_powered_when_every_box_has_a_number() -> None:
    table = Table().open(4, "222222").work(1, "2>4 x5")
    assert table.events() == [Placed(seat=0, die=2, block=4, empty=1)]
    table.do("place 2 in 4")
    assert Repaired(seat=0, block=4, factor=2, points=24) in table.events()


def test_3_4_with_a_box_empty_it_is_not() -> None:
    table = Table().open(4, "222222").work(1, "2>4 x5", "stop")
    assert Wrote(seat=0, block=4, numbers=(2,) * 5, empty=1) in table.events()
    assert not any(isinstance(event, Repaired) for event in table.events())
