"""Chapter 5: the turn track and its deadlines."""

from __future__ import annotations

import pytest

from ratskeller.games.darkhouse.events import Shut, TrackWritten
from tests.games.darkhouse.table import FULL_4, Table


@pytest.mark.parametrize("board", ["tower", "ring"])
def test_5_1_ten_squares_four_of_them_gray(board: str) -> None:
    track = Table(board=board).view().track
    assert [square.round for square in track] == list(range(1, 11))
    assert [square.round for square in track if square.gray] == [1, 4, 7, 10]


def test_5_2_one_die_for_all_is_written_into_the_next_free_square() -> None:
    table = Table(3)
    table.fall("track 4")
    assert table.events() == [TrackWritten(round=1, number=4, gray=True, due=3)]
    assert table.cannot_fall("track 4")
    for _ in range(3):
        table.roll("666666")
    assert [table.reached(seat) for seat in (1, 2, 3)] == [{4}] * 3


def test_5_2_at_the_start_of_every_round() -> None:
    table = Table()
    for number in (2, 3, 4, 5, 6):
        assert table.view().phase == "tracking"
        table.round(number)
    assert [square.number for square in table.view().track] == [2, 3, 4, 5, 6, *[None] * 5]


def test_5_3_the_squares_tell_the_round() -> None:
    table = Table()
    for number in range(1, 11):
        assert table.view().round == number
        assert sum(square.number is not None for square in table.view().track) == number - 1
        table.round(3)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_5_4_everybody_starts_in_the_block_of_that_number(number: int) -> None:
    table = Table(2).open(number, "666666", "666666")
    assert table.view().start == number
    assert [table.reached(seat) for seat in (1, 2)] == [{number}] * 2


def test_5_4_what_an_earlier_round_called_is_no_longer_open() -> None:
    table = Table().round(4).open(3, "666666")
    assert table.reached() == {3}
    assert table.refuses("place 6 in 4") == "4.7"


def test_5_5_who_has_filled_that_block_must_take_an_arc() -> None:
    table = Table().round(4, "666666, 6>4 x6").open(4, "666666")
    assert table.refuses("place 6 in 4") == "D9"
    assert set(table.offers()) == {"arc 2-4 with 6", "arc 3-4 with 6", "arc 4-6 with 6", "reroll", "stop"}
    table.work(1, "6>3-4", "6>3")
    assert table.block(3).lying == (6,)


def test_5_5_who_has_not_does_not() -> None:
    table = Table(2).round(4, "666666, 6>4 x6", "666666, 6>4 x5").open(4, "666666", "666666")
    assert table.can("place 6 in 4", seat=2)
    assert not table.can("place 6 in 4", seat=1)


def test_5_6_a_one_is_rolled_again_so_the_five_others_are_equally_likely() -> None:
    assert Table().chances == {f"track {number}": 1 for number in (2, 3, 4, 5, 6)}
    assert Table().round(2).chances == {f"track {number}": 1 for number in (2, 3, 4, 5, 6)}


@pytest.mark.parametrize(("first", "last"), [(1, 3), (4, 6), (7, 9)])
def test_5_7_a_gray_square_sets_a_deadline_of_three_rounds(first: int, last: int) -> None:
    table = Table().rounds([(4, "666666, 6>4 x6")]).idle(first - 2, track=4) if first > 1 else Table()
    table.fall("track 5")
    assert table.events() == [TrackWritten(round=first, number=5, gray=True, due=last)]
    assert table.view().deadline is not None
    assert (table.view().deadline.block, table.view().deadline.round) == (5, last)  # type: ignore[union-attr]
    assert table.block(5).due == last


def test_5_7_a_white_square_sets_none() -> None:
    table = Table().round(4, "666666, 6>4 x6")
    table.fall("track 5")
    assert table.events() == [TrackWritten(round=2, number=5, gray=False, due=None)]
    assert table.block(5).due is None
    table.roll("111111")
    table.do("stop")
    table.idle(8, track=4)
    assert table.page(game=1).crosses == 0


def test_5_7_filled_in_the_third_round_is_in_time() -> None:
    table = Table().round(4, "666666, 6>4 x4").round(2).round(4, "666666, 6>4 x2")
    assert table.crosses() == {}
    assert table.block(4).empty == 0


def test_5_7_filled_by_an_arc_is_in_time_too() -> None:
    table = Table().round(4).round(2).round(3, "666666, 6>3-4, 6>4 x5")
    assert table.crosses() == {4: 1}
    table = Table().round(4, "222222, 2>4").round(2).round(3, "666666, 6>3-4, 6>4 x5")
    assert table.crosses() == {}


def test_5_7_a_deadline_that_has_passed_is_gone() -> None:
    table = Table().idle(3, track=4)
    assert table.view().deadline is None
    table.idle(3, track=5).idle(3, track=6).open(3, "222222")
    assert table.view().round == 10
    assert table.view().deadline is None
    assert [block.due for block in table.seat().blocks] == [None] * 6


def test_5_8_not_full_before_the_next_gray_round_means_an_x_in_each_empty_box() -> None:
    table = Table().round(4, "666666, 6>4 x4").round(2, "666666, 6>2 x6")
    assert table.crosses() == {}
    table.round(2)
    assert table.crosses() == {4: 2}
    assert table.events()[-1] == Shut(seat=0, block=4, crosses=2)
    assert table.boxes()[4] == (6, 6, 6, 6)
    assert table.block(4).empty == 0
    assert table.block(4).shut


def test_5_8_every_player_for_themselves() -> None:
    table = Table(2).round(4, "666666, 6>4 x6", "666666, 6>4 x1").idle(2)
    assert (table.crosses(1), table.crosses(2)) == ({}, {4: 5})


def test_5_8_only_the_block_in_the_gray_square_is_shut() -> None:
    table = Table().round(4).round(5).round(6)
    assert table.crosses() == {4: 6}


def test_5_8_every_gray_square_but_the_last_is_tested() -> None:
    table = Table(games=1).idle(3, track=4).idle(3, track=5).idle(3, track=6)
    assert table.crosses() == {4: 6, 5: 6, 6: 8}


def test_5_9_a_shut_block_takes_no_more_dice() -> None:
    table = Table().round(4, "666666, 6>4 x4").idle(2).open(4, "666666")
    assert table.refuses("place 6 in 4") == "5.9"
    assert not table.can("place 6 in 4")


def test_5_9_nor_by_an_arc() -> None:
    table = Table().idle(3, track=4).open(3, "666666").work(1, "6>3-4")
    assert table.refuses("place 6 in 4") == "5.9"


def test_5_9_only_in_that_game() -> None:
    table = Table().idle(10, track=4).open(4, "666666")
    assert table.view().game == 2
    assert table.can("place 6 in 4")


def test_D36_a_block_with_some_numbers_is_empty_enough_to_be_filled() -> None:
    table = Table().round(3, "255555, 2>3").round(4, FULL_4).open(4, "666666")
    table.work(1, "6>3-4", "6>3")
    assert table.block(3).written == (2,)
    assert table.block(3).lying == (6,)
