"""Bots by the names one asks for them with."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ratskeller.bots.greedy_bot import GreedyBot
from ratskeller.bots.random_bot import RandomBot
from ratskeller.bots.search_bot import SearchBot
from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Game

ITERATIONS_MAX = 10_000_000
SECONDS_MAX = 600
SEARCHING = "search, search:N for N iterations (such as search:500) or search:Ns for N seconds (such as search:0.5s)"
KINDS = f"random, greedy (in games that have one), {SEARCHING}"


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, by their first names."""
    return ["random", *(["greedy"] if game.policy is not None else []), "search"]


def kinds_for(game: Game) -> str:
    """All that can be asked for in one game, as a list to read."""
    return ", ".join([*bot_names(game)[:-1], SEARCHING])


def make_bot(name: str, game: Game) -> Bot:
    """A bot for a game from a name such as `random`, `greedy`, `search`, `search:500` or `search:0.5s`."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        policy = game.policy
        if policy is None:
            raise BadSetup(f"{game.title} has no greedy bot; a bot is {kinds_for(game)}.")
        return GreedyBot(policy)
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
    raise BadSetup(f"There is no bot {name!r}; a bot is {kinds_for(game)}.")


def make_bots(names: str, seats: int, game: Game) -> list[Bot]:
    """Bots for all seats from names with commas between them; one bot alone sits everywhere."""
    each = [part.strip() for part in names.split(",")]
    if len(each) == 1:
        each *= seats
    if len(each) != seats:
        raise BadSetup(f"There are {len(each)} bots for {seats} seats; give one for all, or one for each seat.")
    return [make_bot(part, game) for part in each]
