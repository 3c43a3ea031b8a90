"""A bot that takes any legal action."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class RandomBot:
    """Every legal action is as likely as any other."""

    name = "random"
    is_repeatable = True

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:
        """One draw from the stream, as in a compiled playout, so that both play the same games."""
        actions = imagined.legal_actions(seat)
        return actions[rng.below(len(actions))]
