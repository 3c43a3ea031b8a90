"""The levels of a game's bots and their temperaments: a file of settings, `levels.toml`, in its package.

A game without one has the levels of the file beside this one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

LEVELS = range(1, 6)
FILE = "levels.toml"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a bot of one level plays: by the game's mind alone, or with a search."""

    temperature: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0  # of its choice: 0 the best, 1 as the mind weighs
    iterations: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)] = 0  # of a search; 0 where the mind alone decides
    effort: Annotated[int, msgspec.Meta(ge=0)] = 0  # `Mind.effort`
    beats: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0  # of 100 games against the level below, as measured
    # What no move takes longer than, on two slow cores: so long a bot at a table has until it answers, whatever it
    # holds (ADR 20). 0 only if the mind alone decides and needs some microseconds: then it thinks in the house itself.
    seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All levels of a game, the lowest first, and its temperaments, the even one first."""

    measured: str  # the command that measured `beats`
    seats: int  # … at so many seats
    temperaments: tuple[str, ...]
    level: tuple[Level, Level, Level, Level, Level]


@cache
def read_levels(package: str) -> Levels:
    """The levels of a game."""
    own, usual = (files(each).joinpath(FILE) for each in (package, "ratskeller.kernel"))
    text = (own if own.is_file() else usual).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Levels)
