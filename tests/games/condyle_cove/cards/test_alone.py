"""Playing alone: every card that is dealt, the Move deck and the Acts, as sections 3, 4.1 and 4.9 say.

Cards are played by you against him, and turned up by him against you. The ring: corner highway alley town woods
cemetery hill beach creek field.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.condyle_cove.alone import HIM, Alone


def played(card: str, me: str = "cemetery", him: str = "corner", more: str = "LULLABY", his: int | str = 9) -> Alone:
    """You have played this card and do not answer it yourself. Your pile has five cards, his deck nine."""
    table = Alone().me(me).him(him).hand(1, f"{card}, {more}").pile(1, 5).pile(HIM, his).playing()
    return table.play(f"play {card}").settle_answers()


def flipped(card: str, me: str = "cemetery", hand: str = "", more: str = "SWEPT AWAY, LOST, TATTLETALE") -> Alone:
    """He has come to the Cul-De-Sac by the first of two steps and has turned up this card."""
    table = Alone().me(me).him("field").hand(1, hand).pile(1, 5).pile(HIM, f"{card}, {more}").his_turn()
    return table.play("move SCARECROW").settle_answers()


# ---- the Move deck ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "end"),
    [
        ("BAD DOG", "woods"),
        ("SCARECROW", "alley"),
        ("RUN FOR IT", "town"),
        ("SHADOW ON THE WALL", "highway"),
        ("STICKY FINGERS", "corner"),
        ("HE SMELLS YOU", "town"),
        ("SOFT FOOTSTEPS", "town"),
        ("GNAWED BONES", "alley"),
    ],
)
def test_how_far_each_move_card_moves_him(card: str, end: str) -> None:
    assert Alone().me("beach").him("corner").his_turn().play(f"move {card}").where("ghost") == end


def test_shadow_on_the_wall_you_discard_the_top_of_your_pile() -> None:
    table = Alone().me("cemetery").him("corner").pile(1, 5).his_turn().play("move SHADOW ON THE WALL")
    assert (table.piled(1), table.where(1)) == (4, "cemetery")


def test_sticky_fingers_two_cards_of_your_hand_to_the_top_of_his_deck() -> None:
    table = Alone().me("cemetery").him("corner").hand(1, "LOST, CRUMBS, CURFEW").pile(HIM, 5).his_turn()
    table.play("move STICKY FINGERS, pass, hand 3, hand 1")
    assert (table.held(1), table.in_pile_of_him()[:2]) == (["CRUMBS"], ["LOST", "CURFEW"])


def test_he_smells_you_you_discard_a_card_of_your_hand() -> None:
    table = Alone().me("cemetery").him("corner").hand(1, "LOST, CRUMBS").pile(1, 5).his_turn()
    table.play("move HE SMELLS YOU, pass")
    assert table.asks(1, "lose")
    assert not table.can("discard pile")
    table.play("card LOST")
    assert (table.held(1), table.discarded(1), table.piled(1)) == (["CRUMBS"], ["(LOST)"], 5)


def test_soft_footsteps_nothing_more() -> None:
    table = Alone().me("cemetery").him("corner").hand(1, "LOST").pile(1, 5).his_turn().play("move SOFT FOOTSTEPS, pass")
    assert (table.held(1), table.piled(1), table.his_pile()) == (["LOST"], 5, 14)


def test_gnawed_bones_he_discards_the_top_of_his_deck() -> None:
    table = Alone().me("cemetery").him("corner").his_turn().play("move GNAWED BONES")
    assert (table.his_pile(), table.discards_of_him()) == (13, ["?"])


def test_no_move_card_reaches_a_discard_pile() -> None:
    table = Alone().me("beach").him("corner").his_turn().play("move BAD DOG")
    assert (table.discards_of_him(), table.view().move_left) == ([], 7)


# ---- played by you ------------------------------------------------------------------------------------------------


def test_open_view_his_top_two_if_he_is_on_the_field() -> None:
    table = played("OPEN VIEW", him="field", his="LOST, CRUMBS, CURFEW")
    assert table.held(1) == ["LULLABY", "LOST", "CRUMBS"]
    assert len(played("OPEN VIEW", him="beach").settle_answers().held(1)) == 1


def test_nowhere_to_hide_his_top_card_unless_he_is_in_woods_or_alley() -> None:
    assert played("NOWHERE TO HIDE", him="field", his="LOST, CRUMBS").held(1) == ["LULLABY", "LOST"]
    for him in ("woods", "alley"):
        assert played("NOWHERE TO HIDE", him=him, his="LOST, CRUMBS").held(1) == ["LULLABY"]


@pytest.mark.parametrize(("him", "got"), [("beach", ["LOST"]), ("creek", ["LOST"]), ("field", [])])
def test_away_from_danger_steals_on_beach_and_creek_and_skips_the_draw_phase(him: str, got: list[str]) -> None:
    table = played("AWAY FROM DANGER", him=him, his="LOST, CRUMBS")
    assert table.held(1) == ["LULLABY", *got]
    assert table.phase == "move_card"


def test_away_from_danger_skips_the_test_too() -> None:
    table = Alone().me("cemetery").him("field").hand(1, "AWAY FROM DANGER").pile(1, 0).playing()
    assert table.play("play AWAY FROM DANGER").ending is None


def test_out_of_reach_in_the_woods() -> None:
    table = Alone().me("woods").him("field").hand(1, "OUT OF REACH, LOST").pile(1, 5).discard(1, 4).playing()
    assert table.use("OUT OF REACH").piled(1) == 8


def test_hit_and_run_works_on_both() -> None:
    table = played("HIT AND RUN", me="highway", him="field")
    assert (table.piled(1), table.his_pile()) == (2, 6)


def test_curfew_works_on_both() -> None:
    table = played("CURFEW")
    assert (table.piled(1), table.his_pile()) == (3, 7)


def test_dig_it_up_in_the_cemetery() -> None:
    table = Alone().me("cemetery").him("field").hand(1, "DIG IT UP, LOST").pile(1, 5).discard(1, 6).playing()
    assert table.use("DIG IT UP").piled(1) == 9


def test_landslide_on_the_creek_he_loses_two_and_is_not_moved() -> None:
    table = played("LANDSLIDE", him="creek")
    assert (table.where("ghost"), table.his_pile()) == ("creek", 7)
    assert played("LANDSLIDE", him="hill").his_pile() == 9


def test_crumbs_and_under_the_mattress_are_unchanged() -> None:
    table = Alone().me("cemetery").him("field").hand(1, "CRUMBS, UNDER THE MATTRESS, LOST").pile(1, 5).discard(1, 1)
    table.playing().use("CRUMBS")
    assert table.piled(1) == 6
    table.play("play UNDER THE MATTRESS").settle_answers().play("card LOST")
    assert table.in_pile(1)[-1] == "LOST"


def test_lullaby_he_loses_the_top_card() -> None:
    assert played("LULLABY", more="LOST").his_pile() == 8


def test_musical_chairs_nobody_swaps_and_he_loses_the_top_card() -> None:
    table = played("MUSICAL CHAIRS", him="beach")
    assert (table.where(1), table.where("ghost"), table.his_pile()) == ("cemetery", "beach", 8)
    assert played("MUSICAL CHAIRS", him="corner").his_pile() == 9
    assert played("MUSICAL CHAIRS", me="corner", him="beach").his_pile() == 9


def test_through_the_keyhole_the_top_act_and_the_top_card() -> None:
    table = played("THROUGH THE KEYHOLE", his="LOST, CRUMBS").settle_looks()
    assert any(act.act is not None and not act.up for act in table.view(1).acts)
    him = table.view(1).him
    assert him is not None
    assert [table.names.of[each.card] for each in him.pile_known] == ["LOST"]


def test_finders_keepers_from_his_discard_pile() -> None:
    table = Alone().me("cemetery").him("field").hand(1, "FINDERS KEEPERS, LOST").pile(1, 5).discard(HIM, 3).playing()
    table.use("FINDERS KEEPERS")
    assert (table.piled(1), table.discards_of_him()) == (7, ["?"])


def test_tattletale_he_loses_two() -> None:
    assert played("TATTLETALE").his_pile() == 7


@pytest.mark.parametrize("card", ["CAT UNDER A LAMP", "SHED SOME LIGHT", "LUCKY PASSERBY"])
def test_a_defensive_card_may_be_played_off(card: str) -> None:
    table = played(card)
    assert table.discarded(1) == [card]
    assert table.can("stop")


# ---- turned up by him ---------------------------------------------------------------------------------------------


def test_his_open_view_two_cards_if_you_are_on_the_field() -> None:
    table = Alone().me("field").him("creek").hand(1, "CRUMBS, CURFEW, LULLABY").pile(HIM, "OPEN VIEW, LOST").his_turn()
    assert table.play("move SCARECROW").settle_answers().ending == "caught"  # he must pass the field to get home
    table = flipped("OPEN VIEW", "cemetery", "CRUMBS, CURFEW, LULLABY")
    assert len(table.held(1)) == 3


def test_his_nowhere_to_hide_a_card_of_your_hand() -> None:
    table = flipped("NOWHERE TO HIDE", "cemetery", "CRUMBS, CURFEW")
    assert (len(table.held(1)), table.his_pile()) == (1, 4)
    assert len(flipped("NOWHERE TO HIDE", "woods", "CRUMBS, CURFEW").held(1)) == 2


def test_his_away_from_danger_steals_and_his_remaining_steps_are_lost() -> None:
    table = flipped("AWAY FROM DANGER", "beach", "CRUMBS")
    assert (table.held(1), table.where("ghost")) == ([], "corner")


def test_his_swept_away_you_are_moved_and_lose_your_hand() -> None:
    table = Alone().me("creek").him("field").hand(1, "CRUMBS, CURFEW").pile(HIM, "SWEPT AWAY, LOST").his_turn()
    table.play("move SHADOW ON THE WALL").settle_answers()
    assert (table.where(1), table.held(1)) == ("highway", [])


def test_his_lost_your_hand_in_the_woods() -> None:
    assert flipped("LOST", "woods", "CRUMBS, CURFEW", "SWEPT AWAY, TATTLETALE").held(1) == []
    assert len(flipped("LOST", "cemetery", "CRUMBS, CURFEW", "SWEPT AWAY, TATTLETALE").held(1)) == 2


def test_his_on_the_move_the_top_of_your_pile_goes_under_his_deck() -> None:
    table = flipped("ON THE MOVE", "cemetery")
    assert (table.piled(1), table.his_pile(), table.in_pile_of_him()[-1]) == (4, 4, "?")


def test_his_kidnapped_you_are_moved_and_robbed() -> None:
    table = flipped("KIDNAPPED", "town", "CRUMBS")
    assert table.where(1) == "cemetery"


def test_his_hit_and_run_and_curfew() -> None:
    table = flipped("HIT AND RUN", "highway")
    assert table.piled(1) == 2
    table = flipped("CURFEW", "cemetery")
    assert (table.piled(1), table.his_pile()) == (3, 1)


def test_his_dig_it_up_and_crumbs_bring_his_own_discards_back() -> None:
    for card in ("DIG IT UP", "CRUMBS"):
        table = (
            Alone().me("cemetery").him("field").pile(HIM, f"{card}, LOST").discard(HIM, "CURFEW, LULLABY").his_turn()
        )
        table.play("move SCARECROW")
        assert table.in_pile_of_him() == ["LOST", "LULLABY"]
        assert table.gone == [card]


def test_his_landslide_moves_you_and_you_lose_two() -> None:
    table = flipped("LANDSLIDE", "hill")
    assert (table.where(1), table.piled(1)) == ("creek", 3)


def test_his_lullaby_no_move_phase_for_you() -> None:
    table = flipped("LULLABY", "cemetery", "CRUMBS")
    assert table.piled(1) == 4
    assert table.asks(1, "play")


def test_his_musical_chairs_does_nothing_because_he_is_on_the_cul_de_sac() -> None:
    table = flipped("MUSICAL CHAIRS", "cemetery", "CRUMBS")
    assert (table.where(1), table.piled(1)) == ("cemetery", 5)


def test_his_keyhole_changes_nothing() -> None:
    table = flipped("THROUGH THE KEYHOLE", "cemetery", "CRUMBS")
    assert (table.held(1), table.piled(1), table.mover) == (["CRUMBS"], 5, 1)


def test_his_finders_keepers_takes_two_of_your_discards() -> None:
    table = Alone().me("cemetery").him("field").pile(HIM, "FINDERS KEEPERS, LOST").discard(1, "CURFEW, CRUMBS, LULLABY")
    table.his_turn().play("move SCARECROW")
    assert (table.discarded(1), table.in_pile_of_him()) == (["CURFEW"], ["LOST", "LULLABY", "CRUMBS"])


def test_his_tattletale_you_lose_two() -> None:
    assert flipped("TATTLETALE", "cemetery", more="LOST, SWEPT AWAY").piled(1) == 3


@pytest.mark.parametrize("card", ["CAT UNDER A LAMP", "SHED SOME LIGHT", "LUCKY PASSERBY", "UNDER THE MATTRESS"])
def test_what_does_nothing_when_he_turns_it_up(card: str) -> None:
    table = flipped(card, "cemetery", "CRUMBS")
    assert (table.held(1), table.piled(1), table.his_pile()) == (["CRUMBS"], 5, 3)
    assert table.where("ghost") == "highway"


def test_his_out_of_reach_does_nothing_on_the_cul_de_sac() -> None:
    table = Alone().me("cemetery").him("field").pile(HIM, "OUT OF REACH, LOST").discard(HIM, "CURFEW").his_turn()
    assert table.play("move SCARECROW").his_pile() == 1


# ---- Acts ---------------------------------------------------------------------------------------------------------


def drawn(act: str, **options: Any) -> Alone:
    """You have passed the CEMETERY and drawn this Act; pile of five, discard pile of six."""
    table = Alone(**options).me("woods").him("beach").hand(1, "LULLABY").pile(1, 5).discard(1, 6)
    return table.my_turn().play(f"go hill, turns {act}")


def test_under_the_bed_is_unchanged() -> None:
    assert drawn("UNDER THE BED").piled(1) == 8


def test_shove_also_brings_one_back() -> None:
    assert drawn("SHOVE").piled(1) == 6


def test_hold_your_breath_you_draw_up_to_three() -> None:
    table = drawn("HOLD YOUR BREATH").use("LULLABY")
    while table.phase == "card":
        table.first_chance()
    assert len(table.held(1)) == 3


def test_my_binky_protects_from_his_flipped_cards_until_your_next_turn() -> None:
    table = drawn("MY BINKY", my_binky=1)
    assert table.piled(1) == 9
    table.me("town").him("field").hand(1, "").pile(HIM, "KIDNAPPED, LOST").his_turn().play("move SCARECROW")
    assert table.where(1) == "town"
