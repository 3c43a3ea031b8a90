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


class Bots:
    """The bots of one table by their names, kept from game to game: by themselves they remember nothing."""

    def __init__(self, game: Game, start: State) -> None:
        """The first position, which stays as it is."""
        self._game, self._start = game, start
        self._found: dict[str, Bot] = {}
        self._is_noticed: bool | None = None

    def find(self, name: str) -> Bot:
        """A bot, made when it is first asked for."""
        if name not in self._found:
            self._found[name] = find_bot(name, self._game)
        return self._found[name]

    def notice(self) -> Noticing | None:
        """What notices a game from its beginning; nothing in a game where nobody needs to remember."""
        if self._is_noticed is False:
            return None
        noticing = Noticing(self._game, self._start)
        self._is_noticed = noticing.is_needed
        return noticing if self._is_noticed else None


class Chooser:
    """What the bots of a table do in one game."""

    def __init__(self, bots: Bots, start: State, seed: int) -> None:
        """The first position, which stays as it is."""
        self._bots, self._start, self._seed = bots, start, seed
        self._sitting: dict[tuple[str, int], Bot] = {}  # those who are made anew for every game
        self._noticing: Noticing | None = None
        self._state: State | None = None
        self._done = 0

    def choose(
        self, name: str, state: State, seat: int, steps: Sequence[tuple[int, int]], streams: Mapping[int, Rng]
    ) -> int:
        """A legal action; `steps` led to the position, and begin with those of last time."""
        bot = self._sitting.get((name, seat)) or self._bots.find(name)
        if isinstance(bot, Newcomer):
            bot = self._sitting[name, seat] = bot.sit_down(state.seats, seat, newcomer_seed(self._seed, seat))
        if isinstance(bot, Rememberer):
            bot.recall(self._notice(steps))
        return bot.choose(imagine(state, seat, streams[IMAGINING]), seat, streams[PLAYERS])

    def _notice(self, steps: Sequence[tuple[int, int]]) -> list[float]:
        if self._state is None:
            self._noticing, self._state = self._bots.notice(), self._start.copy()
        if self._noticing is None:
            return []
        for seat, code in steps[self._done :]:
            self._noticing.see(self._state, seat, code)
            self._state.apply(seat, code)
        self._done = len(steps)
        return self._noticing.memory()
