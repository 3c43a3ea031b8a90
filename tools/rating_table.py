"""Every bot of every game, rated: plays an arena for each game and prints the table of `docs/bots.md`.

    python -m tools.rating_table --out DIR

Stopped half-way it goes on where it was.
"""

from __future__ import annotations

import argparse
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.catalogue import find_game
from ratskeller.cli.progress import progress
from ratskeller.lab.arena import meet
from ratskeller.lab.arena_folder import ArenaFolder
from ratskeller.lab.arena_plan import ALL, make_arena_plan
from ratskeller.lab.arena_table import Row, tabulate

if TYPE_CHECKING:
    from ratskeller.lab.arena_playing import PlayedBlock

SEED = 301


class Rated(NamedTuple):
    """How a game is rated."""

    seats: int
    blocks: int
    options: dict[str, int]


GAMES = {
    "rats_in_the_walls": Rated(4, 200, {}),
    "rathulhu": Rated(3, 100, {}),
    "darkhouse": Rated(2, 60, {"games": 1}),
    "house_of_rath": Rated(4, 20, {}),
    "condyle_cove": Rated(3, 60, {}),
}


def rate(name: str, rated: Rated, out: Path, jobs: int, blocks: int) -> list[Row]:
    """Play what is missing of one game's arena; its rows, the best first."""
    game = find_game(name)
    plan = make_arena_plan(game, rated.seats, rated.options, {}, bots=ALL, against_rest=False, dealt=True, seed=SEED)
    with ArenaFolder(out / name) as folder, progress(game.title, blocks) as advance:
        kept = folder.begin(plan, f"python -m tools.rating_table --out {out}")
        advance(sum(number < blocks for number in kept))

        def keep(block: PlayedBlock) -> None:
            folder.keep(block)
            advance(1)

        met = meet(plan, blocks, kept, until_decided=False, jobs=jobs, keep=keep)
    return sorted(tabulate(plan, met.blocks), key=lambda row: -(row.rating or 0))


def cell(row: Row | None) -> str:
    """A bot with its rating, the interval of 95 % of that, and its share of a win."""
    if row is None or row.rating is None or row.rating_low is None or row.rating_high is None:
        return ""
    rating = f"{row.rating:+.0f} ({row.rating_low:+.0f} – {row.rating_high:+.0f})"
    return f"`{row.bot}` {rating}, {100 * row.share:.0f} %"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--blocks", type=int, help="of each game, instead of those that the table has")
    wishes = parser.parse_args()
    names = wishes.games.split(",")
    columns = [rate(name, GAMES[name], wishes.out, wishes.jobs, wishes.blocks or GAMES[name].blocks) for name in names]
    print("| " + " | ".join(f"{find_game(name).title}, {GAMES[name].seats} seats" for name in names) + " |")
    print("|---" * len(names) + "|")
    for rows in zip_longest(*columns):
        print("| " + " | ".join(map(cell, rows)) + " |")


if __name__ == "__main__":
    main()
