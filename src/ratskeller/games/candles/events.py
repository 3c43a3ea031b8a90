"""Candles: everything that a step can do, as typed values."""

from __future__ import annotations

from ratskeller.games.candles.rules import codes
from ratskeller.kernel.vocabulary import Events, Happening

EVENTS = Events()


@EVENTS.kind(codes.EV_SNUFFED, "2.1")
class Snuffed(Happening, frozen=True):
    """A seat has put out some candles."""

    seat: int
    candles: int
    lit: int  # still


@EVENTS.kind(codes.EV_DARK, "3.1")
class Dark(Happening, frozen=True):
    """A seat has put out the last one."""

    seat: int
