"""Positions that several files of tests begin with."""

from __future__ import annotations

from typing import Any

from tests.games.condyle_cove.box import CROSS, NINE
from tests.games.condyle_cove.table import Table


def nine(where: str = "town hill", **options: Any) -> Table:
    """A table with all nine Cove cards in play; as many seats as pawns."""
    return Table(len(where.split()), **options).cove(NINE).pawns(where)


def holding(cards: str, where: str = "town creek", **options: Any) -> Table:
    """Seat 1 in the Play phase with these cards, and LOST, so that the turn does not end by itself. Piles of five."""
    table = nine(where, **options)
    for seat in range(1, table.state.seats + 1):
        table.pile(seat, 5)
    return table.hand(1, f"{cards}, BAD DOG" if "BAD DOG" not in cards else f"{cards}, LOST").playing()


def turned_up(act: str, where: str = "corner creek", pack: str = "kiddie_corner", **options: Any) -> Table:
    """Seat 1 begins on the Cul-De-Sac with this Act in the first place, a pile of five and a discard pile of nine."""
    table = Table(len(where.split()), packs={"corner": pack}, **options).cove(NINE).pawns(where).acts(act)
    for seat in range(1, table.state.seats + 1):
        table.pile(seat, 5)
    names = "LOST, CURFEW, CRUMBS, TATTLETALE, SCARECROW, LULLABY, HIT AND RUN, RUN FOR IT, OPEN VIEW"
    return table.discard(1, names)


def turn_up(act: str, where: str = "corner creek", pack: str = "kiddie_corner", **options: Any) -> Table:
    """The same, and it is turned up."""
    return turned_up(act, where, pack, **options).turn().play("act 1")


def cold(card: str, where: str = "cold town", **options: Any) -> Table:
    """Seat 1 stands OUT IN THE COLD, holds BAD DOG, and is about to see this Last Winter card. Piles of five."""
    drawing = CROSS.replace("woods", "cold ") + ". creek .\n"
    table = Table(len(where.split()), winter=True, **options).cove(drawing).pawns(where).hand(1, "BAD DOG")
    for seat in range(1, table.state.seats + 1):
        table.pile(seat, 5)
    return table.discard(1, "LOST, CURFEW, CRUMBS").playing().play(f"winter, winter {card}")
