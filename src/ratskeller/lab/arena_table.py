"""What the blocks of an arena say: shares, scores and ratings with their intervals, and whether that decides it.

The games of a block have their dice in common, so a block is one observation. Intervals of shares are Wilson's, for as
many games as would scatter like these blocks do; those of ratings come from blocks drawn again and again.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.rng import Rng
from ratskeller.lab.ratings import Order, orders, rate
from ratskeller.lab.student import reach
from ratskeller.lab.summary import interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.lab.arena_plan import ArenaPlan
    from ratskeller.lab.arena_playing import PlayedBlock, Result

DRAWN_AGAIN = 200  # times, for the intervals of ratings
LEVEL = 0.95


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did. A shared win counts for its part; who held several seats of a game has the mean of them."""

    bot: str
    share: float  # of a win, for each seat that it held
    low: float
    high: float
    games: int
    ms_per_move: float  # of processor time
    ms_slowest: float
    mean_score: float
    score_low: float | None  # none where there is one block only: nothing tells how far blocks scatter
    score_high: float | None
    rating: float | None  # none where nobody meets anybody
    rating_low: float | None
    rating_high: float | None
    moves: int


class Mean(msgspec.Struct, frozen=True):
    """A mean over all seats that a bot held, and of every block what it was more than that, for the error."""

    value: float
    more: list[float]

    @property
    def error(self) -> float:
        """Its standard error, from how the blocks scatter."""
        return _error(self.more)


def tabulate(plan: ArenaPlan, blocks: Sequence[PlayedBlock], level: float = LEVEL, bar: int | None = None) -> list[Row]:
    """A row for each bot, in the order of the plan. `bar`: alone, a game with so many points counts as won."""
    bots = range(len(plan.bots))
    far = reach(level, len(blocks))
    ratings = _rate_all(plan, blocks, level) if plan.seats > 1 else [(None, None, None) for _ in bots]
    rows = []
    for bot in bots:
        games = sum(bot in result.seating for block in blocks for result in block.results)
        share, score = _share(blocks, bot, bar), _score(blocks, bot)
        low, high = _share_interval(share, games, far)
        score_low, score_high = _interval(score, far)
        moves = sum(block.moves[bot] for block in blocks)
        seconds = sum(block.seconds[bot] for block in blocks)
        rating, rating_low, rating_high = ratings[bot]
        rows.append(
            Row(
                bot=plan.bots[bot],
                share=share.value,
                low=low,
                high=high,
                games=games,
                ms_per_move=1000 * seconds / max(1, moves),
                ms_slowest=1000 * max(block.slowest[bot] for block in blocks),
                mean_score=score.value,
                score_low=score_low,
                score_high=score_high,
                rating=rating,
                rating_low=rating_low,
                rating_high=rating_high,
                moves=moves,
            )
        )
    return rows


def is_decided(plan: ArenaPlan, blocks: Sequence[PlayedBlock], level: float) -> bool:
    """Whether it is sure who is the better: each against the rest, or everybody against the next in the table."""
    shares = [_share(blocks, bot) for bot in range(len(plan.bots))]
    if plan.against_rest:
        pairs = [(share, shares[-1]) for share in shares[:-1]]
    else:
        ranked = sorted(shares, key=lambda share: -share.value)
        pairs = list(pairwise(ranked))
    far = reach(1 - (1 - level) / max(1, len(pairs)), len(blocks))
    games = sum(len(block.results) for block in blocks)
    for one, other in pairs:
        error = _error([a - b for a, b in zip(one.more, other.more, strict=True)])
        if abs(one.value - other.value) <= far * max(error, 1 / games):  # lest a few lucky games look certain
            return False
    return bool(pairs)


def _share(blocks: Sequence[PlayedBlock], bot: int, bar: int | None = None) -> Mean:
    won = [0.0] * len(blocks)
    for place, block in enumerate(blocks):
        for result in block.results:
            winners = _winners(result, bar)
            won[place] += sum(1 / len(winners) for seat in winners if result.seating[seat] == bot)
    return _mean(won, blocks, bot)


def _winners(result: Result, bar: int | None) -> list[int]:
    if bar is not None:
        return [seat for seat, score in enumerate(result.scores) if score >= bar]
    return [seat for seat, rank in enumerate(result.ranks) if rank == 1]


def _score(blocks: Sequence[PlayedBlock], bot: int) -> Mean:
    scored = [
        sum(
            score
            for result in block.results
            for each, score in zip(result.seating, result.scores, strict=True)
            if each == bot
        )
        for block in blocks
    ]
    return _mean(scored, blocks, bot)


def _mean(sums: Sequence[float], blocks: Sequence[PlayedBlock], bot: int) -> Mean:
    """The mean for each seat that a bot held, from sums of every block."""
    held = [sum(result.seating.count(bot) for result in block.results) for block in blocks]
    value = sum(sums) / sum(held)
    return Mean(value, [(much - value * many) / sum(held) for much, many in zip(sums, held, strict=True)])


def _error(more: Sequence[float]) -> float:
    count = len(more)
    return math.sqrt(sum(each * each for each in more) * count / (count - 1)) if count > 1 else 0.0


def _interval(mean: Mean, far: float) -> tuple[float, float] | tuple[None, None]:
    if not math.isfinite(far):
        return None, None
    return mean.value - far * mean.error, mean.value + far * mean.error


def _share_interval(share: Mean, games: int, far: float) -> tuple[float, float]:
    """Wilson's, for as many games as would scatter alike; where nothing scatters, for as many as there were."""
    if not math.isfinite(far):
        return 0.0, 1.0
    scatters = share.error > 1e-9 and 0 < share.value < 1
    like = share.value * (1 - share.value) / share.error**2 if scatters else games
    return interval(share.value, like, far)


Rating = tuple[float | None, float | None, float | None]


def _rate_all(plan: ArenaPlan, blocks: Sequence[PlayedBlock], level: float) -> list[Rating]:
    """The rating of each bot with its interval, from blocks that are drawn again; of one there is nothing to draw."""
    count = len(plan.bots)
    by_block = [orders(block.results) for block in blocks]
    found = rate(_together(by_block), count)
    if len(blocks) == 1:
        return [(rating, None, None) for rating in found]
    rng = Rng(plan.seed)
    drawn = []
    for _ in range(DRAWN_AGAIN):
        again = [by_block[rng.below(len(blocks))] for _ in blocks]
        drawn.append(rate(_together(again), count, found))
    out = round(DRAWN_AGAIN * (1 - level) / 2)
    by_bot = [sorted(ratings[bot] for ratings in drawn) for bot in range(count)]
    return [(found[bot], each[out], each[-1 - out]) for bot, each in enumerate(by_bot)]


def _together(counters: Sequence[Counter[Order]]) -> Counter[Order]:
    total: Counter[Order] = Counter()
    for counter in counters:
        total.update(counter)
    return total
