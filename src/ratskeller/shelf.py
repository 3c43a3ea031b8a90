"""The games as one shows them: facts, options, packs and where their content comes from, as typed plain values."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller import BUILD
from ratskeller.bots.company import level_line, level_strength, level_title, temperament_line, temperament_title
from ratskeller.bots.registry import bot_names
from ratskeller.kernel.game import Weight
from ratskeller.kernel.levels import LEVELS, read_levels
from ratskeller.kernel.options import OptionInfo, describe_options
from ratskeller.kernel.texts import worded_values
from ratskeller.kernel.words import ENGLISH, word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.packs import Pack


ASPECTS = {"name", "count", "effect"}  # of a card, each with an origin of its own


class SeatRange(msgspec.Struct, frozen=True):
    """How many can play."""

    min: int
    max: int


class PackInfo(msgspec.Struct, frozen=True):
    """A pack that comes with a game."""

    name: str
    title: str
    note: str
    default: bool
    provenance: dict[str, int]  # how many of its parts are printed, inferred, invented


class LevelInfo(msgspec.Struct, frozen=True):
    """A level that a game's bots can have."""

    name: str  # what one asks for, such as `level:3`
    number: int
    title: str
    line: str  # how it plays, in a sentence
    strength: str  # how much stronger it is than the level below, as measured; empty if there is nothing to say


class TemperamentInfo(msgspec.Struct, frozen=True):
    """A temperament that a game's bots can have, at every level; the first one is even."""

    name: str  # what one asks for: `level:3:cautious`
    title: str
    line: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    name: str
    title: str
    tagline: str
    designer: str
    publisher: str
    credit: str
    seats: SeatRange
    minutes: int
    weight: Weight
    window: int  # the usual seconds of a question that is answered in secret; 0 where there is none
    rules_version: int
    options: tuple[OptionInfo, ...]
    packs: dict[str, list[PackInfo]]
    bots: list[str]
    levels: tuple[LevelInfo, ...]
    temperaments: tuple[TemperamentInfo, ...]
    build: str


def describe(game: Game, language: str = ENGLISH) -> GameInfo:
    """All about a game that can be told before it begins, in a language."""
    return GameInfo(
        name=game.name,
        title=game.title,
        tagline=word(game.tagline, language),
        designer=game.designer,
        publisher=game.publisher,
        credit=game.credit,
        seats=SeatRange(game.seats[0], game.seats[-1]),
        minutes=game.minutes,
        weight=game.weight,
        window=game.window,
        rules_version=game.rules_version,
        options=describe_options(game.options, language),
        packs={kind: list(_describe_packs(packs, language)) for kind, packs in game.shipped_packs().items()},
        bots=bot_names(game),
        levels=tuple(_describe_level(number, game, language) for number in LEVELS),
        temperaments=tuple(_describe_temperament(each, language) for each in read_levels(game.package).temperaments),
        build=BUILD.kind,
    )


def _describe_level(number: int, game: Game, language: str) -> LevelInfo:
    title, line, strength = level_title(number), level_line(number), level_strength(number, game) or ""
    return LevelInfo(f"level:{number}", number, title.word(language), line.word(language), word(strength, language))


def _describe_temperament(name: str, language: str) -> TemperamentInfo:
    return TemperamentInfo(name, temperament_title(name).word(language), temperament_line(name).word(language))


def _describe_packs(packs: dict[str, Pack], language: str) -> Iterator[PackInfo]:
    for number, pack in enumerate(packs.values()):
        provenance = Counter(kind for _, kind, _ in origins(pack))
        yield PackInfo(pack.name, pack.title.word(language), pack.note.word(language), number == 0, dict(provenance))


def origins(pack: Pack, language: str = ENGLISH) -> Iterator[tuple[str, str, str]]:
    """Where the content of a pack comes from: path, provenance and source of every part that tells."""
    yield from _origins(worded_values(pack, language), "")


def _origins(value: Any, path: str) -> Iterator[tuple[str, str, str]]:
    if isinstance(value, dict):
        if "provenance" in value:
            yield path or "all of it", value["provenance"], value.get("source", "")
        for name, part in value.items():
            place = f"{path}.{name}" if path else name
            if name.endswith("_from") and part:  # a card says it of its name, its number and its effect
                yield place.removesuffix("_from"), part, value.get("source", "")
            yield from _origins(part, place)
    elif isinstance(value, (list, tuple)):
        for number, part in enumerate(value, start=1):
            yield from _origins(part, f"{path} {_called(part) or number}")


def _called(part: Any) -> str:
    """The name of a part that has one, such as a card."""
    return str(part.get("name", "")) if isinstance(part, dict) else ""


def split_path(path: str) -> tuple[str, str]:
    """The part that a path of `origins` leads to, and what of it (its name, its number, its effect), if it says."""
    part, _, aspect = path.rpartition(".")
    return (part, aspect) if aspect in ASPECTS else (path, "")


def short_name(part: str) -> str:
    """A part that has a name, by that; one that has only a number, by its place."""
    top, _, name = part.partition(" ")
    return name if name and not name[0].isdigit() and top != "all" else part
