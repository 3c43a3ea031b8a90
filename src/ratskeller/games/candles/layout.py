"""Candles: what the numbers mean that a viewer observes (`rules/observe.py`)."""

from __future__ import annotations

from ratskeller.games.candles.rules import codes
from ratskeller.kernel.layout import Part, kinds, numbers


def parts(seats: int) -> tuple[Part, ...]:
    """The table."""
    return (
        numbers("lit", 0, codes.CANDLES_MAX, "candles that burn"),
        numbers("snuffed", 0, codes.CANDLES_MAX, "candles that each seat has snuffed", seats),
        kinds("in_the_dark", seats + 1, "who has snuffed the last candle"),
    )
