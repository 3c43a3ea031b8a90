"""A bot of one of five levels: the game's mind, alone or with a search, as the game's `levels.toml` says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.bot import Thought
from ratskeller.bots.minds import Minds
from ratskeller.kernel.levels import read_levels
from ratskeller.search.guided import GuidedSearch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State

PARTS = 2**30  # into which a whole is cut to draw from it


class LevelBot:
    """Plays the same in the same position with the same stream, on any machine: its budget is counted, not timed."""

    is_repeatable = True

    def __init__(self, game: Game, number: int, temperament: str) -> None:
        """A level from 1 to 5 and one of the game's temperaments."""
        levels = read_levels(game.package)
        self.level = levels.level[number - 1]
        self._temper = levels.temperaments.index(temperament)
        self.name = f"level:{number}:{temperament}" if self._temper else f"level:{number}"
        self.is_steady = False  # whether to think also where only one action is legal, lest the time taken tells so
        self._minds = Minds(game)
        self._search = GuidedSearch() if self.level.iterations else None
        self._choices: list[int] = []  # what the last search was about; empty if there was none

    def recall(self, memory: list[float]) -> None:
        """What was noticed in the game, for the next choice."""
        self._minds.memory = memory

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:
        """The best action, or one of the good ones."""
        actions = imagined.legal_actions(seat)
        self._choices = actions if self._search and (len(actions) > 1 or self.is_steady) else []
        if len(actions) == 1 and not self.is_steady:
            return actions[0]
        mind = self._minds.at(imagined)
        mind.effort, mind.temper = self.level.effort, self._temper
        if self._search is None:
            preferences = mind.preferences(imagined, seat)
        else:
            self._search.begin(imagined, seat, mind, rng)
            self._search.run(self.level.iterations)
            preferences = self._search.preferences()
        return actions[_draw(preferences, self.level.temperature, rng)]

    def thoughts(self) -> list[Thought]:
        """What the last search found behind every action."""
        if self._search is None or not self._choices:
            return []
        found = zip(self._choices, self._search.visit_counts(), self._search.mean_rewards(), strict=True)
        return [Thought(*each) for each in found]


def _draw(preferences: Sequence[float], temperature: float, rng: Rng) -> int:
    """The place of one of them: the best at temperature 0, as likely as they are at 1, evener above."""
    best = max(preferences)
    if temperature == 0:
        return preferences.index(best)
    weights = [(each / best) ** (1 / temperature) for each in preferences]
    left = sum(weights) * rng.below(PARTS) / PARTS
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return preferences.index(best)
