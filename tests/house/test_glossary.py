"""The words of ARCHITECTURE.md: each has one meaning, is at home where the table says, and has no other name."""

from __future__ import annotations

import ast
import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tools.setup_env import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = ROOT / "src" / "ratskeller"
ROW = re.compile(r"\| \*\*(.+?)\*\* \| (.+?) \| `([^`]+?)`(?: `(\w+)`)? \| ?(.*?) ?\|")


class Word(NamedTuple):
    word: str
    meaning: str
    file: str
    kind: str | None  # the class that it is, if it is one
    never: str  # what it is not called, with commas


def read_glossary() -> list[Word]:
    section = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split("\n## Words\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| **")]
    found = [ROW.fullmatch(line) for line in lines]
    assert all(found), [line for line, match in zip(lines, found, strict=True) if match is None]
    return [Word(*match.groups()) for match in found if match]


GLOSSARY = read_glossary()
MODULES = sorted(SOURCES.rglob("*.py"))


def homes_of(kind: str) -> list[str]:
    """The files in which a class of a name is defined."""
    pattern = re.compile(rf"^\s*class {kind}\b", re.MULTILINE)
    return [str(path.relative_to(SOURCES)) for path in MODULES if pattern.search(path.read_text("utf-8"))]


def names_in(path: Path) -> set[str]:
    """What a file is called, and what its classes and functions are: in small letters, word by word."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    names = [node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, kinds)]
    text = re.sub("([a-z])([A-Z])", r"\1_\2", "_".join([path.stem, *names]))
    return set(text.lower().split("_"))


def test_every_word_has_one_row() -> None:
    assert len(GLOSSARY) > 40
    assert [word for word, count in Counter(each.word for each in GLOSSARY).items() if count > 1] == []


@pytest.mark.parametrize("word", GLOSSARY, ids=lambda word: word.word)
def test_a_word_is_at_home_where_the_table_says_and_nowhere_else(word: Word) -> None:
    assert (SOURCES / word.file).is_file()
    if word.kind is not None:
        assert homes_of(word.kind) == [word.file]


def test_nothing_is_called_what_the_table_forbids() -> None:
    never = {name for word in GLOSSARY for name in word.never.split(", ") if name}
    assert never >= {"fault", "faults", "trouble", "eyes", "film", "caretaker"}
    assert not never & {word.word for word in GLOSSARY}
    outside_games = [path for path in MODULES if "games" not in path.relative_to(SOURCES).parts]
    assert {str(path.relative_to(ROOT)): found for path in outside_games if (found := never & names_in(path))} == {}


def test_no_two_modules_of_a_room_have_one_name() -> None:
    rooms = Counter(
        (path.relative_to(SOURCES).parts[0], path.stem)
        for path in MODULES
        if path.stem != "__init__" and "games" not in path.relative_to(SOURCES).parts
    )
    assert [name for name, count in rooms.items() if count > 1] == []
