"""How fast machines may learn here: batches, PettingZoo and OpenSpiel, beside the Rats in plain Python.

Run `python -m tools.environments [SECONDS]` where all is installed (`python3 run.py build`). Four seats, one core,
random legal actions; whoever acts is given what it may know and what is legal. Processor time counts, because
machines are shared, and the loops take turns, because they are noisy; each figure is the median of several slices.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median
from typing import TYPE_CHECKING

import pyspiel

import ratskeller as rk
import ratskeller.envs.openspiel
from ratskeller.catalogue import GAMES
from ratskeller.envs.pettingzoo import env
from tools import plain_rats

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS, SEED, SLICES = 4, 20_261_119, 7
GAMES_AT_ONCE = 256
RATS, ZOO, SPIEL, PLAIN, DIRECT = "rats_in_the_walls", "pettingzoo", "openspiel", "plain", "direct"
TARGETS = {
    RATS: 1_500_000,
    "rathulhu": 1_000_000,
    "darkhouse": 300_000,
    "house_of_rath": 300_000,
    "condyle_cove": 300_000,
    ZOO: 40_000,
}
TIMES = 100  # that plain Python is to be slower
LABELS = {
    **{game: f"{game}, batch of {GAMES_AT_ONCE}" for game in GAMES},
    ZOO: f"{RATS}, PettingZoo",
    SPIEL: f"{RATS}, OpenSpiel",
    PLAIN: "the same in plain Python, OpenSpiel",
    DIRECT: "the same, its observer asked directly",
}


def main() -> None:
    """Measure, then tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("seconds", nargs="?", type=float, default=60.0, help="how long to measure, about (60)")
    seconds = parser.parse_args().seconds
    for line in table(measure(loops(), seconds)):
        print(line)


def table(rates: dict[str, float]) -> list[str]:
    """Each figure, what it is to be, and whether it is."""
    lines = [f"{'decisions a second':<44}{'':>12}  {'wanted':<20}"]
    for name, rate in rates.items():
        least = TARGETS.get(name, 0)
        most = rates[RATS] / TIMES if name == PLAIN else None
        wanted = f"at least {least:,}" if least else "" if most is None else f"at most {most:,.0f}"
        met = "" if not wanted else "met" if rate >= least and (most is None or rate <= most) else "MISSED"
        lines.append(f"{LABELS.get(name, name):<44}{rate:>12,.0f}  {wanted:<20}  {met}".rstrip())
    return lines


def loops() -> dict[str, Callable[[], int]]:
    """All that is measured; each loop makes some decisions and says how many."""
    ratskeller.envs.openspiel.register()
    plain_rats.register()
    return {
        **{game: batch_loop(game) for game in GAMES},
        ZOO: pettingzoo_loop(),
        SPIEL: openspiel_loop(RATS),
        PLAIN: openspiel_loop(plain_rats.NAME),
        DIRECT: openspiel_loop(plain_rats.NAME, is_direct=True),
    }


def measure(found: dict[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """Decisions a second of each, the median of slices that take turns."""
    rates: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(SLICES):
        for name, play in found.items():
            rates[name].append(rate_of(play, seconds / SLICES / len(found)))
    return {name: median(each) for name, each in rates.items()}


def rate_of(play: Callable[[], int], seconds: float) -> float:
    """Decisions in a second of the processor's time."""
    decisions, began, now = 0, time.process_time(), 0.0
    while now < seconds:
        decisions += play()
        now = time.process_time() - began
    return decisions / now


def batch_loop(game: str) -> Callable[[], int]:
    """Some rounds of a batch."""
    batch = rk.make_batch(game, GAMES_AT_ONCE, seats=SEATS, seed=SEED)

    def play() -> int:
        for _ in range(10):
            batch.step(batch.sample())
        return 10 * GAMES_AT_ONCE

    return play


def pettingzoo_loop() -> Callable[[], int]:
    """A game, as PettingZoo's documentation has it."""
    table, chance = env(RATS, seats=SEATS, seed=SEED), Random(SEED)

    def play() -> int:
        decisions = 0
        table.reset()
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            table.step(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def openspiel_loop(name: str, *, is_direct: bool = False) -> Callable[[], int]:
    """A game, with the observation of whoever acts: asked of the state, or of a game's own observer past OpenSpiel."""
    game, chance = pyspiel.load_game(name, {"players": SEATS}), Random(SEED)
    observer = game.make_py_observer()

    def play() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            if is_direct:
                observer.set_from(state, state.current_player())
            else:
                state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    main()
