"""Bots as people choose them: a level and a temperament. Several of them at a table are a company of different ones."""

from __future__ import annotations

import re
import zlib
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.kernel.levels import read_levels
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.words import Saying

BOTS = Phrasebook(files("ratskeller.bots") / "words", COMMON)
USUAL = "level:3"  # where nobody says how good a bot shall be
NAME = re.compile(r"level:([1-5])(?::(\w+))?")


class LevelName(NamedTuple):
    """A bot of a level, as one asks for it: `level:3`, or `level:3:cautious`."""

    number: int
    temperament: str  # empty if any will do

    def __str__(self) -> str:
        return f"level:{self.number}:{self.temperament}" if self.temperament else f"level:{self.number}"


def read_level_name(name: str, game: Game) -> LevelName | None:
    """The level and the temperament that a name asks for; None if a game has no such bot."""
    found = NAME.fullmatch(name)
    if found is None or (found[2] is not None and found[2] not in read_levels(game.package).temperaments):
        return None
    return LevelName(int(found[1]), found[2] or "")


def with_temperament(name: LevelName, game: Game, table: str, others: Iterable[LevelName]) -> LevelName:
    """The same with a temperament, if it has none: one that the fewest others at the table have."""
    if name.temperament:
        return name
    temperaments = read_levels(game.package).temperaments
    first = zlib.crc32(table.encode()) % len(temperaments)
    there = [other.temperament for other in others]
    return LevelName(name.number, min((*temperaments[first:], *temperaments[:first]), key=there.count))


# ---- in words ------------------------------------------------------------------------------------------------


def level_title(number: int) -> Saying:
    """What a level is called."""
    return BOTS("level-title", level=number)


def level_line(number: int) -> Saying:
    """How a level plays, in a sentence."""
    return BOTS("level-line", level=number)


def level_strength(number: int, game: Game) -> Saying | None:
    """How much stronger a level is than the one below; None where there is none, or it was not measured."""
    levels = read_levels(game.package)
    wins, seats = levels.level[number - 1].beats, levels.seats
    if number == 1 or not wins:
        return None
    facts = {"seats": seats, "others": seats - 1, "below": number - 1, "wins": wins, "even": round(100 / seats)}
    return BOTS("level-strength", **facts)


def temperament_title(temperament: str) -> Saying:
    """What a temperament is called; one that we have no word for, by its plain name."""
    return BOTS("temperament-title", temperament=temperament.replace("_", " "))


def temperament_line(temperament: str) -> Saying:
    """How somebody of a temperament plays, in a sentence."""
    return BOTS("temperament-line", temperament=temperament)


def bot_title(name: str, game: Game) -> Saying | str:
    """A bot as a table shows it: `level 3, cautious`; one that is no level by its name."""
    level = read_level_name(name, game)
    if level is None:
        return name
    temperament = level.temperament or read_levels(game.package).temperaments[0]
    return BOTS("bot-title", level=level.number, temperament=temperament_title(temperament))
