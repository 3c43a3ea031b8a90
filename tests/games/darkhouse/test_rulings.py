"""Rulings D1 to D13: the board, arcs, laying dice and deadlines."""

from __future__ import annotations

import pytest

from ratskeller.games.darkhouse.events import Shut, TrackWritten
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import replay
from tests.games.darkhouse.table import FULL_4, GAME, PERFECT, Table


@pytest.mark.parametrize("board", ["tower", "ring"])
def test_D1_block_1_has_four_boxes_and_block_6_eight(board: str) -> None:
    assert [block.size for block in Table(board=board).seat().blocks] == [4, 6, 6, 6, 6, 8]


def test_D1_the_best_page_of_all_is_worth_exactly_500() -> None:
    table = Table(games=1).rounds(PERFECT)
    record = read_record(write_record(table.match.record()))
    again = replay(GAME, record)
    end = again.end()
    assert end is not None
    assert (end.scores, end.ranks) == ([500], [1])
    assert [line.points for line in again.scene(0).view.seats[0].pages[0].blocks] == [72, 72, 72, 72, 72, 96]


def test_D2_the_tower_is_a_ladder() -> None:
    arcs = {(arc.one, arc.other) for arc in Table().seat().arcs}
    assert arcs == {(1, 2), (3, 4), (5, 6), (1, 3), (3, 5), (2, 4), (4, 6)}


def test_D2_the_ring_is_a_circle() -> None:
    arcs = {(arc.one, arc.other) for arc in Table(board="ring").seat().arcs}
    assert arcs == {(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (1, 6)}


def test_D2_the_rules_follow_the_board() -> None:
    tower, ring = Table().open(4, "222222"), Table(board="ring").open(4, "222222")
    assert {each for each in tower.offers() if "arc" in each} == {
        f"arc {pair} with 2" for pair in ("2-4", "3-4", "4-6")
    }
    assert {each for each in ring.offers() if "arc" in each} == {f"arc {pair} with 2" for pair in ("3-4", "4-5")}
    assert ring.refuses("arc 2-4 with 2") == "3.3"


def test_D3_the_die_on_an_arc_scores_nothing() -> None:
    table = Table().round(4, "266666, 6>3-4, 6>3-5, 2>5")
    assert table.boxes() == {5: (2,)}
    assert table.scores == [2]


def test_D3_an_arc_holds_to_the_end_of_the_round() -> None:
    table = Table().open(4, "266666").work(1, "6>3-4", "66666", "66666", "6>3")
    assert table.seat().roll == 3
    assert table.block(3).lying == (6,)


def test_D4_an_arc_begins_where_one_is() -> None:
    table = Table().open(4, "222222")
    for pair in ("1-2", "1-3", "3-5", "5-6"):
        assert table.refuses(f"arc {pair} with 2") == "D4"


def test_D4_chains_are_allowed() -> None:
    table = Table().open(4, "222222").work(1, "2>3-4")
    assert table.can("arc 3-5 with 2")
    assert table.can("arc 1-3 with 2")
    assert table.refuses("arc 1-2 with 2") == "D4"
    table.work(1, "2>1-3", "2>1-2")
    assert table.reached() == {1, 2, 3, 4}


def test_D5_who_starts_in_a_full_block_takes_an_arc_out_of_it() -> None:
    table = Table().round(4, FULL_4).open(4, "666666")
    assert table.view().start == 4
    assert table.refuses("arc 3-5 with 6") == "D4"
    table.work(1, "6>3-4", "6>3")
    assert table.block(3).lying == (6,)


def test_D5_who_starts_in_a_shut_block_too() -> None:
    table = Table().idle(3, track=4).open(4, "666666").work(1, "6>3-4", "6>3")
    assert table.block(3).lying == (6,)
    assert table.block(4).shut


def test_D6_a_die_that_is_laid_stays_for_the_round() -> None:
    table = Table().open(4, "223456").work(1, "2>4", "3>3-4", "4456")
    assert table.block(4).lying == (2,)
    assert table.seat().roll == 2
    assert table.seat().dice == (4, 4, 5, 6)
    assert table.refuses("place 2 in 4") == "4.4"
    assert table.refuses("place 3 in 3") == "4.4"


def test_D6_all_dice_that_are_not_laid_are_rolled_together() -> None:
    table = Table().open(4, "223456").work(1, "2>4", "reroll")
    assert (table.seat().in_hand, table.seat().dice) == (5, ())
    for fewer in ("roll 2", "roll 2 2 2 2", "roll 2 2 2 2 2 2"):
        assert table.cannot_fall(fewer)
    assert sum(table.chances.values()) == 6**5


def test_D6_or_the_player_stops() -> None:
    table = Table(2).open(4, "223456").work(1, "2>4", "stop")
    assert not table.seat(1).playing
    assert table.refuses("reroll", seat=1) == "D28"


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_D7_nobody_has_to_lay_a_die_or_use_all_rolls(rolls: int) -> None:
    table = Table().open(4, "666666").work(1, *["666666"] * (rolls - 1))
    assert table.seat().roll == rolls
    table.do("stop")
    assert table.boxes() == {}
    assert table.view().round == 2


def test_D8_any_numbers_go_into_any_empty_box() -> None:
    table = Table().round(4, "234562, 2>4, 3>4, 4>4, 5>4, 6>4")
    assert table.boxes() == {4: (2, 3, 4, 5, 6)}
    table.open(4, "222222")
    assert table.can("place 2 in 4")


def test_D9_a_block_takes_no_more_dice_than_it_has_empty_boxes() -> None:
    table = Table().round(4, "666666, 6>4 x4").open(4, "666666").work(1, "6>4 x2")
    assert table.block(4).empty == 0
    assert table.refuses("place 6 in 4") == "D9"


def test_D9_block_1_takes_four() -> None:
    table = Table().open(2, "666666").work(1, "6>1-2", "6>1 x4")
    assert table.refuses("place 6 in 1") == "D9"
    assert table.can("place 6 in 2")


def test_D10_the_die_of_the_turn_track_is_one_roll_for_all() -> None:
    table = Table(6).open(5, *["666666"] * 6)
    assert [table.reached(seat) for seat in range(1, 7)] == [{5}] * 6
    assert sum("track" in step.do for step in table.match.steps) == 1


@pytest.mark.parametrize(("before", "track"), [(0, 5), (3, 5), (6, 5)])
def test_D11_the_deadline_is_tested_when_the_round_before_the_next_gray_square_is_recorded(
    before: int, track: int
) -> None:
    table = Table().rounds([(4, FULL_4)] if before else []).idle(max(before - 1, 0), track=4)
    table.round(track).idle(1, track=4)
    table.open(3, "222222")
    assert table.crosses() == {}
    assert table.view().round == before + 3
    table.do("stop")
    assert table.crosses() == {5: 6}
    assert table.view().phase == "tracking"


def test_D11_the_gray_squares_know_when_they_fall_due() -> None:
    assert {square.round: square.due for square in Table().view().track if square.gray} == {1: 3, 4: 6, 7: 9, 10: None}


def test_D12_the_last_gray_square_sets_no_deadline() -> None:
    table = Table(games=1).round(4, FULL_4).idle(8, track=4)
    table.fall("track 5")
    assert table.events() == [TrackWritten(round=10, number=5, gray=True, due=None)]
    table.roll("666666")
    table.do("stop")
    assert (table.crosses(), table.scores) == ({}, [94])


def test_D12_the_option_tests_it_when_round_ten_has_been_recorded() -> None:
    table = Table(games=1, last_deadline=True).round(4, FULL_4).idle(8, track=4)
    table.fall("track 5")
    assert table.events() == [TrackWritten(round=10, number=5, gray=True, due=10)]
    table.roll("666666")
    table.work(1, "6>5 x4", "stop")
    assert Shut(seat=0, block=5, crosses=2) in table.events()
    assert (table.crosses(), table.scores) == ({5: 2}, [72 + 24 - 40])


def test_D12_with_the_option_a_full_block_is_safe() -> None:
    table = Table(games=1, last_deadline=True).round(4, FULL_4).idle(8, track=4).round(5, "666666, 6>5 x6")
    assert (table.crosses(), table.scores) == ({}, [72 + 72 + 22])


def test_D12_the_option_changes_no_other_deadline() -> None:
    table = Table(last_deadline=True)
    assert {square.round: square.due for square in table.view().track if square.gray} == {1: 3, 4: 6, 7: 9, 10: 10}
    assert table.idle(3, track=4).crosses() == {4: 6}


def test_D13_a_gray_square_that_names_a_full_block_changes_nothing() -> None:
    table = Table(games=1).round(4, FULL_4).idle(9, track=4)
    assert (table.crosses(), table.scores) == ({}, [94])


def test_D13_nor_does_one_that_names_a_shut_block() -> None:
    table = Table(games=1).idle(3, track=4)
    assert table.scores == [-120]
    table.idle(7, track=4)
    assert (table.crosses(), table.scores) == ({4: 6}, [-120])
