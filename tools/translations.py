"""Whether every language says what English says: the clauses of the rules, the texts of packs and lessons.

    python -m tools.translations                           names what is missing, stale or left over
    python -m tools.translations --stamp xx darkhouse 4.7  after translating clause 4.7: it says what English says now
    python -m tools.translations --stamp xx darkhouse      the same for every clause

A clause of RULES.xx.md ends with the fingerprint of the English clause that it was made from, in a comment that nobody
is shown. A text of a pack or lesson is looked up by its English, so a changed text has no translation any more.
Messages are compared by tests/conformance/test_words.py.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.kernel.texts import Text, read_translations
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from ratskeller.rulebook import STAMP
from ratskeller.tables.lesson import lesson_names, read_script
from tools.every_game import EVERY_GAME

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from ratskeller.kernel.game import Game

# A clause goes on, with its tables, to the next clause or heading.
CLAUSE = re.compile(r"^- \*\*(?P<id>[^*]+)\*\* .*?(?=\n+(?:- \*\*|#)|\n*\Z)", re.MULTILINE | re.DOTALL)
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)


def folder(game: Game) -> Path:
    """Where a game's files lie."""
    return Path(str(files(game.package)))


def clauses(text: str) -> dict[str, str]:
    """The clauses of a RULES.md by their numbers."""
    return {found["id"]: found[0] for found in CLAUSE.finditer(text)}


def fingerprint(clause: str) -> str:
    """The same as long as no word changes, however the lines are broken."""
    return hashlib.sha256(" ".join(clause.split()).encode()).hexdigest()[:8]


def rules_mistakes(english: str, other: str) -> Iterator[str]:
    """Clauses that are missing or left over in another language, and those that say what English once said."""
    ours, theirs = clauses(english), clauses(other)
    yield from (f"clause {name} is missing" for name in ours if name not in theirs)
    yield from (f"clause {name} is not in RULES.md" for name in theirs if name not in ours)
    for name in (each for each in ours if each in theirs):
        stamp = STAMP.search(theirs[name])
        if stamp is None or stamp["fingerprint"] != fingerprint(ours[name]):
            yield f"clause {name} is stale: its English has changed"


def stamp_rules(english: str, other: str, names: Collection[str]) -> str:
    """A translation whose clauses (all, or some) are declared to say what English says now."""
    ours = clauses(english)

    def stamp(found: re.Match[str]) -> str:
        if found["id"] not in ours or (names and found["id"] not in names):
            return found[0]
        return f"{STAMP.sub('', found[0])} <!-- {ENGLISH} {fingerprint(ours[found['id']])} -->"

    return CLAUSE.sub(stamp, other)


def texts_of(value: Any) -> Iterator[Text]:
    """Every text in a pack, a lesson or a view."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts_of(getattr(value, name))
    elif isinstance(value, (list, tuple, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts_of(each)


def text_mistakes(value: Any, table: dict[str, str]) -> Iterator[str]:
    """Texts without a translation, and translations of texts that nobody has written."""
    wanted = {str(text): None for text in texts_of(value) if str(text)}
    yield from (f"“{text}” is missing" for text in wanted if not table.get(text))
    yield from (f"“{text}” is no English text here" for text in table if text not in wanted)


def game_mistakes(game: Game, language: str) -> Iterator[str]:
    """All that is not up to date in one language of a game."""
    home = folder(game)
    english = (home / "RULES.md").read_text(encoding="utf-8")
    name = f"RULES.{language}.md"
    for mistake in rules_mistakes(english, (home / name).read_text(encoding="utf-8")):
        yield f"{game.name}/{name}: {mistake}"
    packs = [("packs", name, pack) for packs in game.shipped_packs().values() for name, pack in packs.items()]
    lessons = [("lessons", name, read_script(game, name)) for name in lesson_names(game)]
    for place, name, value in (*packs, *lessons):
        table = read_translations(home / place, name).get(language, {})
        yield from (f"{game.name}/{place}/{name}.{language}.toml: {each}" for each in text_mistakes(value, table))


def main(arguments: Sequence[str]) -> int:
    """Name what is wrong, or stamp."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description="What is not translated yet.")
    parser.add_argument("--stamp", metavar="LANGUAGE", choices=OTHERS, help="its clauses are up to date now")
    parser.add_argument("game", nargs="?", choices=EVERY_GAME, help="of which game; without it, of all")
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE", help="only these")
    given = parser.parse_args(arguments)
    games = [game for game in EVERY_GAME.values() if given.game in {None, game.name}]
    if given.stamp:
        for game in games:
            english, other = (folder(game) / f"RULES{each}.md" for each in ("", f".{given.stamp}"))
            made = stamp_rules(english.read_text(encoding="utf-8"), other.read_text(encoding="utf-8"), given.clauses)
            other.write_text(made, encoding="utf-8")
        return 0
    found = [each for game in games for language in OTHERS for each in game_mistakes(game, language)]
    print("\n".join(found) or "translations: all up to date")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
