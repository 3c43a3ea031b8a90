"""The special cases of the skull: 6d.7, 7.2, 10.4, and the rulings about ten rats and the turned coaster."""

from __future__ import annotations

import pytest

from ratskeller.games.rats_in_the_walls.events import Gained, Killed, Lost, WentInsane
from ratskeller.kernel.words import LANGUAGES
from tests.games.rats_in_the_walls.table import FIVE_DICE, ON_THE_SKULL, TEN_BELIEVED, Table

# On the skull seat 2 has the cup; the brains are 7, 6, 7, 7 and one lies in the middle.
RECEIVER_WRONG = ON_THE_SKULL + ", 2: announce 1, 3: doubt, roll 1"
GIVER_WRONG = ON_THE_SKULL + ", 2: announce 5, 3: doubt, roll none"
BELIEVED = ON_THE_SKULL + ", 2: announce 5, 3: believe"


def test_6d_7_a_wrong_doubt_on_the_skull_costs_every_brain_and_a_life() -> None:
    table = Table().play(RECEIVER_WRONG)
    assert (table.brains, table.middle) == ([7, 7, 0, 7], 7)
    assert (table.turn, table.view().phase, table.ending) == (3, "killing", None)
    assert table.choices == {"kill 1", "kill 2", "kill 4"}
    table.do("kill 4")
    assert table.ending == "skull doubt (6d.7)"
    assert table.events()[0] == Killed(victim=3, killer=2)


def test_6d_7_a_false_announcement_on_the_skull_costs_every_brain_and_a_life() -> None:
    table = Table().play(GIVER_WRONG)
    assert (table.brains, table.middle) == ([7, 0, 8, 7], 6)
    assert table.turn == 2
    assert table.choices == {"kill 1", "kill 3", "kill 4"}
    table.do("kill 1")
    assert table.ending == "skull doubt (6d.7)"


def test_6d_7_the_victim_is_another_player_at_the_table() -> None:
    table = Table().play(GIVER_WRONG)
    assert table.refuses("kill 2") == "6d.7"
    assert not table.can("kill 5")
    table.refuses("kill 5")


def test_6d_7_only_the_insane_player_chooses() -> None:
    table = Table().play(GIVER_WRONG)
    assert [table.refuses("kill 4", seat=seat) for seat in (1, 3, 4)] == [None] * 3
    assert table.match.scene(0).awaited == (1,)


def test_6d_7_with_the_cats_up_nobody_is_killed() -> None:
    table = Table().play(FIVE_DICE + ", announce 10, doubt, roll none")
    assert (table.view().phase, table.ending) == ("examining", None)
    assert table.refuses("kill 2") is None


def test_7_2_who_loses_the_last_brain_on_the_skull_goes_insane_and_kills() -> None:
    table = Table().play(RECEIVER_WRONG)
    assert WentInsane(seat=2) in table.events()
    assert [table.seat(seat).insane for seat in (1, 2, 3, 4)] == [False, False, True, False]
    table.do("kill 1")
    assert [table.seat(seat).killed for seat in (1, 2, 3, 4)] == [True, False, False, False]


def test_7_2_even_if_it_was_the_only_one() -> None:
    table = Table().play(ON_THE_SKULL)
    table.arrange(brains=[9, 9, 1, 9], middle=0)
    table.play("2: announce 1, 3: believe")
    assert (table.brains, table.middle) == ([9, 10, 0, 9], 0)
    assert table.choices == {"kill 1", "kill 2", "kill 4"}


@pytest.mark.parametrize("payout", ["reconstructed", "other_reading"])
def test_10_4_the_sign_for_one_brain_means_all_on_the_skull(payout: str) -> None:
    table = Table(payout=payout).play(GIVER_WRONG)
    assert Lost(seat=1, brains=6, left=0) in table.events()


@pytest.mark.parametrize("payout", ["reconstructed", "other_reading"])
def test_10_4_the_sign_for_two_brains_means_all_on_the_skull(payout: str) -> None:
    table = Table(payout=payout).play(RECEIVER_WRONG)
    assert Lost(seat=2, brains=7, left=0) in table.events()


# ---- rulings -----------------------------------------------------------------------------------------------


def test_R14_after_ten_the_giver_hands_on_at_ten_or_turns_the_coaster() -> None:
    table = Table().play(TEN_BELIEVED)
    assert table.choices == {"announce 10", "turn"}


def test_R14_ten_can_be_handed_on_untouched() -> None:
    table = Table().play(TEN_BELIEVED + ", 2: announce 10")
    assert (table.turn, table.view().claim, table.view().skull) == (3, 10, False)


def test_R14_after_the_turn_any_number_of_rats_is_open() -> None:
    table = Table().play(ON_THE_SKULL)
    assert table.choices == {"peek"} | {f"announce {rats}" for rats in range(1, 11)}


def test_R15_a_giver_who_may_not_repeat_ten_must_turn_the_coaster() -> None:
    table = Table().play(TEN_BELIEVED + ", announce 10, believe" * 3)
    assert table.turn == 1
    assert table.refuses("announce 10") == "6c.8"
    assert table.choices == {"turn"}


def test_R15_the_others_are_not_forced() -> None:
    table = Table().play(TEN_BELIEVED + ", announce 10, believe" * 2)
    assert table.turn == 4
    assert table.choices == {"announce 10", "turn"}


def test_R16_believing_on_the_skull_costs_everything_and_ends_the_game() -> None:
    table = Table().play(BELIEVED)
    assert Lost(seat=2, brains=7, left=0) in table.events()
    assert WentInsane(seat=2) in table.events()
    table.do("kill 1")
    assert table.ending == "skull belief (R16)"


@pytest.mark.parametrize("script", [BELIEVED, RECEIVER_WRONG, GIVER_WRONG])
@pytest.mark.parametrize("end", ["at_once", "round_end"])
def test_R16_the_first_answer_on_the_skull_always_ends_the_game(script: str, end: str) -> None:
    table = Table(end=end).play(script)
    assert table.view().phase == "killing"
    table.do("kill 4")
    assert (table.view().phase, table.turn, table.is_rolling) == ("over", None, False)


def test_R17_the_one_who_was_right_on_the_skull_gains_a_brain() -> None:
    assert Gained(seat=1, brains=1, now=7) in Table().play(RECEIVER_WRONG).events()
    assert Gained(seat=2, brains=1, now=8) in Table().play(GIVER_WRONG).events()


def test_R17_but_if_killed_it_helps_nobody() -> None:
    table = Table().play(GIVER_WRONG)
    assert max(table.brains) == table.brains[2] == 8
    table.do("kill 3")
    assert table.winners == {1, 4}


def test_R18_the_killed_cannot_win() -> None:
    table = Table().play(ON_THE_SKULL)
    table.arrange(brains=[3, 6, 7, 11], middle=1)
    table.play("2: announce 1, 3: doubt, roll 1, kill 4")
    assert table.brains == [3, 7, 0, 11]
    assert table.winners == {2}
    assert table.seat(4).rank != 1


def test_R18_the_living_win_even_with_fewer_brains() -> None:
    table = Table(3).play("announce none, believe, " * 4 + "2: announce 10, 3: believe, 3: turn")
    table.arrange(brains=[4, 10, 9], middle=1)
    table.play("3: announce 10, 1: believe, 1: kill 2")
    assert table.brains == [0, 10, 10]
    assert table.winners == {3}


def test_R27_a_denial_is_no_number_that_could_not_be_said_again() -> None:
    table = Table().play(FIVE_DICE)
    assert table.turn == 1
    assert table.can("announce none")


def test_R27_on_the_skull_a_number_may_be_named_again() -> None:
    table = Table().play(TEN_BELIEVED + ", announce 10, believe" * 3 + ", 1: turn")
    assert table.can("announce 10")
    table.do("announce 10")
    assert (table.turn, table.view().claim) == (2, 10)


def test_R28_turning_is_the_only_way_to_shake_after_ten() -> None:
    table = Table().play(TEN_BELIEVED)
    assert table.refuses("shake") == "6b.8"
    assert table.refuses("peek") == "6e.2"


def test_R28_the_option_makes_turning_a_duty() -> None:
    table = Table(after_ten="must_turn").play(TEN_BELIEVED)
    assert table.choices == {"turn"}
    assert table.refuses("announce 10") == "R28"
    table.play("turn, announce 3")
    assert (table.turn, table.view().skull) == (3, True)


def test_R28_the_option_changes_nothing_before_ten() -> None:
    table = Table(after_ten="must_turn").play(FIVE_DICE + ", announce 9, believe")
    assert table.choices == {"announce 9", "announce 10", "shake"}


def test_R30_believed_on_the_skull_the_giver_gains_one_and_the_rest_is_lost() -> None:
    table = Table().play(BELIEVED)
    assert (table.brains, table.middle) == ([7, 7, 0, 7], 7)


def test_R30_any_other_seat_can_be_the_victim() -> None:
    table = Table().play(BELIEVED)
    assert table.turn == 3
    assert table.choices == {"kill 1", "kill 2", "kill 4"}
    assert table.refuses("kill 3") == "6d.7"


@pytest.mark.parametrize(("victim", "winners"), [(1, {2, 4}), (2, {1, 4}), (4, {1, 2})])
def test_R30_neither_the_insane_nor_the_killed_can_win(victim: int, winners: set[int]) -> None:
    table = Table().play(f"{BELIEVED}, kill {victim}")
    assert table.winners == winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_R16_before_the_coaster_is_turned_the_table_warns_that_the_next_answer_ends_the_game(language: str) -> None:
    table = Table().play(TEN_BELIEVED)
    choices = table.match.scene(1, language).choices
    warned = {choice.notation: choice.warning for choice in choices if choice.warning is not None}
    assert warned == {"turn": table.match.game.words(language).say("warning-turn")}
