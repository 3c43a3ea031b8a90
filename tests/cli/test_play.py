"""`play --terminal`: whole games from the first word on the command line to the last line of the record."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.company import level_line, level_title
from ratskeller.catalogue import GAMES, find_game
from ratskeller.cli.terminal_levels import ask_level
from ratskeller.kernel.levels import read_levels
from ratskeller.kernel.record import read_record
from ratskeller.kernel.texts import plain_values
from tests.cli.terminal_helpers import (
    ALONE,
    RealTerminal,
    Visitor,
    answers,
    at_home,
    complaint,
    first_choice,
    run,
    verdict,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody plays in a folder of their own."""
    return at_home(tmp_path, monkeypatch)


# ---- a whole game ------------------------------------------------------------------------------------------


def test_a_whole_game_of_four_through_stdin_at_80_columns(home: Path) -> None:
    words = (*ALONE, "--seed", "5", "--record", "g.jsonl")
    code, output, complaints = run(home, *words, typed="1\ny\n3\ny\n" * 500)
    assert (code, complaints.count("\n")) == (0, complaints.count("uncompiled"))
    assert max(map(len, output.splitlines())) <= 80
    assert re.search(r"You keep your head|kept the most brains; you have not", output)
    assert re.search(r"place +brains +played by\n +1 ", output)
    assert "the seed 0000000000000005" in output
    assert "replay g.jsonl" in output
    assert "verify g.jsonl" in output
    assert "\x1b" not in output
    found = verdict(home / "g.jsonl")
    assert found.finished
    assert found.rolls_derived
    assert found.match.names == ["Anna", "Grimble", "Mottle", "Wick"]
    assert found.match.header.bots == ["person", "random", "random", "random"]


@pytest.mark.parametrize("game", GAMES)
def test_whom_one_meets_where_nobody_was_named(home: Path, game: str) -> None:
    """Bots of the middle level, of as many temperaments as there are."""
    temperaments = read_levels(GAMES[game].package).temperaments
    run(home, "play", game, "--terminal", "--seats", "4", "--record", "g.jsonl", typed="")
    first, *others = read_record((home / "g.jsonl").read_text(encoding="utf-8")).header.bots
    assert first == "person"
    met = [(bot.split(":")[1], bot.split(":")[2] if bot.count(":") == 2 else temperaments[0]) for bot in others]
    assert {level for level, _ in met} == {"3"}
    assert len({temperament for _, temperament in met}) == min(3, len(temperaments))


def test_somebody_at_a_terminal_is_asked_how_good_the_others_shall_be(home: Path) -> None:
    words = ("play", "--terminal", "--fast", "--seats", "3", "--option", "start=agreed", "--record", "g.jsonl")
    terminal = RealTerminal(home, *words, "--language", "en")
    asked = terminal.until("Enter for 3 > ")
    for number in range(1, 6):
        assert str(level_title(number)) in asked
        assert str(level_line(number))[:30] in asked
    assert "is no level; the levels are 1 to 5." in terminal.answer("7", "Enter for 3 > ")
    assert re.search(
        r"At the table: Stranger, Grimble \(level 2, [^)]+\), Mottle", terminal.answer("2", "(? for help)")
    )
    terminal.close()
    bots = read_record((home / "g.jsonl").read_text(encoding="utf-8")).header.bots
    assert [bot[:7] for bot in bots] == ["person", "level:2", "level:2"]


@pytest.mark.parametrize(("typed", "found"), [("", "level:3"), ("5", "level:5")])
def test_enter_takes_the_usual_level(monkeypatch: pytest.MonkeyPatch, typed: str, found: str) -> None:
    visitor = Visitor(monkeypatch, lambda _prompt, _screen: typed)
    assert ask_level(visitor.screen, GAMES["darkhouse"]) == found


def test_narrow_terminals_are_served_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, first_choice, width=60)
    assert visitor.run(*ALONE, "--seed", "5", "--record", "g.jsonl") == 0
    assert max(map(len, visitor.text.splitlines())) <= 60


def test_bots_alone_are_a_show(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, answers([]))
    assert visitor.run("play", "--terminal", "--people", "", "--bots", "search:20", "--seed", "0x1f") == 0
    assert visitor.prompts == []
    assert visitor.text.count("The Rats in the Walls · round") > 3
    assert "sees:" not in visitor.text
    [kept] = (home / "data" / "ratskeller" / "records").iterdir()
    assert verdict(kept).finished


def test_a_terminal_that_knows_only_plain_letters(home: Path) -> None:
    words = ("play", "--terminal", "--people", "", "--bots", "random", "--seed", "4")
    code, output, _ = run(home, *words, PYTHONUTF8="0", PYTHONIOENCODING="ascii", TERM="dumb", NO_COLOR="1")
    assert code == 0
    assert output.isascii()
    assert "ooooo oo" in output
    assert '"At least' in output


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")
def test_on_a_real_terminal_there_are_colours_and_a_sign_that_somebody_thinks(home: Path) -> None:
    words = ("--people", "", "--bots", "search:0.05s", "--seats", "3", "--record", "g.jsonl")
    terminal = RealTerminal(home, "play", "--terminal", "--fast", *words)
    seen = terminal.until("verify g.jsonl")
    assert terminal.end() == 0
    assert "Mottle thinks …" in seen
    assert "\x1b[" in seen
    assert seen.rindex("\x1b[?25h") > seen.rindex("\x1b[?25l"), "the cursor is there again"


def test_options_and_packs_are_kept_in_the_record(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = plain_values(find_game("rats_in_the_walls").shipped_packs()["payout"]["other_reading"])
    toml = ['name = "ours"\ntitle = "Ours"\n[fee]\ngiver = -2\nprovenance = "invented"']
    for side in ("none", "rats"):
        for case, cell in sheet[side].items():
            numbers = f"giver = {cell['giver']}\nreceiver = {cell['receiver']}"
            toml.append(f'[{side}.{case}]\n{numbers}\nprovenance = "invented"')
    (home / "ours.toml").write_text("\n".join(toml), encoding="utf-8")
    visitor = Visitor(monkeypatch, first_choice)
    words = ("--option", "end=round_end", "--pack", "payout=ours.toml", "--record", "g.jsonl", "--seats", "3")
    assert visitor.run(*ALONE, *words) == 0
    header = verdict(home / "g.jsonl").match.header
    assert header.options == {"end": "round_end"}
    assert header.packs["payout"]["fee"]["giver"] == -2


def test_without_a_name_the_first_game_of_the_catalogue_is_played(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, first_choice)
    assert visitor.run(*ALONE, "--record", "g.jsonl") == 0
    assert verdict(home / "g.jsonl").match.header.game == next(iter(GAMES))


# ---- what cannot be played ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "2"], "The Rats in the Walls takes 3 to 12 seats, not 2."),
        (["--seats", "3", "--people", "A,B,C,D"], "4 people do not fit on 3 seats."),
        (["--people", "Anna,anna"], "Two people cannot both be called Anna."),
        (["--people", "Anna,"], "'' is no name for a table; a name has 1 to 24 letters, with commas between."),
        (
            ["--people", "A\x1b[2J"],
            "'A\\x1b[2J' is no name for a table; a name has 1 to 24 letters, with commas between.",
        ),
        (["--bots", "random,random"], "There are 2 bots for 3 seats; give one for all, or one for each seat."),
        (["--bots", "genius"], "There is no bot 'genius' in The Rats in the Walls; a bot is "),
        (["--seed", "xyz"], "'xyz' is no seed; a seed is a number below 2 to the 64, decimal or hexadecimal."),
        (["--seed", "18446744073709551616"], "'18446744073709551616' is no seed"),
        (["--option", "end=never"], "Option 'end' cannot be 'never'; it takes one of at_once, round_end."),
        (["--pack", "payout=none"], "There is no payout pack 'none'; there are: reconstructed, other_reading."),
        (["--record", "there.jsonl"], "there.jsonl is there already; give another name, or go on with it by --resume."),
        (["--record", "no/such/g.jsonl"], "There is no file no/such/g.jsonl."),
        (["--resume", "nothing.jsonl"], "There is no file nothing.jsonl."),
        (["--resume", "there.jsonl"], "The record is empty."),
        (["--resume", "there.jsonl", "--seats", "4"], "--resume takes everything from the record; leave --seats out."),
        (["rats", "--terminal"], "There is no game 'rats'"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    sentence: str,
) -> None:
    (home / "there.jsonl").touch()
    assert Visitor(monkeypatch, answers([])).run("play", "--terminal", *words) == 2
    assert complaint(capsys).startswith(f"ratskeller: {sentence}")
