"""Chapter 6, parts a, b, e and f: beginning a round, examining the walls, going on, and the end of a round."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ratskeller.games.rats_in_the_walls.events import CoasterTurned, DieAdded, Peeked, RoundBegan, Saw, Shook
from ratskeller.games.rats_in_the_walls.view import Dice
from ratskeller.kernel.errors import BadText
from tests.games.rats_in_the_walls.table import FIVE_DICE, GAME, ON_THE_SKULL, TEN_BELIEVED, Table

# ---- 6a Beginning ------------------------------------------------------------------------------------------


def test_6a_1_the_first_giver_has_one_die_and_the_cats_are_up() -> None:
    table = Table(first=3)
    assert (table.giver, table.turn, table.dice, table.view().skull) == (3, 3, 1, False)
    assert [event.what for event in table.match.opening] == [RoundBegan(number=1, giver=2), Shook(seat=2, dice=1)]


def test_6a_1_a_later_round_has_one_die_and_no_announcement_again() -> None:
    table = Table().play(FIVE_DICE + ", announce 3, doubt, roll none")
    view = table.view()
    assert (view.round, view.dice, view.skull, view.claim, view.fee) == (2, 1, False, None, 1)
    assert [seat.said for seat in view.seats] == [None] * 4


# ---- 6b Examining the walls --------------------------------------------------------------------------------


def test_6b_1_the_giver_has_shaken_and_may_look_or_announce() -> None:
    table = Table()
    assert table.view().phase == "examining"
    assert table.choices == {"peek", "announce none", "announce 1", "announce 2"}


def test_6b_1_nobody_knows_the_dice_that_were_shaken() -> None:
    table = Table()
    assert [table.view(viewer).seen for viewer in (1, 2, 3, 4, None)] == [None] * 5


def test_6b_2_the_giver_may_look_alone() -> None:
    table = Table().play("peek, roll 2")
    assert table.view(1).seen == Dice(ones=0, twos=1, blank=0)
    assert [table.view(viewer).seen for viewer in (2, 3, 4, None)] == [None] * 4


def test_6b_2_only_the_giver_is_told_what_was_seen() -> None:
    table = Table().play("announce none, believe, peek, roll 1")
    assert table.events(2) == [Saw(seat=1, ones=1, twos=0, dice=2)]
    assert [table.events(viewer) for viewer in (1, 3, 4, None)] == [[]] * 4


def test_6b_2_looking_is_not_a_duty() -> None:
    table = Table().play("1: announce 1, 2: believe")
    assert table.view().claim == 1


def test_6b_2_nobody_else_may_look() -> None:
    table = Table()
    assert [table.refuses("peek", seat=seat) for seat in (2, 3, 4)] == [None] * 3
    assert [table.offers(seat) for seat in (2, 3, 4)] == [{}] * 3


def test_6b_2_after_the_handover_it_is_too_late_to_look() -> None:
    table = Table().play("announce 1")
    assert table.refuses("peek", seat=1) is None


def test_6b_3_every_throw_has_all_dice_side_by_side() -> None:
    table = Table().play("announce none, believe, peek")
    assert set(table.chances) == {"roll none", "roll 1", "roll 2", "roll 1 1", "roll 1 2", "roll 2 2"}
    assert sum(table.chances.values()) == 1


def test_6b_4_no_request_opens_the_dice_before_the_cup_is_lifted() -> None:
    table = Table().play("announce none, believe, peek, roll 1 2, announce 3")
    assert table.choices == {"believe", "doubt"}
    assert [table.view(viewer).seen for viewer in (1, 3, 4, None)] == [None] * 4
    for request in ("show", "show stacked", "reveal"):
        with pytest.raises(BadText):
            GAME.read_action(request)


def test_6b_5_the_cup_goes_to_the_next_player() -> None:
    table = Table().play("1: announce 1")
    assert (table.turn, table.view().receiver) == (2, 1)
    assert table.choices == {"believe", "doubt"}


def test_6b_6_a_giver_who_has_looked_may_throw_once_more() -> None:
    table = Table().play("peek, roll none")
    assert table.choices == {"reroll", "announce none", "announce 1", "announce 2"}
    table.do("reroll")
    assert table.turn == 1


def test_6b_6_throwing_again_is_over_with_the_handover() -> None:
    table = Table().play("peek, roll none, announce none")
    assert table.refuses("reroll", seat=1) is None


def test_6b_7_the_second_throw_stays_unseen() -> None:
    table = Table().play("peek, roll 2, reroll")
    assert [table.view(viewer).seen for viewer in (1, 2, 3, 4, None)] == [None] * 5
    assert table.choices == {"announce none", "announce 1", "announce 2"}


def test_6b_7_the_second_throw_replaces_the_first() -> None:
    table = Table().play("peek, roll 2, reroll, announce 2, doubt")
    assert table.is_rolling
    table.roll("none")
    assert table.brains == [5, 8, 7, 7]


def test_6b_8_after_ten_the_coaster_can_be_turned_and_five_dice_lie_on_the_skull() -> None:
    table = Table().play(TEN_BELIEVED + ", 2: turn")
    assert (table.view().skull, table.dice, table.turn, table.view().phase) == (True, 5, 2, "examining")
    assert CoasterTurned(seat=1) in table.events()
    assert Shook(seat=1, dice=5) in table.events()


def test_6b_8_before_ten_the_coaster_stays_as_it_is() -> None:
    table = Table().play(FIVE_DICE + ", announce 9, believe")
    assert table.refuses("turn") == "6b.8"


def test_6b_8_after_ten_the_number_cannot_rise_by_shaking() -> None:
    table = Table().play(TEN_BELIEVED)
    assert table.refuses("shake") == "6b.8"


def test_6b_8_the_giver_may_look_at_the_dice_on_the_skull() -> None:
    table = Table().play(ON_THE_SKULL + ", peek, roll 1 1 2")
    assert table.view(2).seen == Dice(ones=2, twos=1, blank=2)
    assert table.can("reroll")


# ---- 6e The round goes on ----------------------------------------------------------------------------------


def test_6e_1_the_new_giver_may_hand_on_the_announcement_unchanged() -> None:
    table = Table().play("1: announce 1, 2: believe, 2: announce 1")
    assert (table.turn, table.giver, table.dice, table.view().claim) == (3, 2, 1, 1)


def test_6e_1_but_not_if_no_rats_were_announced() -> None:
    table = Table().play("1: announce none, 2: believe")
    assert table.view().phase == "examining"
    assert (table.turn, table.dice) == (2, 2)
    assert table.events()[-2:] == [DieAdded(seat=1, dice=2), Shook(seat=1, dice=2)]


def test_6e_2_accepted_dice_are_never_looked_at() -> None:
    table = Table().play("announce 1, believe")
    assert table.refuses("peek") == "6e.2"
    assert table.choices == {"announce 1", "announce 2", "shake"}


def test_6e_2_one_who_looked_before_still_may_not_look_when_the_dice_come_back() -> None:
    table = Table(3).play("1: peek, roll 1, announce 1, believe, announce 1, believe, announce 1, 1: believe")
    assert table.refuses("peek") == "6e.2"
    assert table.refuses("reroll") == "R9"


def test_6e_2_adding_a_die_does_not_show_the_accepted_ones() -> None:
    table = Table().play("peek, roll 2, announce 2, 2: believe, shake")
    assert [table.view(viewer).seen for viewer in (1, 2, 3, 4, None)] == [None] * 5
    assert table.play("peek").chances["roll none"] == Fraction(16, 36)


def test_6e_3_or_the_giver_adds_a_die_and_examines() -> None:
    table = Table().play("announce 1, 2: believe, shake")
    assert (table.dice, table.turn, table.view().phase) == (2, 2, "examining")
    assert table.events() == [DieAdded(seat=1, dice=2), Shook(seat=1, dice=2)]
    assert table.choices == {"peek", "announce 2", "announce 3", "announce 4"}


def test_6e_3_one_die_is_added_at_a_time() -> None:
    table, counted = Table(3), []
    for claim in (1, 2, 3, 4, 5):
        counted.append(table.dice)
        table.play(f"announce {claim}, believe, shake")
    assert counted == [1, 2, 3, 4, 5]


def test_6e_4_with_five_dice_none_is_added_and_the_walls_are_examined_all_the_same() -> None:
    table = Table().play(FIVE_DICE + ", announce 4, believe, shake")
    assert (table.dice, table.turn, table.view().phase) == (5, 2, "examining")
    assert table.events() == [Shook(seat=1, dice=5)]
    assert table.choices == {"peek"} | {f"announce {rats}" for rats in (5, 6, 7, 8, 9, 10)}


def test_6e_4_after_a_denial_on_five_dice_as_well() -> None:
    table = Table().play(FIVE_DICE + ", announce none, believe")
    assert (table.dice, table.turn, table.view().phase) == (5, 2, "examining")
    assert table.play("peek").events() == [Peeked(seat=1)]


# ---- 6f The round is complete ------------------------------------------------------------------------------


def test_6f_1_if_the_game_is_not_over_a_new_round_begins() -> None:
    table = Table().play("announce none, doubt, roll none")
    assert table.ending is None
    assert (table.view().round, table.dice, table.view().phase) == (2, 1, "examining")


def test_6f_1_if_the_game_is_over_no_round_begins() -> None:
    table = Table()
    table.arrange(brains=[7, 1, 7, 7], middle=6)
    table.play("announce none, doubt, roll none")
    assert table.ending == "doubt (7.1)"
    assert (table.view().round, table.turn, table.is_rolling) == (1, None, False)


def test_6f_2_a_receiver_who_was_wrong_starts_the_new_round() -> None:
    table = Table().play("1: announce 1, 2: doubt, roll 1")
    assert (table.giver, table.turn) == (2, 2)


def test_6f_2_a_giver_who_was_wrong_starts_the_new_round() -> None:
    table = Table().play("1: announce none, 2: believe, 2: announce none, 3: doubt, roll 1")
    assert (table.giver, table.turn) == (2, 2)


def test_6f_2_what_was_lost_earlier_in_the_round_does_not_matter() -> None:
    table = Table().play("1: announce 1, 2: believe, 2: announce 1, 3: doubt, roll 1")
    assert (table.brains, table.turn) == ([7, 7, 5, 7], 3)
