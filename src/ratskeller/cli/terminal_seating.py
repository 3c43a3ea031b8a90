"""Who sits where and what is played: a table from the command line."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.bots.company import read_level_name, with_temperament
from ratskeller.bots.registry import make_bot, make_bots
from ratskeller.bots.regulars import REGULARS
from ratskeller.cli.screen import seats_of
from ratskeller.kernel.errors import BadRecord, BadSetup

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.bots.company import LevelName
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.record import Header

PERSON = "person"  # in a record's list of bots, a seat that no bot holds
USUAL_SEATS = 4
NAME_MAX = 24
SEED_END = 2**64


class Seating(NamedTuple):
    """The names of all seats, and the bot in each; None where a person sits."""

    names: list[str]
    bots: list[Bot | None]

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def bot_names(self) -> list[str]:
        """The bots as a record names them."""
        return [PERSON if bot is None else bot.name for bot in self.bots]


def seat_everybody(game: Game, seats: int | None, people: str, bots: str, table: str) -> Seating:
    """People sit down first; regulars of the house take the other seats. `table`: decides on their temperaments."""
    names = _read_names(people)
    if seats is None:
        seats = min(max(USUAL_SEATS, len(names), game.seats[0]), max(game.seats[-1], len(names)))
    if seats not in game.seats:
        raise BadSetup(f"{game.title} takes {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    if len(names) > seats:
        raise BadSetup(f"{len(names)} people do not fit on {seats_of(seats)}.")
    free = seats - len(names)
    taken = {name.lower() for name in names}
    regulars = [name for name in REGULARS if name.lower() not in taken]
    company = _in_company(bots, free, game, table)
    return Seating([*names, *regulars[:free]], [*[None] * len(names), *make_bots(company, free, game)])


def _in_company(bots: str, seats: int, game: Game, table: str) -> str:
    """The same bots; those of a level have different temperaments, unless one is named."""
    names = [part.strip() for part in bots.split(",")]
    if len(names) == 1:
        names *= max(1, seats)
    seated: list[LevelName] = []
    for place, name in enumerate(names):
        level = read_level_name(name, game)
        if level is not None:
            seated.append(with_temperament(level, game, table, seated))
            names[place] = str(seated[-1])
    return ",".join(names)


def _read_names(people: str) -> list[str]:
    if not people.strip():
        return []
    names = [" ".join(name.split()) for name in people.split(",")]
    for name in names:
        if not name or not name.isprintable() or len(name) > NAME_MAX:
            raise BadSetup(f"{name!r} is no name for a table; a name has 1 to {NAME_MAX} letters, with commas between.")
        if sum(name.lower() == other.lower() for other in names) > 1:
            raise BadSetup(f"Two people cannot both be called {name}.")
    return names


def seating_of(game: Game, header: Header) -> Seating:
    """Who sat where when a record was made; without a word on bots all of them were people."""
    bots = header.bots or [PERSON] * header.seats
    if len(bots) != header.seats:
        raise BadRecord(f"The record names {len(bots)} bots and people for {header.seats} seats.")
    names = header.names or [f"Seat {seat + 1}" for seat in range(header.seats)]
    return Seating(list(names), [None if bot in {PERSON, ""} else make_bot(bot, game) for bot in bots])


def read_seed(text: str | None) -> int:
    """A seed: decimal, or hexadecimal (with 0x, with letters, or with all 16 digits); a fresh one if none is given."""
    if text is None:
        return secrets.randbits(64)
    digits = text.strip().lower()
    if re.fullmatch(r"0x[0-9a-f]+|[0-9a-f]{16}", digits):
        seed = int(digits, 16)
    elif re.fullmatch(r"[0-9]+", digits):
        seed = int(digits)
    elif re.fullmatch(r"[0-9a-f]+", digits):
        seed = int(digits, 16)
    else:
        seed = SEED_END
    if seed >= SEED_END:
        raise BadSetup(f"{text!r} is no seed; a seed is a number below 2 to the 64, decimal or hexadecimal.")
    return seed
