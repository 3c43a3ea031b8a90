"""`pack check`: whether a pack can be played with, all that is wrong with it, and what the rules understand of it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import json

from ratskeller.catalogue import GAMES, find_game
from ratskeller.cli.faults import PACK_MAX, read_text
from ratskeller.kernel.errors import BadPack
from ratskeller.kernel.mistakes import find_mistakes
from ratskeller.kernel.packs import Pack, read_pack
from ratskeller.kernel.words import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    import argparse

DESCRIPTION = (
    "Check a pack: content for a game, written in TOML. Every mistake is named with its line; of a pack without "
    "mistakes every card is told as a sentence, as the rules understand it."
)
WELL, WRONG = 0, 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("pack", description=DESCRIPTION)
    parser.add_argument("what", metavar="check", choices=["check"], help="the only thing to do with one so far")
    parser.add_argument("file", metavar="FILE", help="a pack, such as those in a game's folder `packs`")
    parser.add_argument("--game", help="the game that it is for; without it, the one that it fits best")
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help="of the sentences")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check one file."""
    text = read_text(arguments.file, PACK_MAX)
    source = Path(arguments.file).name
    game, kind, mistakes = best_fit(text, source, arguments.game)
    for mistake in mistakes:
        sys.stderr.write(f"{mistake}\n")
    if mistakes:
        many = "1 mistake" if len(mistakes) == 1 else f"{len(mistakes)} mistakes"
        fits = f", as a pack of the kind “{kind}” for {find_game(game).title}" if _is_toml(text) else ""
        sys.stderr.write(f"{source}: {many}{fits}.\n")
        return WRONG
    pack: Pack = read_pack(find_game(game).pack_kinds[kind], text, source)
    for sentence in pack.sentences(arguments.language):
        print(sentence)
    print(f"{source}: a good pack of the kind “{kind}” for {find_game(game).title}.")
    return WELL


def best_fit(text: str, source: str, game: str | None) -> tuple[str, str, list[str]]:
    """The game and kind that a pack is for: the kind it names, or the one whose words it uses, with fewest mistakes."""
    names = [find_game(game).name] if game else list(GAMES)
    tried = [(name, kind) for name in names for kind in GAMES[name].pack_kinds]
    values = tomllib.loads(text) if _is_toml(text) else {}
    named = values.get("kind")
    wanted = [(name, kind) for name, kind in tried if kind == named]
    if game and not wanted and any(kind == named for other in GAMES.values() for kind in other.pack_kinds):
        kinds = ", ".join(GAMES[names[0]].pack_kinds)
        raise BadPack(f"{source}: {GAMES[names[0]].title} has no packs of the kind “{named}”; its kinds are: {kinds}.")
    if not wanted:
        strange = [len(_words(values) - _words(json.schema(GAMES[name].pack_kinds[kind]))) for name, kind in tried]
        wanted = [each for each, words in zip(tried, strange, strict=True) if words == min(strange)]
    found = [(name, kind, find_mistakes(GAMES[name].pack_kinds[kind], text, source)) for name, kind in wanted]
    return min(found, key=lambda each: len(each[2]))


def _words(values: Any) -> set[str]:
    """The names of all that stands in something, however deep."""
    if isinstance(values, dict):
        return set(values).union(*map(_words, values.values()))
    return set().union(*map(_words, values)) if isinstance(values, list) else set()


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
