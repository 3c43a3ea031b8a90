"""Chapters 11 and 12 with their rulings: what each row of the score sheet pays, and when."""

from __future__ import annotations

import pytest

from ratskeller.games.rathulhu.events import Scored
from ratskeller.games.rathulhu.view import Cell
from tests.games.rathulhu.table import Table

AEONS = [1, 2, 3]


def scored(*collections: str, aeon: int = 1, tokens: tuple[str, ...] = (), board: int | None = None) -> Table:
    """A table where everybody holds something and an Aeon has just ended."""
    table = Table(len(collections)).aeon(aeon)
    if tokens:
        table.tokens(*tokens, board=board)
    for seat, tiles in enumerate(collections, start=1):
        if tiles:
            table.give(seat, tiles)
    return table.end_aeon()


def test_11_1_collections_bring_favour_row_by_row() -> None:
    table = scored("2 old one, relic, tome 1, tome 2, tome 3, 2 altar, 5 cultist, 3 shoggoth", "", "shoggoth")
    assert table.told(Scored) == [
        Scored(seat=0, points=(4, 3, 5, 2, 5, 5, 0, 0, 0)),
        Scored(seat=1, points=(0, 0, -5, 0, 0, -2, 0, 0, 0)),
        Scored(seat=2, points=(0, 0, -5, 0, 0, 0, 0, 0, 0)),
    ]
    assert table.favour == [10 + 24, 10 - 7, 10 - 5]


def test_11_1_the_sheet_keeps_what_was_counted_and_what_was_paid() -> None:
    table = scored("2 old one, relic, tome 1, 2 tome 2, tome 3", "", "shoggoth")
    lines = {line.row: line.cells for line in table.view().sheet}
    assert lines["old_ones"] == (Cell(2, 4), Cell(0, 0), Cell(0, 0))
    assert lines["relics"] == (Cell(1, 3), Cell(0, 0), Cell(0, 0))
    assert lines["tomes"] == (Cell(3, 5), Cell(0, -5), Cell(0, -5))
    assert lines["shoggoths"] == (Cell(0, -2), Cell(0, -2), Cell(1, 5))


def test_11_1_before_the_end_the_table_shows_what_would_be_paid() -> None:
    table = Table().give(1, "2 relic, tome 4")
    seat = table.seat(1)
    assert seat.now is not None
    assert [cell.points for cell in seat.now] == [0, 6, 0, 0, 0, 0, 0, 0, -5]
    assert (seat.points_now, table.view().rows_due) == (6, 6)
    table.aeon(3)
    assert (table.seat(1).points_now, table.view().rows_due) == (1, 9)
    assert table.end_aeon().favour == [11, 5, 10]


def test_11_2_cultists_bring_nothing_without_an_altar() -> None:
    table = scored("7 cultist", "7 cultist, altar", "altar")
    assert table.paid("cultists") == [0, 7, 0]
    assert table.paid("altars") == [0, 1, 1]


@pytest.mark.parametrize("aeon", AEONS)
def test_12_1_old_ones_bring_two_each(aeon: int) -> None:
    table = scored("old one", "5 old one", "", aeon=aeon)
    assert table.paid("old_ones") == [2, 10, 0]
    assert table.view().sheet[-1 if aeon < 3 else -4].aeon == aeon


def test_12_1_and_are_discarded() -> None:
    assert scored("old one", "5 old one", "").end_aeon().paid("old_ones", 2) == [0, 0, 0]


@pytest.mark.parametrize("aeon", AEONS)
def test_12_2_relics_bring_three_each(aeon: int) -> None:
    assert scored("relic", "4 relic", "", aeon=aeon).paid("relics") == [3, 12, 0]


def test_12_2_and_are_discarded() -> None:
    assert scored("relic", "4 relic", "").end_aeon().paid("relics", 2) == [0, 0, 0]


@pytest.mark.parametrize("aeon", AEONS)
def test_12_3_tomes_bring_favour_by_their_types(aeon: int) -> None:
    table = scored(
        "",
        "tome 1, tome 3, 2 tome 5",
        "tome 1, tome 2, tome 3, tome 4",
        "tome 1, tome 2, tome 3, tome 4, tome 5",
        aeon=aeon,
    )
    assert table.paid("tomes") == [-5, 5, 10, 15]


def test_12_3_a_second_tome_of_a_type_brings_nothing() -> None:
    assert scored("5 tome 1, 5 tome 2", "2 tome 3, 2 tome 4, 2 tome 5", "").paid("tomes") == [0, 5, -5]


def test_12_3_and_are_discarded() -> None:
    assert scored("tome 1, tome 2, tome 3", "tome 4", "").end_aeon().paid("tomes", 2) == [-5, -5, -5]


@pytest.mark.parametrize("aeon", AEONS)
def test_12_4_altars_bring_one_each(aeon: int) -> None:
    assert scored("altar", "6 altar", "", aeon=aeon).paid("altars") == [1, 6, 0]


def test_12_4_and_are_discarded() -> None:
    table = scored("altar", "6 altar, cultist", "").end_aeon()
    assert (table.paid("altars", 2), table.paid("cultists", 2)) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.parametrize("aeon", AEONS)
def test_12_5_cultists_bring_one_each_to_a_player_with_an_altar(aeon: int) -> None:
    assert scored("altar, 8 cultist", "3 altar, 8 cultist", "9 cultist", aeon=aeon).paid("cultists") == [8, 8, 0]


def test_12_5_and_stay() -> None:
    table = scored("altar, 8 cultist", "", "").give(1, "altar").end_aeon()
    assert table.paid("cultists", 2) == [8, 0, 0]


@pytest.mark.parametrize("aeon", AEONS)
def test_12_6_the_most_shoggoths_bring_five_and_the_fewest_cost_two(aeon: int) -> None:
    assert scored("4 shoggoth", "6 shoggoth", "shoggoth", aeon=aeon).paid("shoggoths") == [0, 5, -2]


def test_12_6_and_stay() -> None:
    table = scored("4 shoggoth", "6 shoggoth", "shoggoth").give(1, "3 shoggoth").end_aeon()
    assert table.paid("shoggoths", 2) == [5, 0, -2]


def sites(types: int, each: int = 1) -> str:
    """Sites of the first so many types."""
    return ", ".join(f"{each} site {number}" for number in range(1, types + 1))


@pytest.mark.parametrize(("types", "points"), [(0, 0), (1, 1), (2, 2), (5, 5), (6, 6), (7, 10), (8, 15)])
def test_12_7_different_sites(types: int, points: int) -> None:
    table = scored(sites(types) if types else "", "", aeon=3)
    assert table.paid("sites") == [points, 0]
    assert table.paid("alike") == [0, 0]


@pytest.mark.parametrize("aeon", [1, 2])
def test_12_7_only_after_the_third_aeon(aeon: int) -> None:
    table = scored(sites(8), "", aeon=aeon)
    assert [line for line in table.view().sheet if line.row == "sites"] == []
    assert table.favour == [5, 5]
    assert table.told(Scored)[0].points[6:] == (0, 0, 0)


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("2 site 1", 0),
        ("3 site 1", 5),
        ("4 site 1", 10),
        ("5 site 1", 15),
        ("3 site 1, 3 site 8", 10),
        ("5 site 2, 4 site 3, 3 site 4, 2 site 5", 30),
    ],
)
def test_12_8_sites_alike(held: str, points: int) -> None:
    assert scored(held, "", aeon=3).paid("alike") == [points, 0]


@pytest.mark.parametrize("aeon", [1, 2])
def test_12_8_only_after_the_third_aeon(aeon: int) -> None:
    table = scored("5 site 1", "", aeon=aeon)
    assert [line for line in table.view().sheet if line.row == "alike"] == []
    assert table.favour == [5, 5]


def test_12_9_the_highest_sum_of_tokens_brings_five_and_the_lowest_costs_five() -> None:
    assert scored("", "", "", aeon=3).paid("tokens") == [-5, 0, 5]  # 28, 30 and 32
    assert scored("", "", "", "", "", aeon=3).paid("tokens") == [-5, 0, 0, 0, 5]  # 25, 26, 27, 28, 29


def test_12_9_face_up_or_face_down() -> None:
    tokens = ("13 / 8 5 2", "12 9 6 3", "/ 11 10 7 4")
    assert scored("", "", "", aeon=3, tokens=tokens).paid("tokens") == [-5, 0, 5]


@pytest.mark.parametrize("aeon", [1, 2])
def test_12_9_only_after_the_third_aeon(aeon: int) -> None:
    table = scored("", "", "", aeon=aeon)
    assert [line for line in table.view().sheet if line.row == "tokens"] == []
    assert table.favour == [5, 5, 5]


# ---- rulings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["", "shoggoth", "5 shoggoth"])
@pytest.mark.parametrize("seats", [2, 5])
def test_K1_if_all_have_the_same_number_of_shoggoths_nobody_scores(held: str, seats: int) -> None:
    assert scored(*[held] * seats).paid("shoggoths") == [0] * seats


def test_K2_if_all_have_the_same_sum_nobody_scores() -> None:
    table = scored("", "", aeon=3, tokens=("8 7 2 1", "6 5 4 3"), board=9)  # 18 and 18
    assert table.paid("tokens") == [0, 0]
    assert table.favour == [5, 5]
    table = scored("", "", "", aeon=3, tokens=("13 12 2 1", "11 10 4 3", "9 8 6 5"), board=7)  # 28 for all three
    assert table.paid("tokens") == [0, 0, 0]


def test_K3_who_share_the_most_or_the_least_get_the_full_value() -> None:
    assert scored("4 shoggoth", "4 shoggoth", "shoggoth", "shoggoth", "2 shoggoth").paid("shoggoths") == [
        5,
        5,
        -2,
        -2,
        0,
    ]
    assert scored("4 shoggoth", "4 shoggoth", "").paid("shoggoths") == [5, 5, -2]
    assert scored("4 shoggoth", "", "").paid("shoggoths") == [5, -2, -2]


def test_K3_the_same_for_tokens() -> None:
    tokens = ("13 12 2 1", "11 10 4 3", "9 8 7 5")  # 28, 28 and 29
    assert scored("", "", "", aeon=3, tokens=tokens, board=6).paid("tokens") == [-5, -5, 5]
    tokens = ("13 12 3 1", "11 10 6 2", "9 8 5 4")  # 29, 29 and 26
    assert scored("", "", "", aeon=3, tokens=tokens, board=7).paid("tokens") == [5, 5, -5]


def test_K4_favour_can_fall_below_zero() -> None:
    table = scored("", "shoggoth", aeon=1).end_aeon().end_aeon()
    # 10 − 3 × (5 + 2), and the sum of 22 is level with the sum of 22.
    assert table.favour == [-11, 10]
    assert table.match.end().scores == [-11, 10]  # type: ignore[union-attr]


def test_K20_one_or_two_types_of_tomes_pay_nothing() -> None:
    assert scored("tome 1", "3 tome 1, 2 tome 2", "tome 4, tome 5", "").paid("tomes") == [0, 0, 0, -5]


def test_K21_with_an_altar_every_altar_and_every_cultist_pays_one() -> None:
    table = scored("3 altar, 4 cultist", "", "")
    assert (table.paid("altars"), table.paid("cultists")) == ([3, 0, 0], [4, 0, 0])
    assert table.favour == [10 + 7 - 5, 5, 5]
    assert table.holds(1) == {"cultist": 4}
    table.end_aeon()
    assert (table.paid("altars"), table.paid("cultists")) == ([0, 0, 0], [0, 0, 0])
    assert table.holds(1) == {"cultist": 4}


def test_K26_the_two_rows_of_sites_add_up() -> None:
    table = scored("5 site 1, 4 site 2, 3 site 3, 2 site 4, site 5, site 6, site 7", "5 site 8", aeon=3)
    assert table.paid("sites") == [10, 1]
    assert table.paid("alike") == [15 + 10 + 5, 15]


def test_K26_in_the_first_a_type_counts_once() -> None:
    assert scored("5 site 1, 2 site 2", "", aeon=3).paid("sites") == [2, 0]


def test_K26_in_the_second_a_set_pays_only_once() -> None:
    assert scored("4 site 1", "5 site 2", aeon=3).paid("alike") == [10, 15]


def test_K26_all_forty() -> None:
    table = scored(sites(8, 5), "", aeon=3)
    assert (table.paid("sites"), table.paid("alike")) == ([15, 0], [120, 0])


def test_K27_no_shoggoth_at_all_can_be_the_fewest() -> None:
    assert scored("", "shoggoth", "2 shoggoth").paid("shoggoths") == [-2, 0, 5]


def test_K27_the_token_on_the_board_is_nobodys() -> None:
    tokens = ("9 6 4 1", "8 7 5 2")  # 20 and 22, with 3 on the board
    assert scored("", "", aeon=3, tokens=tokens, board=3).paid("tokens") == [-5, 5]
    lines = {line.row: line.cells for line in scored("", "", aeon=3, tokens=tokens, board=3).view().sheet}
    assert lines["tokens"] == (Cell(20, -5), Cell(22, 5))


def test_K39_the_rows_in_the_order_of_the_sheet() -> None:
    table = Table().end_aeon().end_aeon().end_aeon()
    rows = list(dict.fromkeys(line.row for line in table.view().sheet))
    assert rows == ["old_ones", "relics", "tomes", "altars", "cultists", "shoggoths", "sites", "alike", "tokens"]
    assert [line.aeon for line in table.view().sheet] == [1, 2, 3] * 6 + [3] * 3
