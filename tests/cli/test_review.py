"""`review`: as JSON and as a page in both languages, of every game; what cannot be looked back on is one sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from ratskeller.review.judge import Judge
from ratskeller.review.parts import read_text
from ratskeller.review.reviewing import review
from tests.cli.command import assert_one_sentence, run_here
from tests.review.games import LITTLE, play, review_all

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ratskeller.review.parts import Part
    from ratskeller.review.reviewed import ReviewedStep

    Capture = pytest.CaptureFixture[str]

pytestmark = pytest.mark.skipif(BUILD.kind == "pure", reason="slow")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.jsonl"
    path.write_text(write_record(play(find_game("rathulhu"), 3, 2)), encoding="utf-8")
    return path


def test_json_has_every_step_and_the_accounts(capsys: Capture, file: Path) -> None:
    one = run_here(capsys, "review", str(file), "--json", "--jobs", "1")
    assert one.code == 0
    found = json.loads(one.out)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [step["step"] for step in found["steps"]] == list(range(len(lines) - 1))
    assert set(found["totals"]) == {
        *("expected", "luck", "own", "others", "result"),
        *("slips", "turning_points"),
    }
    assert found["slips"] == [step["step"] for step in found["steps"] if (step["judgement"] or {}).get("is_slip")]
    two = run_here(capsys, "review", str(file), "--json", "--jobs", "2")
    assert two.out == one.out


def test_the_decisions_of_one_seat(capsys: Capture, file: Path) -> None:
    found = json.loads(run_here(capsys, "review", str(file), "--json", "--seat", "2", "--jobs", "1").out)
    assert {step["by"] for step in found["steps"]} == {None, 1}


@pytest.mark.parametrize(("language", "expected"), [("en", "Luck and skill"), ("de", "Glück und Können")])
def test_a_page_to_read(capsys: Capture, file: Path, language: str, expected: str) -> None:
    ran = run_here(capsys, "review", str(file), "--language", language, "--jobs", "1")
    assert ran.code == 0
    assert expected in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_file_for_the_browser(capsys: Capture, file: Path) -> None:
    ran = run_here(capsys, "review", str(file), "--html", str(file) + ".html", "--language", "de", "--jobs", "1")
    assert (ran.code, ran.out) == (0, "")
    text = (file.parent / "record.jsonl.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert "Glück und Können" in text
    assert text.count("<table>") == 2
    assert text.count('<table class="figures">') == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_the_figures_of_every_game(capsys: Capture, tmp_path: Path, name: str, language: str) -> None:
    game, path = find_game(name), tmp_path / "record.jsonl"
    path.write_text(write_record(play(game, max(2, game.seats[0]), 4, "level:1")), encoding="utf-8")
    steps = review_all(game, play(game, max(2, game.seats[0]), 4, "level:1"))
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr("ratskeller.cli.review.ask_for_parts", lambda *_: [steps])
    words = ("review", str(path), "--language", language, "--jobs", "1")
    page = run_here(capsys, *words, "--figures").out
    assert max(map(len, page.splitlines())) <= 80
    found = json.loads(run_here(capsys, *words, "--json", "--html", str(path) + ".html").out)["ledgers"]
    one_seat = json.loads(run_here(capsys, *words, "--json", "--seat", "1").out)["ledgers"]
    monkeypatch.undo()
    text = (path.parent / "record.jsonl.html").read_text(encoding="utf-8")
    assert found
    for ledger, mine in zip(found, one_seat, strict=True):
        assert ledger["rows"]
        assert all(len(row["cells"]) == len(ledger["columns"]) - 1 for row in ledger["rows"])
        assert {row["seat"] for row in mine["rows"]} <= {None, 0}
        assert ledger["title"] in page
        assert ledger["title"] in text
        assert text.count('<tr><th scope="row">') > len(ledger["rows"])


def test_what_cannot_be_looked_back_on_is_one_sentence(capsys: Capture, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    assert_one_sentence(run_here(capsys, "review", str(file)), "not over")
    file.write_text("".join([lines[0].replace('"rules_version":1', '"rules_version":99'), *lines[1:]]))
    assert_one_sentence(run_here(capsys, "review", str(file)), "99")
    file.write_text("".join([lines[0].replace('"seats"', '"packs":{"tiles":"gone"},"seats"'), *lines[1:]]))
    assert_one_sentence(run_here(capsys, "review", str(file)), "tiles")
    file.write_text("".join([*lines[:3], lines[3].replace('"state":"', '"state":"f'), *lines[4:]]))
    assert_one_sentence(run_here(capsys, "review", str(file)))
    file.write_text("")
    assert_one_sentence(run_here(capsys, "review", str(file)))
    assert_one_sentence(run_here(capsys, "review", str(file) + ".none"), "record.jsonl.none")


def test_a_seat_that_is_not_there_is_refused(capsys: Capture, file: Path) -> None:
    assert_one_sentence(run_here(capsys, "review", str(file), "--seat", "4"), "no seat 4")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Part]:
    """The parts that are made, here and with little effort; the third time that one is due somebody stops it."""
    found: list[Part] = []
    judge = Judge(find_game("rathulhu"), LITTLE)

    def run(_work: object, parts: list[Part], *_: object) -> Iterator[list[ReviewedStep]]:
        for part in parts:
            if len(found) == 2:
                found.append(part)
                raise KeyboardInterrupt
            found.append(part)
            yield list(review(judge, read_text(part.record), part.seed, part.first, part.last))

    monkeypatch.setattr("ratskeller.lab.pool.run_tasks", run)
    return found


def test_a_review_that_was_cut_off_goes_on_where_it_was(capsys: Capture, file: Path, asked: list[Part]) -> None:
    kept = file.with_name("kept.jsonl")
    words = ("review", str(file), "--json", "--keep", str(kept))
    assert_one_sentence(run_here(capsys, *words), "Stopped after 24 of", "the same command goes on", code=130)
    with kept.open("ab") as torn:
        torn.write(b'[{"step":24,"b')
    found = json.loads(run_here(capsys, *words).out)
    assert [step["step"] for step in found["steps"]] == list(range(len(found["steps"])))
    assert [part.first for part in asked] == [0, 12, 24, *range(24, len(found["steps"]), 12)]
    many = len(asked)
    assert json.loads(run_here(capsys, *words).out) == found
    assert len(asked) == many, "all of it is there"
    before = kept.read_bytes()
    assert_one_sentence(run_here(capsys, *words, "--seed", "7"), "holds something else")
    assert_one_sentence(run_here(capsys, "review", str(file), "--keep", str(file)), "holds something else")
    assert kept.read_bytes() == before


def test_who_stops_it_is_told_so_in_one_line(capsys: Capture, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> Iterator[list[ReviewedStep]]:
        yield []
        raise KeyboardInterrupt

    monkeypatch.setattr("ratskeller.cli.review.ask_for_parts", stop)
    assert_one_sentence(run_here(capsys, "review", str(file)), "Stopped after 0 of", code=130)
