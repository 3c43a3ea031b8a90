"""Learnt numbers in files: written and read again, and only for the rules of today."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.learned import Learned, Making, read_learned, write_learned
from tests.kernel.little_package import make_package

if TYPE_CHECKING:
    from pathlib import Path

MAKING = Making(
    command="python3 run.py train mygame --seed 1",
    seed=1,
    rules_version=3,
    games=100,
    processor_seconds=1.5,
    strength='wins "half" of it, by C:\\arena',
)
LEARNED = Learned(title="What a thing is worth.", making=MAKING, numbers={"worth": [0.5, -1.0, 1e-9], "none": []})


def test_what_is_written_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make_package(tmp_path, monkeypatch, worth=write_learned(LEARNED))
    assert read_learned(package, "worth", 3) == LEARNED
    assert read_learned(package, "worth", 3) is read_learned(package, "worth", 3)


def test_numbers_stand_ten_in_a_line() -> None:
    text = write_learned(msgspec.structs.replace(LEARNED, numbers={"many": [each / 2 for each in range(25)]}))
    lines = text.partition("many = [\n")[2].splitlines()
    assert [line.count(",") for line in lines] == [10, 10, 5, 0]
    assert lines[0] == "  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5,"


def test_numbers_for_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make_package(tmp_path, monkeypatch, worth=write_learned(LEARNED))
    with pytest.raises(BadSetup) as caught:
        read_learned(package, "worth", 4)
    assert str(caught.value) == (
        f"learned/worth.toml of {package} was made for version 3 of the rules, and these are version 4: make it anew "
        "with `python3 run.py train mygame --seed 1`."
    )


def test_a_file_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = make_package(tmp_path, monkeypatch, worth=write_learned(LEARNED).replace("seed", "luck"))
    with pytest.raises(msgspec.ValidationError):
        read_learned(package, "worth", 3)
