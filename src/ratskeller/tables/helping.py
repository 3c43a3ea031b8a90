"""What help a table has agreed on, and what each seat had of it; nobody is told how much before the table has ended.

When somebody asks for a hint tells that they think, and in a secret question that may be a secret.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ratskeller.tables.saved import Help, Said

if TYPE_CHECKING:
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document


def agree_on_help(live: LiveTable) -> None:
    """The game begins: where people play against each other there is no coach; the house says what there is."""
    document = live.document
    document.coach = document.coach and plays_alone(document)
    if document.hints or document.coach:
        document.help = [Help() for _ in document.seats]
    for message in ("hints-here",) * document.hints + ("coach-here",) * document.coach:
        _say(live, message)


def tell_help(live: LiveTable) -> None:
    """The game is over: who had asked for hints, and how often."""
    for seat, had in enumerate(live.document.help):
        if had.hints:
            _say(live, "hints-taken", seat, live.document.seats[seat].name, str(had.hints))


def plays_alone(document: Document) -> bool:
    """Whether one person plays, with nobody but bots."""
    return len({seat.link for seat in document.seats if seat.link}) == 1


def _say(live: LiveTable, message: str, seat: int | None = None, who: str = "", more: str = "") -> None:
    number = live.document.said + 1
    live.say(Said(n=number, at=time.time(), link="", name=who, seat=seat, text=more, id=message))
