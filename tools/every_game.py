"""Every game that is tested: those of the catalogue, and the smallest one, which is there to be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.catalogue import GAMES, find_game, load_game

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

SMALLEST = load_game("ratskeller.games.candles")
EVERY_GAME: dict[str, Game] = {**GAMES, SMALLEST.name: SMALLEST}


def find_any_game(name: str) -> Game:
    """A game by its name."""
    return EVERY_GAME.get(name) or find_game(name)
