"""House of Rath: what the packs hold, who says so, and what is wrong with a bad one."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.games.house_of_rath.content import ABILITIES, Cards, Fates, Orphans, Rooms
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.errors import BadPack
from ratskeller.kernel.match import Match
from ratskeller.kernel.texts import plain_values
from ratskeller.kernel.words import LANGUAGES

GAME = find_game("house_of_rath")
WARDS, MANSION, LESSONS, FATES = (next(iter(packs.values())) for packs in GAME.shipped_packs().values())
PRINTED = ["Tanya", "Johnny", "Bronson", "Jimmy", "Courtney", "Doug"]


def test_six_orphans_one_room_and_one_colour_are_printed() -> None:
    assert isinstance(WARDS, Orphans)
    assert isinstance(MANSION, Rooms)
    assert [each.name for each in WARDS.orphans if each.provenance == "printed"] == PRINTED
    assert [str(each.name) for each in MANSION.rooms if each.provenance == "printed"] == ["Room of Mourning"]
    assert [str(each.name) for each in MANSION.borders if each.provenance == "printed"] == ["brown"]
    entries: list[Any] = [*WARDS.orphans, *MANSION.rooms, *MANSION.borders]
    for each in entries:
        assert (each.provenance == "printed") == bool(str(each.source))


def test_seven_different_abilities_all_invented() -> None:
    assert isinstance(LESSONS, Cards)
    assert {card.ability for card in LESSONS.cards} == set(ABILITIES)
    assert {card.provenance for card in LESSONS.cards} == {"invented"}
    state: Any = GAME.set_up(2, {}, {})
    assert list(state.content.ability) == [ABILITIES[card.ability] for card in LESSONS.cards]


def test_every_fate_names_the_orphan_in_every_language() -> None:
    assert isinstance(FATES, Fates)
    for fate in (*FATES.standard, *FATES.rooms_caught, *FATES.rooms_escaped):
        assert all("{name}" in fate.text.by_language[language] for language in LANGUAGES)
    texts = {
        FATES.fate(by_rooms=True, number=number, escaped=escaped) for number in (1, 6) for escaped in (False, True)
    }
    assert len(texts) == 4
    assert FATES.fate(by_rooms=False, number=6, escaped=True) == FATES.standard[5]


def test_an_owner_can_put_in_other_cards() -> None:
    pack = plain_values(LESSONS)
    for card in pack["cards"]:
        card["ability"] = "hide"
    state: Any = Match(GAME, 2, {}, {"cards": pack}).state
    assert list(state.content.ability) == [codes.HIDE_ONLY] * codes.CARDS


@pytest.mark.parametrize(
    ("kind", "place", "value", "message"),
    [
        ("orphans", ("orphans", 1, "name"), "Tanya", "expected a name of its own, but 'Tanya' is taken"),
        ("orphans", ("orphans", 1, "name"), "", "length at least 1"),
        ("rooms", ("rooms", 3, "name"), "Library", "expected a name of its own, but 'Library' is taken"),
        ("rooms", ("borders", 1, "name"), "brown", "expected a colour of its own, but 'brown' is taken"),
        ("cards", ("cards", 2, "name"), "Skeleton Key", "expected a name of its own, but 'Skeleton Key' is taken"),
        ("cards", ("cards", 2, "ability"), "kill", "expected one of again, hide, lock, move, reveal, rotate, unhide"),
        ("fates", ("standard", 0, "provenance"), "rumour", "expected one of inferred, invented, printed"),
    ],
)
def test_a_bad_pack_is_told_what_is_wrong(kind: str, place: tuple[str, int, str], value: str, message: str) -> None:
    pack = plain_values(next(iter(GAME.shipped_packs()[kind].values())))
    rows, number, field = place
    pack[rows][number][field] = value
    with pytest.raises(BadPack, match=message):
        Match(GAME, 2, {}, {kind: pack})
