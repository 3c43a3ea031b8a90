"""Bots at a table: one of five levels, with a temperament; what they are called, and how long they take."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from ratskeller.bots.company import LevelName, read_level_name, with_temperament
from ratskeller.bots.regulars import REGULARS
from ratskeller.kernel.levels import LEVELS as NUMBERS
from ratskeller.kernel.levels import read_levels
from ratskeller.tables.errors import Unfit
from ratskeller.tables.text_cleaning import likeness
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ratskeller.kernel.game import Game

LEVELS = tuple(f"level:{number}" for number in NUMBERS)
# What levels were called before, which is still understood. A bot could have been called by its own name, too.
EARLIER = {"easy": "level:1", "medium": "level:3", "hard": "level:5"}
EARLIER_NAMES = {**EARLIER, "random": "level:1"}
NEAREST = "level:5"  # to all others
# A bot holds its slot for as long as its level takes at most and this, for what is done around it: the position is sent
# and set up, and a busy machine lets everybody wait a little.
SPARE = 0.25
QUICK = 0.02  # seconds for a bot that needs some microseconds


def choose_bot(wished: str, game: Game, table: str, others: Iterable[str]) -> str:
    """The bot that is wished for at a table, of a temperament that few `others` there have; else Unfit."""
    there = [read_bot(other, game) for other in others if other]
    return str(with_temperament(_read_wished(wished, game), game, table, there))


def choose_stand_in(wished: str, game: Game) -> str:
    """The bot that stands in for people at a table: even-tempered, unless they wish for another."""
    return stored_bot(str(_read_wished(wished, game)), game)


def _read_wished(wished: str, game: Game) -> LevelName:
    name = read_level_name(EARLIER.get(wished, wished), game)
    if name is None:
        temperaments = ", ".join(read_levels(game.package).temperaments)
        raise Unfit(HOUSE("no-such-bot", level=repr(wished), levels=", ".join(LEVELS), temperaments=temperaments))
    return name


def stored_bot(stored: str, game: Game) -> str:
    """A bot as it is called today, with level and temperament; nothing if none is stored.

    If a table of an earlier version calls a bot by a name of its own, it is the nearest level; if a temperament is
    gone, the even one.
    """
    return str(read_bot(stored, game)) if stored else ""


def read_bot(stored: str, game: Game) -> LevelName:
    """Its level and temperament."""
    current = EARLIER_NAMES.get(stored, stored if stored.startswith("level:") else NEAREST)
    level, _, temperament = current.removeprefix("level:").partition(":")
    temperaments = read_levels(game.package).temperaments
    return LevelName(int(level), temperament if temperament in temperaments else temperaments[0])


def regular_name(table: str, taken: Collection[str]) -> str:
    """What a bot is called at a table: one of the cellar's regulars who is not there yet. Not always the same ones."""
    first = zlib.crc32(table.encode()) % len(REGULARS)
    alike = {likeness(name) for name in taken}
    return next(name for name in (*REGULARS[first:], *REGULARS[:first]) if likeness(name) not in alike)


def seconds_of(bot: str, game: Game) -> float:
    """Seconds that a bot thinks about a move at most; 0 if it needs some microseconds."""
    return read_levels(game.package).level[read_bot(bot, game).number - 1].seconds


def hold_of(bot: str, game: Game) -> float:
    """Seconds from when a bot begins to think until it answers, whatever there is to think about."""
    seconds = seconds_of(bot, game)
    return seconds + SPARE if seconds else QUICK
