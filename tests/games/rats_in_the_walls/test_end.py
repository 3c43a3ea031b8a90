"""Chapters 7 and 8, and the rulings about how the game ends and who wins."""

from __future__ import annotations

import pytest

from ratskeller.games.rats_in_the_walls.events import Believed, Gained, Lost, Over
from tests.games.rats_in_the_walls.table import FIVE_DICE, ON_THE_SKULL, Table, own_sheet

NO_WARNING = None


def with_brains(*brains: int, middle: int = 0, end: str = "at_once") -> Table:
    """Four seats at the start of the first round, with these brains."""
    table = Table(end=end)
    table.arrange(brains=list(brains), middle=middle)
    return table


# ---- 7 The end ---------------------------------------------------------------------------------------------


def test_7_1_a_last_brain_lost_by_the_fee_ends_the_game() -> None:
    table = with_brains(1, 9, 9, 9).play("1: announce 1")
    assert (table.brains, table.middle, table.ending) == ([0, 9, 9, 9], 1, "fee (7.1)")
    assert (table.turn, table.is_rolling) == (None, False)


def test_7_1_a_last_brain_lost_by_believing_ends_the_game() -> None:
    table = with_brains(8, 1, 9, 10).play("1: announce 1, 2: believe")
    assert (table.brains, table.middle, table.ending) == ([8, 0, 9, 10], 1, "belief (7.1)")


def test_7_1_a_last_brain_lost_by_doubting_ends_the_game() -> None:
    table = with_brains(9, 1, 9, 9).play("1: announce none, 2: doubt, roll none")
    assert (table.brains, table.middle, table.ending) == ([10, 0, 9, 9], 0, "doubt (7.1)")


def test_7_1_a_last_brain_lost_by_lying_ends_the_game() -> None:
    table = with_brains(2, 8, 9, 9).play("1: announce none, 2: doubt, roll 1")
    assert (table.brains, table.middle, table.ending) == ([0, 9, 9, 9], 1, "doubt (7.1)")


def test_7_1_with_a_brain_left_the_game_goes_on() -> None:
    table = with_brains(2, 8, 9, 9).play("1: announce 1, 2: believe, 2: announce 2, 3: doubt, roll none")
    assert (table.brains, table.ending) == ([2, 6, 10, 9], None)


def test_7_1_nothing_can_be_done_after_the_end() -> None:
    table = with_brains(1, 9, 9, 9).play("1: announce 1")
    assert table.refuses("believe", seat=2) is None
    assert table.refuses("announce none", seat=1) is None
    assert [table.offers(seat) for seat in (1, 2, 3, 4)] == [{}] * 4


# ---- 8 Winning ---------------------------------------------------------------------------------------------


def test_8_1_the_one_with_the_most_brains_wins() -> None:
    table = with_brains(1, 8, 10, 9).play("1: announce 1")
    assert table.winners == {3}
    assert [table.seat(seat).rank == 1 for seat in (1, 2, 3, 4)] == [False, False, True, False]


def test_8_1_brains_in_the_middle_count_for_nobody() -> None:
    table = with_brains(1, 3, 2, 2, middle=20).play("1: announce 1")
    assert table.winners == {2}


def test_8_1_nobody_has_won_before_the_end() -> None:
    table = Table().play("announce 1, believe")
    assert [seat.rank for seat in table.view().seats] == [None] * 4
    assert table.match.end() is None


def test_8_2_players_who_are_level_at_the_top_win_together() -> None:
    table = with_brains(1, 10, 10, 7).play("1: announce 1")
    assert table.winners == {2, 3}


def test_8_2_a_shared_win_is_shared_evenly() -> None:
    table = with_brains(1, 10, 10, 7).play("1: announce 1")
    assert [table.match.state.reward(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


# ---- rulings -----------------------------------------------------------------------------------------------


def test_R3_the_game_ends_at_once_in_the_middle_of_a_round() -> None:
    table = with_brains(8, 1, 9, 10).play("1: announce 1, 2: believe")
    assert (table.ending, table.view().round) == ("belief (7.1)", 1)


def test_R3_the_loss_comes_first_then_the_gain_then_the_test() -> None:
    table = with_brains(8, 1, 9, 10).play("1: announce 1, 2: believe")
    assert table.events()[:3] == [
        Believed(receiver=1, giver=0, rats=1),
        Lost(seat=1, brains=1, left=0),
        Gained(seat=0, brains=1, now=8),
    ]
    assert isinstance(table.events()[3], Over)
    assert len(table.events()) == 4


def test_R3_the_last_gain_counts_for_the_win() -> None:
    table = with_brains(9, 1, 9, 9).play("1: announce none, 2: doubt, roll none")
    assert table.winners == {1}


def test_R3_with_round_end_the_fee_of_a_last_brain_does_not_end_the_game() -> None:
    table = with_brains(1, 9, 9, 9, end="round_end").play("1: announce 1")
    assert (table.brains, table.middle, table.ending, table.turn) == ([0, 9, 9, 9], 1, None, 2)


def test_R3_with_round_end_a_player_at_zero_can_recover() -> None:
    table = with_brains(1, 9, 9, 9, end="round_end").play("1: announce 1, 2: doubt, roll 1")
    assert (table.brains, table.middle, table.ending) == ([1, 7, 9, 9], 2, None)
    assert (table.turn, table.view().round) == (2, 2)


def test_R3_with_round_end_believing_with_the_last_brain_does_not_end_the_game() -> None:
    table = with_brains(9, 1, 9, 9, end="round_end").play("1: announce 1, 2: believe")
    assert (table.brains, table.ending, table.turn) == ([9, 0, 9, 9], None, 2)
    table.play("2: announce 1, 3: believe")
    assert (table.brains, table.ending, table.turn) == ([9, 1, 8, 9], None, 3)


def test_R3_with_round_end_the_test_comes_when_the_round_is_complete() -> None:
    table = with_brains(9, 1, 9, 9, end="round_end").play("1: announce none, 2: doubt, roll none")
    assert (table.brains, table.ending) == ([10, 0, 9, 9], "round end (R3)")
    assert table.winners == {1}


def test_R19_a_last_brain_lost_on_the_cats_kills_nobody() -> None:
    table = with_brains(9, 1, 9, 9).play("1: announce none, 2: doubt, roll none")
    assert table.view().phase == "over"
    assert [(seat.insane, seat.killed) for seat in table.view().seats] == [(False, False)] * 4


def test_R19_not_even_after_ten() -> None:
    table = Table().play(FIVE_DICE + ", announce 10")
    table.arrange(brains=[9, 1, 9, 8], middle=1)
    table.play("2: believe")
    assert table.ending == "belief (7.1)"
    assert [(seat.insane, seat.killed) for seat in table.view().seats] == [(False, False)] * 4


def test_R20_the_most_brains_among_the_living_win() -> None:
    table = Table().play(ON_THE_SKULL)
    table.arrange(brains=[8, 1, 9, 9], middle=1)
    table.play("2: announce 10, 3: doubt, roll none, 2: kill 3")
    assert table.brains == [8, 0, 10, 9]
    assert table.winners == {4}


def test_R20_a_tie_among_the_living_is_shared() -> None:
    table = Table().play(ON_THE_SKULL)
    table.arrange(brains=[8, 1, 10, 8], middle=1)
    table.play("2: announce 10, 3: doubt, roll none, 2: kill 3")
    assert table.winners == {1, 4}


def test_R29_a_giver_at_zero_owes_nothing_and_the_gain_comes_from_the_middle() -> None:
    table = with_brains(1, 9, 9, 9, end="round_end").play("1: announce 2, 2: doubt, roll none")
    assert (table.brains, table.middle) == ([0, 10, 9, 9], 0)
    assert table.ending == "round end (R3)"


def test_R29_a_receiver_at_zero_owes_nothing_either() -> None:
    table = Table(end="round_end").play("1: announce 1")
    table.arrange(brains=[9, 0, 9, 8], middle=2)
    table.play("2: believe")
    assert (table.brains, table.middle, table.ending) == ([10, 0, 9, 8], 1, None)


def test_R29_without_a_brain_in_the_middle_there_is_no_gain() -> None:
    table = Table(end="round_end").play("1: announce 1")
    table.arrange(brains=[0, 10, 9, 9], middle=0)
    table.play("2: doubt, roll none")
    assert (table.brains, table.middle, table.ending) == ([0, 10, 9, 9], 0, "round end (R3)")


def test_R29_who_has_one_and_owes_two_gives_it_and_the_middle_gives_nothing() -> None:
    table = with_brains(1, 9, 9, 8, middle=1, end="round_end").play("1: announce none, 2: doubt, roll 1")
    assert (table.brains, table.middle) == ([0, 10, 9, 8], 1)


def test_R29_wrong_on_the_skull_a_player_at_zero_kills_all_the_same() -> None:
    table = Table(end="round_end").play(ON_THE_SKULL + ", 2: announce 5")
    table.arrange(brains=[9, 0, 9, 9], middle=1)
    table.play("3: doubt, roll none")
    assert (table.brains, table.middle, table.turn) == ([9, 0, 10, 9], 0, 2)
    table.do("kill 3")
    assert (table.ending, table.winners) == ("skull doubt (6d.7)", {1, 4})


def test_R29_believing_on_the_skull_a_player_at_zero_kills_all_the_same() -> None:
    table = Table(end="round_end").play(ON_THE_SKULL + ", 2: announce 5")
    table.arrange(brains=[9, 9, 0, 9], middle=1)
    table.play("3: believe")
    assert (table.brains, table.middle, table.turn) == ([9, 10, 0, 9], 0, 3)
    table.do("kill 2")
    assert (table.ending, table.winners) == ("skull belief (R16)", {1, 4})


def test_R32_with_the_last_brain_a_denial_is_open_instead_of_the_fee() -> None:
    table = with_brains(1, 9, 9, 9)
    assert table.can("announce none")
    table.do("announce none")
    assert (table.brains[0], table.ending) == (1, None)


def test_R32_with_the_last_brain_a_doubt_is_open_instead_of_believing() -> None:
    table = with_brains(8, 1, 9, 10).play("1: announce 1")
    assert table.can("doubt")
    table.play("2: doubt, roll none")
    assert (table.brains[1], table.ending) == (2, None)


def test_R32_the_table_warns_before_the_fee_takes_the_last_brain() -> None:
    offered = with_brains(1, 9, 9, 9).offers(1)
    warned = {notation for notation, choice in offered.items() if choice.warning is not NO_WARNING}
    assert warned == {"announce 1", "announce 2"}
    assert "ends the game" in (offered["announce 1"].warning or "")


def test_R32_the_table_warns_before_believing_takes_the_last_brain() -> None:
    offered = with_brains(8, 1, 9, 10).play("1: announce 1").offers(2)
    warned = {notation for notation, choice in offered.items() if choice.warning is not NO_WARNING}
    assert warned == {"believe"}
    assert "ends the game" in (offered["believe"].warning or "")


@pytest.mark.parametrize(
    ("brains", "steps", "seat"),
    [
        ([2, 8, 9, 9], "", 1),  # a brain is left after the fee
        ([9, 1, 9, 9], "announce none", 2),  # believing a denial is free
        ([9, 2, 9, 8], "announce 1", 2),  # a brain is left after believing
        ([9, 2, 9, 8], "announce 1, believe", 2),  # the fee has been paid by another
    ],
)
def test_R32_the_table_does_not_warn_without_need(brains: list[int], steps: str, seat: int) -> None:
    table = with_brains(*brains)
    if steps:
        table.play(steps)
    assert {notation for notation, choice in table.offers(seat).items() if choice.warning is not NO_WARNING} == set()


def test_R32_with_round_end_neither_ends_the_game_and_nobody_is_warned() -> None:
    table = with_brains(1, 1, 17, 9, end="round_end")
    assert {choice.warning for choice in table.offers(1).values()} == {NO_WARNING}
    table.do("announce 1")
    assert {choice.warning for choice in table.offers(2).values()} == {NO_WARNING}


def test_R32_after_a_denial_on_five_dice_the_fee_can_be_forced() -> None:
    table = Table().play(FIVE_DICE + ", announce none, believe" * 4)
    table.arrange(brains=[1, 9, 9, 9], middle=0)
    assert (table.turn, table.can("announce none")) == (1, False)
    warned = {notation for notation, choice in table.offers(1).items() if choice.warning is not NO_WARNING}
    assert warned == {f"announce {rats}" for rats in range(1, 11)}


def test_R32_the_table_warns_of_what_its_own_sheet_costs() -> None:
    table = Table(payout=own_sheet(fee=(-2, 0), rats_believed=(1, -2)))
    table.arrange(brains=[2, 8, 9, 9], middle=0)
    assert table.offers(1)["announce 1"].warning is not NO_WARNING
    table.arrange(brains=[9, 2, 9, 8], middle=0)
    table.play("1: announce 1")
    assert table.offers(2)["believe"].warning is not NO_WARNING


def test_R32_the_table_does_not_warn_of_what_its_own_sheet_gives_for_nothing() -> None:
    table = Table(payout=own_sheet(fee=(0, 0), rats_believed=(0, 0)))
    table.arrange(brains=[1, 1, 13, 13], middle=0)
    assert table.offers(1)["announce 1"].warning is NO_WARNING
    table.play("1: announce 1")
    assert table.offers(2)["believe"].warning is NO_WARNING


@pytest.mark.parametrize("end", ["at_once", "round_end"])
def test_R34_after_three_hundred_rounds_the_game_is_over(end: str) -> None:
    table = Table(3, end=end)
    for number in range(1, 301):
        assert (table.view().round, table.ending) == (number, None)
        table.play("announce none, doubt, roll none")
    assert table.ending == "limit (R34)"
    assert table.view().round == 300


def test_R34_the_most_brains_win_then() -> None:
    table = Table(3)
    for _ in range(299):
        table.play("announce none, doubt, roll none")
    table.arrange(brains=[5, 6, 12], middle=1)
    table.play("3: announce none, 1: doubt, roll none")
    assert (table.brains, table.ending, table.winners) == ([4, 6, 13], "limit (R34)", {3})


def test_R34_a_last_brain_lost_in_the_last_round_is_why_the_game_ended() -> None:
    table = Table(3)
    for _ in range(299):
        table.play("announce none, doubt, roll none")
    table.arrange(brains=[1, 10, 12], middle=1)
    assert table.play("3: announce none, 1: doubt, roll none").ending == "doubt (7.1)"
