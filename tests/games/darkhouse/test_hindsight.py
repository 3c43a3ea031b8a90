"""Why another choice was better: the sentence for every kind of decision, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.hindsight import Slip
from tests.games.darkhouse.table import GAME, Table

IN_2, IN_3, IN_2_OTHER, ARC = codes.FACES + 3, 2 * codes.FACES + 3, codes.FACES + 4, codes.ARC + 3


def why(done: int, best: int, language: str = "en") -> str:
    state: Any = Table().match.state
    assert GAME.hindsight is not None
    slip = Slip(0, done, best, 0.1, 7.25, 370.5, {}, {})
    said: str = GAME.hindsight(state, slip, ["Ann"], GAME.words(language))
    return said


@pytest.mark.parametrize(
    ("done", "best", "expected"),
    [
        (codes.STOP, IN_2, "Stopping gives up 3 rolls."),
        (IN_2, codes.STOP, "harm later"),
        (IN_2, codes.REROLL, "Rolled again"),
        (codes.REROLL, IN_2, "worth more than what rolling again"),
        (IN_2, ARC, "It takes an arc"),
        (ARC, IN_2, "counted for more in block 2"),
        (ARC, IN_2_OTHER, "The arc leads to less than what can be laid into block 2"),
        (IN_3, IN_2_OTHER, "What can be laid into block 2 is worth more"),
        (IN_2, IN_2_OTHER, "In block 2 another number"),
        (IN_3, IN_2, "In block 2 the die counts for more than in block 3."),
    ],
)
def test_every_kind_of_decision_has_its_reason(done: int, best: int, expected: str) -> None:
    assert expected in why(done, best)
    assert "370.5 points could be expected in the end, and 363.2 after" in why(done, best)
    assert "370,5 Punkte" in why(done, best, "de")
