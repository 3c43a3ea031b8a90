"""`bench GAME --batch`: decisions a second with many games in one compiled loop, and in a loop of plain Python."""

from __future__ import annotations

import platform
import time
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from ratskeller import BUILD
from ratskeller.extras import require
from ratskeller.library.opening import make

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.cli.arguments import Setup

SLICES = 7  # of each: the median of them is told, because machines are noisy
SEED = 20_261_119
LEAST = 3  # looks at the clock in a slice, or more


def measure(setup: Setup, count: int, seconds: float) -> dict[str, Any]:
    """Both loops in turns, in one process: observations, masks and steps at random, games begun anew."""
    require("arrays")
    loops = {"batch": batch_loop(setup, count), "python": python_loop(setup)}
    found: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(SLICES):
        for name, play in loops.items():
            found[name].append(rate_of(play, seconds / SLICES / len(loops)))
    rates = {name: median(rates) for name, rates in found.items()}
    return {
        "game": setup.game.name,
        "seats": setup.seats,
        "games_at_once": count,
        "slices": SLICES,
        "build": BUILD.kind,
        "python": platform.python_version(),
        "batch_decisions_per_s": round(rates["batch"], 1),
        "python_decisions_per_s": round(rates["python"], 1),
        "ratio": round(rates["batch"] / rates["python"], 1),
    }


def rate_of(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of a loop that is told how long to go on, and says how many it made."""
    decisions, rounds = 0, 1
    began = now = time.perf_counter()
    while now - began < seconds:
        decisions += play(rounds)
        before, now = now, time.perf_counter()
        if now - before < seconds / LEAST / 4:
            rounds *= 2
    return decisions / (now - began)


def batch_loop(setup: Setup, count: int) -> Callable[[int], int]:
    """Rounds of a batch: every game takes a legal action at random."""
    from ratskeller.library.arrays.batches import make_batch  # noqa: PLC0415  (an extra)

    batch = make_batch(setup.game.name, count, seats=setup.seats, options=setup.options, packs=setup.packs, seed=SEED)

    def play(rounds: int) -> int:
        for _ in range(rounds):
            batch.step(batch.sample())
        return rounds * count

    return play


def python_loop(setup: Setup) -> Callable[[int], int]:
    """The same, one game at a time: what a program does that asks an environment."""
    chance = Random(SEED)
    env = make(setup.game.name, seats=setup.seats, options=setup.options, packs=setup.packs, seed=SEED)

    def play(rounds: int) -> int:
        for _ in range(rounds):
            env.observe()
            env.mask()
            env.step(chance.choice(env.legal()))
            if env.is_over:
                env.reset()
        return rounds

    return play
