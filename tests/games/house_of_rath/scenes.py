"""Positions that several files of tests begin with."""

from __future__ import annotations

from tests.games.house_of_rath.table import Table


def attacked(orphan: int = 4, seats: int = 3, whose: int = 1, **options: str) -> Table:
    """A table at which an orphan, alone in room b, has just been attacked; all others are hidden in d."""
    return Table(seats, **options).orphans(rest="d", b=str(orphan)).boogey(whose)  # type: ignore[arg-type]


def one_out(seats: int = 3, **rooms: str) -> Table:
    """Seat 2 has just lost the last orphan, in the turn of seat 1, in b; the others are hidden in d, or as told."""
    where = rooms or {"d": "(1) (7) (10) (13)"}
    return Table(seats).orphans(b="4", **where).boogey(1).play("2: claim, fate 1")


def quiet_turn(table: Table, room: str) -> Table:
    """Whose turn it is does nothing, and Rath, who sees nobody, goes to a room."""
    table.play("roll lock, nothing")
    return table.play(f"rath {room}") if table.phase == "stalking" else table
