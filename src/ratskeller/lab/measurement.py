"""How fast the rules and the search run, measured in slices; here, or in a second process with the uncompiled rules.

Both do the same work: random games from the same seeds, and searches of fixed length in the same positions.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.rng import Rng
from ratskeller.search.playouts import count_playouts, game_seed
from ratskeller.search.tree import TreeSearch

if TYPE_CHECKING:
    from ratskeller.kernel.state import State

SEED = 20_240_613
ITERATIONS = 500  # of each search, where a game is short …
STEPS = 50_000  # … and fewer where it is long, about so many steps: the uncompiled rules need a fraction of a second
POSITIONS = 4  # searched: the first decision of a game, and later ones at even distances
BATCHES = 20  # looks at the clock in a slice, about


class CannotMeasure(RatskellerError):
    """There is nothing to measure, or no way to measure it."""


class Subject(msgspec.Struct, frozen=True):
    """What is measured."""

    game: str
    seats: int
    options: dict[str, Any]
    packs: dict[str, Any]


class Rates(msgspec.Struct, frozen=True):
    """What one slice gave, each per second."""

    games: float
    steps: float
    search: float


class Meter:
    """Measures one subject in this process."""

    def __init__(self, subject: Subject) -> None:
        """Set up the game, and play one to have positions to search."""
        self._start = find_game(subject.game).set_up(subject.seats, subject.options, subject.packs)
        self._positions, steps = decisions(self._start, POSITIONS)
        self._iterations = max(1, min(ITERATIONS, STEPS // steps))
        self._search = TreeSearch()
        self._batch = 1
        self._batches = 0

    def measure(self, seconds: float) -> Rates:
        """One slice: half of it random games, half of it searches."""
        games, steps = self._play(seconds / 2)
        return Rates(games, steps, self._search_all(seconds / 2))

    def _play(self, seconds: float) -> tuple[float, float]:
        games = steps = 0
        began = now = time.perf_counter()
        while now - began < seconds:
            steps += count_playouts(self._start, game_seed(SEED, self._batches), self._batch)
            games += self._batch
            self._batches += 1
            before, now = now, time.perf_counter()
            if now - before < seconds / BATCHES:
                self._batch *= 2
        return games / (now - began), steps / (now - began)

    def _search_all(self, seconds: float) -> float:
        """Search all positions in turn, at least once."""
        iterations = 0
        began = now = time.perf_counter()
        while iterations == 0 or now - began < seconds:
            for number, position in enumerate(self._positions):
                self._search.begin(position, position.mover, Rng(SEED).split(number))
                self._search.run(self._iterations)
                iterations += self._iterations
            now = time.perf_counter()
        return iterations / (now - began)


def decisions(start: State, wanted: int) -> tuple[list[State], int]:
    """Positions of a random game in which somebody has a choice, the first and some at even distances; its length."""
    found: list[State] = []
    steps = 0
    state, rng = start.copy(), Rng(SEED)
    while not state.is_over():
        steps += 1
        if state.is_chance():
            state.apply(CHANCE, state.draw(rng))
            continue
        actions = state.legal_actions(state.mover)
        if len(actions) > 1:
            found.append(state.copy())
        state.apply(state.mover, actions[rng.below(len(actions))])
    if not found:
        raise CannotMeasure("There is nothing to search: nobody ever has a choice in this game.")
    return [found[len(found) * number // wanted] for number in range(wanted)], steps


def serve() -> None:
    """Answer requests for slices on stdin: first the subject, then seconds, a line of JSON each."""
    meter = Meter(msgspec.json.decode(sys.stdin.readline(), type=Subject))
    for line in sys.stdin:
        sys.stdout.write(msgspec.json.encode(meter.measure(float(line))).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve()
