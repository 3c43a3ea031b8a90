"""The rules of a game to look things up in: the clauses of its RULES.md."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.kernel.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

MARKS = re.compile(r"\*\*(?P<bold>.+?)\*\*|`(?P<code>.+?)`|\*(?P<italic>.+?)\*")
CLAUSE = re.compile(r"- \*\*(?P<id>[^*]+)\*\*")


class ChapterPassage(NamedTuple):
    """A heading, a clause, a paragraph or a table."""

    chapter: str
    text: str

    @property
    def id(self) -> str:
        """The number of a clause, or nothing."""
        found = CLAUSE.match(self.text)
        return found["id"] if found else ""

    @property
    def is_heading(self) -> bool:
        """Whether this opens a chapter."""
        return self.text.startswith("#")

    def has(self, word: str) -> bool:
        """Whether this is the clause of that number, or speaks of the word."""
        wanted = word.lower()
        return self.id.lower() == wanted or wanted in re.sub(r"[*`]", "", self.text).lower()


def read_rules(game_name: str, language: str = ENGLISH) -> list[ChapterPassage]:
    """The rules of a game in a language, passage by passage."""
    name = "RULES.md" if language == ENGLISH else f"RULES.{language}.md"
    return list(split_passages((files(f"ratskeller.games.{game_name}") / name).read_text(encoding="utf-8")))


def split_passages(text: str) -> Iterator[ChapterPassage]:
    """Cut a rules page at its headings, clauses and empty lines."""
    chapter = ""
    for block in re.split(r"\n\s*\n|\n(?=- |#)|(?<=\n)(?=#)", text):
        passage = block.strip("\n") if block.lstrip().startswith("|") else " ".join(block.split())
        if not passage:
            continue
        if passage.startswith("#"):
            chapter = passage.lstrip("# ")
        yield ChapterPassage(chapter, passage)


def find_passages(rules: Sequence[ChapterPassage], word: str) -> list[ChapterPassage]:
    """Everything about a word: the clause of that number, a whole chapter, or every passage that speaks of it."""
    wanted = word.lower()
    if by_number := [each for each in rules if each.id.lower() == wanted]:
        return by_number
    if chapters := {each.chapter for each in rules if each.is_heading and wanted in each.chapter.lower().split()}:
        return [each for each in rules if each.chapter in chapters]
    return [each for each in rules if not each.is_heading and each.has(word)]


def draw_passages(passages: Sequence[ChapterPassage], word: str = "") -> Iterator[RenderableType]:
    """Passages as they are shown; the word that was looked for stands out."""
    for passage in passages:
        if passage.is_heading:
            yield Text("\n  " + passage.chapter, style="bold underline")
        elif passage.text.startswith("|"):
            yield Padding(_draw_table(passage.text), (0, 0, 0, 2), expand=False)
        else:
            line = _draw_marks(re.sub(r"^- ", "", passage.text))
            if word:
                line.highlight_regex(f"(?i){re.escape(word)}", "bold reverse")
            yield Padding(line, (0, 0, 0, 4 if passage.id else 2), expand=False)


def _draw_marks(text: str) -> Text:
    drawn = Text()
    at = 0
    for found in MARKS.finditer(text):
        drawn.append(text[at : found.start()])
        kind = found.lastgroup or ""
        drawn.append(found[kind], "bold" if kind == "code" else kind)
        at = found.end()
    return drawn.append(text[at:])


def _draw_table(text: str) -> Table:
    head, _, *rows = ([cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines())
    drawn = Table(*head, box=box.SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        drawn.add_row(*(_draw_marks(cell) for cell in row))
    return drawn
