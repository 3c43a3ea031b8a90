"""The figures of a game: a picture of what the table could conclude about owners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.numbers import CHANCE
from tests.games.house_of_rath.table import Table
from tests.games.ledgers import ledgers_of, told

if TYPE_CHECKING:
    from ratskeller.kernel.ledger import Look

TURNS = 3


def guessed(look: Look) -> Look:
    """Orphan 1 is guessed better and better, orphan 4 never, and nobody knows of the others."""
    figures = {"guessed 1": 0.25 * look.before.turns, "guessed 4": 0.0}
    return look._replace(figures=figures if look.before.phase == codes.ROLLING else {})


def some_turns() -> Table:
    """Turns in which everybody does the first thing that comes to mind."""
    table = Table(2)
    table.state.hidden = sum(1 << orphan for orphan in (15, 16, 17))  # as the record has it
    for _ in range(TURNS):
        table.deal("roll lock")
        while table.state.phase != codes.ROLLING:
            if table.state.mover == CHANCE:
                table.match.deal(table.state.weighted_outcomes()[0][0])
            else:
                table.match.act(table.state.mover, table.state.legal_actions(table.state.mover)[-1])
    return table


def test_the_orphans_of_all_seats_are_drawn_turn_by_turn() -> None:
    match = some_turns().match
    [ledger] = ledgers_of(match, guessed)
    assert ledger.is_picture
    assert ledger.columns == ("Orphan", "1", "2", "3")
    assert [row.seat for row in ledger.rows] == [0, 0, 0, 1, 1, 1]
    assert ledger.rows[0].title.startswith("Seat 1: ")
    assert [cell.part for cell in ledger.rows[0].cells] == [0.25, 0.5, 0.75]
    assert [row[1:] for row in told(ledger)][:4] == [["25 %", "50 %", "75 %"], [""] * 3, [""] * 3, ["0 %"] * 3]
    [german] = ledgers_of(match, guessed, "de")
    assert german.columns[0] == "Waise"


def test_before_the_first_turn_there_is_nothing_to_conclude() -> None:
    match = some_turns().match
    assert match.game.ledgers is not None
    [ledger] = match.game.ledgers([], match.names, match.game.words("en"))
    assert ledger.rows == ()
