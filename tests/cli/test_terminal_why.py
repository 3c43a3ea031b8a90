"""“Why not?” at the terminal: everything that is not offered, one action, a word, a clause; in both languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.cli.terminal_helpers import Visitor, answers, at_home

if TYPE_CHECKING:
    from pathlib import Path

TABLE = ("play", "rathulhu", "--terminal", "--people", "Anna,Bert,Cleo", "--seats", "3", "--seed", "1")


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(tmp_path, monkeypatch)


def said(monkeypatch: pytest.MonkeyPatch, *typed: str, language: str = "en") -> str:
    """What is on the screen, in one line, after some lines were typed by whoever is asked first."""
    visitor = Visitor(monkeypatch, answers(["", *typed]))
    visitor.run(*TABLE, "--language", language)
    return re.sub(r"\s+", " ", visitor.text)


def test_one_action_is_answered_with_its_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    text = said(monkeypatch, "why pass")
    assert "Not now: a player with a face-up token must draw, use an Old One or invoke. (Clause 4.3.)" in text


def test_without_anything_all_that_is_not_offered_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    text = said(monkeypatch, "why")
    assert "Wake an Old One for a tile" in text
    assert "Bid a token, Give up a tile Not now: that is not what is asked. (Clause 4.3.)" in text


def test_a_clause_tells_what_it_forbids_now(monkeypatch: pytest.MonkeyPatch) -> None:
    text = said(monkeypatch, "why 6.1")
    assert "a tile is taken by discarding an Old One, and none is held. (Clause 6.1.)" in text
    assert "Pass" not in text[text.index("why 6.1") :].partition("Not now")[0]


def test_a_word_finds_what_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    text = said(monkeypatch, "why old one")
    assert "Wake an Old One" in text[text.index("why old one") :]


def test_nothing_stands_in_the_way_of_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    text = said(monkeypatch, "why draw", "why 8.6", "why teapots")
    assert "Nothing stands in the way of “draw” now" in text
    assert "Nothing stands in the way of “8.6” now" in text
    assert "“teapots” is neither an action nor a clause" in text


def test_it_is_asked_in_german_too(monkeypatch: pytest.MonkeyPatch) -> None:
    text = said(monkeypatch, "warum pass", language="de")
    assert "Jetzt nicht: " in text
    assert "(Regel 4.3.)" in text
