"""Why another choice was better: the sentence for every kind of decision, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.hindsight import Slip
from tests.games.darkhouse.table import GAME, Table

IN_2, IN_3, IN_2_OTHER, ARC = codes.FACES + 3, 2 * codes.FACES + 3, codes.FACES + 4, codes.ARC + 3
OTHER_DIE, OTHER_ARC = GAME.read_action("arc 1-2 with 5"), GAME.read_action("arc 1-3 with 4")


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
        (ARC, OTHER_ARC, "The arc between 1 and 3 leads to what is worth more."),
        (ARC, OTHER_DIE, "Another number pays for the same arc"),
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


def due(best: int, done: int = IN_3, rounds: int = 3, laid: str = "", language: str = "en") -> str:
    """Why something was better in a round: block 2, with four boxes, is to be full by the end of round 3."""
    table = Table().idle(rounds - 1)
    table.open(2, "222222").work(1, *([laid] if laid else []))
    assert GAME.hindsight is not None
    slip = Slip(0, done, best, 0.1, 30.0, 370.5, {}, {})
    said: str = GAME.hindsight(table.match.state, slip, ["Ann"], GAME.words(language))
    return said


def test_a_block_that_has_to_be_full_now_is_named_where_that_is_what_it_is_about() -> None:
    told = "Block 2 had to be full by the end of this round, and 6 dice were still missing."
    assert told in due(IN_2)
    assert told in due(ARC), "an arc to it"
    assert told in due(codes.REROLL, codes.STOP)
    assert "one die was still missing" in due(IN_2, laid="2>2 x5")
    assert "ein Würfel fehlte noch" in due(IN_2, laid="2>2 x5", language="de")
    for other in (due(IN_3, IN_2), due(codes.REROLL), due(IN_2, laid="2>2 x6"), due(IN_2, rounds=2)):
        assert "had to be full" not in other
