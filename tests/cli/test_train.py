"""`train`: runs a game's training, goes on where it was, and says what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import GAMES
from ratskeller.extras import PackagesMissing
from tests.cli.command import assert_one_sentence, run_here
from tests.training.little_training import training_of_smallest
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

# Counts to three, a number at a time, and is broken off once.
LITTLE_TRAINING = """
def train(training):
    done = training.kept("done") or 0
    while done < 3:
        training.progress.show(done, 3, "counting")
        done += 1
        training.keep("done", done)
        if done == 2 and not training.kept("interrupted"):
            training.keep("interrupted", True)
            raise KeyboardInterrupt
    training.finish("counted", "How far it was counted.", {"far": [done, training.seed]}, games=0, strength="none")
"""


@pytest.fixture
def little_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The smallest game is in the catalogue, and has something to learn."""
    monkeypatch.setitem(GAMES, SMALLEST.name, SMALLEST)
    monkeypatch.chdir(tmp_path)
    with training_of_smallest(tmp_path, monkeypatch, LITTLE_TRAINING):
        yield


@pytest.mark.usefixtures("little_training")
def test_it_trains_and_goes_on_where_it_was(capsys: Capture, tmp_path: Path) -> None:
    words = ("train", "candles", "--seed", "7", "--out", "made")
    folder = "training-candles-7"
    assert_one_sentence(run_here(capsys, *words), f"Stopped; what is done is in {folder}", "goes on", code=130)
    ran = run_here(capsys, *words)
    assert (ran.code, ran.err) == (0, "")
    assert "made/learned/counted.toml, " in ran.out
    assert f"{folder} is no longer needed" in ran.out
    text = (tmp_path / "made" / "learned" / "counted.toml").read_text(encoding="utf-8")
    assert 'command = "python3 run.py train candles --seed 7"' in text
    assert "3, 7," in text
    assert_one_sentence(
        run_here(capsys, "train", "candles", "--folder", folder, "--out", "made"), "holds another training"
    )


@pytest.mark.usefixtures("little_training")
def test_without_its_packages_it_says_what_to_install(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(extra: str) -> None:
        raise PackagesMissing(f"The {extra}'s packages are not installed; `pip install 'ratskeller[{extra}]'` does it.")

    monkeypatch.setattr("ratskeller.cli.train.require", missing)
    assert_one_sentence(run_here(capsys, "train", "candles"), "pip install 'ratskeller[training]'")


def test_a_game_that_learns_nothing(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SMALLEST.name, SMALLEST)
    assert_one_sentence(run_here(capsys, "train", "candles"), "Candles has nothing to learn")
    assert_one_sentence(run_here(capsys, "train", "nix"), "There is no game 'nix'")
    assert_one_sentence(run_here(capsys, "train"), "GAME is missing")
