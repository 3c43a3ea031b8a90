"""Games that are broken off: nothing is lost, and they go on exactly there."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from tests.cli.terminal_helpers import (
    ALONE,
    ASKED,
    RealTerminal,
    Visitor,
    answers,
    at_home,
    complaint,
    first_choice,
    read_until,
    run,
    start,
    verdict,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody plays in a folder of their own."""
    return at_home(tmp_path, monkeypatch)


# ---- games that are broken off -----------------------------------------------------------------------------


@pytest.fixture
def whole(home: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The record of a game that nobody interrupted."""
    words = ("play", "--terminal", "--people", "Anna", "--bots", "search:4,random,random")
    assert Visitor(monkeypatch, first_choice).run(*words, "--seed", "77", "--record", "whole.jsonl") == 0
    return (home / "whole.jsonl").read_bytes()


@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 0.97])
def test_a_resumed_game_goes_on_as_if_nothing_had_happened(
    home: Path, monkeypatch: pytest.MonkeyPatch, whole: bytes, part: float
) -> None:
    lines = whole.splitlines(keepends=True)
    kept = 1 + int((len(lines) - 2) * part)
    (home / "cut.jsonl").write_bytes(b"".join(lines[:kept]))
    visitor = Visitor(monkeypatch, first_choice)
    assert visitor.run("play", "--terminal", "--resume", "cut.jsonl") == 0
    assert f"the game goes on after step {kept - 1}." in visitor.text
    assert (home / "cut.jsonl").read_bytes() == whole


def test_a_line_that_a_crash_has_cut_is_dropped(home: Path, monkeypatch: pytest.MonkeyPatch, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    before = b"".join(lines[:20])
    for size in (1, len(lines[20]) // 2, len(lines[20]) - 1):
        (home / "cut.jsonl").write_bytes(before + lines[20][:size])
        visitor = Visitor(monkeypatch, first_choice)
        assert visitor.run("play", "--terminal", "--resume", "cut.jsonl") == 0
        assert "The last line of the record was cut off; it is dropped" in visitor.text
        assert (home / "cut.jsonl").read_bytes() == whole


def test_a_game_without_its_last_line_is_only_closed(home: Path, monkeypatch: pytest.MonkeyPatch, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    (home / "cut.jsonl").write_bytes(b"".join(lines[:-1]))
    visitor = Visitor(monkeypatch, answers([]))
    assert visitor.run("play", "--terminal", "--resume", "cut.jsonl") == 0
    assert (home / "cut.jsonl").read_bytes() == whole


def test_a_record_without_a_seed_goes_on_with_new_dice(
    home: Path, monkeypatch: pytest.MonkeyPatch, whole: bytes
) -> None:
    header, *steps = whole.splitlines(keepends=True)
    values = json.loads(header)
    del values["seed"]
    (home / "cut.jsonl").write_bytes(json.dumps(values).encode() + b"\n" + b"".join(steps[:9]))
    visitor = Visitor(monkeypatch, first_choice)
    assert visitor.run("play", "--terminal", "--resume", "cut.jsonl") == 0
    assert "The record has no seed" in visitor.text
    assert verdict(home / "cut.jsonl").finished


@pytest.mark.parametrize(
    ("number", "code"),
    [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129), ("SIGKILL", -9)],
)
@pytest.mark.skipif(sys.platform == "win32", reason="these are signals of Unix")
def test_whatever_ends_the_program_the_game_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, number: str, code: int
) -> None:
    words = ("--people", "Anna", "--bots", "random", "--seed", "21")
    whole = Visitor(monkeypatch, first_choice)
    assert whole.run("play", "--terminal", *words, "--record", "whole.jsonl") == 0

    process = start(home, "play", "--terminal", *words, "--record", "cut.jsonl")
    assert process.stdin is not None
    said = read_until(process, ASKED)
    process.stdin.write(first_choice(ASKED, said) + "\n")
    process.stdin.flush()
    read_until(process, ASKED)
    process.send_signal(getattr(signal, number))
    output, complaints = process.communicate(timeout=60)
    assert process.returncode == code
    assert "Traceback" not in output + complaints
    if number != "SIGKILL":
        assert "The game is kept; go on with:" in complaints
        assert "--resume cut.jsonl" in complaints

    resumed = Visitor(monkeypatch, first_choice)
    assert resumed.run("play", "--terminal", "--resume", "cut.jsonl") == 0
    assert (home / "cut.jsonl").read_bytes() == (home / "whole.jsonl").read_bytes()


def test_the_end_of_the_input_leaves_the_table(home: Path) -> None:
    code, _, complaints = run(home, *ALONE, "--option", "start=agreed", "--record", "my game.jsonl")
    assert code == 1
    assert complaints.strip().endswith("play --terminal --resume 'my game.jsonl'")
    assert not verdict(home / "my game.jsonl").finished


def test_a_disk_that_is_full_is_told_in_a_sentence(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    assert Visitor(monkeypatch, first_choice).run(*ALONE, "--record", "g.jsonl") == 2
    assert complaint(capsys) == (
        "ratskeller: The disk is full; g.jsonl could not be written. What is in it can be resumed later."
    )


def test_a_finished_game_or_one_in_another_window_is_not_resumed(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], whole: bytes
) -> None:
    visitor = Visitor(monkeypatch, answers([]))
    assert visitor.run("play", "--terminal", "--resume", "whole.jsonl") == 2
    assert "The game in whole.jsonl is over; look at it with:" in complaint(capsys)
    (home / "open.jsonl").write_bytes(b"".join(whole.splitlines(keepends=True)[:9]))
    process = start(home, "play", "--terminal", "--resume", "open.jsonl")
    read_until(process, ASKED)
    assert visitor.run("play", "--terminal", "--resume", "open.jsonl") == 2
    assert "The game in open.jsonl is being played in another window." in complaint(capsys)
    assert process.stdin is not None
    process.communicate("quit\n", timeout=60)
    assert process.returncode == 0


def test_a_record_whose_dice_are_not_those_of_its_seed_is_not_resumed(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], whole: bytes
) -> None:
    header, *steps = whole.splitlines(keepends=True)
    values = json.loads(header) | {"seed": "0000000000000001"}
    (home / "cut.jsonl").write_bytes(json.dumps(values).encode() + b"\n" + b"".join(steps[:9]))
    before = (home / "cut.jsonl").read_bytes()
    assert Visitor(monkeypatch, answers([])).run("play", "--terminal", "--resume", "cut.jsonl") == 2
    assert "is not what the record's seed gives" in complaint(capsys)
    assert (home / "cut.jsonl").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")
def test_a_terminal_that_is_closed_keeps_the_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = RealTerminal(home, *ALONE, "--fast", "--option", "start=agreed", "--record", "g.jsonl")
    terminal.until(ASKED)
    terminal.answer("peek", ASKED)
    assert terminal.close() == 129
    visitor = Visitor(monkeypatch, answers(["quit"]))
    assert visitor.run("play", "--terminal", "--resume", "g.jsonl") == 0
    assert "the game goes on after step 2." in visitor.text


@pytest.mark.skipif(sys.platform == "win32", reason="this is a signal of Unix")
def test_the_signal_of_a_closed_terminal_may_come_after_the_end_of_its_input(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Closing(io.StringIO):
        """A window that is still being closed when the program has begun to take its leave."""

        def write(self, text: str) -> int:
            signal.raise_signal(signal.SIGHUP)
            return super().write(text)

    before = signal.getsignal(signal.SIGHUP)  # whoever started us may have it ignored
    monkeypatch.setattr(sys, "stderr", window := Closing())
    assert Visitor(monkeypatch, answers([])).run(*ALONE, "--option", "start=agreed", "--record", "g.jsonl") == 129
    assert "The game is kept; go on with:" in window.getvalue()
    assert signal.getsignal(signal.SIGHUP) == before


def test_a_step_is_kept_before_anybody_is_told_of_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)

    def answer(prompt: str, screen: str) -> str:
        match = verdict(home / "g.jsonl").match
        assert match.state.mover == 0, "the record on the disk leads to the very question that is asked"
        assert len(synced) == len(match.steps) + 2, "each step, the header, and the folder"
        return first_choice(prompt, screen)

    assert Visitor(monkeypatch, answer).run(*ALONE, "--seed", "6", "--record", "g.jsonl") == 0
