"""Every Haunted card does what its text says (section 4.8 of the reconstruction)."""

from __future__ import annotations

import pytest

from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.table import Table

# All nine Cove cards and HAUNTED GROUND at the end of an arm.
HAUNTED = NINE.replace("field .", "field ground")


def haunted(cards: str, where: str = "town creek", ghost: str = "ground") -> Table:
    """Seat 1 has these Haunted cards; piles of five."""
    table = Table(len(where.split()), benny="yes").cove(HAUNTED).pawns(where, ghost=ghost).keeps(1, cards)
    for seat in range(1, table.state.seats + 1):
        table.pile(seat, 5)
    return table


def test_all_seven_are_permanent() -> None:
    assert list(Table(2, benny="yes").state.content.permanent)[84:] == [1] * 7


def test_cold_hand_one_space_less() -> None:
    assert haunted("COLD HAND", "hill creek").turn().play("silence").offers("go") == {"town"}


@pytest.mark.parametrize(("space", "held"), [("woods", 0), ("alley", 0), ("town", 1), ("creek", 1)])
def test_whispers_a_hand_card_in_woods_or_alley(space: str, held: int) -> None:
    table = haunted("WHISPERS", f"{space} hill").hand(1, "LOST").turn().play("silence")
    assert (len(table.held(1)), table.piled(1)) == (held, 5)


@pytest.mark.parametrize(("space", "left"), [("town", 4), ("highway", 4), ("woods", 5), ("beach", 5)])
def test_pale_company_the_top_card_in_town_or_on_the_highway(space: str, left: int) -> None:
    assert haunted("PALE COMPANY", f"{space} hill").turn().play("silence").piled(1) == left


def test_seen_through_the_hand_lies_open() -> None:
    table = Table(2, benny="yes").cove(HAUNTED).pawns("creek hill", ghost="creek").hand(1, "LOST, CURFEW")
    table.turn().play("silence, haunted SEEN THROUGH")
    assert table.sees(2, 1) == ["LOST", "CURFEW"]


def test_benny_wants_to_play_a_card_when_one_shares_a_space() -> None:
    table = haunted("BENNY WANTS TO PLAY", "creek creek").hand(1, "LOST").turn().play("silence")
    assert table.asks(1, "lose")
    table.play("discard pile")
    assert table.discarded(1) == ["?"]
    assert haunted("BENNY WANTS TO PLAY", "creek hill").turn().play("silence").asks(1, "move")


def test_benny_wants_to_play_his_own_company_counts() -> None:
    table = haunted("BENNY WANTS TO PLAY", "creek hill", ghost="creek").hand(1, "LOST").turn().play("silence")
    assert table.asks(1, "lose")


def test_door_left_open_spaces_no_longer_protect() -> None:
    table = haunted("DOOR LEFT OPEN", "alley creek").hand(1, "LOST").hand(2, "STICKY FINGERS, CURFEW").playing(2)
    table.use("STICKY FINGERS")
    assert table.held(1) == []
    table = haunted("DOOR LEFT OPEN", "woods hill").hand(2, "SCARECROW, CURFEW").playing(2)
    table.use("SCARECROW", "go town")
    assert table.where(1) == "town"
    table = haunted("DOOR LEFT OPEN", "hill creek").hand(2, "TATTLETALE, CURFEW").playing(2).use("TATTLETALE")
    assert table.piled(1) == 3


def test_door_left_open_the_highway_still_leads_far() -> None:
    assert haunted("DOOR LEFT OPEN", "highway creek").turn().play("silence").can("go field")


def test_bennys_secret_nobody_else_moves_you() -> None:
    table = haunted("BENNY'S SECRET", "beach highway").hand(2, "SCARECROW, CURFEW").playing(2).use("SCARECROW")
    assert table.where(1) == "beach"
