"""The terminal speaks the language of whoever sits in front of it; the record does not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratskeller.cli.arguments import language_of_environment
from tests.cli.terminal_helpers import ALONE, Visitor, answers, at_home, complaint, first_choice


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody plays in a folder of their own."""
    return at_home(tmp_path, monkeypatch)


@pytest.mark.parametrize("game", ["rats_in_the_walls", "rathulhu", "darkhouse"])
def test_a_whole_german_game_is_the_same_game(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    told = {}
    for language in ("de", "en"):
        visitor = Visitor(monkeypatch, first_choice)
        words = (*ALONE, game, "--seed", "5", "--record", f"{language}.jsonl", "--language", language)
        assert visitor.run(*words) == 0
        told[language] = visitor.text
    assert Path("de.jsonl").read_text(encoding="utf-8") == Path("en.jsonl").read_text(encoding="utf-8")
    assert "Das Spiel ist vorbei:" in told["de"]
    assert "Nach Regel " in told["de"]
    assert "The game is over:" not in told["de"]
    assert "Das Spiel" not in told["en"]


def test_questions_to_the_house_are_answered_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["log", "rules R9", "believe", "quit"]
    visitor = Visitor(monkeypatch, answers(typed))
    visitor.run(*ALONE, "--option", "start=agreed", "--seed", "5", "--language", "de-AT")
    said = " ".join(visitor.text.split())
    assert "Du hast einen Würfel geschüttelt. Sieh nach, oder sag blind eine Zahl." in said
    assert "Runde 1: Anna legt einen Würfel in die Wände." in said
    assert "Ein Geber sieht höchstens einmal nach" in said
    assert "The Rats in the Walls: Für Anna geht „believe“ jetzt nicht; danach ist gerade nicht gefragt." in said


def test_replay_speaks_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    Visitor(monkeypatch, first_choice).run(*ALONE, "--seed", "5", "--record", "g.jsonl")
    visitor = Visitor(monkeypatch, answers([]))
    assert visitor.run("replay", "g.jsonl", "--all", "--language", "de") == 0
    assert "Das Spiel ist vorbei:" in visitor.text


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
    ],
)
def test_the_terminal_has_a_language(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_environment() == language


def test_the_environment_is_asked_when_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, answers(["quit"]))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert visitor.run(*ALONE, "--seed", "5") == 0
    assert "Etwas scharrt hinter dem Mauerwerk." in visitor.text


def test_a_language_that_we_do_not_speak_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Visitor(monkeypatch, answers([])).run(*ALONE, "--language", "tlh") == 2
    assert "takes en or de, not 'tlh'" in complaint(capsys)
