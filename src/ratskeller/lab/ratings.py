"""Ratings from finishing places: Plackett and Luce's model, fitted by minorisation and maximisation (Hunter 2004).

Everybody has a strength. The first place goes to one of all, each as likely as its strength says; the second to one of
those who are left, and so on. Who shares a place has taken it in any order, by Efron's rule.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ratskeller.lab.arena_playing import Result

Order = tuple[tuple[int, ...], ...]  # who had the first place, the second ...; bots by number, sorted, perhaps several

SCALE = 400 / math.log(10)  # as in chess: 400 points more is ten times the strength
PRIOR = 1.0  # games that everybody has drawn with somebody average, lest who wins always is infinitely strong
ROUNDS_MAX = 500
CLOSE = 1e-4  # points


def orders(results: Iterable[Result]) -> Counter[Order]:
    """How often each order of finishing occurred."""
    found: Counter[Order] = Counter()
    for result in results:
        places = sorted(set(result.ranks))
        pairs = list(zip(result.ranks, result.seating, strict=True))
        found[tuple(tuple(sorted(bot for rank, bot in pairs if rank == place)) for place in places)] += 1
    return found


def rate(counted: Mapping[Order, float], bots: int, start: Sequence[float] = ()) -> list[float]:
    """The ratings of all bots, 0 on average. `start` is where to begin, if a good guess is known."""
    ratings = list(start) or [0.0] * bots
    for _ in range(ROUNDS_MAX):
        better = _improve(counted, ratings)
        is_close = max(abs(a - b) for a, b in zip(ratings, better, strict=True)) < CLOSE
        ratings = better
        if is_close:
            break
    return ratings


def _improve(counted: Mapping[Order, float], ratings: Sequence[float]) -> list[float]:
    strengths = [math.exp(rating / SCALE) for rating in ratings]
    won = [PRIOR / 2] * len(ratings)
    lost = [PRIOR / (strength + 1) for strength in strengths]  # what `won` should be, divided by the strength
    for order, times in counted.items():
        left = [bot for place in order for bot in place]
        weight = sum(strengths[bot] for bot in left)
        for place in order:
            sharing = sum(strengths[bot] for bot in place)
            choices = min(len(place), len(left) - 1)  # the last of all has no choice
            for taken in range(choices):
                part = taken / len(place)
                each = times / (weight - part * sharing)
                for bot in left:
                    lost[bot] += each
                for bot in place:
                    lost[bot] -= each * part
                    won[bot] += times / len(place)
            weight -= sharing
            left = left[len(place) :]
    found = [SCALE * math.log(a / b) for a, b in zip(won, lost, strict=True)]
    mean = sum(found) / len(found)
    return [rating - mean for rating in found]
