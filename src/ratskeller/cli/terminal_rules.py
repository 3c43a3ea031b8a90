"""The rules of a game to look things up in: passages of its rulebook."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ratskeller.rulebook import read_rulebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rich.console import RenderableType

    from ratskeller.kernel.game import Game
    from ratskeller.rulebook import Passage, Run

STYLES = {"strong": "bold", "code": "bold", "emphasis": "italic"}


class ChapterPassage(NamedTuple):
    """A passage and the chapter that it stands in; without one, the chapter's heading."""

    chapter: str
    passage: Passage | None = None


def read_rules(game: Game, language: str) -> Iterator[ChapterPassage]:
    """The rules of a game in a language, passage by passage."""
    book = read_rulebook(game, language)
    yield ChapterPassage(book.title)
    for section in book.sections:
        if section.title:
            yield ChapterPassage(section.title)
        for passage in section.passages:
            yield ChapterPassage(section.title or book.title, passage)


def find_passages(rules: Sequence[ChapterPassage], word: str) -> list[ChapterPassage]:
    """Everything about a word: the clause of that number, a whole chapter, or every passage that speaks of it."""
    wanted = word.lower()
    if by_number := [each for each in rules if each.passage and each.passage.id.lower() == wanted]:
        return by_number
    if chapters := {each.chapter for each in rules if not each.passage and wanted in each.chapter.lower().split()}:
        return [each for each in rules if each.chapter in chapters]
    return [each for each in rules if each.passage and wanted in _text_of(each.passage).lower()]


def _text_of(passage: Passage) -> str:
    cells = [_draw_runs(cell).plain for row in passage.rows for cell in row]
    return " ".join([_draw_line(passage).plain, *cells])


def draw_passages(passages: Iterable[ChapterPassage], word: str = "") -> Iterator[RenderableType]:
    """Passages as they are shown; the word that was looked for stands out."""
    for chapter, passage in passages:
        if passage is None:
            yield Text("\n  " + chapter, style="bold underline")
        elif passage.kind == "table":
            yield Padding(_draw_table(passage), (0, 0, 0, 2), expand=False)
        else:
            line = _draw_line(passage)
            if word:
                line.highlight_regex(f"(?i){re.escape(word)}", "bold reverse")
            yield Padding(line, (0, 0, 0, 4 if passage.id else 2), expand=False)


def _draw_line(passage: Passage) -> Text:
    line = Text.assemble((passage.id, "bold"), " " if passage.id else "", _draw_runs(passage.text))
    if passage.lines:
        line.append(" ").append(f"({passage.lines})", "italic")
    if passage.reason:
        line.append(" ").append(_draw_runs(passage.reason).plain, "italic")
    return line


def _draw_runs(runs: Iterable[Run]) -> Text:
    return Text.assemble(*((run.text, STYLES.get(run.mark, "")) for run in runs))


def _draw_table(passage: Passage) -> Table:
    head, *rows = ([_draw_runs(cell) for cell in row] for row in passage.rows)
    drawn = Table(*(cell.plain for cell in head), box=box.SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        drawn.add_row(*row)
    return drawn
