"""Condyle Cove, chapter 21: playing alone. Your turn and his, CEMETERY and Cul-De-Sac."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove.events import Caught, MoveCardTurned
from tests.games.condyle_cove.alone import HIM, alone

# The ring: corner highway alley town woods cemetery hill beach creek field.


# ---- your turn ----------------------------------------------------------------------------------------------------


def test_21_9_you_may_move_up_to_two_spaces_clockwise() -> None:
    table = alone("hill").my_turn()
    assert table.offers("go") == {"beach", "creek"}
    assert table.can("stay")


def test_21_10_you_must_play_at_least_one_card() -> None:
    table = alone(hand="LOST, CURFEW").my_turn().play("stay")
    assert table.refuses("stop") == "21.10"
    table.use("LOST")
    assert table.can("stop")


def test_21_11_no_two_cards_of_the_same_name_in_a_turn() -> None:
    table = alone(hand="KIDNAPPED, KIDNAPPED, LOST").playing().use("KIDNAPPED")
    assert table.refuses("play KIDNAPPED") == "21.11"
    table.playing()
    assert table.can("play KIDNAPPED")  # in the next turn


def test_21_12_what_would_discard_his_whole_hand_does_nothing_to_him() -> None:
    table = alone("hill", "woods", "LOST, CURFEW").playing().use("LOST")
    assert table.his_pile() == 14


def test_21_13_cards_for_another_player_or_all_players_hit_his_options_deck() -> None:
    table = alone("town", "field", "TATTLETALE, HIT AND RUN, LOST").playing().use("TATTLETALE")
    assert table.his_pile() == 12
    table.use("HIT AND RUN")
    assert (table.his_pile(), table.piled(1)) == (9, 14)


def test_21_14_you_draw_until_you_hold_four() -> None:
    table = alone("hill", "creek", hand="LOST").drawing()
    while table.phase == "card":
        table.first_chance()
    assert len(table.held(1)) == 4


def test_21_14_with_four_you_draw_none() -> None:
    table = alone("town", "creek", hand="LOST, CURFEW, CRUMBS, LULLABY").drawing()
    assert (len(table.held(1)), table.piled(1), table.phase) == (4, 14, "move_card")


def test_S3_with_an_empty_hand_the_play_phase_is_skipped() -> None:
    table = alone("town", "creek").my_turn().play("stay")
    assert table.phase == "card"  # drawing


def test_S4_you_lose_only_if_the_pile_is_empty_when_the_draw_phase_begins() -> None:
    table = alone("town", "creek", "LOST").pile(1, 2).drawing()
    while table.phase == "card":
        table.first_chance()
    assert (table.ending, len(table.held(1)), table.piled(1)) == (None, 3, 0)


def test_S4_with_four_cards_an_empty_pile_does_no_harm() -> None:
    table = alone("town", "creek", "LOST, CURFEW, CRUMBS, LULLABY").pile(1, 0).drawing()
    assert table.ending is None


def test_S13_one_card_of_each_name_in_a_turn() -> None:
    table = alone("town", "creek", "ON THE MOVE, ON THE MOVE, LOST").playing().use("ON THE MOVE")
    assert table.offers("play") == {"LOST"}


# ---- his turn -----------------------------------------------------------------------------------------------------


def test_21_15_he_turns_up_a_move_card_and_moves_whatever_it_speaks_of() -> None:
    for card, end in {"BAD DOG": "woods", "SCARECROW": "alley", "RUN FOR IT": "town", "SOFT FOOTSTEPS": "town"}.items():
        table = alone("beach").his_turn().play(f"move {card}")
        assert (table.where("ghost"), table.where(1)) == (end, "beach")
        assert table.told(MoveCardTurned)[0].card == table.names.option(card)


def test_21_16_an_empty_move_deck_is_shuffled_anew() -> None:
    table, turned, left = alone("beach"), [], []
    for _ in range(9):
        turned.append(set(table.him("corner").his_turn().chances))
        table.first_chance()
        left.append(table.view().move_left)
    assert left == [7, 6, 5, 4, 3, 2, 1, 8, 7]
    assert turned[7] < turned[0]
    assert turned[8] == turned[0]


def test_21_16_it_is_put_back_at_once() -> None:
    table = alone("beach").his_turn()
    table.state.move_left = 1
    assert table.play("move BAD DOG").view().move_left == 8


def test_21_16_before_that_no_card_comes_twice() -> None:
    table = alone("field", "highway").his_turn().play("move SHADOW ON THE WALL").his_turn()
    assert len(table.chances) == 7


@pytest.mark.parametrize(("card", "end"), [("SCARECROW", "alley"), ("BAD DOG", "woods")])
def test_21_17_scarecrow_moves_him_two_bad_dog_four(card: str, end: str) -> None:
    assert alone("beach").his_turn().play(f"move {card}").where("ghost") == end


def test_21_18_a_move_card_without_movement_leaves_him_where_he_is() -> None:
    table = alone("beach", hand="LOST, CURFEW, CRUMBS").his_turn().play("move STICKY FINGERS").settle()
    assert table.where("ghost") == "corner"
    assert len(table.held(1)) == 1


def test_21_19_what_he_steals_goes_on_top_of_his_options_deck() -> None:
    table = alone("beach", hand="LOST, CURFEW, CRUMBS").pile(HIM, "LULLABY").his_turn()
    table.play("move STICKY FINGERS, 1: pass, hand 2, hand 1")
    assert table.in_pile_of_him() == ["LOST", "CURFEW", "LULLABY"]
    assert table.held(1) == ["CRUMBS"]


def test_21_20_you_never_move_his_pawn() -> None:
    table = alone("hill", "town", "KIDNAPPED, SWEPT AWAY, LOST").playing().use("KIDNAPPED")
    assert table.where("ghost") == "town"
    table.him("creek").use("SWEPT AWAY")
    assert table.where("ghost") == "creek"


def test_21_20_he_can_move_yours() -> None:
    table = alone("alley", "creek").pile(HIM, "KIDNAPPED, LOST").his_turn().play("move SCARECROW").settle()
    assert table.where(1) == "woods"


def test_21_6_he_is_not_stopped_by_having_been_passed() -> None:
    table = alone("highway", "field").his_turn().play("move SCARECROW").settle()
    assert table.ending == "caught"


def test_S7_you_may_pass_him() -> None:
    table = alone("town", "woods", "LOST, CURFEW").my_turn().play("go cemetery, turns UNDER THE BED, card LOST")
    assert table.asks(1, "play")
    assert table.where(1) == "cemetery"


def test_S7_if_your_move_ends_on_his_space_you_are_caught() -> None:
    table = alone("town", "woods").my_turn().play("go woods")
    assert (table.ending, table.told(Caught)[0].his_move) == ("caught", False)


def test_S8_he_catches_you_in_passing() -> None:
    table = alone("highway", "field").his_turn().play("move BAD DOG").settle()
    assert (table.ending, table.where("ghost")) == ("caught", "highway")


def test_S9_the_moment_his_deck_is_empty_you_have_won() -> None:
    table = alone("town", "field").pile(HIM, "LOST").his_turn().play("move SCARECROW").settle()
    assert table.ending == "drained"  # he turned up his last card on the Cul-De-Sac


def test_S12_the_move_deck_is_shuffled_as_a_whole() -> None:
    table, seen = alone("cemetery", "corner").his_turn(), []
    for left in range(8, 0, -1):
        assert len(table.chances) == left
        seen.append(min(table.chances))
        table.match.deal(table.state.weighted_outcomes()[0][0])
        table.me("cemetery").him("corner").his_turn()
    assert len(set(seen)) == 8
    assert len(table.chances) == 8
