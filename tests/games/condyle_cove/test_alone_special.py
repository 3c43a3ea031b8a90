"""Condyle Cove, chapter 21: playing alone. Special cards, Defensive cards, spaces; with the rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.condyle_cove.events import Cancelled, HePlayed, Saw
from tests.games.condyle_cove.alone import HIM, Alone

# The ring: corner highway alley town woods cemetery hill beach creek field.


def alone(me: str = "hill", him: str = "corner", hand: str = "", **more: Any) -> Alone:
    """You here, he there, and this in your hand; BAD DOG has no place here."""
    return Alone(**more).me(me).him(him).hand(1, hand)


def act(name: str, me: str = "woods", him: str = "beach", hand: str = "LULLABY, CURFEW", **more: Any) -> Alone:
    """You pass the CEMETERY on your way to the HILL and have drawn this Act."""
    return (
        alone(me, him, hand, **more)
        .discard(1, "LOST, CRUMBS, TATTLETALE, FINDERS KEEPERS")
        .my_turn()
        .play(f"go hill, turns {name}")
    )


def flips(card: str, me: str, hand: str = "", more: str = "LULLABY, CURFEW, CRUMBS") -> Alone:
    """He comes to the Cul-De-Sac and has turned up this card of his; you have a pile of five."""
    table = alone(me, "field", hand).pile(HIM, f"{card}, {more}").pile(1, 5).his_turn()
    return table.play("move SCARECROW")


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
    assert table.piled(1) == 16


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
    table = flips("TATTLETALE", "cemetery", f"{card}, LOST").play("1: pass")
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


@pytest.mark.parametrize("card", DEFENSIVE)
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
    table = flips("KIDNAPPED", "town", "LOST, CRUMBS 2").settle_answers()
    assert table.where(1) == "cemetery"
    table = flips("KIDNAPPED", "hill", "LOST").settle_answers()
    assert (table.where(1), table.held(1)) == ("hill", ["LOST"])


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
