"""`bench`: its numbers by name, and what it refuses. How fast anything is, no test says."""

from __future__ import annotations

import json
import platform
from typing import TYPE_CHECKING, Any, Self

import pytest

from ratskeller import BUILD
from ratskeller.build import Build
from ratskeller.cli import bench
from ratskeller.lab import comparison, measurement
from ratskeller.lab.measurement import Rates
from tests.cli.command import assert_one_sentence, run_here

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

    Capture = pytest.CaptureFixture[str]

RATES = {"games_per_s", "steps_per_s", "search_per_s"}


@pytest.fixture
def instant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Meters that need no time."""

    class Instant:
        def __init__(self, *words: Any) -> None:
            self.speed = 100.0 if len(words) == 1 else 1.0

        def measure(self, seconds: float) -> Rates:
            return Rates(self.speed, 57 * self.speed, 2 * self.speed)

        def __enter__(self) -> Self:
            self.speed = 2.0
            return self

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(bench, "Meter", Instant)
    monkeypatch.setattr(bench, "UncompiledMeter", Instant)
    monkeypatch.setattr(bench, "BUILD", Build("compiled", "safe build"))


@pytest.mark.usefixtures("in_catalogue")
def test_json_names_everything(capsys: Capture, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurement, "ITERATIONS", 5)
    seats = min(4, game.seats[-1])
    ran = run_here(capsys, "bench", game.name, "--seats", str(seats), "--seconds", "0.01", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert all(found[name] > 0 for name in RATES)
    assert found["steps_per_s"] > found["games_per_s"]
    assert found["build"] == BUILD.kind
    assert found["flavour"] == (BUILD.reason.split()[0] if BUILD.kind == "compiled" else None)
    assert (found["game"], found["seats"], found["seconds"]) == (game.name, seats, 0.01)
    assert found["python"] == platform.python_version()
    assert found["slices"] >= comparison.ROUNDS_LEAST


@pytest.mark.usefixtures("in_catalogue")
def test_a_batch_is_measured_beside_plain_python(capsys: Capture, game: Game) -> None:
    seats = game.seats[0]
    words = ("bench", game.name, "--seats", str(seats), "--batch", "3", "--seconds", "0.01")
    ran = run_here(capsys, *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert (found["game"], found["seats"], found["games_at_once"]) == (game.name, seats, 3)
    assert found["batch_decisions_per_s"] > 0
    assert found["python_decisions_per_s"] > 0
    assert found["ratio"] > 0


def test_the_page_of_a_batch(capsys: Capture) -> None:
    ran = run_here(capsys, "bench", "rats_in_the_walls", "--batch", "--seconds", "0.01")
    assert ran.code == 0
    assert "64 games in one loop" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_a_batch_is_not_compared(capsys: Capture) -> None:
    assert_one_sentence(run_here(capsys, "bench", "rats_in_the_walls", "--batch", "--compare"), "say one of them")


@pytest.mark.usefixtures("instant")
def test_the_page(capsys: Capture) -> None:
    ran = run_here(capsys, "bench", "rats_in_the_walls")
    assert ran.code == 0
    assert "4 seats, compiled rules (safe build)" in ran.out
    assert "5,700" in ran.out
    assert "uncompiled" not in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.usefixtures("instant")
def test_a_comparison_tells_the_ratios(capsys: Capture) -> None:
    found = json.loads(run_here(capsys, "bench", "rats_in_the_walls", "--compare", "--json").out)
    assert found["games_per_s"] == 100
    assert found["pure"] == {"games_per_s": 2, "steps_per_s": 114, "search_per_s": 4}
    assert found["ratio"] == {"games": 50, "steps": 50, "search": 50}
    ran = run_here(capsys, "bench", "rats_in_the_walls", "--compare")
    assert "uncompiled" in ran.out
    assert "50.0" in ran.out


def test_a_comparison_needs_the_compiled_rules(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BUILD", Build("pure", "there is no compiler"))
    ran = run_here(capsys, "bench", "rats_in_the_walls", "--compare")
    assert_one_sentence(ran, "--compare needs the compiled rules", "there is no compiler")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["nix"], "There is no game 'nix'"),
        ([], "GAME is missing"),
        (["rats_in_the_walls", "--seats", "2"], "takes 3 to 12 seats"),
        (["rats_in_the_walls", "--seats", "x"], "--seats takes a whole number"),
        (["rats_in_the_walls", "--seconds", "0"], "--seconds takes a number of seconds above 0"),
        (["rats_in_the_walls", "--seconds", "nan"], "--seconds takes"),
        (["rats_in_the_walls", "--seconds", "1e99"], "--seconds takes"),
        (["rats_in_the_walls", "--seconds", "fast"], "--seconds takes"),
        (["rats_in_the_walls", "--option", "end=x"], "Option 'end' cannot be 'x'"),
    ],
)
def test_what_it_refuses(capsys: Capture, words: list[str], expected: str) -> None:
    assert_one_sentence(run_here(capsys, "bench", *words), expected)
