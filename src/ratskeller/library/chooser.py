"""What bots would do in an environment: each knows what its seat knows, and what everybody has seen before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.bot import imagine
from ratskeller.bots.driver import IMAGINING
from ratskeller.bots.registry import make_bot
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

    def __init__(self, game: Game, start: State) -> None:
        """The first position, which stays as it is."""
        self._game = game
        self._bots: dict[str, Bot] = {}
        self._noticing, self._state, self._done = Noticing(game, start), start.copy(), 0

    def choose(
        self, name: str, state: State, seat: int, steps: Sequence[tuple[int, int]], streams: Mapping[int, Rng]
    ) -> int:
        """A legal action; `steps` led to the position, and begin with those of last time."""
        if name not in self._bots:
            self._bots[name] = make_bot(name, self._game)
        bot = self._bots[name]
        if isinstance(bot, Rememberer):
            self._notice(steps)
            bot.recall(self._noticing.memory())
        return bot.choose(imagine(state, seat, streams[IMAGINING]), seat, streams[PLAYERS])

    def _notice(self, steps: Sequence[tuple[int, int]]) -> None:
        if self._noticing.is_needed:
            for seat, code in steps[self._done :]:
                self._noticing.see(self._state, seat, code)
                self._state.apply(seat, code)
            self._done = len(steps)
