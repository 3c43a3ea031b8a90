"""What the terminal says around a game: the English words of its phrasebooks that no other language may show."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ratskeller
from ratskeller.kernel.words import ENGLISH

SOURCE = Path(ratskeller.__file__).parent
FRAMES = [SOURCE / "cli" / "words", *sorted(SOURCE.glob("games/*/words/terminal"))]
BOOKS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))
WORD = re.compile(r"[^\W\d_]{3,}")


class Texts(Visitor):
    """Collects every text of a phrasebook, without its keys and facts."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


def words_of(text: str) -> set[str]:
    """The words of a text, in small letters."""
    return {word.lower() for word in WORD.findall(text)}


def texts_of(folder: Path, language: str) -> dict[str, str]:
    """What a phrasebook can say in a language, by message."""
    found = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            texts = Texts()
            texts.visit(entry)
            found[entry.id.name] = " ".join(texts.found)
    return found


@cache
def english_only(language: str) -> set[str]:
    """The words of the English frames that this language has no use for; a message that stayed English is no use."""
    english = {folder: texts_of(folder, ENGLISH) for folder in BOOKS}
    own: set[str] = set()
    for folder, texts in english.items():
        said = texts_of(folder, language)
        own |= words_of(" ".join(text for name, text in said.items() if text != texts.get(name)))
    return words_of(" ".join(text for folder in FRAMES for text in english[folder].values())) - own


def foreign_words(text: str, language: str, *proper: str) -> set[str]:
    """English words of the frames in what was shown in another language; proper names may be English."""
    for name in (part for each in proper for part in each.split(": ")):
        text = re.sub(re.escape(name), "", text, flags=re.IGNORECASE)
    return words_of(text) & english_only(language)
