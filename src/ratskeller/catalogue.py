"""The games by name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove.game import CondyleCoveGame
from ratskeller.games.darkhouse.game import DarkhouseGame
from ratskeller.games.house_of_rath.game import HouseOfRathGame
from ratskeller.games.rathulhu.game import RathulhuGame
from ratskeller.games.rats_in_the_walls.game import RatsInTheWalls
from ratskeller.kernel.errors import UnknownGame
from ratskeller.kernel.words import COMMON

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

GAMES: dict[str, Game] = {
    game.name: game
    for game in (RatsInTheWalls(), RathulhuGame(), DarkhouseGame(), HouseOfRathGame(), CondyleCoveGame())
}


def find_game(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        near = get_close_matches(name, GAMES, n=1)
        if near:
            raise UnknownGame(COMMON("no-such-game-but", name=repr(name), near=near[0]))
        raise UnknownGame(COMMON("no-such-game", name=repr(name), known=", ".join(GAMES)))
    return GAMES[name]
