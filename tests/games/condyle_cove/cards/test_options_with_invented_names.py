"""Every Options card that was invented for this project does what its text says (section 3 of the reconstruction)."""

from __future__ import annotations

import pytest

from tests.games.condyle_cove.scenes import holding


def test_run_for_it_moves_any_player_three_not_onto_the_cul_de_sac() -> None:
    table = holding("RUN FOR IT", "town woods beach").play("play RUN FOR IT")
    assert table.offers("pawn") == {"1", "2", "3"}
    table.play("pawn 1")
    table.use_rest("go creek")
    assert table.where(1) == "creek"


def test_run_for_it_never_ends_on_the_cul_de_sac_even_where_three_steps_lead_there() -> None:
    table = holding("RUN FOR IT", "town beach").play("play RUN FOR IT, pawn 1")
    assert table.offers("go") == {"hill", "alley", "creek", "beach"}


def test_shadow_on_the_wall_moves_one_and_the_top_card_is_discarded() -> None:
    table = holding("SHADOW ON THE WALL", "town cemetery beach").play("play SHADOW ON THE WALL, pawn 2")
    assert table.where(2) == "beach"  # the only space beside it but for the Cul-De-Sac
    assert (table.piled(2), table.discarded(2)) == (4, ["?"])


def test_shadow_on_the_wall_with_no_space_left_the_pawn_stays_and_discards() -> None:
    table = holding("SHADOW ON THE WALL", "beach alley")
    table.cove("alley\ncorner").pawns("corner alley").playing().use("SHADOW ON THE WALL")
    assert (table.where(2), table.piled(2)) == ("alley", 4)


def test_sticky_fingers_steals_two_random_cards() -> None:
    table = holding("STICKY FINGERS", "town creek").hand(2, "LOST, CRUMBS, CURFEW")
    table.play("play STICKY FINGERS, pass, hand 3, hand 1")
    assert (table.held(1), table.held(2)) == (["BAD DOG", "CURFEW", "LOST"], ["CRUMBS"])


@pytest.mark.parametrize("space", ["woods", "alley"])
def test_nowhere_to_hide_means_nobody_in_the_woods_or_the_alley(space: str) -> None:
    table = holding("NOWHERE TO HIDE", f"town {space} beach hill").hand(2, "LOST").hand(3, "CRUMBS")
    table.play("play NOWHERE TO HIDE")
    assert table.offers("pawn") == {"3", "4"}
    table.use_rest("pawn 3")
    assert (table.held(1), table.held(2)) == (["BAD DOG", "CRUMBS"], ["LOST"])


def test_hit_and_run_everyone_on_highway_and_field_discards_three() -> None:
    table = holding("HIT AND RUN", "field highway town").use("HIT AND RUN")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [2, 2, 5]
    assert table.discarded(1) == ["?", "?", "?", "HIT AND RUN"]


def test_curfew_everyone_not_in_town_or_alley_discards_two() -> None:
    table = holding("CURFEW", "corner town alley beach").use("CURFEW")
    assert [table.piled(seat) for seat in (1, 2, 3, 4)] == [3, 5, 5, 3]


def test_dig_it_up_brings_one_card_back() -> None:
    table = holding("DIG IT UP", "town creek").discard(1, "LOST, CRUMBS").use("DIG IT UP")
    assert (table.in_pile(1)[-1], table.discarded(1), table.gone) == ("CRUMBS", ["LOST"], ["DIG IT UP"])


def test_dig_it_up_in_the_cemetery_brings_four_back() -> None:
    table = holding("DIG IT UP", "cemetery creek").discard(1, "LOST, CRUMBS, CURFEW, TATTLETALE, LULLABY")
    table.use("DIG IT UP")
    assert table.in_pile(1)[5:] == ["LULLABY", "TATTLETALE", "CURFEW", "CRUMBS"]
    assert table.discarded(1) == ["LOST"]


def test_landslide_moves_the_others_on_hill_and_creek_two_and_they_discard_two() -> None:
    table = holding("LANDSLIDE", "town hill creek beach").play("play LANDSLIDE")
    # From the end of an arm two steps lead to the Cul-De-Sac, where nobody may end, or out and back.
    assert (table.where(2), table.where(3)) == ("hill", "creek")
    assert [table.piled(seat) for seat in (2, 3, 4)] == [5, 3, 5]  # the HILL still protects


def test_landslide_off_the_hill_the_cards_are_not_safe() -> None:
    table = holding("LANDSLIDE", "beach hill")
    table.cove("beach corner hill town field").pawns("beach hill").playing().use("LANDSLIDE", "go field")
    assert (table.where(2), table.piled(2)) == ("field", 3)


def test_landslide_does_not_move_its_own_player() -> None:
    table = holding("LANDSLIDE", "creek town").use("LANDSLIDE")
    assert (table.where(1), table.piled(1)) == ("creek", 5)


def test_crumbs_brings_one_card_back() -> None:
    table = holding("CRUMBS").discard(1, "LOST, CURFEW").use("CRUMBS")
    assert (table.in_pile(1)[-1], table.discarded(1), table.gone) == ("CURFEW", ["LOST"], ["CRUMBS"])


def test_under_the_mattress_puts_up_to_two_hand_cards_under_the_pile() -> None:
    table = holding("UNDER THE MATTRESS, LOST, CURFEW").play("play UNDER THE MATTRESS")
    assert table.asks(1, "stash")
    table.play("card LOST, card CURFEW")
    assert (table.held(1), table.piled(1), table.gone) == (["BAD DOG"], 7, ["UNDER THE MATTRESS"])
    assert table.in_pile(1)[5:] == ["LOST", "CURFEW"]


def test_under_the_mattress_or_fewer() -> None:
    table = holding("UNDER THE MATTRESS, LOST").play("play UNDER THE MATTRESS, card LOST, keep")
    assert (table.held(1), table.piled(1)) == (["BAD DOG"], 6)
    table = holding("UNDER THE MATTRESS, LOST").play("play UNDER THE MATTRESS, keep")
    assert (table.held(1), table.piled(1)) == (["LOST", "BAD DOG"], 5)


def test_lullaby_discards_one_and_takes_the_next_movement_phase() -> None:
    table = holding("LULLABY", "town creek").hand(2, "LOST").use("LULLABY")
    assert table.piled(2) == 4
    table.turn(2)
    assert table.asks(2, "play")
    table.play("stop").settle().turn(2)
    assert table.asks(2, "move")  # only the next turn


def test_musical_chairs_trades_spaces_and_the_other_discards_one() -> None:
    table = holding("MUSICAL CHAIRS", "town beach highway").use("MUSICAL CHAIRS", "pawn 2")
    assert (table.where(1), table.where(2), table.piled(2)) == ("beach", "town", 4)


def test_musical_chairs_never_with_the_cul_de_sac() -> None:
    table = holding("MUSICAL CHAIRS", "town corner beach hill").play("play MUSICAL CHAIRS")
    assert table.offers("pawn") == {"3", "4"}
    table = holding("MUSICAL CHAIRS", "corner beach").use("MUSICAL CHAIRS")
    assert (table.where(1), table.where(2), table.piled(2)) == ("corner", "beach", 5)


def test_through_the_keyhole_looks_at_an_act_and_a_hand() -> None:
    table = holding("THROUGH THE KEYHOLE", "town creek beach").hand(3, "LOST").acts("?, THE BOOGEYMAN")
    table.use("THROUGH THE KEYHOLE", "pawn 3, act 2")
    assert table.sees(1, 3) == ["LOST"]
    act = table.view(1).acts[1]
    assert (act.up, table.names.of[act.act or 0]) == (False, "THE BOOGEYMAN")
    assert table.view(2).acts[1].act is None
    assert table.player(1).alive


def test_finders_keepers_takes_two_discards_of_another() -> None:
    table = holding("FINDERS KEEPERS", "town alley beach").discard(2, "LOST, (CRUMBS), CURFEW").discard(3, "TATTLETALE")
    table.use("FINDERS KEEPERS", "pawn 2")
    assert table.in_pile(1)[5:] == ["CURFEW", "CRUMBS"]
    assert (table.discarded(2), table.discarded(3)) == (["LOST"], ["TATTLETALE"])
    assert table.gone == ["FINDERS KEEPERS"]


def test_finders_keepers_no_space_protects_discards() -> None:
    for space in ("town", "alley", "hill", "woods"):
        table = holding("FINDERS KEEPERS", f"beach {space}").discard(2, "LOST, CURFEW").use("FINDERS KEEPERS")
        assert table.piled(1) == 7


def test_tattletale_another_player_discards_two() -> None:
    table = holding("TATTLETALE", "town creek beach").use("TATTLETALE", "pawn 3")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [5, 5, 3]
