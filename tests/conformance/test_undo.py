"""Nothing is taken back from which anybody has learnt anything. What is checked, and how, is in tools/undo_fuzz.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller import BUILD
from tools.undo_fuzz import fuzz, main

if TYPE_CHECKING:
    import pytest

    from ratskeller.kernel.game import Game

IS_COMPILED = BUILD.kind == "compiled"
UNDOS = 700 if IS_COMPILED else 25  # of each game
# Where hardly anything but an answer in secret can be taken back
RARE = {"house_of_rath": 20 if IS_COMPILED else 3, "condyle_cove": 200 if IS_COMPILED else 3}


def test_undos_tell_nobody_anything(game: Game) -> None:
    wanted = min(UNDOS, RARE.get(game.name, UNDOS))
    found = fuzz(game, wanted, 1)
    assert found["undos"] == found["open"] + found["unseen"] >= wanted
    assert found["actions"] >= wanted


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rats_in_the_walls", "--undos", "20", "--seed", "5"]) == 0
    assert "rats_in_the_walls: " in capsys.readouterr().out
    assert main(["whist"]) == 2
    assert "whist" in capsys.readouterr().err
