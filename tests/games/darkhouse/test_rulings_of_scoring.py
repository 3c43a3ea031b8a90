"""Rulings D14 to D20, D24, D25, D30 and D35: points, bonuses, the verdict and ties."""

from __future__ import annotations

import pytest

from ratskeller.games.darkhouse.events import Early, Verdict
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from tests.games.darkhouse.table import CLOSED, FULL_4, GAME, GOOD_ENOUGH, JUST_SHORT, PERFECT, Table


@pytest.mark.parametrize(("x_penalty", "cost"), [("each", 200), ("block", 40), ("once", 20)])
def test_D14_what_the_xs_cost(x_penalty: str, cost: int) -> None:
    table = Table(games=1, x_penalty=x_penalty).round(4, "222222, 2>4 x2").idle(2, track=4).idle(7, track=5)
    assert table.crosses() == {4: 4, 5: 6}
    assert (table.page().crosses, table.page().cost) == (10, cost)
    assert table.scores == [4 - cost]


@pytest.mark.parametrize(("x_penalty", "cost"), [("each", 80), ("block", 20), ("once", 20)])
def test_D14_in_a_single_block(x_penalty: str, cost: int) -> None:
    table = Table(x_penalty=x_penalty).round(4, "222222, 2>4 x2").idle(2, track=4)
    assert (table.page().cost, table.scores) == (cost, [4 - cost])


@pytest.mark.parametrize("x_penalty", ["each", "block", "once"])
def test_D14_a_page_without_an_x_pays_nothing(x_penalty: str) -> None:
    assert Table(games=1, x_penalty=x_penalty).round(4, FULL_4).idle(9, track=4).scores == [94]


@pytest.mark.parametrize("x_penalty", ["block", "once"])
def test_D14_each_game_pays_for_itself(x_penalty: str) -> None:
    assert Table(x_penalty=x_penalty).idle(30, track=4).scores == [-60]


def test_D14_each_x_is_the_rule() -> None:
    assert Table().view().x_penalty == "each"


def test_D15_numbers_in_an_unfinished_block_count_once() -> None:
    table = Table().round(4, "666666, 6>4 x5")
    assert (table.page().blocks[3].factor, table.scores) == (1, [30])


def test_D15_numbers_in_a_shut_block_count_once() -> None:
    table = Table().round(4, "666666, 6>4 x5").idle(2)
    line = table.page().blocks[3]
    assert (line.sum, line.factor, line.points, line.crosses) == (30, 1, 30, 1)
    assert table.scores == [10]


def test_D16_only_a_full_block_counts_twice() -> None:
    table = Table().round(4, "666666, 6>4 x5")
    assert table.scores == [30]
    table.round(4, "666666, 6>4")
    assert table.scores == [72]


def test_D16_block_1_counts_three_times_instead_of_twice() -> None:
    table = Table().round(2, "666666, 6>1-2, 6>1 x3")
    assert table.scores == [18]
    table.round(2, "666666, 6>1-2, 6>1")
    assert table.scores == [72]


def test_D16_block_1_of_other_boards_too() -> None:
    table = Table(board="ring").round(2, "222222, 2>1-2, 2>1 x4")
    assert table.scores == [24]


@pytest.mark.parametrize(("idle", "bonus"), [(0, 22), (2, 22), (3, 0)])
def test_D17_all_six_full_at_the_end_of_round_nine_or_earlier(idle: int, bonus: int) -> None:
    table = Table(2, games=1).rounds(PERFECT[:-1]).idle(idle).rounds(PERFECT[-1:])
    assert (Early(seat=0, round=7 + idle) in table.events()) == (bonus > 0)
    assert [table.page(seat).early for seat in (1, 2)] == [bonus, bonus]
    assert table.scores == [478 + bonus] * 2


def test_D18_the_bonus_for_no_x_is_added_at_the_end_of_each_game() -> None:
    table = Table()
    for game in (1, 2, 3):
        table.round(4, "222222, 2>4 x6").idle(8, track=4)
        assert table.page(game=game).no_x == 0
        table.round(4)
        assert table.page(game=game).no_x == 22
    assert table.scores == [3 * 46]


def test_D18_an_x_in_one_game_does_not_spoil_another() -> None:
    table = Table().idle(10, track=4).round(4, FULL_4).idle(9, track=4)
    assert [page.total for page in table.seat().pages] == [-120, 94, 0]


def test_D19_who_is_fired_can_still_win() -> None:
    table = Table(2, games=1).round(4, FULL_4).idle(9, track=4)
    assert table.scores == [94, -120]
    assert table.ranks == [1, 2]
    assert [seat.kept for seat in table.view().seats] == [False, False]
    assert Verdict(seat=0, points=94, kept=False) in table.events()


def test_D19_the_verdict_is_for_each_alone() -> None:
    table = Table(2, games=1)
    for track, play in PERFECT:
        table.round(track, play, "")
    table.idle(3, track=2)
    assert [seat.kept for seat in table.view().seats] == [True, False]


def test_D20_a_tie_looks_at_block_6_in_all_games() -> None:
    table = Table(2)
    table.round(4, FULL_4, FULL_4).round(6, "666666, 6>6", "666666, 6>5-6, 6>5").idle(8, track=4)
    table.round(4, FULL_4, FULL_4).round(6, "666666, 6>5-6, 6>5 x2", "666666, 6>6 x2").idle(8, track=4)
    table.round(4, FULL_4, FULL_4).round(6, "222222, 2>6", "222222, 2>6").idle(8, track=4)
    assert table.scores == [302, 302]
    assert [seat.tie_points for seat in table.view().seats] == [8, 14]
    assert table.ranks == [2, 1]


def test_D20_who_is_still_level_shares_the_place() -> None:
    table = Table(4, games=1).rounds([(4, FULL_4)])
    table.round(6, "", "666666, 6>6", "666666, 6>6", "666666, 6>5-6, 6>5").idle(8, track=4)
    assert table.scores == [94, 100, 100, 100]
    assert table.ranks == [4, 1, 1, 3]


def test_D24_a_shut_block_is_not_completed() -> None:
    table = Table(games=1).rounds(CLOSED)
    assert table.is_over
    page = table.page()
    assert (page.crosses, page.early, page.no_x, page.total) == (8, 0, 0, 5 * 72 - 160)
    assert not any(isinstance(event, Early) for event in table.events())


def test_D24_whoever_gets_the_bonus_for_all_blocks_gets_both() -> None:
    page = Table(games=1).rounds(PERFECT).page()
    assert (page.early, page.no_x) == (22, 22)


def test_D25_in_a_tie_block_6_counts_with_its_factor() -> None:
    table = Table(2, games=1).rounds([(4, FULL_4)])
    table.round(6, "222222, 2>6 x6", "566666, 6>6 x3")
    table.round(6, "222222, 2>6 x2", "255666, 2>5-6, 5>5 x2").idle(1, track=4)
    table.round(3, "", "444444, 4>3").idle(5, track=4)
    assert table.scores == [72 + 32 + 22, 72 + 18 + 14 + 22]
    assert [seat.tie_points for seat in table.view().seats] == [32, 18]
    assert table.ranks == [1, 2]


def test_D25_without_what_its_xs_cost() -> None:
    table = Table(2, games=1, x_penalty="once").round(6, "666666, 6>6 x2", "666666, 6>6, 6>5-6, 6>5").idle(9, track=6)
    assert (table.crosses(1), table.crosses(2)) == ({6: 6}, {6: 7})
    assert table.scores == [-8, -8]
    assert [seat.tie_points for seat in table.view().seats] == [12, 6]
    assert table.ranks == [1, 2]


def test_D30_a_single_game_can_be_agreed_on() -> None:
    table = Table(games=1).rounds(GOOD_ENOUGH)
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause, end.scores) == ("one game", "D30", [367])
    assert table.view().target == 367
    assert table.seat().kept is True
    assert Verdict(seat=0, points=367, kept=True) in table.events()


def test_D30_with_a_point_less_one_is_fired() -> None:
    table = Table(games=1).rounds(JUST_SHORT)
    assert (table.scores, table.seat().kept) == ([366], False)


@pytest.mark.parametrize("games", [0, 2, 4, "3"])
def test_D30_there_are_one_or_three(games: object) -> None:
    with pytest.raises(BadSetup, match="games"):
        Match(GAME, 1, {"games": games})


def test_D30_a_tie_looks_at_that_one_block_6() -> None:
    table = Table(2, games=1).rounds([(4, FULL_4)]).round(6, "666666, 6>5-6, 6>5", "666666, 6>6").idle(8, track=4)
    assert table.ranks == [2, 1]


def test_D35_dice_of_the_round_count_when_they_are_written() -> None:
    table = Table().open(4, "666666").work(1, "6>4 x5")
    assert table.scores == [0]
    table.do("stop")
    assert table.scores == [30]


def test_D35_xs_count_at_once_and_the_bonus_for_no_x_at_the_end() -> None:
    table = Table(2, games=1).round(4, FULL_4, "666666, 6>4 x5").idle(2, track=4)
    assert table.scores == [72, 10]
    table.idle(6, track=4)
    assert table.scores == [72, 10]
    table.round(4)
    assert table.scores == [94, 10]


def test_D35_the_bonus_for_all_blocks_counts_once_it_is_earned() -> None:
    table = Table(2, games=1)
    for track, play in PERFECT:
        table.round(track, play, "")
    assert table.seat(1).score == 478
    table.idle(3)
    assert table.seat(1).score == 500
