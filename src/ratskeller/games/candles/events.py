"""Candles: everything that a step can do, as typed values."""

from __future__ import annotations

from ratskeller.games.candles.rules import codes
from ratskeller.kernel.vocabulary import EventReader, Happening


class Snuffed(Happening, frozen=True, tag="snuffed"):
    """A seat has put out some candles."""

    clause = "2.1"
    seat: int
    candles: int
    lit: int  # still


class Dark(Happening, frozen=True, tag="dark"):
    """A seat has put out the last one."""

    clause = "3.1"
    seat: int


EVENTS: dict[int, EventReader] = {codes.EV_SNUFFED: Snuffed, codes.EV_DARK: Dark}
