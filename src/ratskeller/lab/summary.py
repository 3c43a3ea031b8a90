"""What the games of a simulation have in common: lengths, endings, and who wins how often."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from ratskeller.lab.parquet import count_games

if TYPE_CHECKING:
    from ratskeller.lab.simulation_folder import Folder
    from ratskeller.lab.simulation_plan import SimulationPlan

Z95 = 1.959964  # how many standard deviations hold 95 % of a normal distribution


class Steps(msgspec.Struct, frozen=True):
    """How long the games were."""

    mean: float
    min: int
    max: int


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat did. A shared win counts for its part."""

    seat: int  # counted from 1, for people
    bot: str
    win_share: float
    low: float  # of the 95 % interval
    high: float
    mean_score: float


class EndingSummary(msgspec.Struct, frozen=True):
    """How often the games ended in one way."""

    ending: str
    clause: str
    games: int
    share: float


class Summary(msgspec.Struct, frozen=True):
    """All of it."""

    games: int
    steps: Steps
    by_seat: list[SeatSummary]
    endings: list[EndingSummary]


def interval(share: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a share, 95 % unless told. With shared wins it is a little too wide, never too narrow."""
    z2 = z * z
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def summarise(plan: SimulationPlan, folder: Folder) -> Summary:
    """Sum up all chunks of a finished simulation."""
    tallies = [count_games(folder.chunk_file(number), plan.seats) for number in range(len(plan.chunks()))]
    games = sum(tally.games for tally in tallies)
    winners: Counter[tuple[bool, ...]] = Counter()
    endings: Counter[tuple[str, str]] = Counter()
    for tally in tallies:
        winners.update(tally.winners)
        endings.update(tally.endings)
    by_seat = []
    for seat in range(plan.seats):
        shares = (count / sum(won) for won, count in sorted(winners.items()) if won[seat])  # sorted: sums round
        share = sum(shares) / games
        score = sum(tally.score_totals[seat] for tally in tallies) / games
        by_seat.append(SeatSummary(seat + 1, plan.bots[seat], share, *interval(share, games), score))
    return Summary(
        games=games,
        steps=Steps(
            mean=sum(tally.steps_total for tally in tallies) / games,
            min=min(tally.steps_min for tally in tallies),
            max=max(tally.steps_max for tally in tallies),
        ),
        by_seat=by_seat,
        endings=[
            EndingSummary(name, clause, count, count / games)
            for (name, clause), count in sorted(endings.items(), key=lambda each: (-each[1], each[0]))
        ],
    )
