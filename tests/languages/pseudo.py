"""A language that nobody speaks, made from the English files by a program: every letter wears an accent.

Files are added and nothing else is touched; what then still shows a plain letter was not asked for in that language.
"""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from ratskeller.rulebook import CLAUSE_ID
from ratskeller.tables.lesson import lesson_names, read_script
from tools.every_game import EVERY_GAME
from tools.setup_env import ROOT
from tools.translations import stamp_rules, texts_of

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

LANGUAGE = "eo"  # has a plural like English's, and nobody here has written any of it
PLAIN = "abcdefghijklmnopqrstuvwxyz"
MARKED = "áƀćđéƒǵĥíĵķłḿńóṕɋŕśťúṽẃẍýź"
ACCENTS = str.maketrans(PLAIN + PLAIN.upper(), MARKED + MARKED.upper())
# What means the same in every language: the place of a name, the number of a clause, notation.
KEPT = re.compile(rf"\{{\w+\}}|`[^`]+`|(?<![\w.-]){CLAUSE_ID}(?![\w-]|\.\d)")


def accented(text: str) -> str:
    """A text in the language."""
    at, made = 0, ""
    for kept in KEPT.finditer(text):
        made += text[at : kept.start()].translate(ACCENTS) + kept[0]
        at = kept.end()
    return made + text[at:].translate(ACCENTS)


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = node.value.translate(ACCENTS)


def accented_messages(text: str) -> str:
    """A phrasebook in the language: its words, not its names, keys and functions."""
    resource = FluentParser().parse(text)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def copy_project(root: Path) -> None:
    """The sources of the package and of its pages, without anything that is made from them."""
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "site", "node_modules", "fixtures", "shots", "wire")
    shutil.copytree(ROOT / "src", root / "src", ignore=made)
    shutil.copytree(ROOT / "web", root / "web", ignore=made)


def add_language(root: Path) -> None:
    """Write the language into a copy of the project."""
    for english in [*(root / "src").rglob("en.ftl"), *(root / "web" / "src").rglob("en.ftl")]:
        _add(english.with_name(f"{LANGUAGE}.ftl"), accented_messages(english.read_text(encoding="utf-8")))
    for game in EVERY_GAME.values():
        _add_game(game, root / "src" / game.package.replace(".", "/"))


def _add_game(game: Game, home: Path) -> None:
    rules = (home / "RULES.md").read_text(encoding="utf-8")
    _add(home / f"RULES.{LANGUAGE}.md", stamp_rules(rules, accented(rules), ()))
    for packs in game.shipped_packs().values():
        for name, pack in packs.items():
            _add(home / "packs" / f"{name}.{LANGUAGE}.toml", _translations(pack))
    for name in lesson_names(game):
        _add(home / "lessons" / f"{name}.{LANGUAGE}.toml", _translations(read_script(game, name)))


def _translations(written: object) -> str:
    texts = dict.fromkeys(str(text) for text in texts_of(written) if str(text))
    return "".join(f"{json.dumps(text)} = {json.dumps(accented(text))}\n" for text in texts)


def _add(file: Path, text: str) -> None:
    with file.open("x", encoding="utf-8") as added:
        added.write(text)
