"""What a bot of Darkhouse scores alone: points a page, and how often three pages in a row reach 1,100.

    python -m tools.darkhouse_pages --bot level:5 --pages 1000 --seed 1 [--board ring] [--games 3] [--json]

With `--games 3` whole shifts are played, in which a bot may aim at the bar. The intervals are those of 95 in 100.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bot
from ratskeller.catalogue import find_game
from ratskeller.games.darkhouse.rules.codes import GAMES_MAX, TARGET
from ratskeller.kernel.match import Match

NORMAL = 1.96


class Clocked:
    """A bot, and how long it took."""

    def __init__(self, bot: object) -> None:
        self.bot = bot
        self.name = "clocked"
        self.is_repeatable = True
        self.moves = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, imagined: object, seat: int, rng: object) -> int:
        """What the bot says."""
        begun = time.process_time()
        action: int = self.bot.choose(imagined, seat, rng)  # type: ignore[attr-defined]
        spent = time.process_time() - begun
        self.moves += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        return action


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="level:5")
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", default="tower", help="a board by name, or a file")
    parser.add_argument("--games", type=int, choices=(1, GAMES_MAX), default=1)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    game = find_game("darkhouse")
    board = wishes.board
    if Path(board).exists():
        board = msgspec.toml.decode(Path(board).read_bytes())
    bot = Clocked(make_bot(wishes.bot, game))
    pages: list[int] = []
    for number in range(-(-wishes.pages // wishes.games)):
        match = Match(game, 1, {"games": wishes.games}, {"board": board})
        play_out(match, [bot], wishes.seed * 1_000_000 + number)
        state: Any = match.state
        pages += [state.page_score(0, each).total for each in range(1, wishes.games + 1)]
    shifts = [sum(pages[first : first + GAMES_MAX]) for first in range(0, len(pages) - GAMES_MAX + 1, GAMES_MAX)]
    passed = fmean(shift >= TARGET for shift in shifts)
    found = {
        "bot": wishes.bot,
        "pages": len(pages),
        "points": round(fmean(pages), 1),
        "give_or_take": round(NORMAL * stdev(pages) / len(pages) ** 0.5, 1),
        "scatter": round(stdev(pages), 1),
        "passed": round(100 * passed, 1),
        "passed_give_or_take": round(100 * NORMAL * (passed * (1 - passed) / len(shifts)) ** 0.5, 1),
        "ms_a_decision": round(1000 * bot.seconds / bot.moves, 2),
        "ms_slowest": round(1000 * bot.slowest, 1),
    }
    print(json.dumps(found) if wishes.json else "\n".join(f"{name:>20}  {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
