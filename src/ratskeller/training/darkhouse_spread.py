"""Measures how far off Darkhouse's expectations are: by how much pages miss them, round by round and roll by roll.

Two play games with all effort. What a page will bring is noted at the beginning of every round and at every roll. What
counts is by how much one gets ahead of the other: a turn track that is bad for both changes nobody's chances.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.darkhouse.rules.mind import DarkhouseMind
    from ratskeller.training.training import Training

SEATS = 2
GAMES = 200
PAGES = 3  # of a game: who is far ahead in it risks less
STREAM = 1000  # apart from all that the nets have learnt from


class Misses:
    """What came beside what was expected: of the lead over rounds, half of it for each seat; of points by roll."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.by_round: dict[int, list[float]] = defaultdict(list)
        self.by_roll: dict[int, list[float]] = defaultdict(list)  # what a roll changed; 0 is the turn track

    def play(self, state: Any, mind: DarkhouseMind, rng: Rng) -> None:
        """One game."""
        expected: list[tuple[int, float]] = []  # on this page: the round, the lead in the end
        points = mind.points(state)
        while not state.is_over():
            if state.phase == codes.TRACKING:
                lead = points[0] - points[1]
                expected = self._note(expected, lead) if state.round == 1 else expected
                expected.append((state.round, lead))
            self._step(state, mind, rng)
            before, points = points, mind.points(state)
            for roll, seat in self._rolled:
                self.by_roll[roll].append(points[seat] - before[seat])
        self._note(expected, state.score(0) - state.score(1))

    def _note(self, expected: list[tuple[int, float]], lead: float) -> list[tuple[int, float]]:
        """A page is over: by how much the lead has changed since each round. Nothing is expected any more."""
        for number, hoped in expected:
            self.by_round[number].append((lead - hoped) / SEATS**0.5)
        return []

    def _step(self, state: Any, mind: DarkhouseMind, rng: Rng) -> None:
        """Something happens; note whose roll it was."""
        self._rolled: list[tuple[int, int]] = []
        if not state.is_chance():
            state.apply(state.mover, mind.choose(state, state.mover))
        elif state.phase == codes.TRACKING:
            self._rolled = [(0, seat) for seat in range(SEATS)]
            state.apply(CHANCE, state.draw(rng))
        else:
            before = list(state.rolls)
            state.apply(CHANCE, state.draw(rng))
            self._rolled = [(state.rolls[seat], seat) for seat in range(SEATS) if state.rolls[seat] > before[seat]]

    def page_spread(self) -> list[float]:
        """From each round on; it can only become less."""
        found: list[float] = []
        for number in range(codes.ROUNDS, 0, -1):
            found.append(max(variance(self.by_round[number]), found[-1] if found else 0.0))
        return [round(each, 1) for each in reversed(found)]

    def roll_spread(self) -> list[float]:
        """The part of a round's that is left before the first roll, and after each; after the last, nothing."""
        sums = [variance(self.by_roll[roll]) * len(self.by_roll[roll]) for roll in range(codes.ROLLS_A_ROUND + 1)]
        whole = sum(sums)
        return [round(sum(sums[roll + 1 :]) / whole, 3) for roll in range(codes.ROLLS_A_ROUND + 1)]


def variance(numbers: Sequence[float]) -> float:
    """About their mean; of nothing, none."""
    if not numbers:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sum((each - mean) ** 2 for each in numbers) / len(numbers)


def measure_spread(training: Training, mind: DarkhouseMind, games: int = GAMES) -> None:
    """Make `learned/spread.toml`, with a mind that knows the finished nets."""
    misses = Misses()
    first = training.game.set_up(SEATS, {"games": PAGES}, {})
    first.telling = False
    for number in range(games):
        training.progress.show(number, games, "how far off that is")
        misses.play(first.copy(), mind, Rng(training.seed).split(STREAM).split(number))
    training.finish(
        "spread",
        "How far off the points of Darkhouse are: the variance of what a page still brings, see rules/standing.py.",
        {"page_spread": misses.page_spread(), "roll_spread": misses.roll_spread()},
        games=games,
        strength=f"measured over {SEATS * PAGES * games} pages; nothing was fitted",
    )
