"""The terminal speaks the language of whoever sits in front of it; the record does not know."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from ratskeller.catalogue import GAMES, find_game
from ratskeller.cli.arguments import language_of_environment
from ratskeller.cli.terminal_decision import COMMANDS
from ratskeller.cli.terminal_rules import draw_passages, read_rules
from ratskeller.cli.words import DOOR, heard
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import write_line
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from tests.cli.terminal_helpers import ALONE, CHOICE, Visitor, answers, at_home, complaint, first_choice, run
from tests.conformance.frames import foreign_words

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


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


# ---- what stands around a game -----------------------------------------------------------------------------

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
QUOTED = re.compile(r"„[^“]*“|“[^”]*”")  # a notation, which is the same in every language, or a name
COMMAND = re.compile(r"^.*python3 .*$|^── .*$", re.MULTILINE)  # to copy; the head of a step has a notation, too


def foreign(text: str, language: str, game: Game) -> set[str]:
    """English words in what somebody was shown in another language."""
    return foreign_words(COMMAND.sub("", QUOTED.sub("", text)), language, game.title, game.designer)


@pytest.mark.usefixtures("in_catalogue")
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_a_whole_game(monkeypatch: pytest.MonkeyPatch, game: Game, language: str) -> None:
    say = DOOR.words(language).say
    commands = [say(f"command-{each}") for each in ("help", "log", "odds", "stakes", "rules")]
    typed = iter([*commands[:-1], f"{commands[-1]} qqq", "999"])  # the rules themselves speak of packs and options

    def answer(prompt: str, screen: str) -> str:
        return (next(typed, None) if "(?" in prompt else None) or first_choice(prompt, screen)

    visitor = Visitor(monkeypatch, answer)
    assert visitor.run(*ALONE, game.name, "--seed", "5", "--record", "g.jsonl", "--language", language) == 0
    assert next(typed, None) is None
    assert say("command-quit.means")[:20] in visitor.text  # the help
    assert say("played-by") in visitor.text
    assert foreign(visitor.text, language, game) == set()
    again = Visitor(monkeypatch, answers([]))
    assert again.run("replay", "g.jsonl", "--all", "--seat", "all", "--language", language) == 0
    assert (say("chance") in again.text) == bool(game.outcome_codes())
    assert foreign(again.text, language, game) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_where_people_share_a_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    say, cove = DOOR.words(language).say, find_game("condyle_cove")
    passing, listening = (cove.words(language).say(f"anytime-{each}") for each in ("pass", "listen"))
    said = iter(["?", "qqq", passing, f"{listening} anna", f"{passing} anna", say("command-all"), "", ""])
    asked = say("who-answers")

    def answer(prompt: str, screen: str) -> str:
        if asked in prompt:
            return next(said, say("command-quit"))
        return CHOICE.findall(screen[screen.rindex("\n\n") :])[-1] if "(?" in prompt else ""

    visitor = Visitor(monkeypatch, answer)
    table = ("--people", "Anna,Bert,Cora", "--seats", "3", "--seed", "5", "--language", language)
    assert visitor.run("play", cove.name, "--terminal", *table) == 0
    assert foreign(visitor.text, language, cove) == set()
    shown = " ".join(visitor.text.split())
    for told in (
        say("hand-over", who="Bert"),
        say("nobody-called", name="qqq", names="Anna"),
        say("who-says", word=passing, names="Anna, Bert, Cora"),
        say("already"),
        say("noted", who="Anna"),
        say("read-this"),
    ):
        assert told.rstrip(".") in shown
    assert say("kept", command="").strip() in capsys.readouterr().err


def test_commands_are_heard_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard("RULES", *COMMANDS) == heard("Regeln", *COMMANDS) == "command-rules"
    assert heard("exit", *COMMANDS) == heard("ende", *COMMANDS) == "command-quit"
    assert heard("peek", *COMMANDS) == heard("", *COMMANDS) == ""
    visitor = Visitor(monkeypatch, answers(["Regeln 6c.2", "schluss"]))
    assert visitor.run(*ALONE, "--seed", "5") == 0
    assert "6c.2" in visitor.text.partition("Regeln 6c.2\n")[2]


def test_who_has_no_name_is_called_something_in_their_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for language, guest in (("en", "Stranger"), ("de", "Gast")):
        visitor = Visitor(monkeypatch, answers(["quit"]))
        visitor.run("play", "--terminal", "--bots", "random", "--seed", "5", "--language", language)
        assert f": {guest}, Grimble (random)" in visitor.text
    rats = find_game("rats_in_the_walls")
    match = Match(rats, 3, {"start": "agreed"}, seed=1)
    Path("nameless.jsonl").write_text(write_line(match.header), encoding="utf-8")
    visitor = Visitor(monkeypatch, answers([]))
    assert visitor.run("replay", "nameless.jsonl", "--language", "de") == 0
    assert "▸  1 Platz 1" in visitor.text
    assert "Seat" not in visitor.text


def test_what_is_wrong_with_a_notation_is_said_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, answers(["foo", "99", "an", "quit"]))
    visitor.run(*ALONE, "--option", "start=agreed", "--seed", "5", "--language", "de")
    said = " ".join(visitor.text.split())
    assert "„foo“ ist kein Zug von The Rats in the Walls; es gibt peek, reroll, shake," in said
    assert "Die 99 steht nicht in der Liste; die Zahlen sind 1, 2, 3 und 4." in said
    assert "„an“ kann announce 1, announce 2 oder announce none heißen." in said


def test_where_umlauts_cannot_be_written_there_are_two_letters(home: Path) -> None:
    table = ("play", "--terminal", "--bots", "random", "--seed", "5", "--language", "de")
    _, output, _ = run(home, *table, typed="?\nquit\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert "Gast (? fuer Hilfe) > ?" in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_rules_are_shown_without_any_markup(game: Game, language: str) -> None:
    console = Console(file=StringIO(), width=80)
    for drawn in draw_passages(each for each in read_rules(game, language) if each.passage):
        console.print(drawn, markup=False)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert all(mark not in shown for mark in ("**", "`", "|--", "<!--"))
    assert len(shown.splitlines()) > 50
