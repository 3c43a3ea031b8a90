"""Candles: the whole numbers that the compiled rules use, by name."""

from __future__ import annotations

from typing import Final

SEATS: Final = 2
CANDLES: Final = 13  # unless the table agrees on another number …
CANDLES_MIN: Final = 5  # … not below this one
CANDLES_MAX: Final = 21

# Actions, numbered from zero without a gap.
SNUFF: Final = 0  # + the number of candles, less one
SNUFF_MAX: Final = 3

# Endings.
END_DARK: Final = 1

# Clauses that can forbid an action.
NO_MORE_THAN_BURN: Final = 1

# Events, with their details.
EV_SNUFFED: Final = 1  # seat, candles, how many still burn
EV_DARK: Final = 2  # seat
