"""The games by name."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

from ratskeller.kernel.errors import UnknownGame
from ratskeller.kernel.words import COMMON

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

PACKAGES = (
    "ratskeller.games.rats_in_the_walls",
    "ratskeller.games.rathulhu",
    "ratskeller.games.darkhouse",
    "ratskeller.games.house_of_rath",
    "ratskeller.games.condyle_cove",
)


def load_game(package: str) -> Game:
    """The game that a package holds."""
    game: Game = import_module(f"{package}.game").GAME
    return game


GAMES: dict[str, Game] = {game.name: game for game in map(load_game, PACKAGES)}


def find_game(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        near = get_close_matches(name, GAMES, n=1)
        if near:
            raise UnknownGame(COMMON("no-such-game-but", name=repr(name), near=near[0]))
        raise UnknownGame(COMMON("no-such-game", name=repr(name), known=", ".join(GAMES)))
    return GAMES[name]
