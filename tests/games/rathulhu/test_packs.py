"""The shipped names, names of the table's own, and what is said of a pack with a mistake in it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from ratskeller.games.rathulhu.content import Mythos
from ratskeller.kernel.errors import BadPack, BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.packs import read_pack
from ratskeller.kernel.texts import plain_values
from tests.games.rathulhu.table import GAME, Table

TEXT = (files("ratskeller.games.rathulhu") / "packs" / "mythos.toml").read_text(encoding="utf-8")
LINES = TEXT.splitlines()


def own_names(**changes: Any) -> dict[str, Any]:
    """Names of the table's own."""
    return {
        "name": "own",
        "title": "Our own names",
        "tomes": [{"name": f"Book {number}", "provenance": "printed", "source": "p. 4"} for number in range(1, 6)],
        "sites": [{"name": f"Place {number}", "provenance": "printed"} for number in range(1, 9)],
        **changes,
    }


def changed(old: str, new: str) -> str:
    """The shipped names with one thing changed."""
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def line(words: str) -> int:
    """The line of the shipped file on which some words stand."""
    return next(number for number, each in enumerate(LINES, start=1) if words in each)


def complaint(text: str) -> str:
    """What is said of a bad pack."""
    with pytest.raises(BadPack) as bad:
        read_pack(Mythos, text, "own.toml")
    return str(bad.value)


def test_one_pack_of_names_is_shipped() -> None:
    shipped = GAME.shipped_packs()
    assert {kind: list(packs) for kind, packs in shipped.items()} == {"names": ["mythos"]}
    pack = shipped["names"]["mythos"]
    assert isinstance(pack, Mythos)
    assert GAME.choose_packs({})["names"] is pack
    assert (len(pack.tomes), len(pack.sites)) == (5, 8)
    assert {each.provenance for _, each in pack.entries()} == {"invented"}
    assert len({each.name for _, each in pack.entries()}) == 13


def test_the_shipped_pack_can_be_sent_and_brought_back() -> None:
    pack = GAME.shipped_packs()["names"]["mythos"]
    plain = plain_values(pack)
    assert GAME.choose_packs({"names": plain})["names"] == pack


def test_a_table_can_bring_its_own_names() -> None:
    match = Match(GAME, 2, packs={"names": own_names()})
    table = Table(2)
    table.match = match
    table.deal("tokens 1")
    table.give(1, "old one").lay("tome 2, site 8")
    assert table.offers(1)["old one tome 2"].text == "Wake an Old One and take Tome II, the Book 2"
    assert table.offers(1)["old one site 8"].text == "Wake an Old One and take Site 8, the Place 8"
    assert match.header.packs["names"]["name"] == "own"


@pytest.mark.parametrize(
    ("old", "new", "at", "place", "expected"),
    [
        ('name = "mythos"', "name =", line('name = "mythos"'), "TOML", "this is not TOML"),
        ('name = "mythos"\n', "", 1, "the file", "name"),
        ('title = "The house\'s own names"', "title = 5", line("title ="), "title", "text"),
        ('name = "Unlit Atlas"', "name = 3", line("Unlit Atlas"), "tomes[3].name", "text"),
        ('name = "Unlit Atlas"', 'name = ""', line("Unlit Atlas"), "tomes[3].name", "at least 1"),
        ('name = "Salt Quay"', f'name = "{"Q" * 25}"', line("Salt Quay"), "sites[1].name", "at most 24"),
        ('name = "Salt Quay"\n', "", line("Salt Quay") - 1, "sites[1]", "“name”"),
        ('name = "Salt Quay"\n', 'name = "Salt Quay"\npoints = 3\n', line("Salt Quay") + 1, "sites[1]", "“points”"),
        (
            'name = "Salt Quay"\nprovenance = "invented"',
            'name = "A"\nprovenance = "found"',
            line("Salt Quay") + 1,
            "sites[1].provenance",
            "found",
        ),
        ('name = "Salt Quay"', 'name = "Unlit Atlas"', line("Salt Quay"), "sites[1].name", "'Unlit Atlas' is taken"),
        ('name = "Flayed Codex"', 'name = "Unlit Atlas"', line("Flayed Codex"), "tomes[4].name", "a name of its own"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_what_was_expected(
    old: str, new: str, at: int, place: str, expected: str
) -> None:
    told = complaint(changed(old, new))
    assert told.startswith(f"own.toml:{at}: ")
    assert place in told
    assert expected in told
    assert "\n" not in told
    assert told.endswith(".")


@pytest.mark.parametrize(
    ("old", "new", "length"),
    [
        ('[[sites]]\nname = "Salt Quay"\nprovenance = "invented"\n', "", "at least 8"),
        (
            '[[sites]]\nname = "Salt Quay"\n',
            '[[sites]]\nname = "A"\nprovenance = "printed"\n[[sites]]\nname = "B"\n',
            "at most 8",
        ),
    ],
)
def test_too_few_or_too_many_are_told(old: str, new: str, length: str) -> None:
    told = complaint(changed(old, new))
    assert told.startswith("own.toml:")
    assert told.endswith(f": sites: expected a list of length {length}.")


def test_a_name_as_long_as_a_tile_has_room_for_is_taken() -> None:
    pack = read_pack(Mythos, changed('name = "Salt Quay"', f'name = "{"Q" * 24}"'), "own.toml")
    assert str(pack.sites[1].name) == "Q" * 24


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (5, "the file: expected a table, found a whole number."),
        ({}, "the file: “name” is missing."),
        (own_names(tomes=[]), "tomes: expected a list of length at least 5."),
        (
            own_names(tomes=[{"name": "Book", "provenance": "printed"}] * 5),
            "tomes[1].name: expected a name of its own, but 'Book' is taken.",
        ),
    ],
)
def test_bad_names_of_the_table_are_told_without_a_line(names: Any, sentence: str) -> None:
    with pytest.raises(BadPack) as bad:
        Match(GAME, 3, packs={"names": names})
    assert str(bad.value) == f"the names pack of this table: {sentence}"


def test_an_unknown_pack_or_kind_is_told_what_there_is() -> None:
    with pytest.raises(BadSetup, match="There is no names pack 'mine'; there are: mythos"):
        Match(GAME, 3, packs={"names": "mine"})
    with pytest.raises(BadSetup, match="has no pack of the kind 'deck'; its kinds are: names"):
        Match(GAME, 3, packs={"deck": "mythos"})
