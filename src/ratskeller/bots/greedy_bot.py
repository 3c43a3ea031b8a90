"""A bot that knows its game: it plays as the game's mind would, without looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.minds import Minds

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class GreedyBot:
    """Takes what looks best to the game's mind, without a thought for what others will do."""

    name = "greedy"
    is_repeatable = True

    def __init__(self, game: Game) -> None:
        """Play a game that has a mind."""
        self._minds = Minds(game)

    def recall(self, memory: list[float]) -> None:
        """What was noticed in the game, for the next choice."""
        self._minds.memory = memory

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:  # noqa: ARG002 (it leaves nothing to chance)
        """The mind's choice."""
        return self._minds.at(imagined).choose(imagined, seat)
