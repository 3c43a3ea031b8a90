"""Every card of every pack has a test that is named after it: whoever adds a card adds a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.condyle_cove.box import GAME

DECKS = [deck for packs in GAME.shipped_packs().values() for deck in packs.values() if hasattr(deck, "cards")]
NAMES = sorted({str(card.name) for deck in DECKS for card in deck.cards})
TESTS = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_the_packs_have_as_many_names_as_the_reconstruction() -> None:
    # 30 + 3 alone, 12 for a fourth player, 30 Acts and 2 to choose from, 19 of Last Winter, 7 Haunted.
    assert len(NAMES) == 33 + 12 + 32 + 19 + 7


@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_a_test(name: str) -> None:
    words = re.sub(r"[^a-z]+", "_", name.lower().replace("'", "")).strip("_")
    assert re.search(rf"def test_\w*{words}", TESTS) or f', "{name}")' in TESTS  # a Boogeyman is one of a list
