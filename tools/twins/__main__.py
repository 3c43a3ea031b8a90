"""Games played as twins over the wire: two houses that differ only in what an observer cannot know.

    python -m tools.twins [GAME ...] --games 2000 --seed 1 [--first N]

Every seat and somebody without one is connected; the list of tables, the table and the counters are asked for all the
time. Whatever the observer gets must be the same in both houses, to the byte and to the moment on a clock that only
this command moves. Exit 0: nothing differs; 1: something does; 2: nothing was compared.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import RatskellerError
from tools.differential import show_progress
from tools.twins.pair import ALL, Difference, Pair
from tools.twins.table_setup import draw_setup
from tools.twins.twin_house import Unforeseen, two_houses

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tools.twins.table_setup import TableSetup
    from tools.twins.twin_house import TwinHouse

STEPS = 60  # actions of one game
GAMES_A_HOUSE = 20  # then new houses are opened, for theirs have become full of old tables
SIDE = 400  # characters before and after the first that differs


def play_one(
    houses: tuple[TwinHouse, TwinHouse],
    name: str,
    seed: int,
    number: int,
    steps: int = STEPS,
    compared: Collection[str] = ALL,
) -> Counter[str]:
    """One game; Difference with a note that says where, if the observer can tell."""
    chance = Random(f"{name} {seed} {number}")
    setup = draw_setup(name, chance)
    pair: Pair | None = None
    try:
        pair = Pair(houses, setup, chance, compared)
        return pair.play(steps)
    except (Difference, Unforeseen) as error:
        error.add_note(_place(setup, seed, number, pair))
        raise


def _place(setup: TableSetup, seed: int, number: int, pair: Pair | None) -> str:
    told = [f"python -m tools.twins {setup.game} --seed {seed} --first {number} --games 1", f"{setup}"]
    if pair is not None:
        told.append(f"observer {setup.observer}, after {pair.found['steps']} actions, at {pair.now:.6f}")
        for world, house in zip(pair.worlds, ("one", "other"), strict=True):
            match = world.live.match if world.table in world.house.server.house.tables._tables else None  # noqa: SLF001
            last = match.steps[-5:] if match else []
            told.append(f"the last steps in the {house} house: " + ", ".join(f"{step.by}: {step.do}" for step in last))
    return "\n".join(told)


def show(error: Difference) -> str:
    """Both, side by side, around the first character that differs."""
    first = next((i for i, (a, b) in enumerate(zip(error.one, error.other, strict=False)) if a != b), 0)
    begin = max(0, first - SIDE)
    sides = [
        f"  {house:5}: …{text[begin : first + SIDE]}" for house, text in (("one", error.one), ("other", error.other))
    ]
    return "\n".join([f"{error.what} differs:", *sides, *getattr(error, "__notes__", ())])


def play_all(names: Sequence[str], wanted: argparse.Namespace) -> tuple[Counter[str], Counter[str]]:
    """Play games of all kinds in turn; what was seen, and what differed."""
    games, seed, first, steps = wanted.games, wanted.seed, wanted.first, wanted.steps
    found: Counter[str] = Counter()
    differed: Counter[str] = Counter()
    began = time.monotonic()
    for start in range(first, first + games, GAMES_A_HOUSE):
        numbers = list(range(start, min(start + GAMES_A_HOUSE, first + games)))
        while numbers:
            with two_houses() as houses:
                while numbers:
                    number = numbers.pop(0)
                    name = names[number % len(names)]
                    try:
                        found += play_one(houses, name, seed, number, steps, wanted.compare)
                    except Difference as error:
                        found["games"] += 1
                        differed[f"{name}: {error.what.rstrip('0123456789 ')}"] += 1
                        print(show(error), end="\n\n", flush=True)
                        break  # in new houses: these two are no twins any more
                    except Unforeseen as error:
                        found["unforeseen"] += 1
                        print(f"not compared to its end: {error}", *error.__notes__, sep="\n", end="\n\n", flush=True)
                        break
        seconds = time.monotonic() - began
        show_progress(
            f"{found['games']} games, {found['steps']} actions, {sum(differed.values())} differ, {seconds:.0f} s"
        )
    show_progress("")
    return found, differed


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and say what differs."""
    parser = argparse.ArgumentParser(prog="python -m tools.twins", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games when none is named")
    parser.add_argument("--games", type=int, default=2_000, help="how many in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--steps", type=int, default=STEPS, help="the most actions of one game")
    parser.add_argument("--compare", nargs="+", choices=ALL, default=ALL, help="all that an observer can get")
    wanted = parser.parse_args(arguments)
    try:
        names = [find_game(name).name for name in wanted.names] or sorted(GAMES)
    except RatskellerError as error:
        print(error, file=sys.stderr)
        return 2
    began = time.monotonic()
    found, differed = play_all(names, wanted)
    told = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
    print(f"{told}, in {time.monotonic() - began:.0f} seconds (seed {wanted.seed}).")
    for what, count in differed.most_common():
        print(f"differed {count} times: {what}")
    if not found["steps"]:
        return 2
    return 1 if differed or found["unforeseen"] else 0


if __name__ == "__main__":
    sys.exit(main())
