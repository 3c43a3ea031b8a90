"""Condyle Cove, chapters 8 and 15: laying Cove cards, DETOURs, the Passage; with the rulings about them."""

from __future__ import annotations

from typing import Any

from tests.games.condyle_cove.box import CROSS, NINE
from tests.games.condyle_cove.table import Table

PASSAGES = """
passage .       .        .        .
hill    .       .        .        .
corner  town    woods    cemetery passage2
"""


def cells(table: Table) -> set[tuple[int, int]]:
    """Where the Cove card in hand may be laid."""
    return {(int(x), int(y)) for x, y in (cell.split() for cell in table.offers("lay"))}


def legal_cells(taken: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """8.2 and 8.3, counted anew: beside a card, and around no corner of the cell three cards."""
    steps = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in steps} - taken
    found = set()
    for x, y in beside:
        corners = [{(x + dx, y), (x, y + dy), (x + dx, y + dy)} & taken for dx in (1, -1) for dy in (1, -1)]
        if all(len(cards) <= 2 for cards in corners):
            found.add((x, y))
    return found


def laying(drawing: str, seats: int = 2, **options: Any) -> Table:
    """A table at which seat 1 has just drawn a Cove card."""
    return Table(seats, **options).cove(drawing).pawns("corner " * seats).drawing().play("draw cove").settle()


def test_8_1_each_player_may_draw_cove_cards_in_the_own_draw_phase() -> None:
    table = Table(3).pawns("town town town")
    for seat in (1, 2, 3):
        assert table.drawing(seat).can("draw cove")
    assert not table.hand(1, "LOST").playing().can("draw cove")


def test_8_1_only_as_long_as_there_are_any() -> None:
    table = Table().cove(NINE).pawns("town town").hand(1, "LOST, CURFEW").drawing()
    assert table.state.is_chance()  # both cards come from the pile, unasked


def test_8_2_a_side_must_touch_a_side() -> None:
    table = laying(CROSS)
    assert table.refuses("lay 1 2") == "8.3"
    assert table.refuses("lay 5 5") == "8.3"
    table.play("lay 2 0")
    assert (2, 0) in table.spots.values()


def test_8_3_four_cards_never_make_a_square() -> None:
    table = laying(CROSS)
    for square in ("1 1", "1 -1", "-1 1", "-1 -1"):
        assert table.refuses(f"lay {square}") == "8.3"


def test_8_3_holds_wherever_the_map_has_grown() -> None:
    drawings = [
        CROSS,
        NINE,
        """
        .      highway alley
        town   corner  .
        .      woods   hill
        """,
        """
        highway alley   town  .
        cemetery .      hill  .
        woods   corner  creek beach
        """,
    ]
    for drawing in drawings:
        table = laying(drawing.replace("creek", ".").replace("beach", "."))
        assert cells(table) == legal_cells(set(table.spots.values()))


def test_8_3_a_hole_may_be_closed_only_if_no_square_comes_of_it() -> None:
    ring = """
    highway alley  town
    hill    .      woods
    corner  field  cemetery
    """
    table = laying(ring)
    assert not table.can("lay 1 -1")  # the middle of a ring of eight would make four squares


def test_C17_after_the_cross_only_the_ends_of_its_arms_are_free() -> None:
    assert cells(laying(CROSS)) == {(0, -2), (2, 0), (0, 2), (-2, 0)}


def test_C18_there_is_always_a_cell() -> None:
    table = laying(CROSS)
    while table.view().cove_left or table.phase == "lay":
        assert cells(table) == legal_cells(set(table.spots.values()))
        table.do(f"lay {min(table.offers('lay'))}")
        if table.phase != "lay":
            if not table.view().cove_left:
                break
            table.drawing().play("draw cove").settle()
    assert len(table.spots) == 10


# ---- DETOUR -------------------------------------------------------------------------------------------------------


def test_9_2_a_detour_is_held_like_any_options_card_and_becomes_a_space_when_played() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR, LOST").playing().use("DETOUR", "lay 2 0")
    assert table.spots["detour"] == (2, 0)
    assert (table.held(1), table.discarded(1)) == (["LOST"], [])


def test_9_2_only_in_the_own_play_phase() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR").hand(2, "DETOUR").turn()
    assert table.refuses("play DETOUR") is None
    table.play("stay, play DETOUR, lay 2 0")
    assert table.asks(2, "answer")
    assert table.refuses("play DETOUR") == "11.1"
    table.play("pass")
    assert table.phase == "draw"
    assert table.refuses("play DETOUR 2") is None


def test_9_3_a_detour_takes_the_place_of_a_cove_card_which_is_laid_anew() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR, LOST").playing().play("play DETOUR, replace woods")
    assert cells(table) == {(0, -2), (2, 0), (0, 2), (-2, 0)}
    table.play("lay 0 2")
    assert (table.spots["detour"], table.spots["woods"]) == ((1, 0), (0, 2))


def test_9_4_the_cul_de_sac_is_never_replaced() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR").playing().play("play DETOUR")
    assert table.refuses("replace corner") == "9.4"
    assert table.offers("replace") == {"town", "woods", "highway", "cemetery"}


def test_9_5_a_pawn_goes_with_its_card() -> None:
    table = Table().cove(CROSS).pawns("woods corner").hand(1, "DETOUR, LOST").playing()
    table.use("DETOUR", "replace woods, lay 0 2")
    assert table.where(1) == "woods"
    assert table.spots["woods"] == (0, 2)
    assert table.turn(2).settle().phase == "act"  # seat 2 stayed on the Cul-De-Sac


def test_C12_a_pawn_that_is_carried_along_does_not_land() -> None:
    table = Table().cove(CROSS).pawns("town cemetery").pile(2, 5).hand(1, "DETOUR, LOST").hand(2, "CURFEW").playing()
    table.use("DETOUR", "replace cemetery, lay 2 0")
    assert (table.where(2), table.discarded(2), table.held(2)) == ("cemetery", [], ["CURFEW"])


def test_C12_steps_are_counted_from_where_the_card_lies_now() -> None:
    table = Table().cove(CROSS).pawns("town corner").hand(1, "DETOUR, LOST").playing()
    table.use("DETOUR", "replace town, lay 2 0").turn(1)
    assert table.offers("go") == {"woods", "corner", "town"}


def test_C19_a_detour_may_be_laid_on_a_free_cell() -> None:
    table = Table().cove(CROSS).pawns("town town").hand(1, "DETOUR").playing().play("play DETOUR")
    assert cells(table) == {(0, -2), (2, 0), (0, 2), (-2, 0)}
    assert table.refuses("lay 1 1") == "8.3"


def test_C19_another_detour_may_be_replaced_and_is_laid_anew() -> None:
    drawing = CROSS.replace("woods", "detour")
    table = Table().cove(drawing).pawns("town town").hand(1, "DETOUR, LOST").playing()
    table.use("DETOUR", "replace detour, lay 0 2")
    assert (table.spots["detour2"], table.spots["detour"]) == ((1, 0), (0, 2))
    assert table.discarded(1) == []


def test_C20_a_detour_has_no_attribute() -> None:
    table = Table().cove(CROSS.replace("woods", "detour")).pawns("corner detour").hand(2, "CURFEW").turn(2)
    assert table.asks(2, "move")
    assert table.player(2).holds == {}
    table.playing(1).hand(1, "SCARECROW, LOST").playing().use("SCARECROW", "go town")
    assert table.where(2) == "town"


# ---- 15 -----------------------------------------------------------------------------------------------------------


def test_15_1_from_one_passage_to_the_other_costs_no_step() -> None:
    table = Table(passages=True).cove(PASSAGES).pawns("hill town").turn()
    # Up to the Passage is one step; the second leads to what lies beside the other one.
    assert {"corner", "town", "cemetery", "passage"} <= table.offers("go")
    assert "woods" not in table.offers("go")
    table.play("go cemetery")
    assert table.where(1) == "cemetery"


def test_15_1_card_movement_counts_the_passage_once_too() -> None:
    table = Table(passages=True).cove(PASSAGES).pawns("town hill").hand(1, "SCARECROW, LOST").playing()
    table.play("play SCARECROW")
    assert "cemetery" in table.offers("go")


def test_15_1_alone_in_play_a_passage_is_an_ordinary_space() -> None:
    table = Table(passages=True).cove(PASSAGES.replace("passage2", ".")).pawns("hill town").turn()
    assert table.offers("go") == {"passage", "corner", "town", "hill"}


def test_15_1_both_are_shuffled_in_with_the_cove_cards() -> None:
    assert Table(passages=True).cove(CROSS).view().cove_left == 7
    assert Table().cove(CROSS).view().cove_left == 5


def test_15_2_players_on_the_two_cards_share_a_space() -> None:
    table = Table(passages=True).cove(PASSAGES).pawns("passage passage2").hand(1, "NO FRIEND OF MINE, LOST")
    table.hand(2, "CURFEW").pile(2, 5).playing().use("NO FRIEND OF MINE")
    assert table.held(1) == ["LOST", "CURFEW"]
    assert (table.piled(2), len(table.discarded(2))) == (3, 2)
