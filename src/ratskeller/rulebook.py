"""The rules of a game as one shows them: its RULES.md as sections, clauses and runs of text, without any markup.

A small part of Markdown is understood, the part that our rules are written in: headings, list items, paragraphs,
tables, **strong**, *emphasis* and `code`. Everything else is text as it stands, so a page can show it without trust.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

import msgspec

from ratskeller.kernel.words import COMMON, ENGLISH
from ratskeller.shelf import origins, short_name, split_path

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ratskeller.kernel.game import Game

Mark = Literal["plain", "strong", "emphasis", "code", "clause"]
Origin = Literal["", "inferred", "invented"]
PassageKind = Literal["rule", "ruling", "text", "table"]

HEADING = re.compile(r"^(#{1,3}) (?P<title>.+)$")
CHAPTER = re.compile(r"^(?P<number>\d+[a-z]?) +(?P<title>.+)$")
CLAUSE = re.compile(r"^- \*\*(?P<id>[^*]+)\*\* +(?P<text>.+)$")
CLAUSE_ID = r"[A-Z]?\d+[a-z]?(?:\.\d+[a-z]?)*"
# A special case is one of the printed rulebook, which counts them in its own way.
NAMED = re.compile(rf"(?<![\w.-])(?<!case ){CLAUSE_ID}(?![\w-]|\.\d)")
LINES = re.compile(r"\((?P<lines>\d[\d–, ]*)\)")
TAIL = re.compile(r"^(?P<text>.*?[.!?”)]) \*(?P<tail>[^*]+)\*$")
MARKS = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>.+?)`|\*(?P<emphasis>.+?)\*")
STAMP = re.compile(r" *<!-- en (?P<fingerprint>[0-9a-f]{8}) -->")  # see tools/translations.py; nobody is shown it
BLOCK = re.compile(r"\n\s*\n|\n(?=- |#)|(?<=\n)(?=#)")
SAYS: dict[Origin, re.Pattern[str]] = {
    "invented": re.compile(r"\binvented\b", re.IGNORECASE),
    "inferred": re.compile(r"\binferred\b", re.IGNORECASE),
}


class Run(msgspec.Struct, frozen=True):
    """A piece of a line. A run marked `clause` is the id of a clause on the same page."""

    text: str
    mark: Mark


class Passage(msgspec.Struct, frozen=True, kw_only=True):
    """A clause, a paragraph or a table."""

    id: str  # of a clause; empty for anything else
    kind: PassageKind
    text: tuple[Run, ...]
    reason: tuple[Run, ...]  # why a ruling is as it is
    lines: str  # of the printed rulebook, where they are named
    origin: Origin  # what is not printed in the rulebook says so
    rows: tuple[tuple[tuple[Run, ...], ...], ...]  # of a table; the first is its head


class Section(msgspec.Struct, frozen=True):
    """A chapter, or a part of one (level 3)."""

    id: str
    level: int
    title: str
    passages: tuple[Passage, ...]


class PackPart(msgspec.Struct, frozen=True):
    """Parts of a pack that are not printed in the rulebook, and why they are as they are."""

    what: tuple[str, ...]
    origin: Origin
    reason: str


class PackOrigin(msgspec.Struct, frozen=True):
    """What of a pack's content is ours."""

    kind: str
    title: str
    note: str
    parts: tuple[PackPart, ...]


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """All rules of a game."""

    game: str
    title: str
    language: str
    rules_version: int
    sections: tuple[Section, ...]
    packs: tuple[PackOrigin, ...]


def read_rulebook(game: Game, language: str = ENGLISH) -> Rulebook:
    """The rules of a game in a language, or in English if nobody has translated them."""
    return _read(game, language)


def game_in_a_minute(game: Game, language: str = ENGLISH) -> list[str]:
    """The paragraphs that the rules of every game begin with."""
    first = read_rulebook(game, language).sections[0]
    return ["".join(run.text for run in passage.text) for passage in first.passages]


@cache
def _read(game: Game, language: str) -> Rulebook:
    folder = files(game.package)
    wanted = folder / f"RULES.{language}.md"
    found = wanted if wanted.is_file() else folder / "RULES.md"
    models = () if found != wanted else _passages(_read(game, ENGLISH))
    title, sections = split_rules(found.read_text(encoding="utf-8"), models)
    return Rulebook(
        game=game.name,
        title=title,
        language=language if found == wanted else ENGLISH,
        rules_version=game.rules_version,
        sections=tuple(sections),
        packs=tuple(_tell_packs(game, language)),
    )


def _passages(book: Rulebook) -> list[Passage]:
    return [passage for section in book.sections for passage in section.passages]


def split_rules(text: str, models: Iterable[Passage] = ()) -> tuple[str, list[Section]]:
    """The title of a rules page, and its sections; what stands before the first heading is a section without one.

    `models` are the English passages, in order, of which the text is a translation.
    """
    blocks = [block for block in (_join(block) for block in BLOCK.split(STAMP.sub("", text))) if block]
    known = {found["id"] for found in map(CLAUSE.match, blocks) if found}
    title, sections, model = "", [Section("", 2, "", ())], iter(models)
    for block in blocks:
        heading = HEADING.match(block)
        if heading is None:
            last = sections[-1]
            sections[-1] = msgspec.structs.replace(
                last, passages=(*last.passages, _passage(block, known, next(model, None)))
            )
        elif len(heading[1]) == 1:
            title = heading["title"]
        else:
            sections.append(_section(len(heading[1]), heading["title"]))
    return title, [section for section in sections if section.title or section.passages]


def _join(block: str) -> str:
    """A block in one line, unless it is a table."""
    return block.strip("\n") if block.lstrip().startswith("|") else " ".join(block.split())


def _section(level: int, title: str) -> Section:
    chapter = CHAPTER.match(title)
    if chapter:
        return Section(chapter["number"], level, title, ())
    return Section(re.sub(r"\W+", "-", title.lower()).strip("-"), level, title, ())


def _passage(block: str, known: set[str], model: Passage | None) -> Passage:
    """A passage; a translated one names the clauses and has the origin of its model."""
    if model is not None:
        named = (*model.text, *model.reason, *(run for row in model.rows for cell in row for run in cell))
        known = {run.text for run in named if run.mark == "clause"}
    if block.lstrip().startswith("|"):
        head, _, *rows = ([cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines())
        cells = tuple(tuple(tuple(_runs(cell, known)) for cell in row) for row in (head, *rows))
        return Passage(id="", kind="table", text=(), reason=(), lines="", origin="", rows=cells)
    clause = CLAUSE.match(block)
    text, lines, reason = clause["text"] if clause else block.removeprefix("- "), "", ""
    if clause and (tail := TAIL.match(text)):
        cited = LINES.fullmatch(tail["tail"])
        lines = cited["lines"] if cited else ""
        text, reason = tail["text"], "" if cited else tail["tail"]
    kind: PassageKind = "text"
    if clause:
        kind = "ruling" if clause["id"][0].isalpha() else "rule"
    return Passage(
        id=clause["id"] if clause else "",
        kind=kind,
        text=tuple(_runs(text, known)),
        reason=tuple(_runs(reason, known)),
        lines=lines,
        origin=model.origin if model else _origin(f"{text} {reason}"),
        rows=(),
    )


def _origin(text: str) -> Origin:
    return next((origin for origin, says in SAYS.items() if says.search(text)), "")


def _runs(text: str, known: set[str]) -> Iterator[Run]:
    at = 0
    for found in MARKS.finditer(text):
        yield from _plain(text[at : found.start()], known)
        mark: Mark = "strong" if found["strong"] else "code" if found["code"] else "emphasis"
        yield Run(found[mark], mark)
        at = found.end()
    yield from _plain(text[at:], known)


def _plain(text: str, known: set[str]) -> Iterator[Run]:
    """Text with the clauses that it names."""
    at = 0
    for found in NAMED.finditer(text):
        if found[0] not in known:
            continue
        if at < found.start():
            yield Run(text[at : found.start()], "plain")
        yield Run(found[0], "clause")
        at = found.end()
    if at < len(text):
        yield Run(text[at:], "plain")


def _tell_packs(game: Game, language: str) -> Iterator[PackOrigin]:
    for kind, packs in game.shipped_packs().items():
        for pack in packs.values():
            parts: dict[tuple[Origin, str], list[str]] = {}
            for path, provenance, source in origins(pack, language):
                if provenance != "printed":
                    origin: Origin = "invented" if provenance == "invented" else "inferred"
                    part, aspect = split_path(path)
                    named = short_name(part)
                    what = COMMON("part-aspect", part=named, aspect=aspect).word(language) if aspect else named
                    parts.setdefault((origin, source), []).append(what)
            ours = (PackPart(tuple(what), origin, source) for (origin, source), what in parts.items())
            yield PackOrigin(kind, pack.title.word(language), pack.note.word(language), tuple(ours))
