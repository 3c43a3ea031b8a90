"""Condyle Cove, chapter 21: playing alone. Special cards, Defensive cards, spaces; with the rulings about them."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove.events import HePlayed
from tests.games.condyle_cove.alone import HIM, act, alone, flips

# The ring: corner highway alley town woods cemetery hill beach creek field.


# ---- Acts ---------------------------------------------------------------------------------------------------------


def test_21_24_shove_lengthens_your_next_move_and_he_is_not_moved() -> None:
    table = act("SHOVE")
    assert table.where("ghost") == "beach"
    assert table.asks(1, "play")
    table.him("corner").my_turn()
    assert table.offers("go") == {"beach", "creek", "field"}


def test_21_25_make_your_move_takes_two_of_his_discards() -> None:
    table = alone("woods", "beach", "LULLABY, CURFEW").discard(HIM, "LOST, CRUMBS, TATTLETALE").pile(1, 5).my_turn()
    table.play("go hill, turns MAKE YOUR MOVE")
    assert (table.where(1), table.in_pile(1)[5:]) == ("hill", ["TATTLETALE", "CRUMBS"])
    assert table.discards_of_him() == ["LOST"]


def test_21_26_hidden_passage_puts_your_pawn_wherever_you_like() -> None:
    table = act("HIDDEN PASSAGE")
    assert len(table.offers("go")) == 10
    table.play("go town")
    assert table.where(1) == "town"
    assert table.piled(1) == 7


def test_21_26_also_to_him_but_that_is_the_end() -> None:
    assert act("HIDDEN PASSAGE").play("go beach").ending == "caught"


def test_21_26_put_on_the_cemetery_one_lands_there() -> None:
    table = act("HIDDEN PASSAGE").play("go cemetery")
    assert table.phase == "act_card"
    assert len(table.chances) == 4


# ---- Options cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "him"), [("SWEPT AWAY", "beach"), ("SWEPT AWAY", "creek"), ("LOST", "woods")])
def test_21_27_swept_away_and_lost_do_nothing_to_him(card: str, him: str) -> None:
    table = alone("town", him, f"{card}, LULLABY").playing().use(card)
    assert (table.where("ghost"), table.his_pile()) == (him, 14)


def test_21_27_they_can_ruin_your_day() -> None:
    table = alone("woods", "beach", "LOST, LULLABY, CRUMBS").playing().play("play LOST").settle_answers()
    assert sorted(table.discarded(1)) == ["(CRUMBS)", "(LULLABY)", "LOST"]
    table = alone("beach", "town", "SWEPT AWAY, LULLABY").playing().play("play SWEPT AWAY").settle_answers()
    assert table.where(1) == "beach"  # three spaces on lies the Cul-De-Sac, where the card may not end
    assert sorted(table.discarded(1)) == ["(LULLABY)", "SWEPT AWAY"]
    table = alone("creek", "town", "SWEPT AWAY, LULLABY").playing().play("play SWEPT AWAY").settle_answers()
    assert table.where(1) == "highway"


def test_21_28_on_the_move_steals_from_his_options_deck() -> None:
    table = alone("town", "beach", "ON THE MOVE, LULLABY").pile(1, 5).playing().use("ON THE MOVE")
    assert (table.his_pile(), table.piled(1)) == (13, 6)
    table = alone("highway", "beach", "ON THE MOVE, LULLABY").pile(1, 5).playing().use("ON THE MOVE")
    assert (table.his_pile(), table.piled(1)) == (12, 7)


@pytest.mark.parametrize(("me", "end"), [("town", "cemetery"), ("alley", "woods")])
def test_21_29_kidnapped_moves_you_if_you_are_in_town_or_alley(me: str, end: str) -> None:
    table = alone(me, "beach", "KIDNAPPED, LULLABY").playing().play("play KIDNAPPED").settle_answers()
    assert table.where(1) == end


def test_21_29_never_him_but_his_cards_can_be_stolen() -> None:
    table = alone("hill", "town", "KIDNAPPED, LULLABY").pile(HIM, "CRUMBS, CURFEW").playing().use("KIDNAPPED")
    assert (table.where("ghost"), table.held(1), table.his_pile()) == ("town", ["LULLABY", "CRUMBS"], 1)


def test_21_29_in_the_alley_his_cards_are_safe() -> None:
    table = alone("hill", "alley", "KIDNAPPED, LULLABY").playing().use("KIDNAPPED")
    assert (table.where("ghost"), table.his_pile()) == ("alley", 14)


# ---- Defensive cards ----------------------------------------------------------------------------------------------

DEFENSIVE = ["CAT UNDER A LAMP", "SHED SOME LIGHT", "LUCKY PASSERBY"]


@pytest.mark.parametrize("card", DEFENSIVE)
def test_21_30_a_defensive_card_counters_a_move_card(card: str) -> None:
    table = alone("hill", "corner", f"{card}, LULLABY").his_turn().play(f"move BAD DOG, 1: play {card}").settle()
    assert (table.where("ghost"), table.discarded(1)) == ("corner", [card])


@pytest.mark.parametrize("card", DEFENSIVE)
def test_21_30_or_a_card_of_his_options_deck(card: str) -> None:
    table = flips("TATTLETALE", "cemetery", f"{card}, LOST", "LULLABY, CURFEW, CRUMBS").play("1: pass")
    assert table.told(HePlayed)[0].card == table.names.option("TATTLETALE")
    table.play(f"1: play {card}")
    assert table.piled(1) == 5
    assert table.discards_of_him() == ["TATTLETALE"]


@pytest.mark.parametrize("card", DEFENSIVE)
def test_21_30_or_a_card_that_you_had_to_play(card: str) -> None:
    table = alone("woods", "beach", f"LOST, {card}, CRUMBS").playing().play(f"play LOST, 1: play {card}")
    assert table.held(1) == ["CRUMBS"]
    assert sorted(table.discarded(1)) == sorted([card, "LOST"])


def test_21_31_what_a_space_gives_holds_at_once() -> None:
    table = alone("highway", "field", "LOST").my_turn().play("go alley")
    assert table.player(1).holds["safe_hand"] == 1
    table = alone("alley", "creek", "LOST, CRUMBS").his_turn().play("move STICKY FINGERS").settle_answers()
    assert len(table.held(1)) == 2


def test_21_32_landing_on_the_highway_you_move_farther_next_time() -> None:
    table = alone("corner", "woods", "LOST").my_turn().play("go highway")
    assert table.asks(1, "play")
    table.my_turn()
    assert table.offers("go") == {"alley", "town", "woods", "cemetery"}


def test_21_32_he_always_takes_two_more() -> None:
    table = alone("beach", "field").pile(HIM, "LOST, CURFEW, CRUMBS").his_turn().play("move SCARECROW").settle()
    table.me("cemetery").his_turn().play("move SHADOW ON THE WALL").settle_answers()
    assert table.where("ghost") == "woods"
