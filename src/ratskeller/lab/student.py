"""How far a mean may be off when its error is estimated from few observations: Student's distribution."""

from __future__ import annotations

import math
from functools import cache
from statistics import NormalDist

MANY = 200  # observations from which on the normal distribution will do
STEPS = 60  # of halving: more than a float can hold


@cache
def reach(level: float, observations: int) -> float:
    """How many standard errors to either side hold a mean of so many observations, as surely as `level` says."""
    free = observations - 1
    if free == 0:
        return math.inf
    if free > MANY:
        return NormalDist().inv_cdf((1 + level) / 2)
    low, high = 0.0, math.pi / 2
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _within(middle, free) < level:
            low = middle
        else:
            high = middle
    return math.sqrt(free) * math.tan(low)


def _within(angle: float, free: int) -> float:
    """How likely a value lies within sqrt(free) * tan(angle) to either side: a finite sum, as `free` is whole."""
    sine, cosine = math.sin(angle), math.cos(angle)
    term = cosine if free % 2 else 1.0
    total = term if free > 1 else 0.0
    for each in range(3 if free % 2 else 2, free, 2):
        term *= cosine * cosine * (each - 1) / each
        total += term
    return (angle + sine * total) * 2 / math.pi if free % 2 else sine * total
