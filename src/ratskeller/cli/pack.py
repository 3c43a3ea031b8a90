"""`pack`: one to begin with; whether one can be played with, all that is wrong with it, what the rules make of it."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import json

from ratskeller.catalogue import GAMES, find_game
from ratskeller.cli.files import PACK_MAX, read_text
from ratskeller.cli.terminal_end import command
from ratskeller.kernel.errors import BadPack
from ratskeller.kernel.mistakes import find_mistakes
from ratskeller.kernel.packs import Pack, read_pack
from ratskeller.kernel.texts import text_schema
from ratskeller.kernel.words import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    import argparse

    from ratskeller.kernel.texts import Translations

DESCRIPTION = "Content for a game, written in TOML, such as cards of your own (docs/cove-cards.md)."
CHECK = (
    "Every mistake is named with its line; of a pack without mistakes every card is told as a sentence, as the rules "
    "understand it."
)
WRITE = "Write a copy of a pack of the house, to be changed into one of your own."
WELL, WRONG = 0, 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("pack", description=DESCRIPTION)
    deeds = parser.add_subparsers(metavar="check|write", required=True, help="what to do with one")
    check = deeds.add_parser("check", description=CHECK, help="name every mistake, or tell every card")
    check.add_argument("file", metavar="FILE", help="a pack, such as those in a game's folder `packs`")
    check.add_argument("--game", help="the game that it is for; without it, the one that it fits best")
    check.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help="of the sentences")
    check.set_defaults(run=run)
    write = deeds.add_parser("write", description=WRITE, help="write one to begin with")
    write.add_argument("pack", metavar="PACK", help="its name or kind in `ratskeller games`, such as options")
    write.add_argument("file", metavar="FILE", type=Path, help="where to; nothing is overwritten")
    write.add_argument("--game", help="the game that it is for, if several have such a pack")
    write.set_defaults(run=write_copy)


def run(arguments: argparse.Namespace) -> int:
    """Check one file."""
    text = read_text(arguments.file, PACK_MAX)
    source = Path(arguments.file).name
    if not text.strip():
        raise BadPack(f"{source}: there is nothing in this file; `pack write` writes a pack to begin with.")
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


def write_copy(arguments: argparse.Namespace) -> int:
    """Write a pack to begin with, under a name of its own."""
    game, kind, name = find_shipped(arguments.pack, arguments.game)
    path: Path = arguments.file
    own = re.sub(r"\s+", "_", path.stem) or "mine"
    shipped, package = GAMES[game].packs[kind], f"ratskeller.games.{game}"
    text = _with_translations(shipped.text(package, name), shipped.translations(package, name))
    text = re.sub(r'^name = ".*"$', lambda _: f"name = {json.encode(own).decode()}", text, count=1, flags=re.MULTILINE)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise BadPack(f"{path} is there already; nothing was written.") from None
    except FileNotFoundError:
        raise BadPack(f"There is no directory {path.parent}; nothing was written.") from None
    print(f"{path.name}: a copy of “{name}”, for {GAMES[game].title}.")
    print(f"Change it, then check it with: {command('pack check', path)}")
    print(f"A table takes it with: --pack {kind}={path}")
    return WELL


def _with_translations(text: str, translations: Translations) -> str:
    """A pack of the house with its texts in every language, each on a line of its own."""

    def every_language(found: re.Match[str]) -> str:
        english = json.decode(found["text"])
        others = {language: table[english] for language, table in translations.items() if english in table}
        lines = {ENGLISH: english, **others} if others else {}
        told = [f"{found['word']}.{language} = {json.encode(said).decode()}" for language, said in lines.items()]
        return "\n".join(told) or found[0]

    return re.sub(r'^(?P<word>\w+) = (?P<text>".*")$', every_language, text, flags=re.MULTILINE)


def find_shipped(wanted: str, game: str | None) -> tuple[str, str, str]:
    """The game, kind and name of a pack of the house; a kind means the first pack of it."""
    games = [find_game(game).name] if game else list(GAMES)
    every = [(each, kind, name) for each in games for kind, known in GAMES[each].packs.items() for name in known.names]
    found = [each for each in every if each[2] == wanted] or [
        (each, kind, name) for each, kind, name in every if kind == wanted and name == GAMES[each].packs[kind].names[0]
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadPack(f"Several games have a pack “{wanted}”; say which with --game: {', '.join(e[0] for e in found)}.")
    offered = ", ".join(dict.fromkeys(word for each in every for word in each[1:]))
    raise BadPack(f"There is no pack “{wanted}”; there are: {offered}.")


def best_fit(text: str, source: str, game: str | None) -> tuple[str, str, list[str]]:
    """The game and kind that a pack is for: the kind it names, or the one whose fields it has, with fewest mistakes."""
    names = [find_game(game).name] if game else list(GAMES)
    tried = [(name, kind) for name in names for kind in GAMES[name].pack_kinds]
    values = tomllib.loads(text) if _is_toml(text) else {}
    named = values.get("kind")
    wanted = [(name, kind) for name, kind in tried if kind == named]
    if game and not wanted and any(kind == named for other in GAMES.values() for kind in other.pack_kinds):
        kinds = ", ".join(GAMES[names[0]].pack_kinds)
        raise BadPack(f"{source}: {GAMES[names[0]].title} has no packs of the kind “{named}”; its kinds are: {kinds}.")
    if not wanted:
        shapes = [json.schema(GAMES[name].pack_kinds[kind], schema_hook=text_schema) for name, kind in tried]
        strange = [len(_fields(values) - _fields(shape)) for shape in shapes]
        wanted = [each for each, count in zip(tried, strange, strict=True) if count == min(strange)]
    found = [(name, kind, find_mistakes(GAMES[name].pack_kinds[kind], text, source)) for name, kind in wanted]
    return min(found, key=lambda each: len(each[2]))


def _fields(values: Any) -> set[str]:
    """The names of all that stands in something, however deep."""
    if isinstance(values, dict):
        return set(values).union(*map(_fields, values.values()))
    return set().union(*map(_fields, values)) if isinstance(values, list) else set()


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
