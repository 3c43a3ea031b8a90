"""Condyle Cove, chapter 21: playing alone. What the CEMETERY, the Cul-De-Sac and the HIGHWAY do."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove.events import HePlayed, HisBonus, Stole
from tests.games.condyle_cove.alone import HIM, alone

# The ring: corner highway alley town woods cemetery hill beach creek field.


# ---- CEMETERY and Cul-De-Sac --------------------------------------------------------------------------------------


def test_21_21_passing_the_cemetery_you_draw_an_act() -> None:
    table = alone("woods", "beach").hand(1, "LOST").my_turn().play("go hill")
    assert len(table.chances) == 5
    table.play("turns UNDER THE BED")
    assert (table.where(1), table.held(1), table.view().acts_down) == ("hill", ["LOST"], 4)


def test_21_21_landing_there_you_draw_one_too() -> None:
    table = alone("woods", "beach").hand(1, "").my_turn().play("go cemetery, turns UNDER THE BED")
    assert table.view().acts_down == 4


def test_21_21_starting_from_it_you_draw_none() -> None:
    table = alone("cemetery", "corner", "LOST").my_turn().play("go hill")
    assert table.asks(1, "play")
    assert table.view().acts_down == 5


def test_21_22_landing_there_you_also_discard_a_card_of_your_hand() -> None:
    table = alone("woods", "beach", "LOST, CURFEW").my_turn().play("go cemetery, turns UNDER THE BED")
    assert table.asks(1, "lose")
    assert not table.can("discard pile")
    table.play("card LOST")
    assert (table.held(1), table.discarded(1)) == (["CURFEW"], ["(LOST)"])


@pytest.mark.parametrize("start", ["field", "creek"])
def test_21_23_passing_or_landing_on_the_cul_de_sac_he_plays_the_top_card_of_his_deck(start: str) -> None:
    table = alone("cemetery", start).pile(HIM, "CURFEW, LOST, LULLABY, CRUMBS").pile(1, 5).his_turn()
    table.play("move SCARECROW")
    assert table.told(HePlayed)[0].card == table.names.option("CURFEW")
    assert (table.piled(1), table.his_pile()) == (3, 1)


def test_21_23_only_then() -> None:
    table = alone("hill", "corner").his_turn().play("move BAD DOG")
    assert table.told(HePlayed) == []


def test_S5_the_act_is_the_top_of_the_stack_and_the_last_one_wins() -> None:
    up = "?, [MAKE YOUR MOVE], [HIDDEN PASSAGE], [SHOVE], UNDER THE BED, [HOLD YOUR BREATH]"
    table = alone("woods", "beach", "LOST").acts(up).discard(1, "CURFEW").my_turn().play("go hill")
    assert (table.ending, table.piled(1)) == ("acts", 15)  # it is resolved first


def test_S6_first_the_act_then_the_discard() -> None:
    table = alone("woods", "beach", "LOST, CURFEW").my_turn().play("go cemetery")
    assert table.phase == "act_card"


def test_S6_with_an_empty_hand_nothing_is_discarded() -> None:
    table = alone("woods", "beach").my_turn().play("go cemetery, turns UNDER THE BED")
    assert table.discarded(1) == []


def test_S10_he_plays_it_as_if_he_were_a_player_and_then_it_is_discarded() -> None:
    table = alone("cemetery", "field").pile(HIM, "TATTLETALE, LOST, LULLABY").pile(1, 5).his_turn()
    table.play("move SHADOW ON THE WALL").settle()
    assert table.discards_of_him() == ["TATTLETALE"]
    assert table.piled(1) == 2  # two for the card, one for the Move card


def test_S11_landing_on_the_highway_he_moves_two_more_next_turn() -> None:
    table = alone("beach", "field").pile(HIM, "LOST, CURFEW, LULLABY").his_turn().play("move SCARECROW").settle()
    assert table.where("ghost") == "highway"
    assert table.view().his_bonus == 2
    table.me("cemetery").his_turn().play("move SHADOW ON THE WALL").settle()
    assert table.where("ghost") == "woods"
    assert table.view().his_bonus == 0


def test_S11_even_if_his_next_card_has_no_movement() -> None:
    table = alone("beach", "field").pile(HIM, "LOST, CURFEW, LULLABY").his_turn().play("move SCARECROW").settle()
    table.me("beach").his_turn().play("move STICKY FINGERS").settle()
    assert table.where("ghost") == "town"


def test_S11_only_if_he_landed_there() -> None:
    table = alone("beach", "corner").his_turn().play("move SCARECROW")
    assert table.view().his_bonus == 0
    assert table.told(HisBonus) == []


def test_S15_what_he_steals_is_picked_at_random() -> None:
    table = alone("beach", "corner", "LOST, CURFEW, CRUMBS").his_turn().play("move STICKY FINGERS, 1: pass")
    assert len(set(table.chances.values())) == 1
    assert len(table.chances) == 3
    table.play("hand 1")
    assert table.told(Stole)[0].source == "hand"
