"""The file of levels: five of them, with settings that make sense."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.kernel.levels import LEVELS, Level, read_levels
from tests.kernel.little_package import make_package
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from pathlib import Path

HEAD = 'measured = "python3 run.py arena mygame"\nseats = 2\ntemperaments = ["even", "bold"]\n'
FIVE = "[[level]]\ntemperature = 1\n" + "[[level]]\n" * 3 + "[[level]]\niterations = 100\neffort = 2\nbeats = 65\n"


def test_five_levels_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make_package(tmp_path, monkeypatch, levels=HEAD + FIVE)
    levels = read_levels(package)
    assert (levels.seats, levels.temperaments) == (2, ("even", "bold"))
    assert len(levels.level) == len(LEVELS) == 5
    assert levels.level[0] == Level(temperature=1.0)
    assert levels.level[1] == Level()
    assert levels.level[4] == Level(iterations=100, effort=2, beats=65)


def test_a_level_has_a_second_unless_it_says_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make_package(tmp_path, monkeypatch, levels=HEAD + FIVE.replace("effort = 2", "seconds = 0.25"))
    assert [level.seconds for level in read_levels(package).level] == [1.0, 1.0, 1.0, 1.0, 0.25]


def test_a_game_without_such_a_file_has_levels_that_search() -> None:
    levels = read_levels(SMALLEST.package)
    assert levels.temperaments == ("even",)
    iterations = [level.iterations for level in levels.level]
    assert iterations == sorted(set(iterations))
    assert all(0 < level.seconds <= 1 for level in levels.level)


@pytest.mark.parametrize(
    "text",
    [
        HEAD,
        HEAD + FIVE + "[[level]]\n",
        HEAD + FIVE.replace("temperature = 1", "temperature = -1"),
        HEAD + FIVE.replace("iterations = 100", "iterations = 0.5"),
        HEAD + FIVE.replace("beats = 65", "beats = 101"),
        HEAD + FIVE.replace("effort", "patience"),
        HEAD + FIVE.replace("effort = 2", "seconds = -1"),
        FIVE,
    ],
)
def test_anything_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    package = make_package(tmp_path, monkeypatch, levels=text)
    with pytest.raises(msgspec.ValidationError):
        read_levels(package)
