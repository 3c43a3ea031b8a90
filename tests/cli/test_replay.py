"""`replay`: forth and back through a record, with the eyes of one seat, of a spectator, of everybody."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bots
from ratskeller.cli import replay
from ratskeller.cli.terminal_replay import RecordReplay, read_viewpoint
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import Record, read_record, write_record
from tests.cli.terminal_helpers import Visitor, answers, complaint, run
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

NAMES = ["Anna", "Bert", "Cora", "Dora"]


@pytest.fixture(scope="module")
def record(rats: Game) -> Record:
    """A game in which somebody peeks."""
    match = Match(rats, 4, names=NAMES, bots=["random"] * 4, seed=8)
    play_out(match, make_bots("random", 4, match.game), 8)
    assert any(step.do == "peek" for step in match.steps)
    return match.record()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Record) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "g.jsonl"
    path.write_text(write_record(record), encoding="utf-8")
    return path


def show(monkeypatch: pytest.MonkeyPatch, file: Path, *words: str) -> str:
    visitor = Visitor(monkeypatch, answers([]))
    assert visitor.run("replay", file.name, *words) == 0
    return visitor.text


def secret_steps(record: Record, by: int) -> list[int]:
    """The rolls that only one seat has seen."""
    steps = record.steps
    return [step.n + 1 for step in steps if step.do == "peek" and step.by == by]


def test_without_a_terminal_everything_is_printed(file: Path, record: Record) -> None:
    code, output, complaints = run(file.parent, "replay", "g.jsonl")
    assert code == 0
    assert [line for line in complaints.splitlines() if "uncompiled" not in line] == []
    assert max(map(len, output.splitlines())) <= 80
    assert record.end is not None
    for step in record.steps:
        assert f"Step {step.n} of {len(record.steps)} · " in output
    assert f"It ended by clause {record.end.clause}: " in output
    assert "place" in output
    assert re.search(r"At first +\+7 +\+7 +\+7 +\+7", output)  # the score sheet
    assert re.search(r"What decided it \(step \d+\)", output)


def test_everybody_sees_everything(monkeypatch: pytest.MonkeyPatch, file: Path, record: Record) -> None:
    text = show(monkeypatch, file, "--seat", "all")
    assert "(a secret)" not in text
    for step in record.steps:
        assert re.search(rf"Step {step.n} of \d+ · \w+: {step.do}\b", text)
    assert re.search(r"(Anna|Bert|Cora|Dora) sees: ", text)
    assert "seen in secret" in text


def test_a_spectator_sees_no_secret(monkeypatch: pytest.MonkeyPatch, file: Path, record: Record) -> None:
    text = show(monkeypatch, file)
    assert " sees: " not in text
    assert "You see" not in text
    for seat in range(4):
        for number in secret_steps(record, seat):
            assert f"Step {number} of {len(record.steps)} · chance: (a secret)\n" in text.replace(" \n", "\n")


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_sees_its_own_secrets_and_no_others(
    monkeypatch: pytest.MonkeyPatch, file: Path, record: Record, seat: int
) -> None:
    text = show(monkeypatch, file, "--seat", str(seat + 1))
    assert text == show(monkeypatch, file, "--seat", NAMES[seat].lower())
    assert " sees: " not in text
    assert text.count("You see: ") == len(secret_steps(record, seat))
    for other in range(4):
        for number in secret_steps(record, other):
            is_hidden = f"Step {number} of {len(record.steps)} · chance: (a secret)" in text
            assert is_hidden == (other != seat)


def test_it_begins_where_one_asks(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    text = show(monkeypatch, file, "--step", "7", "--all")
    assert "Step 6 of" not in text
    assert "Step 7 of" in text
    assert "Step 8 of" in text


def leaf(monkeypatch: pytest.MonkeyPatch, recorded: RecordReplay, file: Path, *typed: str) -> tuple[list[int], str]:
    """Leaf through a recorded game; the steps that were shown, and the screen."""
    visitor = Visitor(monkeypatch, answers(typed))
    replay.leaf_through(visitor.screen, recorded, 0, file)
    shown = re.findall(r"── (?:Step (\d+) of|The beginning)", visitor.text)
    return [int(number or 0) for number in shown], visitor.text


@pytest.fixture
def recorded(rats: Game, record: Record) -> RecordReplay:
    return RecordReplay(rats, record, read_viewpoint(record.header, "spectator"), "en")


def test_forth_and_back(monkeypatch: pytest.MonkeyPatch, recorded: RecordReplay, file: Path) -> None:
    last = recorded.last
    typed = ["", "", "n", "b", "b", "b", "b", "9", "", str(last), "", "0", "q"]
    shown, _ = leaf(monkeypatch, recorded, file, *typed)
    assert shown == [0, 1, 2, 3, 2, 1, 0, 0, 9, 10, last, last, 0]


def test_a_step_looks_the_same_from_both_sides(
    monkeypatch: pytest.MonkeyPatch, recorded: RecordReplay, file: Path
) -> None:
    _, text = leaf(monkeypatch, recorded, file, "6", "", "b", "q")
    pages = [page.split("  Enter: on")[0] for page in text.split("── ") if page.startswith("Step 6 ")]
    assert len(pages) == 2
    assert pages[0] == pages[1]


def test_answers_that_lead_nowhere_get_a_sentence(
    monkeypatch: pytest.MonkeyPatch, recorded: RecordReplay, file: Path
) -> None:
    shown, text = leaf(monkeypatch, recorded, file, "99999", "x")
    assert shown == [0]
    assert f"There is no step 99999; the last one is {recorded.last}." in text
    assert "Enter goes on, b goes back" in " ".join(text.split())


def test_it_goes_on_by_itself(monkeypatch: pytest.MonkeyPatch, file: Path, record: Record) -> None:
    visitor = Visitor(monkeypatch, answers([]))
    visitor.screen.is_live = True
    pauses: list[float | None] = []
    monkeypatch.setattr(visitor.screen, "pause", pauses.append)
    assert visitor.run("replay", "g.jsonl", "--play", "0.5") == 0
    assert pauses == [0.5] * (len(record.steps) + 1)


def test_an_unfinished_game_says_so(monkeypatch: pytest.MonkeyPatch, file: Path, record: Record) -> None:
    file.write_text(write_record(Record(record.header, record.steps[:5], None)), encoding="utf-8")
    text = show(monkeypatch, file)
    assert "the game is unfinished" in text
    assert "play --terminal --resume g.jsonl" in text


def test_names_in_a_record_cannot_steer_the_terminal(monkeypatch: pytest.MonkeyPatch, file: Path, rats: Game) -> None:
    match = Match(rats, 3, names=["A\x1b[2Jnna", "B\nert", "[bold]Cora"], bots=["\x1b]0;x\x07", "b", "c"], seed=1)
    play_out(match, make_bots("random", 3, match.game), 1)
    file.write_text(write_record(match.record()), encoding="utf-8")
    text = show(monkeypatch, file)
    assert "\x1b" not in text
    assert "A?[2Jnna" in text
    assert "[bold]Cora" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["g.jsonl", "--seat", "5"], "There is no seat '5'; --seat takes 1 to 4 or a name (Anna, Bert, Cora, Dora), "),
        (["g.jsonl", "--step", "9999"], "The record has "),
        (["none.jsonl"], "There is no file none.jsonl."),
    ],
)
def test_wrong_wishes_get_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path, words: list[str], sentence: str
) -> None:
    assert Visitor(monkeypatch, answers([])).run("replay", *words) == 2
    assert complaint(capsys).startswith(f"ratskeller: {sentence}")


def test_bad_records_get_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    good = file.read_text(encoding="utf-8")
    visitor = Visitor(monkeypatch, answers([]))
    for bad, sentence in (
        ("", "The record is empty."),
        (good[:-30], "its last line does not end"),
        (good.replace('"roll', '"rool', 1), "cannot be read"),
        (good.replace('"rules_version":1', '"rules_version":99'), "by version 99 of the rules"),
        (good.replace('"record":1', '"record":2'), "has the format 2"),
        (good.replace("believe", "doubt", 1), "Step "),
    ):
        file.write_text(bad, encoding="utf-8")
        assert visitor.run("replay", "g.jsonl") == 2
        assert sentence in complaint(capsys)
    assert visitor.text == ""


def test_eyes_are_read_from_words(record: Record) -> None:
    assert read_viewpoint(record.header, "2").viewer == 1
    assert read_viewpoint(record.header, "Cora").viewer == 2
    assert read_viewpoint(record.header, "all").sees_all
    with pytest.raises(BadSetup, match="There is no seat '0'"):
        read_viewpoint(record.header, "0")
    assert read_record(write_record(record)) == record


def test_who_has_lost_alone_has_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    golden = ROOT / "tests" / "games" / "condyle_cove" / "golden"
    for name, place in {"alone_caught": "–", "alone_drained": "1"}.items():
        monkeypatch.chdir(tmp_path)
        (tmp_path / "g.jsonl").write_bytes((golden / f"{name}.jsonl").read_bytes())
        _, output, _ = run(tmp_path, "replay", "g.jsonl")
        assert re.search(rf"place +points +played by\n +{place} ", output), name
