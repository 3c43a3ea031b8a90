"""Bots by the names one asks for them with."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ratskeller.bots.company import read_level_name
from ratskeller.bots.greedy_bot import GreedyBot
from ratskeller.bots.level_bot import LevelBot
from ratskeller.bots.random_bot import RandomBot
from ratskeller.bots.search_bot import SearchBot
from ratskeller.bots.zoo_bot import ZooBot
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.levels import LEVELS, read_levels

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Game

YARDSTICK = "search:300"
ITERATIONS_MAX = 10_000_000
SECONDS_MAX = 600
SAME_LEVEL = "level:N for the levels 1 to 5"
LEVEL = f"{SAME_LEVEL}, level:N:TEMPERAMENT for one with a temperament of its own"
SEARCHING = "search, search:N for N iterations (such as search:500) or search:Ns for N seconds (such as search:0.5s)"
KINDS = f"{LEVEL}, random, greedy, one of the game's zoo, {SEARCHING}"


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, by their first names."""
    levels = [f"level:{number}" for number in LEVELS]
    return [*levels, "random", *(["greedy"] if game.mind is not None else []), *game.zoo, "search"]


def everybody(game: Game) -> list[str]:
    """All of them, the plain search as a yardstick."""
    return [*bot_names(game)[:-1], YARDSTICK]


def kinds_for(game: Game) -> str:
    """All that can be asked for in one game, as a list to read."""
    others = ", ".join(read_levels(game.package).temperaments[1:])
    levels = f"{LEVEL} ({others})" if others else SAME_LEVEL
    return ", ".join([levels, *bot_names(game)[len(LEVELS) : -1], SEARCHING])


def make_bot(name: str, game: Game) -> Bot:
    """A bot for a game from a name such as `level:3`, `random`, `greedy`, `search:500` or `search:0.5s`."""
    if name == "random":
        return RandomBot()
    if name in game.zoo:
        return ZooBot(name, game.zoo[name])
    if name == "greedy" and game.mind is not None:
        return GreedyBot(game)
    if level := read_level_name(name, game):
        return LevelBot(game, level.number, level.temperament or read_levels(game.package).temperaments[0])
    if name == "search":
        return SearchBot(seconds=1.0)
    if found := re.fullmatch(r"search:(\d+)", name):
        iterations = int(found.group(1))
        if 1 <= iterations <= ITERATIONS_MAX:
            return SearchBot(iterations=iterations)
    elif found := re.fullmatch(r"search:(\d+(?:\.\d+)?)s", name):
        seconds = float(found.group(1))
        if 0 < seconds <= SECONDS_MAX:
            return SearchBot(seconds=seconds)
    raise BadSetup(f"There is no bot {name!r} in {game.title}; a bot is {kinds_for(game)}.")


def make_bots(names: str, seats: int, game: Game) -> list[Bot]:
    """Bots for all seats from names with commas between them; one bot alone sits everywhere."""
    return [make_bot(name, game) for name in split_names(names, seats)]


def split_names(names: str, seats: int) -> list[str]:
    """The name of the bot in every seat."""
    each = [part.strip() for part in names.split(",")]
    if len(each) == 1:
        each *= seats
    if len(each) != seats:
        raise BadSetup(f"There are {len(each)} bots for {seats} seats; give one for all, or one for each seat.")
    return each
