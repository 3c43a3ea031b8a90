"""Playing alone: every card that is dealt, the Move deck and the Acts, as sections 3, 4.1 and 4.9 say.

Cards are played by you against him, and turned up by him against you. The ring: corner highway alley town woods
cemetery hill beach creek field.
"""

from __future__ import annotations

import pytest

from tests.games.condyle_cove.alone import HIM, Alone


def played(card: str, me: str = "cemetery", him: str = "corner", more: str = "LULLABY", his: int | str = 9) -> Alone:
    """You have played this card and do not answer it yourself. Your pile has five cards, his deck nine."""
    table = Alone().me(me).him(him).hand(1, f"{card}, {more}").pile(1, 5).pile(HIM, his).playing()
    return table.play(f"play {card}").settle_answers()


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


def test_gnawed_bones_you_discard_the_top_of_your_pile() -> None:
    table = Alone().me("cemetery").him("corner").hand(1, "LOST").pile(1, 5).his_turn().play("move GNAWED BONES, pass")
    assert (table.held(1), table.piled(1), table.discarded(1)) == (["LOST"], 4, ["?"])
    assert (table.his_pile(), table.discards_of_him()) == (14, [])


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
