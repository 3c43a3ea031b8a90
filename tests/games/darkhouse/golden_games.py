"""The golden games of Darkhouse: which to look for, and who plays them."""

from __future__ import annotations

from tools.golden import GoldenGame

GOLDEN_GAMES = (
    GoldenGame("one_game", "one game", 2, {"games": 1}, {}, range(20), steps_max=600),
    GoldenGame("ring", "one game", 1, {"games": 1, "last_deadline": True}, {"board": "ring"}, range(20), steps_max=300),
    GoldenGame("three_games", "three games", 1, {"x_penalty": "block"}, {}, range(10), steps_max=600),
)
