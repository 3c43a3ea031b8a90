"""The figures of a game: every roll, what was laid of it, what was expected, and what was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.darkhouse.game import GAME
from tests.games.darkhouse.table import Table
from tests.games.ledgers import ledgers_of, told

if TYPE_CHECKING:
    from ratskeller.kernel.ledger import Look


def judged(look: Look) -> Look:
    """Ten points are added by every step, and each placement loses one; better would have been to stop."""
    points = ((10.0 * look.step - 10,) * 2, (10.0 * look.step,) * 2)
    if look.seat < 0:
        return look._replace(points=points)
    wanted = {"arc 3-4 with 5": "arc 4-6 with 5", "reroll": "place 6 in 4"}
    best = GAME.read_action(wanted.get(GAME.write_action(look.code), "stop"))
    return look._replace(points=points, best=best, loss=0.0 if GAME.write_action(look.code) == "stop" else 1.25)


def test_every_roll_has_its_row() -> None:
    table = Table(2).open(4, "114566", "111111").work(1, "6>4", "5>3-4", "1146", "4>3", "stop")
    table.work(2, "stop")
    [ledger] = ledgers_of(table.match, judged)
    first, second, other = told(ledger)
    # The step of the roll is the second; two dice and the re-roll follow it, then another roll, one die and a stop.
    assert first == ["1.1.1 Seat 1", "4: 1 1 4 5 6 6", "+10.0", "6→4, 5→3–4", "60.0", "−3.8", "stop"]
    assert second == ["1.1.2 Seat 1", "4: 1 1 4 6", "+10.0", "4→3", "90.0", "−1.2", "stop"]
    assert other[:2] == ["1.1.1 Seat 2", "4: 1 1 1 1 1 1"]
    assert other[3] == "–"
    assert other[5:] == ["", ""]
    assert ledger.rows[0].cells[4].is_marked
    assert [row.seat for row in ledger.rows] == [0, 0, 1]


def test_the_dearest_of_several_losses_says_what_was_better() -> None:
    table = Table(1).open(4, "114566").work(1, "5>3-4", "11466")

    def lost(look: Look) -> Look:
        found = judged(look)
        return found._replace(loss=3.0) if look.seat >= 0 and GAME.write_action(look.code) == "reroll" else found

    [ledger] = ledgers_of(table.match, lost, "de")
    assert told(ledger)[0][-2:] == ["−4,2", "6→4"]
    assert told(ledger)[1][-2:] == ["", ""]
    [ledger] = ledgers_of(table.match, judged, "de")
    assert told(ledger)[0][-1] == "5→4–6"


def test_a_roll_can_be_unlucky_and_rolling_again_be_better() -> None:
    table = Table(1).open(4, "114566").work(1, "6>4")

    def unlucky(look: Look) -> Look:
        return look._replace(
            points=((5.0,), (1.0,)), loss=2.0 if look.seat >= 0 else None, best=GAME.read_action("reroll")
        )

    [ledger] = ledgers_of(table.match, unlucky)
    assert told(ledger) == [["1.1.1 Seat 1", "4: 1 1 4 5 6 6", "−4.0", "6→4", "1.0", "−2.0", "roll again"]]
