"""Training: what is kept, what is finished, and which games have one."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.learned import Learned
from ratskeller.training.training import Training, find_training
from tests.training.little_training import training_of_smallest
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from pathlib import Path


class Silent:
    """Nobody looks on."""

    def show(self, done: int, total: int, what: str) -> None: ...


def begin(path: Path, seed: int = 1) -> Training:
    return Training(SMALLEST, seed, path / "half", path / "out", Silent(), "the command")


def test_what_is_kept_is_there_for_the_next_run(tmp_path: Path) -> None:
    first = begin(tmp_path)
    assert first.kept("sums") is None
    first.keep("sums", {"a": [1, 2.5]})
    assert begin(tmp_path).kept("sums") == {"a": [1, 2.5]}


def test_processor_time_is_counted_over_all_runs(tmp_path: Path) -> None:
    first = begin(tmp_path)
    first.keep("processor-seconds", 100.0)
    assert 100 <= begin(tmp_path).processor_seconds < 160


def test_what_was_kept_of_another_training_is_not_taken(tmp_path: Path) -> None:
    begin(tmp_path, seed=1).keep("sums", 1)
    with pytest.raises(BadSetup, match="holds another training; take another folder"):
        begin(tmp_path, seed=2)


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    begin(tmp_path)
    (tmp_path / "half" / "sums.json").write_bytes(b'{"a": ')
    with pytest.raises(BadSetup, match=r"sums\.json cannot be read; delete it, or take another folder\."):
        begin(tmp_path).kept("sums")


def test_where_nothing_can_be_written_nothing_is_learnt(tmp_path: Path) -> None:
    """Not after an hour, but before the first game."""
    (tmp_path / "out").touch()
    with pytest.raises(OSError, match="out"):
        begin(tmp_path)


def test_a_finished_file_says_how_it_was_made(tmp_path: Path) -> None:
    training = begin(tmp_path)
    training.finish("worth", "What it is worth.", {"worth": [1.0]}, games=7, strength="none")
    (path,) = training.finished
    assert path == tmp_path / "out" / "learned" / "worth.toml"
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Learned)
    assert (found.making.command, found.making.games, found.making.seed) == ("the command", 7, 1)
    assert found.making.rules_version == SMALLEST.rules_version
    assert found.numbers == {"worth": [1.0]}


def test_a_game_is_trained_by_the_module_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match=r"has nothing to learn: there is no module ratskeller\.training\.candles\."):
        find_training(SMALLEST)
    with training_of_smallest(tmp_path, monkeypatch, "def train(training):\n    training.keep('done', True)\n"):
        training = begin(tmp_path)
        find_training(SMALLEST)(training)
        assert training.kept("done") is True
