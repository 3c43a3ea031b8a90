"""Bots as people choose them: a few levels with a name."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from ratskeller.bots.registry import make_bot
from ratskeller.bots.regulars import REGULARS
from ratskeller.bots.search_bot import SearchBot
from ratskeller.tables.errors import Unfit
from ratskeller.tables.text_cleaning import likeness
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
# A bot holds its slot for its budget and this, for what is done around a search: the position is sent and set up, and a
# busy machine lets everybody wait a little.
SPARE = 0.25
QUICK = 0.02  # seconds for a bot that does not search and needs some microseconds


def bot_behind(level: str, game: Game) -> str:
    """The bot behind a level; if a table of an earlier version calls a bot by its own name, the nearest level's."""
    if level not in LEVELS:
        level = "easy" if level == "random" else "hard"
    if level == "hard" and game.policy is not None:
        return KNOWS_THE_GAME
    return LEVELS[level]


def regular_name(table: str, taken: Collection[str]) -> str:
    """What a bot is called at a table: one of the cellar's regulars who is not there yet. Not always the same ones."""
    first = zlib.crc32(table.encode()) % len(REGULARS)
    alike = {likeness(name) for name in taken}
    return next(name for name in (*REGULARS[first:], *REGULARS[:first]) if likeness(name) not in alike)


def check_level(level: str) -> None:
    """Refuse a level that does not exist."""
    if level not in LEVELS:
        raise Unfit(HOUSE("no-such-bot", level=repr(level), levels=", ".join(LEVELS)))


def budget_of(level: str, game: Game) -> float:
    """Seconds that a bot of this level searches for a move; 0 if it does not search."""
    bot = make_bot(bot_behind(level, game), game)
    return bot.seconds if isinstance(bot, SearchBot) else 0.0


def hold_of(level: str, game: Game) -> float:
    """Seconds from when a bot of this level begins to think until it answers, whatever there is to think about."""
    budget = budget_of(level, game)
    return budget + SPARE if budget else QUICK
