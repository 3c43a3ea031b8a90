"""Chapter 7: what a page is worth."""

from __future__ import annotations

import pytest

from ratskeller.games.darkhouse.events import Early, GameBegan, PageScored
from tests.games.darkhouse.table import PERFECT, Table


def test_7_1_a_block_is_worth_the_sum_of_its_numbers() -> None:
    table = Table().round(4, "234566, 2>4, 3>4, 4>4, 5>4, 6>4 x2")
    line = table.page().blocks[3]
    assert (line.numbers, line.sum, line.factor, line.points) == ((2, 3, 4, 5, 6, 6), 26, 1, 26)
    assert table.scores == [26]


def test_7_1_each_block_is_scored_for_itself() -> None:
    table = Table().round(4, "666666, 6>4 x6").round(3, "223456, 2>3, 3>3")
    assert [(line.sum, line.factor) for line in table.page().blocks] == [
        (0, 1),
        (0, 1),
        (5, 1),
        (36, 2),
        (0, 1),
        (0, 1),
    ]
    assert table.scores == [77]


@pytest.mark.parametrize(("block", "face", "points"), [(2, 2, 24), (3, 3, 36), (4, 4, 48), (5, 5, 60), (6, 6, 96)])
def test_7_2_a_block_of_one_number_counts_twice(block: int, face: int, points: int) -> None:
    table = Table().rounds([(block, f"{str(face) * 6}, {face}>{block} x6")])
    if block == 6:
        assert table.scores == [36]
        table.round(6, "666666, 6>6 x2")
    assert table.page().blocks[block - 1].factor == 2
    assert table.scores == [points]


def test_7_2_one_other_number_and_it_counts_once() -> None:
    table = Table().round(4, "222223, 2>4 x5, 3>4")
    assert (table.page().blocks[3].factor, table.scores) == (1, [13])


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_7_3_block_1_of_one_number_counts_three_times(face: int) -> None:
    table = Table().round(2, f"{str(face) * 6}, {face}>1-2, {face}>1 x4")
    assert table.page().blocks[0].factor == 3
    assert table.scores == [4 * face * 3]


def test_7_3_mixed_it_counts_once() -> None:
    table = Table().round(2, "665555, 6>1-2, 6>1, 5>1 x3")
    assert (table.page().blocks[0].factor, table.scores) == (1, [21])


@pytest.mark.parametrize("laid", [0, 1, 5])
def test_7_4_xs_cost_twenty_points(laid: int) -> None:
    table = Table().round(4, f"222222, 2>4 x{laid}").idle(2)
    assert table.page().crosses == 6 - laid
    assert table.page().cost == 20 * (6 - laid)
    assert table.scores == [2 * laid - 20 * (6 - laid)]


def test_7_4_no_x_no_cost() -> None:
    table = Table().round(4, "222222, 2>4 x6").idle(2)
    assert (table.page().crosses, table.page().cost, table.scores) == (0, 0, [24])


def test_7_5_the_blocks_less_the_xs() -> None:
    table = Table(games=1).round(4, "666666, 6>4 x5").round(5, "555555, 5>5 x6").round(2, "222222, 2>2 x1").idle(7, 4)
    page = table.page()
    assert [line.points for line in page.blocks] == [0, 2, 0, 30, 60, 0]
    assert (page.cost, page.early, page.no_x, page.total) == (20, 0, 0, 72)
    assert table.match.end() is not None
    assert table.scores == [72]


def test_7_5_and_the_bonuses() -> None:
    page = Table(games=1).rounds(PERFECT).page()
    assert [line.points for line in page.blocks] == [72, 72, 72, 72, 72, 96]
    assert (page.cost, page.early, page.no_x, page.total) == (0, 22, 22, 500)


@pytest.mark.parametrize("waiting", [0, 1, 2])
def test_7_6_every_block_before_round_ten_gets_22_points(waiting: int) -> None:
    table = Table(games=1).rounds(PERFECT[:-1]).idle(waiting).rounds(PERFECT[-1:])
    assert Early(seat=0, round=7 + waiting) in table.events()
    assert (table.page().early, table.scores) == (22, [500])


def test_7_6_in_round_ten_it_is_too_late() -> None:
    table = Table(games=1).rounds(PERFECT[:-1]).idle(3).rounds(PERFECT[-1:])
    assert not any(isinstance(event, Early) for event in table.events())
    assert (table.page().early, table.scores) == (0, [478])


def test_7_6_with_a_box_empty_there_is_no_bonus() -> None:
    table = Table(games=1).rounds(PERFECT[:-1]).round(2, "666666, 6>1-2, 6>1 x3").idle(3)
    assert (table.page().early, table.scores) == (0, [4 * 72 + 96 + 18 + 22])


def test_7_7_no_x_in_a_whole_game_gets_22_points() -> None:
    table = Table(games=1).round(4, "222222, 2>4 x6").idle(9, track=4)
    assert (table.page().no_x, table.scores) == (22, [46])


def test_7_7_a_single_x_and_there_is_no_bonus() -> None:
    table = Table(games=1).round(4, "222222, 2>4 x5").idle(9, track=4)
    assert (table.page().crosses, table.page().no_x, table.scores) == (1, 0, [10 - 20])


def test_7_7_everybody_for_themselves() -> None:
    table = Table(2, games=1).round(4, "222222, 2>4 x6", "222222, 2>4 x5").idle(9, track=4)
    assert table.scores == [46, -10]


def test_7_8_the_score_is_noted_and_the_page_wiped() -> None:
    table = Table().round(4, "666666, 6>4 x6").idle(9, track=4)
    assert PageScored(seat=0, game=1, points=94) in table.events()
    assert table.events()[-1] == GameBegan(game=2)
    assert (table.boxes(), table.crosses()) == ({}, {})
    assert all(block.empty == block.size for block in table.seat().blocks)
    assert [square.number for square in table.view().track] == [None] * 10
    first, second = table.seat().pages
    assert (first.total, first.over, first.blocks[3].numbers) == (94, True, (6,) * 6)
    assert (second.total, second.over) == (0, False)


def test_7_8_xs_are_wiped_too_and_stay_in_the_score() -> None:
    table = Table().idle(10, track=4)
    assert (table.crosses(), table.scores) == ({}, [-120])
    assert table.view().deadline is None
    table.round(3, "666666, 6>3 x6")
    assert table.scores == [-120 + 72]
