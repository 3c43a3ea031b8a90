"""A bot that knows its game: it plays by the policy that the game brings along."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class GreedyBot:
    """Takes what looks best to a policy, without a thought for what others will do."""

    name = "greedy"
    is_repeatable = True

    def __init__(self, policy: Callable[[State, int], int]) -> None:
        """Play by a policy."""
        self._policy = policy

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:  # noqa: ARG002 (a policy leaves nothing to chance)
        """The policy's choice."""
        return self._policy(imagined, seat)
