"""The training of The Rats in the Walls, in small: both files are made, and a run that was broken off goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import find_game
from ratskeller.training.rats_in_the_walls import Scale, fit, train
from ratskeller.training.training import Training
from tests.conformance.play import UNCOMPILED
from tools.rats_equilibrium import main

if TYPE_CHECKING:
    from pathlib import Path

SMALL = Scale(seats=(3,), rounds=2, sweeps=1, playing_seats=(3,), games=2, effort=50)


class Nobody:
    """Nobody looks on."""

    def show(self, done: int, total: int, what: str) -> None:
        assert 0 <= done <= total
        assert what


@pytest.mark.skipif(UNCOMPILED, reason="too slow uncompiled")
def test_both_files_are_made_and_made_again_alike(tmp_path: Path) -> None:
    texts = []
    for _ in range(2):
        game = find_game("rats_in_the_walls")
        train(Training(game, 1, tmp_path / "half", tmp_path, Nobody(), "train"), SMALL)
        numbers = [path.read_text().partition("[numbers]")[2] for path in sorted((tmp_path / "learned").iterdir())]
        texts.append(numbers)
    assert len(texts[0]) == 2
    assert texts[0] == texts[1]


def test_a_lead_that_always_wins_is_steep() -> None:
    seen = [(2, [3.0, 2.0], [1.0, 0.0])] * 200
    assert fit(seen, 2, 0.5) > fit(seen, 1, 0.5) == pytest.approx(0.5, abs=0.01)


@pytest.mark.skipif(UNCOMPILED, reason="too slow uncompiled")
def test_distances_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rounds", "20", "--sweeps", "1"])
    told = capsys.readouterr().out
    assert told.count("\n") == 31
    assert "mean 0." in told
