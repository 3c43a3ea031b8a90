"""Playing on from a step of a record: at the command line, or with a key while one leafs through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bots
from ratskeller.cli import replay
from ratskeller.kernel.branches import digest_of
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import Record, read_record, write_record
from tests.cli.terminal_helpers import Visitor, answers, at_home, complaint, first_choice, verdict

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

STEP = 12
ON = ("--play-on", str(STEP), "--seat", "2", "--bots", "random", "--record", "on.jsonl")


@pytest.fixture
def record(rats: Game) -> Record:
    match = Match(rats, 4, names=["Anna", "Bert", "Cora", "Dora"], bots=["random"] * 4, seed=8)
    play_out(match, make_bots("random", 4, match.game), 8)
    return match.record()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Record) -> Path:
    at_home(tmp_path, monkeypatch)
    path = tmp_path / "g.jsonl"
    path.write_text(write_record(record), encoding="utf-8")
    return path


@pytest.mark.parametrize("more", [(), ("--open",)])
def test_a_record_is_played_on_in_a_seat_and_the_new_one_verifies(
    file: Path,
    record: Record,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    more: tuple[str, ...],
) -> None:
    visitor = Visitor(monkeypatch, first_choice)
    assert visitor.run("replay", file.name, *ON, *more) == 0
    assert f"goes on after step {STEP}, with new dice" in visitor.text
    assert ("laid open" in visitor.text) == bool(more)
    made = read_record((file.parent / "on.jsonl").read_text(encoding="utf-8"))
    assert made.steps[:STEP] == record.steps[:STEP]
    assert made.header.bots == ["random", "person", "random", "random"]
    (branch,) = made.header.branches
    assert (branch.of, branch.steps, branch.seat) == (digest_of(record), STEP, None if more else 1)
    assert verdict(file.parent / "on.jsonl").rolls_derived
    visitor.run("verify", "on.jsonl")
    told = capsys.readouterr().out
    assert f"the first {STEP} of them are those of another game" in told
    assert f"that came before step {STEP + 1}" in told


def test_a_branch_that_was_left_is_resumed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Visitor(monkeypatch, answers(["", "quit"])).run("replay", file.name, *ON)
    visitor = Visitor(monkeypatch, first_choice)
    assert visitor.run("play", "--terminal", "--resume", "on.jsonl", "--fast") == 0
    assert verdict(file.parent / "on.jsonl").finished


def test_a_key_plays_on_from_the_step_that_is_shown(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = [str(STEP), "p"]

    def answer(prompt: str, screen: str) -> str:
        if not typed:
            return first_choice(prompt, screen)
        visitor.screen.is_live = len(typed) > 1  # only while one leafs through it
        return typed.pop(0)

    visitor = Visitor(monkeypatch, answer)
    visitor.screen.is_live = True
    assert visitor.run("replay", file.name, "--seat", "Bert", "--bots", "random", "--record", "on.jsonl") == 0
    made = read_record((file.parent / "on.jsonl").read_text(encoding="utf-8"))
    assert made.header.branches[0].steps == STEP


def test_what_cannot_be_played_on_is_said_in_a_sentence(
    file: Path, record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    visitor = Visitor(monkeypatch, answers([]))
    last = len(record.steps)
    for words, why in (
        (("--play-on", str(last), "--seat", "1"), f"After step {last} the game is over"),
        (("--play-on", str(last + 1), "--seat", "1"), f"There is no step {last + 1} to play on from"),
        (("--play-on", "3"), "Say by --seat whom you want to play"),
    ):
        assert visitor.run("replay", file.name, *words) == 2
        assert why in complaint(capsys)
    file.write_text(write_record(Record(record.header, record.steps[:9], None)), encoding="utf-8")
    assert visitor.run("replay", file.name, "--play-on", "3", "--seat", "1") == 2
    assert "This game is not over; it goes on with" in complaint(capsys)


def test_the_key_says_why_it_cannot(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, answers(["p", "q"]))
    monkeypatch.setattr(visitor.screen, "is_live", True)
    assert visitor.run("replay", file.name) == 0
    assert "Say by --seat whom you want to play" in visitor.text
    assert replay.next_step("q", 0, 9) == -1
