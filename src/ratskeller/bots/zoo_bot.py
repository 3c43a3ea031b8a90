"""A fixed opponent that a game brings along to measure others with, such as one who always tells the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class ZooBot:
    """Plays by one simple rule, whatever happens."""

    is_repeatable = True

    def __init__(self, name: str, play: Callable[[State, int, Rng], int]) -> None:
        """Play by a function of the game's zoo."""
        self.name = name
        self._play = play

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:
        """What the rule says."""
        return self._play(imagined, seat, rng)
