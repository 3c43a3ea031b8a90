"""Candles: what a seat, or a spectator, may know. Built field by field from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from ratskeller.games.candles.rules.state import Candles

Phase = Literal["snuffing", "over"]


class Seat(msgspec.Struct, frozen=True):
    """What a seat has done so far."""

    snuffed: int
    rank: int | None  # once the game is over


class View(msgspec.Struct, frozen=True):
    """The table from one seat."""

    viewer: int | None  # None for a spectator
    phase: Phase
    mover: int | None
    lit: int
    seats: tuple[Seat, ...]


def make_view(state: Candles, viewer: int) -> View:
    """Everything is open to everybody."""
    is_over = state.is_over()
    return View(
        viewer=viewer if viewer >= 0 else None,
        phase="over" if is_over else "snuffing",
        mover=None if is_over else state.mover,
        lit=state.lit,
        seats=tuple(Seat(state.snuffed[seat], state.rank(seat) if is_over else None) for seat in range(state.seats)),
    )
