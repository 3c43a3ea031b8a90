"""Plays games, looks back on each, and adds up luck and skill of every seat: it must be what became of it.

`python -m tools.luck_and_skill [GAME ...] --games 1000 --seed 1` does it.

A smaller sample is part of the tests (tests/review/test_accounts.py).
"""

from __future__ import annotations

import argparse
import sys
import time

from ratskeller.catalogue import GAMES, find_game
from tests.review.games import play, review_all
from tests.review.test_accounts import SEATS, gap


def main() -> int:
    """A line for each table: games, steps, and the largest gap in any account."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    worst = 0.0
    for name in asked.game:
        game = find_game(name)
        steps, largest, begun = 0, 0.0, time.monotonic()
        for number in range(asked.games):
            seats = SEATS[name][number % len(SEATS[name])]
            found = review_all(game, play(game, seats, asked.seed * 1_000_000 + number))
            steps += len(found)
            largest = max(largest, gap(found))
        worst = max(worst, largest)
        took = time.monotonic() - begun
        print(f"{name}: {asked.games:,} games, {steps:,} steps, largest gap {largest:.1e}, {took:.0f} s", flush=True)
    return int(worst >= 1e-9)


if __name__ == "__main__":
    sys.exit(main())
