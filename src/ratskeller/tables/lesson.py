"""A guided first game: a record with notes that makes the reader move. It needs no table and no dice.

`games/<game>/lessons/first.toml` holds everything but the positions; those come from the rules of today, so a lesson
that they no longer permit is found by a test. What chance brings is written down, so a lesson teaches what it wants to.
Other files beside it are further lessons, such as `solo.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from ratskeller.kernel.errors import BadSetup, RatskellerError
from ratskeller.kernel.game import Scene
from ratskeller.kernel.match import Match
from ratskeller.kernel.texts import Text, read_translations, text_reader
from ratskeller.kernel.words import ENGLISH
from ratskeller.tables.viewer_history import word_events
from ratskeller.tables.wire import Told

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ratskeller.kernel.game import Game

FIRST = "first"


class Stop(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place where the lesson waits: it plays some steps, says something, and may ask for a move."""

    play: list[str] = []  # `chance roll 2 1`, `2 believe`: who (people count from 1), then the notation
    note: Text
    point: list[str] = []  # names of pieces on the board, as in `data-explain`
    ask: str = ""  # the move that the reader is asked to make; without it one just goes on
    also: list[str] = []  # moves that are as good; the lesson then goes on with `ask`
    hint: Text = msgspec.field(default_factory=Text)  # said to whoever tries another move
    clause: str = ""  # where the rules say it


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    title: Text
    names: Annotated[list[str], msgspec.Meta(min_length=1)]
    seat: Annotated[int, msgspec.Meta(ge=1)] = 1  # the reader's
    options: dict[str, Any] = {}
    packs: dict[str, Any] = {}
    stop: Annotated[list[Stop], msgspec.Meta(min_length=1)]


class LessonMoment(msgspec.Struct, frozen=True):
    """The table as the reader sees it, and what has just happened."""

    scene: Scene
    told: tuple[Told, ...]


class LessonStop(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown, then said, then asked."""

    moments: tuple[LessonMoment, ...]  # that lead here; the last one stays
    note: str
    point: tuple[str, ...]
    ask: str  # a notation among the choices of the last moment, or empty
    also: tuple[str, ...]
    hint: str
    clause: str


class LessonTitle(msgspec.Struct, frozen=True):
    """Another lesson of the same game."""

    name: str
    title: str


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first game."""

    game: str
    name: str
    others: tuple[LessonTitle, ...]
    title: str
    language: str
    names: tuple[str, ...]
    seat: int
    stops: tuple[LessonStop, ...]


def lesson_names(game: Game) -> tuple[str, ...]:
    """The lessons that somebody has written for a game; the first one first."""
    folder = _folder(game)
    found = {Path(file.name) for file in folder.iterdir()} if folder.is_dir() else set()
    names = {file.stem for file in found if file.suffixes == [".toml"]}  # `first.de.toml` translates one
    return tuple(sorted(names, key=lambda name: (name != FIRST, name)))


def has_lesson(game: Game, name: str = FIRST) -> bool:
    """Whether somebody has written a lesson for a game."""
    return name in lesson_names(game)


def read_script(game: Game, name: str = FIRST) -> Script:
    """A lesson of a game as it is written down."""
    folder = _folder(game)
    try:
        values = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
        return msgspec.convert(values, Script, dec_hook=text_reader(read_translations(folder, name)))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSetup(f"The lesson of {game.title} cannot be read: {error}.") from None


def _folder(game: Game) -> Traversable:
    return files(game.package) / "lessons"


@cache
def make_lesson(game: Game, language: str = ENGLISH, name: str = FIRST) -> Lesson:
    """A lesson of a game, played by the rules of today."""
    script = read_script(game, name)
    match = Match(game, len(script.names), script.options, script.packs, names=script.names)
    seat = script.seat - 1
    stops: list[LessonStop] = []
    asked = ""
    for number, stop in enumerate(script.stop, start=1):
        try:
            moments = (
                _play(match, seat, asked, stop.play, language) if number > 1 else _open(match, seat, stop, language)
            )
        except RatskellerError as error:
            raise BadSetup(f"Stop {number} of the lesson of {game.title} cannot be played: {error}") from error
        asked = stop.ask
        stops.append(
            LessonStop(
                moments=tuple(moments),
                note=stop.note.word(language),
                point=tuple(stop.point),
                ask=stop.ask,
                also=tuple(stop.also),
                hint=stop.hint.word(language),
                clause=stop.clause,
            )
        )
    others = [
        LessonTitle(other, read_script(game, other).title.word(language))
        for other in lesson_names(game)
        if other != name
    ]
    return Lesson(
        game=game.name,
        name=name,
        others=tuple(others),
        title=script.title.word(language),
        language=language if language in script.title.by_language else ENGLISH,
        names=tuple(script.names),
        seat=seat,
        stops=tuple(stops),
    )


def _open(match: Match, seat: int, stop: Stop, language: str) -> list[LessonMoment]:
    opening = LessonMoment(match.scene(seat, language), word_events(match, match.opening, [seat], language))
    return [opening, *_play(match, seat, "", stop.play, language)]


def _play(match: Match, seat: int, asked: str, steps: list[str], language: str) -> list[LessonMoment]:
    """The move that the reader was asked for, then the steps; a moment after each."""
    game, moments = match.game, []
    for step in ([f"{seat + 1} {asked}"] if asked else []) + steps:
        who, _, do = step.partition(" ")
        is_chance = who == "chance"
        events = match.deal(game.read_outcome(do)) if is_chance else match.act(int(who) - 1, game.read_action(do))
        moments.append(LessonMoment(match.scene(seat, language), word_events(match, events, [seat], language)))
    return moments or [LessonMoment(match.scene(seat, language), ())]
