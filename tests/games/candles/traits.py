"""What the tests that hold for every game must know of Candles."""

from __future__ import annotations

from typing import Any

from tests.conformance.traits import Traits


def candles(state: Any) -> int:
    """Every candle burns or has been snuffed by somebody."""
    return int(state.lit + sum(state.snuffed))


TRAITS = Traits(candles)
