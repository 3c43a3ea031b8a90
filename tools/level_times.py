"""Measures how much processor time a move of each level takes, to see whether what a `levels.toml` promises is kept.

    python -m tools.level_times                       every game, level and number of seats, some games each
    python -m tools.level_times rathulhu --seats 3 4 --levels 5 --games 4

A bot at a table answers when the `seconds` of its level are over, whatever it holds (ADR 20), so these should be more
than any move takes on a small machine. As at a table a bot thinks also where there is no choice. The exit code is 1 if
a move has taken longer.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.bots.bot import imagine
from ratskeller.bots.level_bot import LevelBot
from ratskeller.bots.remembering import remind
from ratskeller.catalogue import GAMES
from ratskeller.kernel.levels import LEVELS, read_levels
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from ratskeller.tables.bot_levels import QUICK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ratskeller.kernel.game import Game

GAMES_EACH = 2
SEATS_MOST = 6  # more are slower, but nobody waits for a surprise there


class Times(NamedTuple):
    """Seconds of all moves of one level."""

    game: Game
    seats: int
    level: int
    moves: list[float]

    @property
    def promised(self) -> float:
        """What the game's file says; 0 there is a few microseconds, and a moment is kept for that."""
        return read_levels(self.game.package).level[self.level - 1].seconds or QUICK

    def __str__(self) -> str:
        """A row."""
        ordered = sorted(self.moves)
        mean, late = sum(ordered) / len(ordered), ordered[int(0.99 * (len(ordered) - 1))]
        kept = "" if ordered[-1] <= self.promised else "  LONGER THAN THAT"
        figures = f"{len(ordered):6} moves  mean {mean:.4f}  99% {late:.4f}  longest {ordered[-1]:.4f}"
        return f"{self.game.name:18} {self.seats:2} seats  level {self.level}  {figures}  of {self.promised:g}{kept}"


def measure(game: Game, seats: int, level: int, games: int, seed: int) -> Times:
    """Some games between bots of one level, of all temperaments in turn."""
    temperaments = read_levels(game.package).temperaments
    bots = [LevelBot(game, level, temperament) for temperament in temperaments]
    for bot in bots:
        bot.is_steady = True
    moves: list[float] = []
    for number in range(games):
        match, rng = Match(game, seats), Rng(seed + number)
        while not match.state.is_over():
            if match.state.is_chance():
                match.deal_from(rng)
                continue
            seat = match.state.mover
            bot = bots[seat % len(bots)]
            imagined = imagine(match.state, seat, rng)
            remind(bot, match)
            began = time.process_time()
            action = bot.choose(imagined, seat, rng)
            moves.append(time.process_time() - began)
            match.act(seat, action)
    return Times(game, seats, level, moves)


def usual_seats(game: Game) -> list[int]:
    """The fewest and the most."""
    return sorted({game.seats[0], min(game.seats[-1], SEATS_MOST)})


def measure_all(
    names: Sequence[str], seats: Sequence[int], levels: Sequence[int], games: int, seed: int
) -> Iterator[Times]:
    """These numbers of seats, where a game can be played by so many; none named are the fewest and the most."""
    for name in names:
        game = GAMES[name]
        for number in [each for each in seats if each in game.seats] if seats else usual_seats(game):
            for level in levels:
                yield measure(game, number, level, games, seed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and say whether all promises are kept."""
    parser = argparse.ArgumentParser(prog="python -m tools.level_times", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games when none is named")
    parser.add_argument("--seats", nargs="*", type=int, default=[], help="the fewest and the most unless told")
    parser.add_argument("--levels", nargs="*", type=int, default=list(LEVELS), choices=LEVELS, help="1 to 5")
    parser.add_argument(
        "--games", type=int, default=GAMES_EACH, help=f"of each level and number of seats ({GAMES_EACH})"
    )
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    is_kept = True
    for times in measure_all(wanted.names or list(GAMES), wanted.seats, wanted.levels, wanted.games, wanted.seed):
        print(times, flush=True)
        is_kept = is_kept and max(times.moves) <= times.promised
    return 0 if is_kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
