"""Chapter 4: rounds, rolls and where the dice go."""

from __future__ import annotations

import pytest

from ratskeller.games.darkhouse.events import Done, PageScored, Repaired, Rerolled, Rolled, TrackWritten, Wrote
from tests.games.darkhouse.table import Table


def test_4_1_a_game_has_ten_rounds() -> None:
    table = Table(games=1).idle(9)
    assert not table.is_over
    assert (table.view().game, table.view().round) == (1, 10)
    table.round(2)
    assert table.is_over


def test_4_1_the_next_game_follows_the_tenth_round() -> None:
    table = Table().idle(10)
    assert (table.view().game, table.view().round) == (2, 1)
    assert any(isinstance(event, PageScored) for event in table.events())


def test_4_2_a_round_has_three_rolls() -> None:
    table = Table().open(4, "222222")
    assert table.seat().roll == 1
    table.play("reroll, roll 2 2 2 2 2 2")
    assert table.seat().roll == 2
    table.play("reroll, roll 2 2 2 2 2 2")
    assert table.seat().roll == 3
    assert table.refuses("reroll") == "4.2"
    assert table.can("place 2 in 4")


def test_4_2_every_round_has_its_own_three_rolls() -> None:
    table = Table().round(4, "222222, 222222, 222222").open(4, "222222")
    assert table.seat().roll == 1
    assert table.can("reroll")


def test_4_3_first_the_turn_track_then_everybody_rolls_six_dice() -> None:
    table = Table(2)
    assert table.cannot_fall("roll 1 1 1 1 1 1")
    table.fall("track 4")
    assert table.awaited == set()
    assert [seat.in_hand for seat in table.view().seats] == [6, 6]
    table.roll("123456")
    assert table.events() == [Rolled(seat=0, dice=(1, 2, 3, 4, 5, 6), roll=1)]
    table.roll("111111")
    assert table.events() == [Rolled(seat=1, dice=(1, 1, 1, 1, 1, 1), roll=1)]
    assert table.awaited == {1, 2}


def test_4_3_nobody_lays_dice_before_rolling() -> None:
    table = Table()
    table.fall("track 4")
    assert table.refuses("place 2 in 4") is None
    assert table.refuses("stop") is None


@pytest.mark.parametrize("laid", range(7))
def test_4_4_any_number_of_the_dice_may_be_laid(laid: int) -> None:
    table = Table().round(4, f"222222, 2>4 x{laid}")
    assert table.boxes() == ({4: (2,) * laid} if laid else {})


def test_4_4_on_blocks_and_on_arcs() -> None:
    table = Table().open(4, "223456").work(1, "2>3-4", "6>3", "5>4")
    assert table.seat().dice == (2, 3, 4)
    assert (table.block(3).lying, table.block(4).lying) == ((6,), (5,))


def test_4_4_only_dice_that_were_rolled_and_are_not_laid_yet() -> None:
    table = Table().open(4, "223333")
    assert table.refuses("place 6 in 4") == "4.4"
    assert table.refuses("arc 3-4 with 5") == "4.4"
    table.work(1, "2>4 x2")
    assert table.refuses("place 2 in 4") == "4.4"
    assert table.can("place 3 in 4")


def test_4_5_what_was_not_laid_is_rolled_a_second_time() -> None:
    table = Table().open(4, "223456").work(1, "2>4 x2", "reroll")
    assert table.events() == [Rerolled(seat=0, dice=4)]
    assert table.seat().in_hand == 4
    assert table.cannot_fall("roll 1 1 1")
    assert sum(table.chances.values()) == 6**4
    table.roll("1566")
    assert table.events() == [Rolled(seat=0, dice=(1, 5, 6, 6), roll=2)]
    assert table.block(4).lying == (2, 2)


def test_4_5_and_again_any_of_them_may_be_laid() -> None:
    table = Table().open(4, "223456").work(1, "2>4", "33355", "3>4 x2", "5>4")
    assert table.block(4).lying == (2, 3, 3, 5)
    assert table.seat().dice == (3, 5)


def test_4_6_a_third_roll_is_the_last() -> None:
    table = Table().open(4, "223456").work(1, "2>4", "33355", "3>4", "6666", "6>4 x2")
    assert table.seat().roll == 3
    assert set(table.offers()) == {"place 6 in 4", "arc 2-4 with 6", "arc 3-4 with 6", "arc 4-6 with 6", "stop"}


def test_4_6_after_laying_those_the_rolling_is_over() -> None:
    table = Table().open(4, "223456").work(1, "2>4", "33355", "3>4", "6666", "6>4 x4")
    assert Done(seat=0, dice=0) in table.events()
    assert table.boxes() == {4: (2, 3, 6, 6, 6, 6)}
    assert (table.view().phase, table.view().round) == ("tracking", 2)


def test_4_6_what_is_left_can_but_need_not_be_rolled() -> None:
    table = Table().open(4, "223456").work(1, "2>4", "33355")
    assert table.can("reroll")
    assert table.can("stop")


@pytest.mark.parametrize("block", [2, 3, 4, 5, 6])
def test_4_7_dice_go_into_the_block_of_the_turn_track(block: int) -> None:
    table = Table().open(block, "222222")
    assert table.reached() == {block}
    for other in range(1, 7):
        if other == block:
            assert table.can(f"place 2 in {other}")
        else:
            assert table.refuses(f"place 2 in {other}") == "4.7"


def test_4_8_a_die_on_an_arc_opens_another_block_and_the_first_stays_open() -> None:
    table = Table().open(4, "222266").work(1, "2>4-6", "6>6", "2>4", "6>6")
    assert (table.block(4).lying, table.block(6).lying) == ((2,), (6, 6))


def test_4_9_any_number_of_blocks_may_be_opened() -> None:
    table = Table().open(4, "222222").work(1, "2>2-4", "2>3-4", "2>4-6", "2>1-2", "2>3-5")
    assert table.reached() == {1, 2, 3, 4, 5, 6}
    assert table.seat().dice == (2,)
    assert all(table.can(f"place 2 in {block}") for block in range(1, 7))


def test_4_9_every_arc_is_paid_for_with_a_die() -> None:
    table = Table().open(4, "122222").work(1, "2>2-4", "2>3-4")
    assert [(arc.one, arc.other) for arc in table.seat().arcs if arc.die == 2] == [(2, 4), (3, 4)]
    assert table.seat().dice == (1, 2, 2, 2)
    assert table.refuses("place 2 in 6") == "4.7"


def test_4_10_at_the_end_of_the_round_the_numbers_are_written() -> None:
    table = Table().round(4, "666122, 6>4 x3")
    assert table.boxes() == {4: (6, 6, 6)}
    assert Wrote(seat=0, block=4, numbers=(6, 6, 6), empty=3) in table.events()


def test_4_10_in_every_block_that_got_dice_and_beside_what_was_there() -> None:
    table = Table().round(4, "666122, 6>4").round(3, "235555, 2>3-4, 3>4, 5>3 x2")
    assert table.boxes() == {3: (5, 5), 4: (3, 6)}
    assert (table.block(3).empty, table.block(4).empty) == (4, 4)


def test_4_11_all_dice_come_off_and_the_next_round_begins() -> None:
    table = Table().round(4, "666122, 6>4 x2, 2>2-4")
    seat = table.seat()
    assert (seat.dice, seat.in_hand, seat.roll) == ((), 0, 0)
    assert all(block.lying == () for block in seat.blocks)
    assert all(arc.die is None for arc in seat.arcs)
    assert (table.view().phase, table.view().round) == ("tracking", 2)
    table.fall("track 3")
    assert table.seat().in_hand == 6


def test_4_12_arcs_hold_for_one_round_only() -> None:
    table = Table().round(4, "222222, 2>3-4, 2>3").open(4, "222222")
    assert table.reached() == {4}
    assert table.refuses("place 2 in 3") == "4.7"
    assert table.can("arc 3-4 with 2")


def test_4_13_the_block_in_the_turn_track_is_to_be_filled() -> None:
    table = Table()
    table.fall("track 4")
    assert table.events() == [TrackWritten(round=1, number=4, gray=True, due=3)]
    assert table.view().start == 4
    table.roll("666666")
    table.work(1, "6>4 x6")
    assert Repaired(seat=0, block=4, factor=2, points=72) in table.events()


def test_4_13_a_filled_block_is_repaired_once() -> None:
    table = Table().round(4, "666666, 6>4 x6").round(4, "666666, 6>3-4, 6>3")
    assert not any(isinstance(event, Repaired) for event in table.events())


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_4_14_a_die_counts_its_number(face: int) -> None:
    table = Table().round(4, f"{face}11111, {face}>4")
    assert table.scores == [face]


def test_4_15_a_block_of_a_single_number_is_worth_more() -> None:
    mixed = Table().round(4, "666665, 6>4 x5, 5>4")
    fives = Table().round(4, "555555, 5>4 x6")
    assert (mixed.scores, fives.scores) == ([35], [60])


def test_4_15_and_sixes_are_the_most() -> None:
    scores = [Table().round(4, f"{face * 6}, {face}>4 x6").scores[0] for face in "23456"]
    assert scores == [24, 36, 48, 60, 72]


def test_4_16_a_one_goes_into_no_block() -> None:
    table = Table().open(4, "111116")
    assert table.refuses("place 1 in 4") == "4.16"
    assert not any(table.can(f"place 1 in {block}") for block in range(1, 7))


def test_4_17_a_one_pays_for_no_arc() -> None:
    table = Table().open(4, "111116")
    for pair in ("2-4", "3-4", "4-6"):
        assert table.refuses(f"arc {pair} with 1") == "6.4"
        assert table.can(f"arc {pair} with 6")


def test_4_18_a_one_is_never_written_into_the_turn_track() -> None:
    assert Table().chances == {f"track {number}": 1 for number in (2, 3, 4, 5, 6)}


@pytest.mark.parametrize("start", [2, 3, 4, 5, 6])
def test_4_19_block_1_is_filled_only_by_way_of_an_arc(start: int) -> None:
    table = Table().open(start, "222222")
    assert table.refuses("place 2 in 1") == "4.7"


def test_4_19_by_an_arc_it_is() -> None:
    table = Table().round(2, "266666, 2>1-2, 6>1 x4")
    assert table.boxes() == {1: (6, 6, 6, 6)}
