"""The names of bots."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ratskeller
from ratskeller.bots.regulars import REGULARS
from ratskeller.catalogue import GAMES, find_game

if TYPE_CHECKING:
    from collections.abc import Iterator


def names_in(content: Any) -> Iterator[str]:
    """Everything that is called something, however deep it lies."""
    if isinstance(content, dict):
        if isinstance(content.get("name"), str):
            yield content["name"]
        content = list(content.values())
    if isinstance(content, list):
        for each in content:
            yield from names_in(each)


def test_nobody_in_a_game_is_called_like_a_regular() -> None:
    packs = [
        tomllib.loads(file.read_text(encoding="utf-8"))
        for file in Path(ratskeller.__file__).parent.glob("games/*/packs/*.toml")
    ]
    found = set(names_in(packs))
    assert "Tanya" in found
    assert found.isdisjoint(REGULARS)


def test_there_are_more_regulars_than_seats() -> None:
    assert len(set(REGULARS)) > max(find_game(game).seats[-1] for game in GAMES)
