"""Condyle Cove: the last orphan standing, and who went when and how."""

from __future__ import annotations

import pytest

from ratskeller.catalogue import find_game
from tests.games.epilogues import golden, moments, rows, tell

GAME = find_game("condyle_cove")


def test_who_went_when_and_by_what() -> None:
    match = golden(GAME, "four")
    told = tell(match, 1)
    assert told.headline == "You are the last orphan standing."
    assert tell(match, 0).headline == "Ben is the last orphan standing, and you are not."
    cells = rows(told)
    assert cells["By"][1] == "still standing"
    assert cells["Gone"][1] == "–"
    assert cells["Gone"][2] == "turn 28"
    assert cells["By"][2] == "an empty pile"
    assert cells["Others outlived"] == ("+1", "+3", "+2", "0")
    assert moments(told)["What decided it"] == (273, "Turn 28: Cleo had no card left to draw.")
    assert moments(told)["The thinnest thread"] == (237, "Turn 24: Ben went on with three cards to draw.")


@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("alone_drained", "His deck is empty, and you are still here.", "His deck is empty, and Anna is still here."),
        ("alone_caught", "The Boogeyman has caught you.", "The Boogeyman has caught Anna."),
    ],
)
def test_alone_it_is_told_how_it_went_with_him(name: str, mine: str, theirs: str) -> None:
    match = golden(GAME, name)
    assert tell(match, 0).headline == mine
    assert tell(match).headline == theirs
    assert tell(match).scores == ()
    assert set(rows(tell(match))) == {"Turns", "Cards played"}


def test_the_boogeyman_decides() -> None:
    told = tell(golden(GAME, "boogeyman"))
    assert rows(told)["By"] == ("the Boogeyman", "still standing")
    assert moments(told)["What decided it"][1] == "Turn 5: Anna turned up an Act, and it was the Boogeyman."
    escape = (41, "Turn 4: Ben turned up one of five Acts, two of them death, and lived.")
    assert moments(told)["The narrowest escape"] == escape


def test_at_the_limit_nobody_went() -> None:
    told = tell(golden(GAME, "limit"), 0)
    assert told.headline == "You and Ben are the last orphans standing."
    assert moments(told)["What decided it"][1] == "Turn 200: two hundred of them, and nobody would go."
