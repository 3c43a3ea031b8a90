"""Condyle Cove, chapter 17: the Ghost of Benny Harris; with the rulings about him."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ratskeller.games.condyle_cove.events import Screamed, WentOut
from ratskeller.kernel.errors import BadSetup
from tests.games.condyle_cove.table import Opening, Table

# A long street, so that four spaces can be counted.
STREET = """
hill town corner ground creek field beach alley
.    .    highway .     .     .     .     .
"""


def street(where: str = "hill hill", ghost: str = "ground", **options: Any) -> Table:
    """Benny's ghost on a long street."""
    options = {"benny": "yes", **options}
    return Table(len(where.split()), **options).cove(STREET).pawns(where, ghost=ghost)


@pytest.mark.parametrize("seats", [1, 4])
def test_17_1_benny_plays_only_with_two_or_three(seats: int) -> None:
    with pytest.raises(BadSetup):
        Opening(seats, benny="yes")


@pytest.mark.parametrize("scream", [8, 20, 30])
def test_17_4_without_benny_nobody_screams(scream: int) -> None:
    with pytest.raises(BadSetup, match="nobody screams"):
        Opening(2, scream=scream)
    assert not Opening(2, scream=12).view().benny  # a form sends what is usual


def test_17_2_haunted_ground_is_in_the_starting_cross_and_benny_begins_there() -> None:
    table = Opening(2, benny="yes").play("first 1, cove town, cove hill, cove creek")
    assert table.asks(1, "cross")
    table.play("lay 0 1, lay 1 0, lay 0 -1")
    assert "ground" in table.spots
    table.play("go town, go hill")
    assert table.where("ghost") == "ground"


def test_17_3_for_a_harder_game_the_card_is_shuffled_in_and_benny_begins_on_the_cul_de_sac() -> None:
    table = Opening(2, benny="harder").play("first 1")
    assert table.chances["cove 13"] == Fraction(1, 10)
    table.play("cove town, cove hill, cove creek, cove alley, lay 0 1, lay 1 0, lay 0 -1, go town, go hill")
    assert table.where("ghost") == "corner"


def test_17_4_at_a_scream_he_moves_four_spaces_by_the_shortest_way_to_whose_turn_it_is() -> None:
    table = street(ghost="alley").turn().play("scream")
    assert table.where("ghost") == "ground"
    assert table.told(Screamed)[0].times == 1


def test_17_4_not_toward_anybody_else() -> None:
    table = street("hill alley", ghost="corner").turn(2).play("scream")
    assert table.where("ghost") == "beach"


def test_17_5_who_shares_a_space_with_benny_when_the_turn_begins_draws_a_haunted_card() -> None:
    table = street("creek hill", ghost="creek").turn().play("silence")
    assert list(table.chances.values()) == [Fraction(1, 7)] * 7
    table.play("haunted COLD HAND")
    assert table.permanents(1) == ["COLD HAND"]
    assert [table.names.of[card] for card in table.player(1, viewer=2).permanents] == ["COLD HAND"]


def test_17_5_who_meets_him_later_draws_none() -> None:
    table = street("creek hill", ghost="ground").turn().play("silence, go ground")
    assert table.permanents(1) == []
    assert table.view().haunted_left == 7


def test_17_5_on_the_two_passages_one_shares_a_space_with_him() -> None:
    drawing = """
    passage .      .     .
    hill    .      .     .
    corner  town   creek passage2
    """
    table = Table(2, benny="yes", passages=True).cove(drawing).pawns("passage2 town", ghost="passage")
    table.turn().play("silence")
    assert table.phase == "haunted_card"


def test_17_6_a_scream_after_the_end_of_a_turn_calls_him_to_the_next_player() -> None:
    table = street("hill alley", ghost="corner").turn(1)
    while table.whose == 1:
        table.play("silence") if table.phase == "scream" else table.idle()
    assert table.phase == "scream"  # before anything else of the new turn
    table.play("scream")
    assert table.where("ghost") == "beach"
    assert table.told(Screamed)[0].seat == 1


def test_17_7_two_screams_in_one_turn_put_the_player_out() -> None:
    table = street("hill hill hill").turn().play("scream, haunted COLD HAND, stay, scream")
    assert table.told(WentOut)[0].by == "screams"
    assert (table.view().players[0].alive, table.whose) == (False, 2)


def test_17_7_screams_of_different_turns_do_not_add_up() -> None:
    table = street("hill alley", ghost="corner").turn(1).play("scream").turn(2).play("scream").turn(1).play("scream")
    assert table.player(1).alive


def test_17_7_with_two_players_the_other_wins() -> None:
    table = street("alley hill").turn().play("scream, haunted COLD HAND, stay, scream")
    assert (table.ending, table.places) == ("screams", [2, 1])


def test_17_8_who_lands_on_haunted_ground_loses_all_permanent_cards() -> None:
    table = street("creek hill", ghost="hill", winter=True).keeps(1, "COLD HAND, FUR BOOTS").keeps(2, "WHISPERS")
    table.turn().play("silence, go ground")
    assert (table.permanents(1), table.permanents(2)) == ([], ["WHISPERS"])


def test_17_8_they_leave_the_game() -> None:
    table = street("creek hill", ghost="hill").keeps(1, "COLD HAND").turn().play("silence, go ground")
    assert table.view().haunted_left == 6


def test_17_8_who_is_moved_there_too() -> None:
    table = street("town creek", ghost="hill").keeps(2, "WHISPERS").hand(1, "SHADOW ON THE WALL, LOST").playing()
    table.play("play SHADOW ON THE WALL, go ground")
    assert table.permanents(2) == []


def test_17_8_passing_through_clears_nothing() -> None:
    table = street("creek hill", ghost="hill").keeps(1, "BENNY'S SECRET").turn().play("silence, go corner")
    assert table.permanents(1) == ["BENNY'S SECRET"]


def test_17_8_who_stands_there_already_keeps_a_new_permanent_card_until_landing_again() -> None:
    table = street("ground hill", ghost="ground").turn().play("silence, haunted BENNY'S SECRET")
    assert table.permanents(1) == ["BENNY'S SECRET"]
    table.play("go ground")  # out and back
    assert table.permanents(1) == []


@pytest.mark.parametrize("scream", [8, 12, 20, 30])
def test_C39_a_scream_is_a_matter_of_chance(scream: int) -> None:
    table = street(scream=scream).turn()
    assert table.chances == {"silence": Fraction(scream - 1, scream), "scream": Fraction(1, scream)}


def test_C39_at_the_start_after_the_movement_after_every_card_and_before_the_draw_phase() -> None:
    table = street("creek creek", ghost="hill").hand(1, "CRUMBS, LOST, CURFEW").turn()
    moments = []
    for step in ("stay", "play CRUMBS", "play LOST", "stop"):
        moments.append(table.phase)
        table.play("silence").play(step)
    moments.append(table.phase)
    assert moments == ["scream"] * 5
    table.play("silence")
    assert table.phase in {"draw", "card"}


def test_C39_he_stops_on_the_space_of_the_player() -> None:
    table = street("corner hill", ghost="creek").turn().play("scream")
    assert table.where("ghost") == "corner"


def test_C39_what_he_does_at_the_start_counts_for_the_haunted_card() -> None:
    table = street("town hill", ghost="ground").turn().play("scream")
    assert table.phase == "haunted_card"


@pytest.mark.parametrize("seats", [2, 3])
def test_C40_two_or_three_players(seats: int) -> None:
    assert Opening(seats, benny="harder").view().benny


def test_C41_harder_means_shuffled_in() -> None:
    table = Opening(2, benny="harder")
    assert (table.view().cove_left, Opening(2, benny="yes").play("first 1").view().cove_left) == (10, 9)


def test_C63_between_ways_of_the_same_length_the_one_through_the_lowest_number() -> None:
    ring = """
    corner  ground alley town
    highway .      .     woods
    creek   hill   beach field
    """
    table = Table(2, benny="yes").cove(ring).pawns("beach creek", ghost="ground").turn().play("scream")
    assert table.where("ghost") == "hill"  # by the corner (0), not by the alley (3): five steps either way


def test_C63_on_the_space_of_the_player_he_stays_and_he_lands_nowhere() -> None:
    table = street("ground hill", ghost="ground").keeps(1, "COLD HAND").turn().play("scream")
    assert table.where("ghost") == "ground"
    assert table.permanents(1) == ["COLD HAND"]


def test_C72_what_an_act_does_comes_before_the_haunted_card_and_does_not_save_from_it() -> None:
    table = Table(2, benny="harder").pawns("corner town", ghost="corner").acts("HIDDEN PASSAGE").turn()
    table.play("silence, act 1, go highway")
    assert (table.where(1), table.phase) == ("highway", "haunted_card")


def test_C72_whom_the_boogeyman_takes_draws_no_haunted_card() -> None:
    table = Table(3, benny="harder").pawns("corner town town", ghost="corner").acts("THE BOOGEYMAN").turn()
    table.play("silence, act 1, shuffle")
    assert (table.whose, table.view().haunted_left) == (2, 7)


def test_C72_a_scream_comes_before_what_permanent_cards_say() -> None:
    table = street("alley hill", ghost="creek").keeps(1, "BENNY WANTS TO PLAY").hand(1, "LOST").pile(1, 3).turn()
    assert table.play("scream").asks(1, "lose")


def test_C72_permanent_cards_speak_before_the_space_in_the_order_in_which_they_came() -> None:
    table = street("town hill", ghost="creek", winter=True).pawns("field hill").hand(1, "LOST, CURFEW").pile(1, 5)
    table.keeps(1, "HOLES IN YOUR POCKETS, BENNY WANTS TO PLAY").turn().play("silence")
    assert table.asks(1, "lose")
    assert not table.can("discard pile")  # HOLES IN YOUR POCKETS: from the hand
    assert table.play("card 1").asks(1, "who")  # then OPEN FIELD; nobody shares it


def test_C72_a_haunted_card_says_nothing_for_the_start_of_the_turn_in_which_it_comes() -> None:
    table = street("town hill", ghost="town").hand(1, "LOST").pile(1, 3).turn().play("silence, haunted PALE COMPANY")
    assert (table.asks(1, "move"), table.piled(1)) == (True, 3)


@pytest.mark.parametrize(("ghost", "is_alone"), [("beach", False), ("field", True)])
def test_C73_with_benny_on_the_beach_nobody_is_alone_there(ghost: str, is_alone: bool) -> None:
    table = street("beach hill", ghost=ghost).pile(1, 5).playing().play("draw option").settle()
    assert table.can("stop") == is_alone
