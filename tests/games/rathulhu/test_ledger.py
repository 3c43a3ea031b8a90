"""The figures of a game: every auction, and what the lot was worth to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rathulhu.rules import codes
from tests.games.ledgers import ledgers_of, told
from tests.games.rathulhu.table import Table

if TYPE_CHECKING:
    from ratskeller.kernel.ledger import Look


def appraised(look: Look) -> Look:
    """Seat 3 may not bid."""
    return look._replace(figures={"lot 1": 2.0, "lot 2": 4.25} if look.before.phase == codes.BIDDING else {})


def test_every_auction_has_its_row() -> None:
    table = Table().play("draw altar, draw tome 4, draw site 3, draw altar, invoke, bid 11, pass, pass")
    table.play("draw elder sign, pass, pass, pass")
    [ledger] = ledgers_of(table.match, appraised)
    assert ledger.columns == ("Lot", "Seat 1", "Seat 2", "Seat 3", "Bids", "Won by")
    assert told(ledger) == [
        ["I: 2 × Altar, Tome IV, Site 3, token 1", "2.0", "4.2", "–", "Seat 3 11", "Seat 3"],
        ["I: token 11", "2.0", "4.2", "–", "–", "–"],
    ]
    assert [cell.is_marked for cell in ledger.rows[0].cells] == [False, True, False, False, False]
    [german] = ledgers_of(table.match, appraised, "de")
    assert "Marke 11" in told(german)[1][0]
