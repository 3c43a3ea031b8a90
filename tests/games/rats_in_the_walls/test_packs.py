"""The shipped pay-out sheets, a sheet of the table's own, and what is said of a sheet with a mistake in it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from ratskeller.games.rats_in_the_walls.content import Sheet
from ratskeller.kernel.errors import BadPack, BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.packs import read_pack
from ratskeller.kernel.texts import plain_values
from tests.games.rats_in_the_walls.table import FIVE_DICE, GAME, Table, own_sheet

SHIPPED = (files("ratskeller.games.rats_in_the_walls") / "packs" / "reconstructed.toml").read_text(encoding="utf-8")
# As somebody would write it: without translations, which may come and go and move every line below them.
TEXT = re.sub(r"^\w+_de = .*\n", "", SHIPPED, flags=re.MULTILINE)


def changed(old: str, new: str) -> str:
    """The reconstructed sheet with one thing changed in it."""
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def complaint(text: str) -> str:
    """What is said of a bad sheet."""
    with pytest.raises(BadPack) as bad:
        read_pack(Sheet, text, "own.toml")
    return str(bad.value)


# ---- the shipped sheets ------------------------------------------------------------------------------------


def test_two_sheets_are_shipped_and_the_reconstructed_one_is_the_default() -> None:
    shipped = GAME.shipped_packs()
    assert {kind: list(packs) for kind, packs in shipped.items()} == {"payout": ["reconstructed", "other_reading"]}
    assert GAME.choose_packs({})["payout"] is shipped["payout"]["reconstructed"]
    assert [pack.name for pack in shipped["payout"].values()] == ["reconstructed", "other_reading"]


def test_the_sheets_differ_in_the_loss_of_a_wrong_doubter_alone() -> None:
    one, other = GAME.shipped_packs()["payout"].values()
    assert isinstance(one, Sheet)
    assert isinstance(other, Sheet)
    numbers = [[(path, cell.giver, cell.receiver) for path, _, _, cell, _ in sheet.cells()] for sheet in (one, other)]
    assert [pair for pair in zip(*numbers, strict=True) if pair[0] != pair[1]] == [
        (("none.doubted_true", 1, -1), ("none.doubted_true", 1, -2)),
        (("rats.doubted_true", 1, -2), ("rats.doubted_true", 1, -1)),
    ]
    assert one.fee.giver == other.fee.giver == -1


@pytest.mark.parametrize("name", ["reconstructed", "other_reading"])
def test_a_shipped_sheet_can_be_sent_and_brought_back(name: str) -> None:
    sheet = GAME.shipped_packs()["payout"][name]
    plain = plain_values(sheet)
    assert GAME.choose_packs({"payout": plain})["payout"] == sheet


def test_a_sheet_can_be_asked_for_by_name() -> None:
    table = Table(payout="other_reading").play("announce none, doubt, roll none")
    assert (table.brains, table.middle) == ([8, 5, 7, 7], 1)
    assert table.match.header.packs == {"payout": "other_reading"}


# ---- an own sheet ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "script", "brains", "middle"),
    [
        ({"fee": (-3, 0)}, "announce 1", [4, 7, 7, 7], 3),
        ({"fee": (0, 0)}, "announce 1", [7, 7, 7, 7], 0),
        ({"fee": (-8, 0)}, "announce 1", [0, 7, 7, 7], 7),
        ({"none_doubted_true": (2, -3)}, "announce none, doubt, roll none", [9, 4, 7, 7], 1),
        ({"none_doubted_false": (-4, 0)}, "announce none, doubt, roll 1", [3, 7, 7, 7], 4),
        ({"rats_believed": (0, -2)}, "announce 1, believe", [6, 5, 7, 7], 3),
        ({"rats_doubted_true": (3, -3)}, "announce 1, doubt, roll 2", [9, 4, 7, 7], 1),
        ({"rats_doubted_false": (-5, 2)}, "announce 2, doubt, roll 1", [1, 9, 7, 7], 4),
    ],
)
def test_a_table_can_bring_its_own_sheet(
    cells: dict[str, tuple[int, int]], script: str, brains: list[int], middle: int
) -> None:
    table = Table(payout=own_sheet(**cells)).play(script)
    assert (table.brains, table.middle) == (brains, middle)


def test_an_own_sheet_is_kept_in_the_record() -> None:
    table = Table(payout=own_sheet(fee=(-2, 0)))
    assert table.match.header.packs["payout"]["fee"]["giver"] == -2


def test_an_own_sheet_that_says_the_same_plays_the_same() -> None:
    own, shipped = Table(payout=own_sheet()), Table()
    script = FIVE_DICE + ", announce 3, believe, shake, peek, roll 2, announce 4, doubt"
    assert own.play(script).match.steps == shipped.play(script).match.steps


# ---- sheets that cannot be used ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "[rats.believed]\ngiver = 1\n",
            "[rats.believed]\ngiver = -1\n",
            "24: rats.believed.giver: expected 0 or more, because the giver is right here.",
        ),
        (
            "[rats.believed]\ngiver = 1\nreceiver = -1\n",
            "[rats.believed]\ngiver = 1\nreceiver = 1\n",
            "25: rats.believed.receiver: expected 0 or less, because the receiver pays here.",
        ),
        (
            "[rats.believed]\ngiver = 1\n",
            "[rats.believed]\ngiver = 2\n",
            "24: rats.believed.giver: expected at most 1, because gains come out of what the receiver loses.",
        ),
        (
            "[none.doubted_false]\ngiver = -2\nreceiver = 1\n",
            "[none.doubted_false]\ngiver = -2\nreceiver = -1\n",
            "19: none.doubted_false.receiver: expected 0 or more, because the receiver is right here.",
        ),
        (
            "[none.doubted_false]\ngiver = -2\n",
            "[none.doubted_false]\ngiver = 2\n",
            "18: none.doubted_false.giver: expected 0 or less, because the giver pays here.",
        ),
        (
            "[rats.doubted_false]\ngiver = -1\nreceiver = 1\n",
            "[rats.doubted_false]\ngiver = 0\nreceiver = 1\n",
            "37: rats.doubted_false.receiver: expected at most 0, because gains come out of what the giver loses.",
        ),
    ],
)
def test_a_sheet_that_makes_no_sense_is_told_so(old: str, new: str, sentence: str) -> None:
    assert complaint(changed(old, new)) == f"own.toml:{sentence}"


@pytest.mark.parametrize(
    ("old", "new", "line", "place", "expected"),
    [
        ('name = "reconstructed"', "name =", 2, "TOML", "this is not TOML"),
        ('name = "reconstructed"\n', "", 1, "the file", "name"),
        ('title = "The sheets as reconstructed"', "title = 5", 3, "title", "text"),
        ("[fee]\ngiver = -1", "[fee]\ngiver = 1", 7, "fee.giver", "at most 0"),
        ("[fee]\ngiver = -1", "[fee]\ngiver = -9", 7, "fee.giver", "at least -8"),
        ("[fee]\ngiver = -1", '[fee]\ngiver = "one"', 7, "fee.giver", "a whole number"),
        ("[fee]\ngiver = -1", "[fee]\ngiver = -0.5", 7, "fee.giver", "a whole number"),
        ("[rats.believed]\ngiver = 1\n", "[rats.believed]\ngiver = 9\n", 24, "rats.believed.giver", "at most 8"),
        ("[rats.believed]\ngiver = 1\n", "[rats.believed]\n", 23, "rats.believed", "“giver”"),
        ("[rats.believed]\ngiver = 1\n", "[rats.believed]\ngiver = 1\nthief = 1\n", 25, "rats.believed", "“thief”"),
        ("[none.doubted_true]", "[none.doubted_maybe]", 11, "none", "“doubted_maybe”"),
        ("[fee]", "[fees]", 6, "the file", "“fees”"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_what_was_expected(
    old: str, new: str, line: int, place: str, expected: str
) -> None:
    told = complaint(changed(old, new))
    assert told.startswith(f"own.toml:{line}: ")
    assert place in told
    assert expected in told
    assert "\n" not in told
    assert told.endswith(".")


def test_an_unknown_provenance_is_told_which_ones_there_are() -> None:
    told = complaint(changed('[fee]\ngiver = -1\nprovenance = "printed"', '[fee]\ngiver = -1\nprovenance = "guessed"'))
    assert told.startswith("own.toml:8: fee.provenance: ")
    for word in ("printed", "inferred", "invented"):
        assert word in told


@pytest.mark.parametrize(
    ("payout", "sentence"),
    [
        (5, "the file: expected a table, found a whole number."),
        ({}, "the file: “name” is missing."),
        (
            own_sheet(rats_believed=(1, 1)),
            "rats.believed.receiver: expected 0 or less, because the receiver pays here.",
        ),
    ],
)
def test_a_bad_sheet_of_the_table_is_told_without_a_line(payout: Any, sentence: str) -> None:
    with pytest.raises(BadPack) as bad:
        Match(GAME, 3, packs={"payout": payout})
    assert str(bad.value) == f"the payout pack of this table: {sentence}"


def test_an_unknown_sheet_or_kind_is_told_what_there_is() -> None:
    with pytest.raises(BadSetup, match="There is no payout pack 'mine'; there are: reconstructed, other_reading"):
        Match(GAME, 3, packs={"payout": "mine"})
    with pytest.raises(BadSetup, match="has no pack of the kind 'deck'; its kinds are: payout"):
        Match(GAME, 3, packs={"deck": "reconstructed"})
