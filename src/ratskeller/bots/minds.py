"""The minds that a bot has made, so that it need not make one for every move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.mind import Mind

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.native import Content
    from ratskeller.kernel.state import State


class Minds:
    """One mind at a time: that of the table at which the bot was last asked."""

    def __init__(self, game: Game) -> None:
        """The minds of a game; where it brings none along, the bare one, to which all actions are alike."""
        self._game = game
        self._seats = 0
        self._content: Content | None = None
        self._mind: Mind | None = None
        self.memory: list[float] = []  # for the next question alone: a bot may sit at many tables

    def at(self, state: State) -> Mind:
        """The mind for a position, with what it shall recall; the same as long as seats and content are the same."""
        if self._mind is None or self._seats != state.seats or self._content is not state.content:
            make = self._game.mind
            self._mind = Mind() if make is None else make(state)
            self._seats, self._content = state.seats, state.content
        if self._mind.has_memory():
            self._mind.recall(self.memory)
            self.memory = []
        return self._mind
