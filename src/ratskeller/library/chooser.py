"""What bots would do in an environment: each knows what its seat knows, and what everybody has seen before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.agents.registry import find_bot
from ratskeller.bots.bot import Newcomer, imagine
from ratskeller.bots.driver import IMAGINING, newcomer_seed
from ratskeller.bots.remembering import Noticing, Rememberer
from ratskeller.kernel.numbers import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.bots.bot import Bot
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class Chooser:
    """The bots of one game, made when they are asked for."""

    def __init__(self, game: Game, start: State, seed: int) -> None:
        """The first position, which stays as it is."""
        self._game, self._seed = game, seed
        self._bots: dict[tuple[str, int], Bot] = {}
        self._noticing, self._state, self._done = Noticing(game, start), start.copy(), 0

    def choose(
        self, name: str, state: State, seat: int, steps: Sequence[tuple[int, int]], streams: Mapping[int, Rng]
    ) -> int:
        """A legal action; `steps` led to the position, and begin with those of last time."""
        bot = self._bots.get((name, seat)) or self._seat(name, state.seats, seat)
        if isinstance(bot, Rememberer):
            self._notice(steps)
            bot.recall(self._noticing.memory())
        return bot.choose(imagine(state, seat, streams[IMAGINING]), seat, streams[PLAYERS])

    def _seat(self, name: str, seats: int, seat: int) -> Bot:
        """A bot for a seat; an agent is told of the game."""
        bot = find_bot(name, self._game)
        self._bots[name, seat] = (
            bot.sit_down(seats, seat, newcomer_seed(self._seed, seat)) if isinstance(bot, Newcomer) else bot
        )
        return self._bots[name, seat]

    def _notice(self, steps: Sequence[tuple[int, int]]) -> None:
        if self._noticing.is_needed:
            for seat, code in steps[self._done :]:
                self._noticing.see(self._state, seat, code)
                self._state.apply(seat, code)
            self._done = len(steps)
