"""Counting instructions: what is subtracted from what, what is said of it, and what it cannot do without."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from ratskeller import BUILD
from ratskeller.catalogue import GAMES
from ratskeller.lab.measurement import POSITIONS
from tools import instructions
from tools.every_game import SMALLEST
from tools.instructions import (
    PROJECT,
    USUAL_SEATS,
    CannotCount,
    Costs,
    Done,
    Work,
    as_json,
    describe,
    read_run,
    subtract,
)

if TYPE_CHECKING:
    from pathlib import Path

TOLD = "==7== Events    : Ir\n==7== Collected : 1405818086\n"


def answer(*, kind: str = "compiled", where: str = str(PROJECT / "src")) -> str:
    return json.dumps([where, kind, 77, 4])


def test_what_both_runs_did_is_not_counted() -> None:
    little, games, search = Done(1_000_000, 10, 4), Done(1_600_000, 70, 4), Done(1_900_000, 10, 24)
    assert subtract(little, games, search, 6) == Costs(step=10_000, game=100_000, iteration=45_000)


def test_the_work_is_as_much_as_was_asked_for() -> None:
    steps, iterations = instructions.play(SMALLEST, 2, Work(1, 3))
    more_steps, more_iterations = instructions.play(SMALLEST, 2, Work(5, 6))
    assert 0 < steps < more_steps
    assert (iterations, more_iterations) == (3 * POSITIONS, 6 * POSITIONS)


def test_a_run_is_read() -> None:
    assert read_run(answer(), TOLD, PROJECT) == Done(1_405_818_086, 77, 4)


@pytest.mark.parametrize(
    ("said", "told", "why"),
    [
        (answer(kind="pure"), TOLD, "are not compiled"),
        (answer(where="/elsewhere/src"), TOLD, "those in /elsewhere/src were run"),
        (answer(), "==7== Events    : Ir", "did not say"),
    ],
)
def test_a_run_that_means_nothing_is_refused(said: str, told: str, why: str) -> None:
    with pytest.raises(CannotCount, match=why):
        read_run(said, told, PROJECT)


def test_every_game_has_its_usual_seats() -> None:
    assert USUAL_SEATS.keys() == GAMES.keys()
    assert all(USUAL_SEATS[name] in game.seats for name, game in GAMES.items())


def test_a_line_for_people_and_one_for_machines() -> None:
    now, there = Costs(500, 30_000, 20_000), Costs(1_000, 60_000, 50_000)
    alone = "candles, 2 seats: 500 a step, 30,000 a game, 20,000 an iteration"
    assert describe("candles", 2, now) == alone
    assert describe("candles", 2, now, there) == f"{alone}; there 2.00 and 2.50 times as many a step and an iteration"
    assert "against" not in json.loads(as_json("candles", 2, now))
    assert json.loads(as_json("candles", 2, now, there)) == {
        "game": "candles",
        "seats": 2,
        "instructions": {"step": 500, "game": 30_000, "iteration": 20_000},
        "against": {"step": 1_000, "game": 60_000, "iteration": 50_000},
    }


def test_without_valgrind_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert instructions.main(["candles"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "There is no valgrind to count with (on Debian or Ubuntu: apt install valgrind).\n"


@pytest.mark.parametrize("arguments", [["chess"], ["candles", "--seats", "99"]])
def test_what_cannot_be_played_is_said_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert instructions.main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="there is no valgrind here")
@pytest.mark.skipif(BUILD.kind != "compiled", reason="it is the compiled rules that are counted")
def test_what_is_played_is_counted(tmp_path: Path) -> None:
    counter = instructions.Counter(PROJECT, str(tmp_path))
    counter.warm_up(SMALLEST, 2)
    little, more = (counter.count(SMALLEST, 2, Work(games, 1)) for games in (1, 5_001))
    steps = more.steps - little.steps
    assert steps > 5_000
    assert 20 * steps < more.instructions - little.instructions < 2_000 * steps
