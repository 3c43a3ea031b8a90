"""Condyle Cove: the weights that fit noted positions best, by Newton's method. Needs NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

from ratskeller.games.condyle_cove.rules import codes

NEWTON_STEPS = 12
SMOOTH = 30.0  # how much the weights of neighbouring numbers of cards are kept alike
RIDGE = 0.5

Samples = list[tuple[list[list[float]], int]]  # the features of everybody in the game, and who won (alone: whether)


def fit_among(samples: Samples) -> list[float]:
    """The weights that make the winners most likely, each by its part of the exponentials."""
    rows = np.array([row for features, _ in samples for row in features])
    first = np.cumsum([0] + [len(features) for features, _ in samples[:-1]])
    group = np.repeat(np.arange(len(samples)), [len(features) for features, _ in samples])
    won = np.zeros(len(rows))
    won[first + np.array([winner for _, winner in samples])] = 1
    penalty = penalties(codes.FEATURES, [(codes.F_LIVES, codes.F_HELD)])
    weights = np.zeros(codes.FEATURES)
    for _ in range(NEWTON_STEPS):
        sums = np.exp(rows @ weights - (rows @ weights).max())
        share = sums / np.add.reduceat(sums, first)[group]
        mean = np.add.reduceat(share[:, None] * rows, first)
        gradient = rows.T @ (won - share) - penalty @ weights
        hessian = (share[:, None] * rows).T @ rows - mean.T @ mean + penalty
        weights += np.linalg.solve(hessian, gradient)
    weights[: codes.F_HELD] -= weights[codes.F_HELD - 1]
    return [float(weight) for weight in weights]


def fit_alone(samples: Samples) -> list[float]:
    """The weights that make the results most likely."""
    rows = np.array([features[0] for features, _ in samples])
    won = np.array([float(result) for _, result in samples])
    penalty = penalties(codes.FEATURES_ALONE, [(codes.A_OWN, codes.A_HIS), (codes.A_HIS, codes.A_HELD)])
    weights = np.zeros(codes.FEATURES_ALONE)
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        gradient = rows.T @ (won - chance) - penalty @ weights
        hessian = (rows * (chance * (1 - chance))[:, None]).T @ rows + penalty
        weights += np.linalg.solve(hessian, gradient)
    return [float(weight) for weight in weights]


def penalties(size: int, tables: list[tuple[int, int]]) -> Any:
    """What it costs to be far from zero, and within a table of numbers of cards, not to be a straight line."""
    found = np.eye(size) * RIDGE
    for begin, end in tables:
        bend = np.diff(np.eye(end - begin), 2, axis=0)
        found[begin:end, begin:end] = SMOOTH * bend.T @ bend + 1e-3 * np.eye(end - begin)
    return found
