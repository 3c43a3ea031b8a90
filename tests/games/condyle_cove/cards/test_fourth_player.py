"""Every card of the fourth player does what its text says (section 4.6 of the reconstruction)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.condyle_cove.scenes import holding

if TYPE_CHECKING:
    from tests.games.condyle_cove.table import Table


def with_fourth(cards: str, where: str = "town creek") -> Table:
    """Seat 1 in the Play phase with these cards and BAD DOG."""
    return holding(cards, where, fourth_player="always")


def test_leapfrog_moves_any_player_one_or_three() -> None:
    table = with_fourth("LEAPFROG", "hill town beach").play("play LEAPFROG")
    assert table.offers("pawn") == {"1", "2", "3"}
    table.play("pawn 2")
    assert table.offers("go") == {"hill", "corner", "alley", "creek", "beach"}
    table.use_rest("go corner")
    assert table.where(2) == "corner"


def test_all_fall_down_everyone_not_on_hill_or_in_woods_discards_one() -> None:
    table = with_fourth("ALL FALL DOWN", "town hill woods beach").use("ALL FALL DOWN")
    assert [table.piled(seat) for seat in (1, 2, 3, 4)] == [4, 5, 5, 4]


def test_pinky_swear_two_for_you_and_one_for_another() -> None:
    table = with_fourth("PINKY SWEAR", "town beach creek").discard(1, "LOST, CURFEW, CRUMBS").discard(3, "LULLABY")
    table.discard(2, "TATTLETALE").use("PINKY SWEAR", "pawn 3")
    assert table.in_pile(1)[5:] == ["CRUMBS", "CURFEW"]
    assert table.in_pile(3)[5:] == ["LULLABY"]
    assert table.piled(2) == 5
    assert table.gone == ["PINKY SWEAR"]


def test_four_in_a_bed_takes_the_top_card_of_each_other_on_the_own_space() -> None:
    table = with_fourth("FOUR IN A BED", "beach beach beach town").use("FOUR IN A BED")
    assert [table.piled(seat) for seat in (1, 2, 3, 4)] == [7, 4, 4, 5]


def test_marbles_for_keeps_takes_two_of_another_pile() -> None:
    table = with_fourth("MARBLES FOR KEEPS", "town beach creek").pile(3, "LOST, CURFEW, CRUMBS")
    table.use("MARBLES FOR KEEPS", "pawn 3")
    assert table.in_pile(1)[5:] == ["LOST", "CURFEW"]
    assert table.in_pile(3) == ["CRUMBS"]


@pytest.mark.parametrize("space", ["town", "alley"])
def test_snitch_another_not_in_town_or_alley_discards_two(space: str) -> None:
    table = with_fourth("SNITCH", f"hill {space} beach creek").play("play SNITCH")
    assert table.offers("pawn") == {"3", "4"}
    table.use_rest("pawn 4")
    assert [table.piled(seat) for seat in (1, 2, 3, 4)] == [5, 5, 5, 3]


def test_wishbone_brings_two_back() -> None:
    table = with_fourth("WISHBONE", "town beach creek").discard(1, "LOST, CURFEW, CRUMBS").play("play WISHBONE")
    assert table.offers("choose") == {"1", "2"}
    table.use_rest("choose 1")
    assert (table.in_pile(1)[5:], table.piled(2), table.gone) == (["CRUMBS", "CURFEW"], 5, ["WISHBONE"])


def test_wishbone_or_another_player_discards_two() -> None:
    table = with_fourth("WISHBONE", "town beach creek").use("WISHBONE", "choose 2, pawn 3")
    assert [table.piled(seat) for seat in (1, 2, 3)] == [5, 5, 3]


@pytest.mark.parametrize(("space", "back"), [("beach", 3), ("creek", 3), ("town", 0)])
def test_sandcastles_on_beach_or_creek_shuffles_three_back(space: str, back: int) -> None:
    table = with_fourth("SANDCASTLES", f"{space} hill").discard(1, "LOST, CURFEW, CRUMBS, LULLABY").use("SANDCASTLES")
    assert table.piled(1) == 5 + back


@pytest.mark.parametrize(("space", "back"), [("field", 2), ("hill", 2), ("town", 0)])
def test_picnic_basket_one_hand_card_and_on_field_or_hill_two_discards(space: str, back: int) -> None:
    table = with_fourth("PICNIC BASKET, LOST", f"{space} creek").discard(1, "CURFEW, CRUMBS, LULLABY")
    table.play("play PICNIC BASKET, card LOST")
    assert table.in_pile(1)[5:] == ["LOST", "LULLABY", "CRUMBS"][: 1 + back]
    assert table.held(1) == ["BAD DOG"]


def test_picnic_basket_the_hand_card_is_optional() -> None:
    table = (
        with_fourth("PICNIC BASKET, LOST", "hill creek").discard(1, "CURFEW, CRUMBS").play("play PICNIC BASKET, keep")
    )
    assert (table.held(1), table.piled(1)) == (["LOST", "BAD DOG"], 7)


def test_back_door_to_any_space_but_the_cul_de_sac_and_one_card_back() -> None:
    table = with_fourth("BACK DOOR", "hill creek").discard(1, "CURFEW, CRUMBS").play("play BACK DOOR")
    assert table.offers("go") == set(table.spots) - {"corner"}
    table.use_rest("go field")
    assert (table.where(1), table.in_pile(1)[5:]) == ("field", ["CRUMBS"])


def test_ring_the_bell_moves_each_other_one_and_they_discard_one() -> None:
    table = with_fourth("RING THE BELL", "town alley creek beach").play("play RING THE BELL")
    table.use_rest("go field")  # the others have only one way
    assert [table.where(seat) for seat in (1, 2, 3, 4)] == ["town", "highway", "woods", "field"]
    assert [table.piled(seat) for seat in (1, 2, 3, 4)] == [5, 4, 4, 4]


def test_tin_soldier_until_the_own_next_turn_nothing_is_stolen_or_discarded() -> None:
    table = with_fourth("TIN SOLDIER", "beach creek").discard(1, "LOST").use("TIN SOLDIER")
    assert table.in_pile(1)[5:] == ["LOST"]
    table.hand(2, "ON THE MOVE, TATTLETALE, CURFEW").playing(2).use("ON THE MOVE").use("TATTLETALE")
    assert table.piled(1) == 6
    table.playing(1).discard(2, 0).hand(2, "ON THE MOVE, TATTLETALE, CURFEW").playing(2)
    table.use("ON THE MOVE").use("TATTLETALE")
    assert table.piled(1) == 3


def test_tin_soldier_does_not_protect_from_the_cemetery() -> None:
    table = with_fourth("TIN SOLDIER", "highway creek").use("TIN SOLDIER").hand(2, "SCARECROW, LOST").playing(2)
    table.use("SCARECROW", "go cemetery")
    assert table.asks(1, "lose")


def test_tin_soldier_does_not_protect_from_ones_own_cards() -> None:
    table = with_fourth("TIN SOLDIER, CURFEW", "beach creek").use("TIN SOLDIER").use("CURFEW")
    assert table.piled(1) == 3
