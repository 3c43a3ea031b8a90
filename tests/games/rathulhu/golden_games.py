"""The golden games of Rathulhu: which to look for, and who plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.rathulhu.rules import codes
from tools.golden import GoldenGame

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng


def draw_and_pass(state: Any, rng: Rng) -> int:
    """Nobody bids unless they must, so the Elder Signs fill the time track."""
    actions = state.legal_actions(state.mover)
    wanted = [action for action in (codes.DRAW, codes.PASS, codes.INVOKE) if action in actions]
    return wanted[0] if wanted else actions[0]


GOLDEN_GAMES = (
    GoldenGame("tokens", "tokens", 2, {}, {}, range(40), steps_max=150),
    GoldenGame("hidden", "tokens", 3, {"scores": "hidden"}, {}, range(10), steps_max=400),
    GoldenGame("time", "time", 2, {}, {}, range(3), draw_and_pass, 400),
)
