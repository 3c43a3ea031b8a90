"""Playing alone: every card that is dealt, turned up by him; and the Acts (sections 3 and 4.1)."""

from __future__ import annotations

import pytest

from tests.games.condyle_cove.alone import HIM, Alone, act, flips

# ---- turned up by him ---------------------------------------------------------------------------------------------


def test_his_open_view_two_cards_if_you_are_on_the_field() -> None:
    table = Alone().me("field").him("creek").hand(1, "CRUMBS, CURFEW, LULLABY").pile(HIM, "OPEN VIEW, LOST").his_turn()
    assert table.play("move SCARECROW").settle_answers().ending == "caught"  # he must pass the field to get home
    table = flips("OPEN VIEW", "cemetery", "CRUMBS, CURFEW, LULLABY").settle_answers()
    assert len(table.held(1)) == 3


def test_his_nowhere_to_hide_a_card_of_your_hand() -> None:
    table = flips("NOWHERE TO HIDE", "cemetery", "CRUMBS, CURFEW").settle_answers()
    assert (len(table.held(1)), table.his_pile()) == (1, 4)
    assert len(flips("NOWHERE TO HIDE", "woods", "CRUMBS, CURFEW").settle_answers().held(1)) == 2


def test_his_away_from_danger_steals_and_his_remaining_steps_are_lost() -> None:
    table = flips("AWAY FROM DANGER", "beach", "CRUMBS").settle_answers()
    assert (table.held(1), table.where("ghost")) == ([], "corner")


def test_his_swept_away_you_are_moved_and_lose_your_hand() -> None:
    table = Alone().me("creek").him("field").hand(1, "CRUMBS, CURFEW").pile(HIM, "SWEPT AWAY, LOST").his_turn()
    table.play("move SHADOW ON THE WALL").settle_answers()
    assert (table.where(1), table.held(1)) == ("highway", [])


def test_his_lost_your_hand_in_the_woods() -> None:
    assert flips("LOST", "woods", "CRUMBS, CURFEW", "SWEPT AWAY, TATTLETALE").settle_answers().held(1) == []
    assert len(flips("LOST", "cemetery", "CRUMBS, CURFEW", "SWEPT AWAY, TATTLETALE").settle_answers().held(1)) == 2


def test_his_on_the_move_the_top_of_your_pile_goes_under_his_deck() -> None:
    table = flips("ON THE MOVE", "cemetery").settle_answers()
    assert (table.piled(1), table.his_pile(), table.in_pile_of_him()[-1]) == (4, 4, "?")


def test_his_kidnapped_you_are_moved_and_robbed() -> None:
    table = flips("KIDNAPPED", "town", "CRUMBS").settle_answers()
    assert table.where(1) == "cemetery"


def test_his_hit_and_run_and_curfew() -> None:
    table = flips("HIT AND RUN", "highway").settle_answers()
    assert table.piled(1) == 2
    table = flips("CURFEW", "cemetery").settle_answers()
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
    table = flips("LANDSLIDE", "hill").settle_answers()
    assert (table.where(1), table.piled(1)) == ("creek", 3)


def test_his_lullaby_no_move_phase_for_you() -> None:
    table = flips("LULLABY", "cemetery", "CRUMBS").settle_answers()
    assert table.piled(1) == 4
    assert table.asks(1, "play")


def test_his_musical_chairs_does_nothing_because_he_is_on_the_cul_de_sac() -> None:
    table = flips("MUSICAL CHAIRS", "cemetery", "CRUMBS").settle_answers()
    assert (table.where(1), table.piled(1)) == ("cemetery", 5)


def test_his_keyhole_changes_nothing() -> None:
    table = flips("THROUGH THE KEYHOLE", "cemetery", "CRUMBS").settle_answers()
    assert (table.held(1), table.piled(1), table.mover) == (["CRUMBS"], 5, 1)


def test_his_finders_keepers_takes_two_of_your_discards() -> None:
    table = Alone().me("cemetery").him("field").pile(HIM, "FINDERS KEEPERS, LOST").discard(1, "CURFEW, CRUMBS, LULLABY")
    table.his_turn().play("move SCARECROW")
    assert (table.discarded(1), table.in_pile_of_him()) == (["CURFEW"], ["LOST", "LULLABY", "CRUMBS"])


def test_his_tattletale_you_lose_two() -> None:
    assert flips("TATTLETALE", "cemetery", more="LOST, SWEPT AWAY").settle_answers().piled(1) == 3


@pytest.mark.parametrize("card", ["CAT UNDER A LAMP", "SHED SOME LIGHT", "LUCKY PASSERBY", "UNDER THE MATTRESS"])
def test_what_does_nothing_when_he_turns_it_up(card: str) -> None:
    table = flips(card, "cemetery", "CRUMBS").settle_answers()
    assert (table.held(1), table.piled(1), table.his_pile()) == (["CRUMBS"], 5, 3)
    assert table.where("ghost") == "highway"


def test_his_out_of_reach_does_nothing_on_the_cul_de_sac() -> None:
    table = Alone().me("cemetery").him("field").pile(HIM, "OUT OF REACH, LOST").discard(HIM, "CURFEW").his_turn()
    assert table.play("move SCARECROW").his_pile() == 1


# ---- Acts ---------------------------------------------------------------------------------------------------------


def test_under_the_bed_is_unchanged() -> None:
    assert act("UNDER THE BED").piled(1) == 8


def test_shove_also_brings_one_back() -> None:
    assert act("SHOVE").piled(1) == 6


def test_hold_your_breath_you_draw_up_to_three() -> None:
    table = act("HOLD YOUR BREATH").use("LULLABY").play("stop")
    while table.phase == "card":
        table.first_chance()
    assert len(table.held(1)) == 3


def test_my_binky_protects_from_his_flipped_cards_until_your_next_turn() -> None:
    table = act("MY BINKY", my_binky=1)
    assert table.piled(1) == 9
    table.me("town").him("field").hand(1, "").pile(HIM, "KIDNAPPED, SWEPT AWAY").his_turn().play("move SCARECROW")
    assert table.where(1) == "town"
