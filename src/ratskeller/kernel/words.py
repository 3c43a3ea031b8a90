"""What people read, in their language: phrasebooks of Fluent messages, and sayings that are worded for who reads them.

Whatever is stored, hashed or compared knows no language; a language is chosen where somebody looks.
Why it is so: docs/adr/0011-words.md.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from importlib.resources import files
from operator import itemgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.resources.abc import Traversable

    from ratskeller.kernel.fluent import Messages

FOLDER = files("ratskeller.kernel") / "words"
ENGLISH = "en"
LANGUAGES = (ENGLISH, *sorted({file.name.removesuffix(".ftl") for file in FOLDER.iterdir()} - {ENGLISH}))
TEMPLATES_MAX = 4096  # kept of one message; the numbers of a game are far fewer


def find_language(wanted: str) -> str | None:
    """The language of ours for a tag such as `de-AT` or `de_DE.UTF-8`; None if we do not speak it."""
    first = re.split(r"[-_.@]", wanted.strip().lower(), maxsplit=1)[0]
    return first if first in LANGUAGES else None


def choose_language(wanted: str) -> str:
    """The same, and English for all that we do not speak."""
    return find_language(wanted) or ENGLISH


class Phrasebook:
    """The messages of one part of the house in every language; behind them stand those of the book it is based on."""

    def __init__(self, folder: Traversable, base: Phrasebook | None = None) -> None:
        """`folder` holds `en.ftl`, `de.ftl` …; nothing is read before somebody speaks."""
        self.folders: list[Traversable] = [*(base.folders if base else ()), folder]
        self._words: dict[str, Words] = {}

    def words(self, language: str) -> Words:
        """The words of a language; of one that we do not speak, the English ones."""
        found = self._words.get(language)
        if found is None:
            # Fluent takes a fifth of a second to import, and a simulation never speaks.
            from ratskeller.kernel.fluent import Messages  # noqa: PLC0415

            spoken = choose_language(language)
            if spoken != language:
                return self.words(spoken)
            texts = [(source / f"{spoken}.ftl").read_text(encoding="utf-8") for source in self.folders]
            found = self._words[language] = Words(Messages(language, texts))
        return found

    def __call__(self, name: str, /, **facts: object) -> Saying:
        """A message with its facts, to be worded later."""
        return Saying(self, name, facts)


class Spoken:  # no ABC: asking whether something is one would take ten times as long
    """What is worded for whoever reads it. As a `str` it is English."""

    __slots__ = ()

    @abstractmethod
    def word(self, language: str) -> str:
        """What it says in a language."""

    def __str__(self) -> str:
        return self.word(ENGLISH)


class Saying(Spoken):
    """A message with its facts, to be said to somebody."""

    __slots__ = ("_book", "facts", "name")

    def __init__(self, book: Phrasebook, name: str, facts: dict[str, Any]) -> None:
        """`facts` may be sayings too, and lists, which are told as `Anna, Ben and Cleo`."""
        self._book = book
        self.name = name
        self.facts = facts

    def word(self, language: str) -> str:
        """The saying in a language."""
        words = self._book.words(language)
        return words.say(self.name, **{name: _fact(words, fact) for name, fact in self.facts.items()})

    def part(self, name: str) -> Saying:
        """A part of the message: in FTL an attribute, such as the title of an option."""
        return Saying(self._book, f"{self.name}.{name}", self.facts)


def _fact(words: Words, fact: object) -> object:
    if isinstance(fact, list):
        return words.listed([word(each, words.language) for each in fact])
    return fact.word(words.language) if isinstance(fact, Spoken) else fact


def word(text: object, language: str) -> str:
    """What is to be worded in a language, or a plain text as it is."""
    return text.word(language) if isinstance(text, Spoken) else str(text)


class Words:
    """The messages of a phrasebook in one language.

    A scene has a dozen of them and is drawn after every step, so Fluent is asked only once for each wording: it makes a
    template, and names and numbers that decide nothing are filled in by Python.
    """

    def __init__(self, messages: Messages) -> None:
        """Speak some messages."""
        self.language = messages.language
        self._messages = messages
        # By message: its templates by the facts that decide, and what finds these (where none does, anything constant).
        self._phrases: dict[str, tuple[dict[object, str], Callable[[dict[str, Any]], object]]] = {}

    def say(self, name: str, /, **facts: Any) -> str:
        """A message, told some facts: texts, whole numbers, and yes or no."""
        try:
            templates, key = self._phrases[name]
            return templates[key(facts)] % facts
        except KeyError:
            return self._make(name, facts) % facts

    def listed(self, items: Sequence[object]) -> str:
        """`Anna`, `Anna and Ben`, `Anna, Ben and Cleo`."""
        *others, last = [str(item) for item in items]
        return self.say("listed", others=", ".join(others), last=last) if others else last

    def _make(self, name: str, facts: dict[str, Any]) -> str:
        keys = self._messages.keys(name)
        templates, key = self._phrases.setdefault(name, ({}, itemgetter(*keys) if keys else len))
        if len(templates) >= TEMPLATES_MAX:
            templates.clear()
        template = templates[key(facts)] = self._messages.template(name, facts)
        return template


COMMON = Phrasebook(FOLDER)
