"""Nothing is taken back from which anybody has learnt anything. What is checked, and how, is in tools/undo_fuzz.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller import BUILD
from tests.conformance.traits import traits
from tools.undo_fuzz import fuzz, main

if TYPE_CHECKING:
    import pytest

    from ratskeller.kernel.game import Game

SLOWER = 1 if BUILD.kind == "compiled" else 28  # times
FEWEST = 3


def test_undos_tell_nobody_anything(game: Game) -> None:
    wanted = max(FEWEST, traits(game).undos // SLOWER)
    found = fuzz(game, wanted, 1)
    assert found["undos"] == found["open"] + found["unseen"] >= wanted
    assert found["actions"] >= wanted


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rats_in_the_walls", "--undos", "20", "--seed", "5"]) == 0
    assert "rats_in_the_walls: " in capsys.readouterr().out
    assert main(["whist"]) == 2
    assert "whist" in capsys.readouterr().err
