"""Arguments that several commands share, and how their texts become values."""

from __future__ import annotations

import argparse
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ratskeller.agents.registry import KINDS
from ratskeller.catalogue import find_game
from ratskeller.cli.files import PACK_MAX, read_text
from ratskeller.kernel.errors import BadPack, BadSetup
from ratskeller.kernel.options import read_option_texts
from ratskeller.kernel.packs import read_pack
from ratskeller.kernel.texts import plain_values
from ratskeller.kernel.words import LANGUAGES, choose_language, find_language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.kernel.game import Game

T = TypeVar("T")
SEEDS_END = 2**64
GAMES_MAX = 100_000_000
LANGUAGE_HELP = f"the language of the game: {' or '.join(LANGUAGES)} (that of your terminal unless told)"


class Setup(NamedTuple):
    """A game ready to be set up: all that was asked for, checked."""

    game: Game
    seats: int
    options: dict[str, Any]
    packs: dict[str, Any]


# ---- single values -----------------------------------------------------------------------------------------


def reader(expected: str, read: Callable[[str], T], fits: Callable[[T], bool]) -> Callable[[str], T]:
    """A type for `add_argument`: what is read from a text, if that fits."""

    def parse(text: str) -> T:
        with suppress(ValueError):
            value = read(text)
            if fits(value):
                return value
        raise argparse.ArgumentTypeError(f"takes {expected}, not {text!r}")

    return parse


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number within bounds."""
    return reader(f"a whole number from {least:,} to {most:,}", int, lambda number: least <= number <= most)


def _read_seed(text: str) -> int:
    return int(text, 16) if text.lower().startswith("0x") else int(text)


def _read_numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


seed = reader("a whole number from 0 to 2^64 - 1", _read_seed, lambda number: 0 <= number < SEEDS_END)
seconds = reader("a number of seconds above 0, a day at most", float, lambda number: 0 < number <= 86_400)
numbers = reader("whole numbers with commas between them, such as 17,42", _read_numbers, lambda found: min(found) >= 0)


def pair(text: str) -> tuple[str, str]:
    """A type for `add_argument`: `NAME=VALUE`."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"takes NAME=VALUE, not {text!r}")
    return name, value


def language(text: str) -> str:
    """A type for `add_argument`: a language of ours."""
    found = find_language(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"takes {' or '.join(LANGUAGES)}, not {text!r}")
    return found


def language_of_environment() -> str:
    """The language that this terminal is set to, as POSIX has it, or English."""
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return choose_language(next((each for each in settings if each), ""))


# ---- the set-up of a game ----------------------------------------------------------------------------------


def add_setup(parser: argparse.ArgumentParser, *, seats: int | None = None) -> None:
    """Add the arguments that say what is played; without a default number of seats it must be given."""
    group = parser.add_argument_group("what is played")
    group.add_argument("game", metavar="GAME", help="the game, by its name in `ratskeller games`")
    default = f" ({seats} unless told)" if seats else ""
    group.add_argument(
        "--seats",
        metavar="N",
        type=whole_number(1, 1000),
        required=seats is None,
        default=seats,
        help=f"how many play{default}",
    )
    add_content(group)


def add_content(parser: argparse._ActionsContainer) -> None:
    """Add the arguments that choose options and packs."""
    parser.add_argument(
        "--option", metavar="NAME=VALUE", type=pair, action="append", default=[], help="change a rule; may be repeated"
    )
    parser.add_argument(
        "--pack",
        metavar="KIND=PACK",
        type=pair,
        action="append",
        default=[],
        help="take other content: a pack's name, or a TOML file; may be repeated",
    )


def read_setup(arguments: argparse.Namespace) -> Setup:
    """What is to be played, checked by setting it up once."""
    game = find_game(arguments.game)
    options = read_option_texts(game.options, _once("--option", arguments.option))
    packs = {kind: _read_pack_choice(game, kind, text) for kind, text in _once("--pack", arguments.pack).items()}
    game.set_up(arguments.seats, options, packs)
    return Setup(game, arguments.seats, options, packs)


def _once(argument: str, pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in pairs:
        if name in found:
            raise BadSetup(f"{argument} {name} is given twice, as {found[name]!r} and as {value!r}.")
        found[name] = value
    return found


def _read_pack_choice(game: Game, kind: str, text: str) -> Any:
    """A shipped pack stays a name; a file becomes its content, so that a record is whole by itself."""
    is_shipped = text in game.shipped_packs().get(kind, {})
    looks_like_file = text.endswith(".toml") or os.sep in text
    if is_shipped or not looks_like_file or kind not in game.pack_kinds:
        return text
    try:
        pack = read_pack(game.pack_kinds[kind], read_text(Path(text), PACK_MAX), text)
    except BadPack as error:
        if not re.match(rf"{re.escape(text)}:\d+: ", str(error)):
            raise
        raise BadPack(f"{error} (`pack check` names every mistake.)") from None
    return plain_values(pack)  # the same as after reading them from a record


def setup_arguments(arguments: argparse.Namespace) -> list[str]:
    """The options and packs that were given, as arguments of a command."""
    given: list[str] = []
    for name, value in arguments.option:
        given += ["--option", f"{name}={value}"]
    for kind, value in arguments.pack:
        given += ["--pack", f"{kind}={value}"]
    return given


# ---- many games --------------------------------------------------------------------------------------------


def add_players(parser: argparse.ArgumentParser, *, games: int, bots: str) -> None:
    """Add the arguments that say who plays how many games; with what is taken unless told."""
    group = parser.add_argument_group("who plays, and how often")
    group.add_argument(
        "--games",
        metavar="K",
        type=whole_number(1, GAMES_MAX),
        default=games,
        help=f"how many games ({games:,} unless told)",
    )
    group.add_argument(
        "--bots",
        metavar="A,B,…",
        default=bots,
        help=f"one bot for all seats, or one for each: {KINDS} ({bots} unless told)",
    )
    add_seed_and_jobs(group, "games")


def add_seed_and_jobs(group: argparse._ArgumentGroup, what: str) -> None:
    """Add the arguments that say which games are played, or which others of something, and by how many processes."""
    group.add_argument("--seed", metavar="S", type=seed, default=0, help=f"the seed of all {what} (0 unless told)")
    group.add_argument(
        "--jobs",
        metavar="J",
        type=whole_number(1, 1024),
        default=processors(),
        help="how many processes play (one for each processor unless told)",
    )


def processors() -> int:
    """How many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on this system
        return os.cpu_count() or 1
