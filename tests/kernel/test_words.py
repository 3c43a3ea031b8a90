"""Phrasebooks: what is read from FTL, how a message is worded, and how a saying finds the language of its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.kernel import words as module
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.fluent import Messages
from ratskeller.kernel.words import COMMON, ENGLISH, LANGUAGES, Phrasebook, Words, choose_language, word

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

ENGLISH_FTL = """
plain = Nothing to fill in, 100 % sure.
lost = { $who } loses { $count ->
    [0] nothing
    [one] one rat
   *[other] { SPELL($count) } rats
}{ $last ->
    [yes] , the last
   *[no] {""}
}.
again = Again: { lost }
much = { $count } of { SPELL($count, first: "upper") }
wish = { $who } wishes: { $what }
    .short = A wish of { $who }
"""
GERMAN_FTL = """
plain = Nichts einzusetzen, zu 100 % sicher.
lost = { $count ->
    [0] { $who } verliert nichts
   *[other] Von { $who } gehen { SPELL($count) } Ratten
}{ $last ->
    [yes] , die letzten
   *[no] {""}
}.
again = Noch einmal: { lost }
much = { $count } von { SPELL($count, first: "upper") }
wish = { $who } wünscht: { $what }
    .short = Ein Wunsch von { $who }
"""


@pytest.fixture
def book(tmp_path: Path) -> Phrasebook:
    (tmp_path / "en.ftl").write_text(ENGLISH_FTL, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN_FTL, encoding="utf-8")
    return Phrasebook(tmp_path, COMMON)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("de_DE.UTF-8", "de"),
        ("de@euro", "de"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("den", "en"),
        ("C.UTF-8", "en"),
    ],
)
def test_a_language_tag_finds_a_language_of_ours(wanted: str, language: str) -> None:
    assert choose_language(wanted) == language


def test_names_and_numbers_are_filled_in(book: Phrasebook) -> None:
    say = book.words(ENGLISH).say
    assert say("plain") == "Nothing to fill in, 100 % sure."
    assert say("lost", who="Ann", count=0, last=False) == "Ann loses nothing."
    assert say("lost", who="Ann", count=1, last=True) == "Ann loses one rat, the last."
    assert say("lost", who="Bob", count=12, last=False) == "Bob loses 12 rats."
    assert say("again", who="Bob", count=2, last=False) == "Again: Bob loses two rats."
    assert say("much", count=1234) == "1234 of 1234"
    assert say("much", count=3) == "3 of Three"


def test_every_language_has_its_own_order(book: Phrasebook) -> None:
    assert book.words("de").say("lost", who="Ann", count=3, last=True) == "Von Ann gehen drei Ratten, die letzten."


def test_a_name_cannot_play_tricks(book: Phrasebook) -> None:
    for name in ("100 %", "%(who)s", "{ $who }", "\0who\1", "a\nb"):
        assert book.words(ENGLISH).say("lost", who=name, count=0, last=False) == f"{name} loses nothing."


def test_a_language_that_we_do_not_speak_is_english(book: Phrasebook) -> None:
    assert book.words("fr") is book.words("en-GB") is book.words(ENGLISH)
    assert book.words("de-CH") is book.words("de")
    assert [book.words(each).language for each in LANGUAGES] == list(LANGUAGES)


def test_lists() -> None:
    assert COMMON.words(ENGLISH).listed(["Ann"]) == "Ann"
    assert COMMON.words(ENGLISH).listed([13, 8]) == "13 and 8"
    assert COMMON.words("de").listed(["Ann", "Bob", "Cid"]) == "Ann, Bob und Cid"


def test_a_saying_is_worded_for_its_reader(book: Phrasebook) -> None:
    inner = book("lost", who="Ann", count=0, last=False)
    said = book("wish", who=["Ann", "Bob"], what=inner)
    assert str(said) == "Ann and Bob wishes: Ann loses nothing."
    assert said.word("de") == "Ann und Bob wünscht: Ann verliert nichts."
    assert word(said, "de") == said.word("de")
    assert (str(said.part("short")), said.part("short").word("de")) == (
        "A wish of Ann and Bob",
        "Ein Wunsch von Ann und Bob",
    )
    assert word("As it is.", "de") == "As it is."


def test_an_error_is_english_until_it_is_worded(book: Phrasebook) -> None:
    error = BadSetup(book("plain"))
    assert str(error) == "Nothing to fill in, 100 % sure."
    assert error.word("de") == "Nichts einzusetzen, zu 100 % sicher."
    assert BadSetup("Only in English.").word("de") == "Only in English."


def test_fluent_is_asked_once_for_every_wording(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Counting(Messages):
        def template(self, name: str, facts: Mapping[str, Any]) -> str:
            asked.append(name)
            return super().template(name, facts)

    words = Words(Counting(ENGLISH, ["a = { $who } has { $n ->\n    [one] one\n   *[other] { $n }\n}"]))
    assert [words.say("a", who=who, n=n) for who in "xyz" for n in (1, 2)][-1] == "z has 2"
    assert len(asked) == 2
    monkeypatch.setattr(module, "TEMPLATES_MAX", 2)
    assert words.say("a", who="x", n=3) == "x has 3"
    assert words.say("a", who="x", n=2) == "x has 2"
    assert len(asked) == 4  # the first two had to make room


def test_what_a_message_speaks_of() -> None:
    messages = Messages(ENGLISH, ["number = { $number }", ENGLISH_FTL])
    assert messages.variables("again") == {"who", "count", "last"}
    assert messages.keys("again") == ("count", "last")
    assert messages.variables("plain") == set()
    assert messages.names() == {"number", "plain", "lost", "again", "much", "wish", "wish.short"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = { $b -> }", "Expected"),
        ("a = x\na = y", "twice"),
    ],
)
def test_a_text_that_cannot_be_read_is_a_mistake(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Messages(ENGLISH, [text])


def test_a_message_that_cannot_be_said_is_a_mistake() -> None:
    words = Words(Messages(ENGLISH, ["a = { -nothing }\nb = { $who }\nc = { $n ->\n   *[other] x\n}"]))
    with pytest.raises(ValueError, match="cannot say a"):
        words.say("a")
    with pytest.raises(KeyError):
        words.say("b")
    with pytest.raises(KeyError):
        words.say("c")
    with pytest.raises(KeyError):
        words.say("d")
