"""What kind of table twins play at: game, seats, options, who is a bot, clocks, undo, windows; drawn from a seed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ratskeller.catalogue import find_game
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.tables.bot_levels import LEVELS
from tools.differential import Setup, all_setups

if TYPE_CHECKING:
    from random import Random

    from ratskeller.kernel.game import Game

SHORT = {"darkhouse": {"games": 1}}
CLOCKS: tuple[dict[str, Any], ...] = (
    {},
    {"kind": "move", "seconds": 20},
    {"kind": "bank", "seconds": 60, "increment": 5},
    {"kind": "bank", "seconds": 30, "increment": 0, "time_up": "pause"},
    {"kind": "bank", "seconds": 30, "increment": 1, "time_up": "forfeit"},
)


class TableSetup(NamedTuple):
    """A table, and who looks at it."""

    game: str
    observer: int  # a seat, or SPECTATOR
    bots: tuple[str, ...]  # by seat: a level, or empty for a person
    wish: dict[str, Any]  # what the table is opened with


@cache
def _setups(name: str) -> list[Setup]:
    game: Game = find_game(name)
    return [setup for setup in all_setups(game, game.seats) if setup.seats > 1]


def draw_setup(name: str, chance: Random) -> TableSetup:
    """Any table; there are always two seats or more, and the first is its host's."""
    setup = chance.choice(_setups(name))
    observer = chance.choice((*range(setup.seats), SPECTATOR))
    with_bots = chance.choice((0.0, 0.3, 1.0))
    bots = [
        chance.choice(LEVELS) if seat and seat != observer and chance.random() < with_bots else ""
        for seat in range(setup.seats)
    ]
    clock = chance.choice(CLOCKS) if chance.random() < 0.6 else {}
    wish = {
        "game": name,
        "seats": setup.seats,
        "options": setup.options | SHORT.get(name, {}),
        "packs": setup.packs,
        "name": "Anna",
        "public": True,
        "clock": clock,
        "undo": chance.choice(("free", "free", "ask", "off")),
        "talk": chance.choice(("free", "signs", "off")),
        "window": chance.choice((8, 8, 3) if clock else (8, 3, 0)),
        "absent_after": chance.choice((0, 0, 4)),
        "stand_in": chance.choice(LEVELS),
    }
    return TableSetup(name, observer, tuple(bots), wish)
