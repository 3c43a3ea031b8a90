"""A bot that searches: a tree search with a budget of iterations or of time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ratskeller.bots.bot import Thought
from ratskeller.search.tree import TreeSearch

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State

SLICE = 64  # iterations between two looks at the clock


class SearchBot:
    """Takes the action that the search tried most."""

    def __init__(self, *, iterations: int = 0, seconds: float = 0.0) -> None:
        """A budget: iterations give the same choice every time, seconds the best that can be had by then."""
        self.iterations = iterations
        self.seconds = seconds
        self.is_steady = False  # whether to search also where only one action is legal, lest the time taken tells so
        self._search = TreeSearch()
        self._choices: list[int] = []  # what the last search was about; empty if there was none

    @property
    def name(self) -> str:
        """`search:500` or `search:0.5s`."""
        return f"search:{self.iterations}" if self.iterations else f"search:{self.seconds:g}s"

    @property
    def is_repeatable(self) -> bool:
        """Whether the budget is counted, not timed."""
        return self.iterations > 0

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:
        """The most visited action; the first of them if several are."""
        actions = imagined.legal_actions(seat)
        self._choices = actions if len(actions) > 1 or self.is_steady else []
        if not self._choices:
            return actions[0]
        self._search.begin(imagined, seat, rng)
        if self.iterations:
            self._search.run(self.iterations)
        else:
            end = time.monotonic() + self.seconds
            self._search.run(SLICE)
            while time.monotonic() < end:
                self._search.run(SLICE)
        visits = self._search.visit_counts()
        return actions[visits.index(max(visits))]

    def thoughts(self) -> list[Thought]:
        """What the last search found behind every action."""
        if not self._choices:
            return []
        found = zip(self._choices, self._search.visit_counts(), self._search.mean_rewards(), strict=True)
        return [Thought(*each) for each in found]
