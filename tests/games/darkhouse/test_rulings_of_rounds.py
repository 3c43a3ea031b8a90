"""Rulings D21 to D23, D26 to D29 and D31 to D34: who plays when, pages that rest, other boards, what is open."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from ratskeller.games.darkhouse.events import Done, GameBegan, PageScored, Shut, Stopped, Wrote
from ratskeller.kernel.errors import BadPack, BadSetup, BadText
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import EVERYONE, SPECTATOR
from tests.games.darkhouse.table import CLOSED, FULL_4, GAME, PERFECT, Table, own_board


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_D21_one_to_six_players(seats: int) -> None:
    table = Table(seats, games=1).idle(10)
    assert table.scores == [-120] * seats
    assert table.ranks == [1] * seats


@pytest.mark.parametrize("seats", [0, 7, -1])
def test_D21_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(BadSetup, match="1 to 6"):
        Match(GAME, seats)


def test_D21_pages_do_not_touch_each_other() -> None:
    alone = Table().rounds(PERFECT[:4])
    table = Table(2)
    for track, play in PERFECT[:4]:
        table.round(track, "345612, 3>" + str(track), play)
    assert table.boxes(2) == alone.boxes()
    assert table.seat(2).score == alone.scores[0]


def test_D22_the_turn_track_never_names_block_1() -> None:
    assert "track 1" not in Table().chances
    with pytest.raises(BadText):
        GAME.read_outcome("track 1")


def test_D23_arcs_lead_through_full_blocks() -> None:
    table = Table().round(3, "666666, 6>3 x6").open(4, "666666").work(1, "6>3-4", "6>3-5", "6>5")
    assert table.block(5).lying == (6,)


def test_D23_arcs_lead_through_shut_blocks() -> None:
    table = Table().idle(3, track=3).open(4, "666666").work(1, "6>3-4", "6>3-5", "6>5")
    assert table.block(3).shut
    assert table.block(5).lying == (6,)


def test_D23_an_arc_between_two_open_blocks_is_not_offered() -> None:
    table = Table().open(4, "222222").work(1, "2>2-4", "2>1-2", "2>3-4")
    assert table.reached() == {1, 2, 3, 4}
    assert table.refuses("arc 1-3 with 2") == "D23"
    assert {each for each in table.offers() if "arc" in each} == {"arc 3-5 with 2", "arc 4-6 with 2"}


def test_D26_a_page_with_a_number_in_every_box_sits_out() -> None:
    table = Table(2, games=1)
    for track, play in PERFECT:
        table.round(track, play, "")
    assert not table.is_over
    table.fall("track 4")
    assert (table.seat(1).sits_out, table.seat(2).sits_out) == (True, False)
    assert (table.seat(1).in_hand, table.seat(2).in_hand) == (0, 6)
    assert table.view().roller == 1
    table.roll("666666")
    assert table.awaited == {2}
    assert table.offers(1) == {}
    assert table.refuses("stop", seat=1) == "D28"
    table.do("stop", seat=2)
    assert table.view().round == 9
    table.idle(2, track=2)
    assert table.scores == [500, -120 - 120]


def test_D26_xs_come_after_the_numbers_of_the_round() -> None:
    table = Table().idle(2, track=4).round(4, "566666, 6>4 x3, 5>4")
    assert table.events() == [
        Stopped(seat=0, dice=2),
        Wrote(seat=0, block=4, numbers=(5, 6, 6, 6), empty=2),
        Shut(seat=0, block=4, crosses=2),
    ]


def test_D27_when_no_page_has_an_empty_box_the_game_is_over_at_once() -> None:
    table = Table().rounds(CLOSED)
    assert PageScored(seat=0, game=1, points=200) in table.events()
    assert table.events()[-1] == GameBegan(game=2)
    assert (table.view().game, table.view().round) == (2, 1)


def test_D27_with_a_box_empty_it_is_not() -> None:
    table = Table().rounds(CLOSED[:-1]).round(2, "666666, 6>1-2, 6>1 x3")
    assert (table.view().game, table.view().round) == (1, 7)


def test_D27_a_page_of_numbers_and_xs_sits_out_while_others_play() -> None:
    table = Table(2)
    for track, play in CLOSED:
        table.round(track, play, "")
    assert (table.view().game, table.view().round) == (1, 7)
    table.fall("track 4")
    assert table.seat(1).sits_out
    assert table.view().roller == 1
    table.roll("111111")
    assert table.awaited == {2}
    table.do("stop", seat=2)
    assert (table.view().round, table.seat(1).score) == (8, 200)


def test_D27_an_x_can_close_the_last_page() -> None:
    table = Table(games=1).rounds([(6, "666666, 6>6 x6"), (2, "666666, 6>2 x6"), (6, "666666, 6>6 x2")])
    table.rounds([(5, ""), (3, "666666, 6>3 x6"), (2, "666666, 6>1-2, 6>1 x4")])
    assert table.crosses() == {5: 6}
    table.round(4, "666666, 6>4 x6")
    assert table.is_over
    assert table.scores == [4 * 72 + 96 - 120]


def test_D28_everybody_who_is_not_done_may_act() -> None:
    table = Table(3).open(4, "666666", "666666", "666666")
    assert table.awaited == {1, 2, 3}
    assert all(table.can("place 6 in 4", seat=seat) for seat in (1, 2, 3))
    table.do("place 6 in 4", seat=3)
    table.do("place 6 in 4", seat=1)
    table.do("place 6 in 4", seat=3)
    assert [table.block(4, seat).lying for seat in (1, 2, 3)] == [(6,), (), (6, 6)]
    assert table.awaited == {1, 2, 3}


def test_D28_who_is_done_waits_and_the_round_ends_with_the_last() -> None:
    table = Table(3).open(4, "666666", "666666", "666666")
    table.do("stop", seat=2)
    assert table.awaited == {1, 3}
    assert table.refuses("stop", seat=2) == "D28"
    assert table.refuses("place 6 in 4", seat=2) == "D28"
    assert table.offers(2) == {}
    table.work(3, "6>4 x6")
    assert table.awaited == {1}
    assert table.boxes(3) == {}
    table.do("stop", seat=1)
    assert table.awaited == set()
    assert (table.view().phase, table.view().round) == ("tracking", 2)
    assert table.boxes(3) == {4: (6,) * 6}


def test_D28_the_first_rolls_fall_one_seat_after_another() -> None:
    table = Table(3)
    table.fall("track 4")
    for seat in (0, 1, 2):
        assert table.view().roller == seat
        assert table.awaited == set()
        assert table.refuses("stop", seat=1) is None
        table.roll("123456")
    assert table.view().roller is None


def test_D28_a_reroll_falls_before_anybody_else_acts() -> None:
    table = Table(2).open(4, "666666", "666666")
    table.do("reroll", seat=2)
    assert table.view().roller == 1
    assert table.awaited == set()
    assert table.refuses("place 6 in 4", seat=1) is None
    table.roll("222222")
    assert table.awaited == {1, 2}
    assert (table.seat(1).dice, table.seat(2).dice) == ((6,) * 6, (2,) * 6)


@pytest.mark.parametrize("order", sorted(set(permutations([1, 1, 1, 2, 2, 2])))[::3])
def test_D28_the_order_changes_nothing(order: tuple[int, ...]) -> None:
    plays = {1: ["6>4", "2>3-4", "5555", "5>3", "stop"], 2: ["4>4", "3>4-6", "4446", "6>6", "444", "4>4", "stop"]}
    expected = Table(2).open(4, "122266", "134444").work(1, *plays[1]).work(2, *plays[2])
    table = Table(2).open(4, "122266", "134444")
    left = {seat: list(play) for seat, play in plays.items()}
    for seat in [*order, *[1, 2] * 4]:
        if left[seat]:
            table.work(seat, left[seat].pop(0))
    assert table.boxes(1) == expected.boxes(1) == {3: (5,), 4: (6,)}
    assert table.boxes(2) == expected.boxes(2) == {4: (4, 4), 6: (6,)}
    assert table.match.state.digest() == expected.match.state.digest()


def test_D29_done_when_every_die_is_laid() -> None:
    table = Table(2).open(6, "666666").work(1, "6>6 x5")
    assert table.seat(1).playing
    table.work(1, "6>6")
    assert not table.seat(1).playing
    assert table.events()[-1] == Done(seat=0, dice=0)


def test_D29_done_when_the_page_has_no_empty_box_left() -> None:
    table = Table(2)
    for track, play in PERFECT[:-1]:
        table.round(track, play, "")
    table.open(2, "666666").work(1, "6>1-2", "6>1 x4")
    assert table.events()[-1] == Done(seat=0, dice=1)
    assert table.awaited == {2}


def test_D29_done_when_after_the_third_roll_no_die_can_be_laid() -> None:
    table = Table(2).open(4, "111111").work(1, "111111")
    assert set(table.offers(1)) == {"reroll", "stop"}
    table.work(1, "111111")
    assert table.events()[-1] == Done(seat=0, dice=6)
    assert table.awaited == {2}


def test_D29_also_when_the_last_good_die_of_the_third_roll_is_laid() -> None:
    table = Table(2).open(4, "111111").work(1, "111111", "111116", "6>4")
    assert table.events()[-1] == Done(seat=0, dice=5)


def test_D29_while_an_arc_is_left_a_player_is_asked() -> None:
    table = Table(2).round(4, FULL_4, FULL_4).open(4, "111111").work(1, "111111", "111112")
    assert set(table.offers(1)) == {"arc 2-4 with 2", "arc 3-4 with 2", "arc 4-6 with 2", "stop"}


def test_D31_sizes_arcs_and_gray_squares_are_free() -> None:
    table = Table(board=own_board(sizes=(8, 6, 4, 6, 6, 6), gray=(3, 5, 6, 9)))
    assert [block.size for block in table.seat().blocks] == [8, 6, 4, 6, 6, 6]
    assert [square.round for square in table.view().track if square.gray] == [3, 5, 6, 9]
    assert [(arc.one, arc.other) for arc in table.seat().arcs] == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)]
    table.round(2, "266666, 2>1-2, 6>1 x5").round(2, "266666, 2>1-2, 6>1 x3")
    assert table.scores == [48 * 3]


@pytest.mark.parametrize(
    "board",
    [
        own_board(sizes=(6, 6, 6, 6, 6, 6)),
        own_board(sizes=(6, 6, 4, 6, 6)),
        own_board(arcs=((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (2, 1))),
        own_board(arcs=((2, 3), (3, 4), (4, 5), (5, 6))),
        own_board(arcs=((1, 2), (3, 4), (4, 5), (5, 6))),
        own_board(gray=(1, 4, 7)),
    ],
)
def test_D31_but_every_board_has_what_the_rulebook_says(board: dict[str, object]) -> None:
    with pytest.raises(BadPack):
        Match(GAME, 1, packs={"board": board})


def test_D32_a_deadline_runs_from_one_gray_square_to_the_next() -> None:
    board = own_board(sizes=(4, 6, 6, 6, 6, 8), gray=(1, 2, 6, 9))
    table = Table(board=board, games=1)
    assert {square.round: square.due for square in table.view().track if square.gray} == {1: 1, 2: 5, 6: 8, 9: None}
    table.round(4, "666666, 6>4 x5")
    assert table.crosses() == {4: 1}
    table.round(5).idle(2, track=4)
    assert table.crosses() == {4: 1}
    table.round(4)
    assert table.crosses() == {4: 1, 5: 6}
    table.round(6, "666666, 6>6 x6").round(6, "666666, 6>6 x2").round(4)
    assert table.crosses() == {4: 1, 5: 6}
    table.idle(2, track=2)
    assert table.crosses() == {4: 1, 5: 6}
    assert table.is_over


def test_D32_the_option_tests_the_last_gray_square_after_round_ten() -> None:
    board = own_board(sizes=(4, 6, 6, 6, 6, 8), gray=(3, 4, 5, 6))
    table = Table(board=board, games=1, last_deadline=True)
    assert {square.round: square.due for square in table.view().track if square.gray} == {3: 3, 4: 4, 5: 5, 6: 10}
    table.round(4, FULL_4).idle(4, track=4).round(3).idle(3, track=4)
    assert table.crosses() == {}
    table.round(4)
    assert table.crosses() == {3: 6}


def test_D33_dice_are_laid_one_at_a_time() -> None:
    table = Table().open(4, "666666").work(1, "6>4")
    assert table.block(4).lying == (6,)
    assert table.seat().dice == (6,) * 5


def test_D33_into_which_box_makes_no_difference() -> None:
    one = Table().open(4, "223456").work(1, "2>4", "6>4", "3>4", "stop")
    other = Table().open(4, "223456").work(1, "6>4", "3>4", "2>4", "stop")
    assert one.boxes() == other.boxes() == {4: (2, 3, 6)}
    assert one.match.state.digest() == other.match.state.digest()


def test_D34_everything_is_open() -> None:
    table = Table(3).round(4, "666666, 6>4 x3", "", "234561, 2>4").open(3, "234561", "666666", "555555")
    table.work(2, "6>3-4")
    views = [table.match.scene(viewer).view for viewer in (0, 1, 2, SPECTATOR)]
    assert [view.viewer for view in views] == [0, 1, 2, None]
    assert all(msgspec.structs.replace(view, viewer=None) == views[-1] for view in views)
    assert [seat.dice for seat in views[-1].seats] == [(1, 2, 3, 4, 5, 6), (6,) * 5, (5,) * 6]


def test_D34_every_event_is_for_everyone() -> None:
    table = Table(2, games=1).rounds(PERFECT)
    events = [event for step in table.match.events for event in step]
    assert Counter(event.audience for event in events) == {EVERYONE: len(events)}
