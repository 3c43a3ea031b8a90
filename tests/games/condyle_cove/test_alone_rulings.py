"""Condyle Cove: the rulings about playing alone (S14 to S32)."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove.events import Cancelled, Discarded, Saw
from tests.games.condyle_cove.alone import HIM, Alone, act, alone, flips

# The ring: corner highway alley town woods cemetery hill beach creek field.


# ---- rulings ------------------------------------------------------------------------------------------------------


def test_S14_one_of_his_cards_of_either_deck_or_one_of_your_own() -> None:
    table = alone("hill", "corner", "CAT UNDER A LAMP, LOST").his_turn().play("move BAD DOG")
    assert table.asks(1, "answer")
    table = alone("hill", "corner", "CAT UNDER A LAMP, CRUMBS").discard(1, "LOST").playing()
    table.play("play CRUMBS, play CAT UNDER A LAMP")
    assert table.told(Cancelled)
    assert table.discarded(1)[:1] == ["LOST"]


def test_S16_a_part_that_is_impossible_is_ignored() -> None:
    table = alone("town", "hill", "LANDSLIDE, LOST").playing().use("LANDSLIDE")
    assert (table.where("ghost"), table.his_pile()) == ("hill", 14)


def test_S17_a_card_that_moves_you_moves_you_exactly_so_far_clockwise() -> None:
    table = alone("town", "beach", "KIDNAPPED, LOST").playing().play("play KIDNAPPED")
    assert table.phase != "where"


def test_S18_a_look_at_his_hand_shows_the_top_card_of_his_deck() -> None:
    table = alone("town", "beach", "THROUGH THE KEYHOLE, LOST").pile(HIM, "CURFEW, CRUMBS").playing()
    table.play("play THROUGH THE KEYHOLE, 1: pass")
    table.settle()
    him = table.view(1).him
    assert him is not None
    assert [(each.depth, table.names.of[each.card]) for each in him.pile_known] == [(1, "CURFEW")]
    assert table.told(Saw, seat=1, steps=3)


@pytest.mark.parametrize(
    ("him", "card", "left"), [("town", "ON THE MOVE", 14), ("hill", "TATTLETALE", 14), ("alley", "NOWHERE TO HIDE", 14)]
)
def test_S19_what_a_space_protects_is_protected_for_him_too(him: str, card: str, left: int) -> None:
    table = alone("cemetery", him, f"{card}, LOST").playing().use(card)
    assert table.his_pile() == left


def test_S20_a_card_that_ends_a_turn_ends_his_movement() -> None:
    table = flips("AWAY FROM DANGER", "cemetery").settle_answers()
    assert table.where("ghost") == "corner"  # one of two steps was left


def test_S21_nothing_takes_his_movement_away() -> None:
    table = alone("cemetery", "corner", "LULLABY, LOST").playing().use("LULLABY")
    assert table.his_pile() == 13
    table.hand(1, "").his_turn().play("move SCARECROW")
    assert table.where("ghost") == "alley"


@pytest.mark.parametrize("card", ["CAT UNDER A LAMP", "SHED SOME LIGHT", "LUCKY PASSERBY"])
def test_S22_every_defensive_card_cancels_a_whole_card(card: str) -> None:
    table = alone("cemetery", "corner", f"{card}, LOST").pile(1, 5).his_turn()
    table.play(f"move SHADOW ON THE WALL, 1: play {card}")
    assert (table.where("ghost"), table.piled(1)) == ("corner", 5)


def test_S22_a_highway_bonus_on_a_cancelled_card_is_used_up() -> None:
    table = alone("beach", "field").pile(HIM, "LOST, CURFEW, CRUMBS").his_turn().play("move SCARECROW").settle()
    assert table.view().his_bonus == 2
    table.me("cemetery").hand(1, "CAT UNDER A LAMP, LULLABY").his_turn()
    table.play("move SHADOW ON THE WALL, 1: play CAT UNDER A LAMP")
    assert (table.where("ghost"), table.view().his_bonus) == ("highway", 0)


def test_S24_first_the_movement_then_the_harm() -> None:
    table = alone("highway", "corner").pile(1, 5).his_turn().play("move SHADOW ON THE WALL").settle_answers()
    assert (table.ending, table.piled(1)) == ("caught", 5)


def test_S25_the_act_for_passing_is_drawn_when_the_movement_is_over() -> None:
    table = alone("woods", "beach", "LULLABY").my_turn().play("go hill")
    assert (table.where(1), table.phase) == ("hill", "act_card")


def test_S26_you_are_asked_about_every_card_if_you_hold_one() -> None:
    table = alone("hill", "corner", "LULLABY").his_turn().play("move BAD DOG")
    assert table.asks(1, "answer")
    table = alone("hill", "corner", "LULLABY, LOST").playing().play("play LULLABY")
    assert table.asks(1, "answer")
    table = alone("hill", "corner", "").his_turn().play("move BAD DOG")
    assert table.where("ghost") == "woods"


def test_S27_when_he_plays_a_card_another_player_means_you_where_the_card_says() -> None:
    table = flips("KIDNAPPED", "town", "CURFEW, CRUMBS").settle_answers()
    assert table.where(1) == "cemetery"
    table = flips("KIDNAPPED", "hill", "CURFEW").settle_answers()
    assert (table.where(1), table.held(1)) == ("hill", ["CURFEW"])


def test_S28_what_takes_cards_from_his_hand_takes_the_top_of_his_deck() -> None:
    table = alone("town", "field", "OPEN VIEW, LULLABY").pile(HIM, "CURFEW, CRUMBS, LOST").playing()
    table.play("play OPEN VIEW, 1: pass").settle_answers()
    assert table.held(1) == ["LULLABY", "CURFEW", "CRUMBS"]


def test_S28_what_he_would_put_from_hand_to_deck_changes_nothing() -> None:
    table = flips("UNDER THE MATTRESS", "cemetery").settle_answers()
    assert table.his_pile() == 3


def test_S29_shove_counts_in_the_next_move_phase_and_only_there() -> None:
    table = act("SHOVE").him("corner").my_turn()
    assert "field" in table.offers("go")
    table.play("go field").hand(1, "").him("corner").pile(1, 9).drawing()
    while table.phase == "card":
        table.first_chance()
    table.play("move SCARECROW").settle_answers().me("hill")
    table.my_turn()
    assert table.offers("go") == {"beach", "creek"}


def test_S31_after_two_hundred_turns_the_game_is_lost() -> None:
    table = alone("hill", "corner")
    table.state.turns = 199
    table.my_turn()
    assert table.asks(1, "move")
    table.my_turn()
    assert (table.ending, table.state.score(0)) == ("too long", 0)


def test_S32_whom_an_act_has_put_elsewhere_since_landing_the_highway_does_not_help() -> None:
    ring = "hill town alley woods highway beach creek field"
    table = Alone(ring).me("woods").him("field").my_turn().play("go highway, turns HIDDEN PASSAGE, go hill")
    assert table.my_turn().offers("go") == {"town", "alley"}


def test_S32_whom_an_act_has_put_there_it_helps_in_the_next_turn() -> None:
    table = act("HIDDEN PASSAGE").play("go highway").my_turn()
    assert table.offers("go") == {"alley", "town", "woods", "cemetery"}


def test_C31_alone_what_he_plays_on_everyone_happens_to_him_first() -> None:
    assert [event.seat for event in flips("CURFEW").told(Discarded)] == [HIM - 1, 0]
    table = alone("hill", "field", "CURFEW, LOST").pile(1, 5).pile(HIM, 5).playing().play("play CURFEW, pass")
    assert [event.seat for event in table.told(Discarded)] == [0, HIM - 1]
