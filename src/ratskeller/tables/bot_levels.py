"""Bots as people choose them: a few levels with a name, or a bot by its own name."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from ratskeller.bots.registry import make_bot
from ratskeller.bots.regulars import REGULARS
from ratskeller.bots.search_bot import SearchBot
from ratskeller.kernel.errors import BadSetup
from ratskeller.tables.errors import Unfit
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Collection

    from ratskeller.kernel.game import Game

# A level is a bot with a fixed budget. People wait for it, so the strongest takes a second.
LEVELS = {
    "easy": "random",
    "medium": "search:0.2s",
    "hard": "search:1s",
}
KNOWS_THE_GAME = "greedy"  # where a game brings it along it is the strongest, and quick
SECONDS_MAX = 5.0  # of thinking at a table
ITERATIONS_MAX = 100_000


def bot_behind(level: str, game: Game) -> str:
    """The bot behind a level."""
    if level == "hard" and game.policy is not None:
        return KNOWS_THE_GAME
    return LEVELS.get(level, level)


def regular_name(table: str, taken: Collection[str]) -> str:
    """What a bot is called at a table: one of the cellar's regulars who is not there yet. Not always the same ones."""
    first = zlib.crc32(table.encode()) % len(REGULARS)
    return next(name for name in (*REGULARS[first:], *REGULARS[:first]) if name not in taken)


def check_level(level: str, game: Game) -> None:
    """Refuse a level that no bot has, or that would keep people waiting."""
    try:
        bot = make_bot(bot_behind(level, game), game)
    except BadSetup:
        raise Unfit(HOUSE("no-such-bot", level=repr(level), levels=", ".join(LEVELS))) from None
    if isinstance(bot, SearchBot) and (bot.seconds > SECONDS_MAX or bot.iterations > ITERATIONS_MAX):
        most = {"seconds": f"{SECONDS_MAX:g}", "iterations": ITERATIONS_MAX}
        raise Unfit(HOUSE("bot-too-slow", level=repr(level), **most))


def budget_of(level: str, game: Game) -> float:
    """Seconds that a bot of this level thinks about a move."""
    bot = make_bot(bot_behind(level, game), game)
    return bot.seconds if isinstance(bot, SearchBot) else 0.0
