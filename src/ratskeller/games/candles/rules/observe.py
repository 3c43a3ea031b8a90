"""Candles: what a viewer may know, as numbers for machines; `layout.py` says what they mean."""

from __future__ import annotations

from ratskeller.games.candles.rules.position import Position
from ratskeller.kernel.observation import Observation


def disclose_table(state: Position, seen: Observation) -> None:
    """Everything is open to everybody."""
    seen.add(state.lit)
    for place in range(state.seats):
        seen.add(state.snuffed[seen.seat_at(place)])
    seen.add_seat(state.in_the_dark)
