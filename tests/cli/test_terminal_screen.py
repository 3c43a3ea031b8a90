"""The screen itself: pages, plain letters, and where games are kept."""

from __future__ import annotations

import io
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from ratskeller.cli import terminal_record
from ratskeller.cli.terminal_art import Art
from ratskeller.cli.terminal_end import command, nearest
from ratskeller.cli.terminal_plain import speak_plainly
from ratskeller.cli.terminal_screen import EndOfInput, Screen, printable
from ratskeller.cli.terminal_seating import read_seed, seat_everybody, seating_of
from ratskeller.kernel.errors import BadRecord
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from tests.cli.terminal_helpers import answers

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game


def screen(*typed: str, height: int = 10, **settings: object) -> tuple[Screen, io.StringIO]:
    """A live screen on which somebody has typed something."""
    output = io.StringIO()
    answer = answers(typed)
    console = Console(file=output, width=80, height=height, force_terminal=True, **settings)  # type: ignore[arg-type]
    return Screen(console, lambda prompt: answer(prompt, ""), is_live=True, pace=0.0), output


def test_long_pages_stop_at_every_screenful() -> None:
    lines = [f"line {number}" for number in range(20)]
    live, output = screen("", "")
    live.say_pages(lines)
    assert output.getvalue().split() == " ".join(lines).split()
    live, output = screen("q")
    live.say_pages(lines)
    assert "line 6" in output.getvalue()
    assert "line 7" not in output.getvalue()


def test_clearing_forgets_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    live, output = screen()
    live.clear(forget=False)
    assert "\x1b[2J" in output.getvalue()
    assert "\x1b[3J" not in output.getvalue()
    live.clear()
    assert "\x1b[3J" in output.getvalue()


def test_a_dumb_terminal_is_cleared_with_empty_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    live, output = screen(height=10)
    live.clear()
    assert output.getvalue() == "\n" * 20
    with live.thinking("Cora"):
        assert output.getvalue() == "\n" * 20


def test_what_cannot_be_printed_is_not_taken() -> None:
    live, _ = screen(" pe\x1b\x07ek ")
    assert live.ask("> ") == "peek"
    with pytest.raises(EndOfInput):
        live.ask("> ")
    assert printable("a\x1b[2Jb\n") == "a?[2Jb?"


def test_a_stream_without_our_signs_gets_plain_ones() -> None:
    for encoding, expected in (("ascii", '"|*|" ...?'), ("latin-1", '"|*|" ...?'), ("utf-8", "“│•│” …漢")):
        raw = io.BytesIO()
        stream = io.TextIOWrapper(raw, encoding=encoding)
        speak_plainly(stream)
        stream.write("“│•│” …漢")
        stream.flush()
        assert raw.getvalue().decode(encoding) == expected
    speak_plainly(io.StringIO())


@pytest.mark.parametrize(
    ("platform", "folder"),
    [("linux", ".local/share"), ("darwin", "Library/Application Support"), ("win32", "AppData/Local")],
)
def test_games_are_kept_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, platform: str, folder: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    assert terminal_record.data_folder() == Path.home() / folder / "ratskeller"
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert terminal_record.data_folder() == Path("/elsewhere/ratskeller")


def test_two_games_in_one_second_have_two_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(time, "strftime", lambda _form: "now")
    first = terminal_record.new_path("rats")
    first.touch()
    second = terminal_record.new_path("rats")
    assert [first.name, second.name] == ["rats-now.jsonl", "rats-now-2.jsonl"]


def test_commands_are_named_as_the_program_was_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["/somewhere/ratskeller/__main__.py"])
    assert command("verify", Path("g.jsonl")) == "python3 -m ratskeller verify g.jsonl"
    (tmp_path / "run.py").touch()
    assert command("verify", Path("g.jsonl")) == "python3 run.py verify g.jsonl"
    monkeypatch.setattr(sys, "argv", ["/usr/bin/ratskeller"])
    assert command("verify", Path("my game.jsonl")) == "ratskeller verify 'my game.jsonl'"
    assert nearest(Path("/elsewhere/g.jsonl")) == "/elsewhere/g.jsonl"


def test_seeds_are_read_as_decimal_or_hexadecimal() -> None:
    assert read_seed("12") == 12
    assert read_seed("0x12") == read_seed("0000000000000012") == 18
    assert read_seed("beef") == 0xBEEF
    assert read_seed(None) != read_seed(None)


def test_everybody_gets_a_seat_and_a_name_of_their_own(rats: Game) -> None:
    assert seat_everybody(rats, None, "Anna", "random", "t").names == ["Anna", "Grimble", "Mottle", "Wick"]
    assert seat_everybody(rats, None, "Grimble,B,C,D,E", "random", "t").people == [0, 1, 2, 3, 4]
    names = seat_everybody(rats, 12, "cora, Ezra ", "random", "t").names
    assert len({name.lower() for name in names}) == 12


def test_a_record_must_say_of_all_seats_who_played(rats: Game) -> None:
    assert seating_of(rats, Match(rats, 3).header).people == [0, 1, 2]
    with pytest.raises(BadRecord, match="1 bots and people for 3 seats"):
        seating_of(rats, Match(rats, 3, bots=["random"]).header)


def test_a_game_may_draw_only_its_table(rats: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    art = Art(rats)
    for name in ("odds", "vignette", "opens", "together"):
        monkeypatch.delattr(f"ratskeller.games.rats_in_the_walls.terminal.{name}")
    begun, waiting = Match(rats, 3), Match(rats, 3, {"start": "agreed"})
    assert art.odds(None, [], "en") is None
    assert art.numbers(None, []) is None
    assert art.vignette(None) is None
    assert not art.opens(None)
    assert art.open_view(waiting.state) == rats.view(waiting.state, 0)
    assert art.open_view(begun.state) == rats.view(begun.state, SPECTATOR)
