"""Condyle Cove, chapters 7 and 13: what to remember and what is worth noting; with the rulings about them."""

from __future__ import annotations

from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.table import Table

FOUR = "LOST, CURFEW, TATTLETALE, BAD DOG"


def nine(where: str = "town hill", seats: int = 2, pile: str | None = None) -> Table:
    """A table with all nine Cove cards in play."""
    return Table(seats).cove(NINE, pile=pile).pawns(where)


# ---- 7 ------------------------------------------------------------------------------------------------------------


def test_7_1_who_would_have_to_draw_too_many_must_play_first() -> None:
    table = nine().hand(1, "LOST, CURFEW, TATTLETALE").playing()
    assert table.refuses("stop") == "7.1"
    table.use("LOST").play("stop").settle()
    assert len(table.held(1)) == 4


def test_7_1_nobody_ever_holds_more_than_four() -> None:
    table = Table().pawns("town town").hand(1, FOUR).playing().play("stop").settle()
    assert table.asks(1, "lay")  # nothing but Cove cards can be drawn
    table.play("lay 0 2").settle().play("lay 0 -2")
    assert len(table.held(1)) == 4
    assert table.whose == 2


def test_7_1_a_full_hand_draws_no_options_card() -> None:
    table = Table().pawns("town town").hand(1, "LOST, CURFEW, TATTLETALE").playing().play("stop, draw option").settle()
    assert table.asks(1, "lay")
    assert len(table.held(1)) == 4


def test_7_2_who_holds_three_or_four_may_draw_cove_cards() -> None:
    table = Table().pawns("town town").hand(1, FOUR).playing()
    assert table.can("stop")
    table.play("stop").settle().play("lay 0 2").settle().play("lay 0 -2")
    assert (len(table.spots), len(table.held(1)), table.piled(1)) == (7, 4, 20)


def test_7_2_one_cove_card_leaves_room_for_three() -> None:
    table = Table().cove(NINE.replace("alley", ".")).pawns("town town").hand(1, "LOST, CURFEW, TATTLETALE").playing()
    assert table.can("stop")
    assert table.hand(1, FOUR).playing().refuses("stop") == "7.1"


def test_7_3_a_played_card_goes_face_up_on_the_own_discard_pile() -> None:
    table = nine().hand(1, "TATTLETALE").hand(2, "LOST").discard(1, "CRUMBS").playing().use("TATTLETALE")
    assert table.discarded(1) == ["CRUMBS", "TATTLETALE"]
    (_, slot) = table.player(1, viewer=2).discard
    assert (slot.down, table.names.of[slot.card or 0]) == (False, "TATTLETALE")


def test_7_4_a_discarded_card_goes_face_down_on_the_own_discard_pile() -> None:
    table = nine("town woods").hand(1, "LOST").hand(2, "CRUMBS").playing().use("LOST")
    assert table.discarded(2) == ["(CRUMBS)"]
    assert table.player(2, viewer=1).discard[0].card is None
    assert table.player(2).discard[0].card == table.names.option("CRUMBS")


def test_7_4_a_card_from_the_pile_is_not_even_known_to_its_owner() -> None:
    table = nine("town creek").hand(1, "TATTLETALE").pile(2, "LOST, CRUMBS, BAD DOG").playing().use("TATTLETALE")
    assert table.discarded(2) == ["(LOST)", "(CRUMBS)"]
    assert [slot.card for slot in table.player(2).discard] == [None, None]


def test_7_5_nobody_discards_of_ones_own_will() -> None:
    table = nine().hand(1, "LOST").playing()
    assert table.refuses("card 1") == "7.5"
    assert table.refuses("discard pile") is None


def test_7_6_a_card_may_be_played_where_nobody_is() -> None:
    table = nine("town hill").hand(1, "OPEN VIEW").hand(2, "LOST").playing().use("OPEN VIEW")
    assert table.held(2) == ["LOST"]
    assert table.discarded(1) == ["OPEN VIEW"]


def test_7_7_such_a_card_counts_as_played() -> None:
    table = nine("town hill").hand(1, "AWAY FROM DANGER").playing().use("AWAY FROM DANGER")
    assert table.discarded(1) == ["AWAY FROM DANGER"]
    assert table.whose == 2


def test_7_8_a_move_of_three_can_end_one_space_away() -> None:
    table = nine("town hill").hand(1, "RUN FOR IT").playing().play("play RUN FOR IT, pawn 2")
    assert table.can("go town")
    table.play("go town")
    assert table.where(2) == "town"


def test_C14_the_play_phase_is_not_left_while_there_is_no_room() -> None:
    table = nine().hand(1, FOUR).playing()
    assert not table.can("stop")
    table.use("LOST")
    assert not table.can("stop")
    table.use("CURFEW")
    assert table.can("stop")


def test_C14_a_pile_of_one_needs_room_for_one() -> None:
    table = nine().hand(1, "LOST, CURFEW, TATTLETALE").pile(1, 1).playing()
    assert table.can("stop")


def test_C14_nobody_is_out_because_of_the_limit() -> None:
    table = nine().hand(1, FOUR).pile(1, 0).playing()
    assert table.can("stop")  # there is nothing to draw: out for that, and not because of the hand


def test_C21_a_defensive_card_may_be_played_in_the_own_turn_and_does_nothing() -> None:
    table = nine().hand(1, "CAT UNDER A LAMP, LUCKY PASSERBY").hand(2, "LOST").playing()
    table.use("CAT UNDER A LAMP").use("LUCKY PASSERBY")
    assert table.discarded(1) == ["CAT UNDER A LAMP", "LUCKY PASSERBY"]
    assert table.held(2) == ["LOST"]


def test_C22_one_discard_pile_each_whose_order_is_kept() -> None:
    table = nine("town woods").hand(1, "LOST, SCARECROW").hand(2, "CRUMBS, CURFEW").discard(2, "BAD DOG").playing()
    table.use("LOST")
    assert table.discarded(2)[0] == "BAD DOG"
    assert sorted(table.discarded(2)[1:]) == ["(CRUMBS)", "(CURFEW)"]
    assert table.discarded(1) == ["LOST"]


def test_C23_there_is_no_way_to_discard_unasked() -> None:
    table = nine().hand(1, "LOST").turn()
    for words in ("card 1", "discard pile"):
        assert not table.can(words)
        table.playing()
        assert not table.can(words)


def test_C42_a_card_cannot_recover_itself() -> None:
    table = nine().hand(1, "CRUMBS").pile(1, 3).playing().use("CRUMBS")
    assert (table.piled(1), table.in_pile(1)) == (1, ["?"])  # nothing came back, and two were drawn


def test_C42_a_card_that_takes_discards_leaves_no_gap_for_itself() -> None:
    table = nine().hand(1, "DIG IT UP, LOST").discard(1, "BAD DOG").pile(1, "CURFEW").playing().use("DIG IT UP")
    assert table.in_pile(1) == ["CURFEW", "BAD DOG"]
    assert table.discarded(1) == []


# ---- 13 -----------------------------------------------------------------------------------------------------------


def test_13_1_who_steals_takes_only_what_the_hand_can_hold() -> None:
    table = nine().hand(1, "STICKY FINGERS, LOST, CURFEW, TATTLETALE").hand(2, "BAD DOG, CRUMBS").playing()
    table.use("STICKY FINGERS")
    assert (len(table.held(1)), len(table.held(2))) == (4, 1)


def test_13_2_no_phase_comes_back_once_the_next_has_begun() -> None:
    table = nine().hand(1, "LOST").turn().play("stay")
    assert not any(table.can(f"go {space}") for space in table.spots)


def test_13_3_a_pawn_that_moved_and_a_card_that_was_played_stay() -> None:
    table = nine().hand(1, "LOST, CURFEW").turn().play("go hill")
    assert not table.can("go town")
    table.use("LOST")
    assert not table.can("play LOST")


def test_13_4_who_has_nothing_loses_nothing_and_is_not_out() -> None:
    table = nine("town woods").hand(1, "LOST, TATTLETALE, CURFEW").pile(2, 0).playing().use("LOST").use("TATTLETALE")
    assert table.player(2).alive
    assert table.discarded(2) == []


def test_13_5_cards_go_from_hand_to_hand_and_from_pile_to_pile() -> None:
    table = nine("highway hill").hand(1, "NOWHERE TO HIDE").hand(2, "CURFEW").playing()
    table.use("NOWHERE TO HIDE")
    assert (table.held(1), table.held(2)) == (["CURFEW"], [])
    table.hand(1, "ON THE MOVE, LOST").pile(1, 3).pile(2, 5).playing().use("ON THE MOVE")
    assert (table.piled(1), table.piled(2), table.held(1)) == (5, 3, ["LOST"])


def test_13_6_who_stands_in_the_woods_is_not_moved_by_a_card() -> None:
    table = nine("town woods").hand(1, "SCARECROW, SOMETHING WICKED").playing()
    table.use("SCARECROW").use("SOMETHING WICKED")
    assert table.where(2) == "woods"


def test_13_7_cards_come_under_a_pile_in_the_order_in_which_they_come_and_are_not_shuffled() -> None:
    table = nine("highway hill").hand(1, "ON THE MOVE, CURFEW").pile(1, "BAD DOG").pile(2, "LOST, CRUMBS, TATTLETALE")
    table.playing().use("ON THE MOVE")
    assert table.in_pile(1) == ["BAD DOG", "LOST", "CRUMBS"]
    assert table.in_pile(2) == ["TATTLETALE"]


def test_C69_each_card_goes_under_the_one_before() -> None:
    table = nine().hand(1, "FINDERS KEEPERS, CURFEW").pile(1, "BAD DOG").discard(2, "TATTLETALE, CRUMBS, LOST")
    table.playing().use("FINDERS KEEPERS")
    assert table.in_pile(1) == ["BAD DOG", "LOST", "CRUMBS"]
    assert table.discarded(2) == ["TATTLETALE"]


def test_C74_a_hand_is_discarded_in_the_order_of_its_places() -> None:
    table = nine("town woods").hand(1, "LOST, SCARECROW").hand(2, "CRUMBS, CURFEW, LULLABY").playing().use("LOST")
    assert table.discarded(2) == ["(CRUMBS)", "(CURFEW)", "(LULLABY)"]


def test_C74_a_draw_pile_is_discarded_from_the_top() -> None:
    table = nine("town creek").hand(1, "TATTLETALE, LOST").pile(2, "CRUMBS, CURFEW, LULLABY").playing()
    table.use("TATTLETALE")
    assert (table.discarded(2), table.in_pile(2)) == (["(CRUMBS)", "(CURFEW)"], ["LULLABY"])
