"""The golden games of Candles: which to look for, and who plays them."""

from __future__ import annotations

from tools.golden import GoldenGame

GOLDEN_GAMES = (GoldenGame("dark", "dark", 2, {}, {}, range(20)),)
