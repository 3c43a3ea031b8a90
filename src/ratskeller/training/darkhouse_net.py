"""A small net with one row of hidden units, fitted with NumPy; the first unit is plain, so that it begins as a sum."""

from __future__ import annotations

from typing import Any, Self

from ratskeller.games.darkhouse.rules import codes

EPOCHS = 100
BATCH = 256
RATE = 0.03  # of the weights at first; it falls to nothing
OUTPUT_RATE = 0.1  # … of the outputs, as a part of that
DECAY = 1e-4
RIDGE = 1.0
AT_MOST = 12.0  # points by which a page counts as wrong: the rare page full of X's shall not rule
STEPS = 400  # to which weights are rounded


class Net:
    """Weights from columns to units, and of the units to the answer."""

    def __init__(self, weight: Any, output: Any) -> None:
        """Both as arrays."""
        self.weight = weight
        self.output = output

    @classmethod
    def blank(cls, np: Any) -> Self:
        """A net that answers nothing."""
        return cls(np.zeros((codes.COLUMNS, codes.UNITS), np.float32), np.zeros(codes.UNITS, np.float32))

    @classmethod
    def read(cls, np: Any, weight: list[list[float]], output: list[float]) -> Self:
        """What `written` gave."""
        return cls(np.array(weight, np.float32), np.array(output, np.float32))

    def written(self) -> tuple[list[list[float]], list[float]]:
        """As plain lists."""
        return self.weight.tolist(), self.output.tolist()

    def answer(self, np: Any, seen: Any) -> tuple[Any, Any]:
        """The answers for some pages, and their units."""
        units = seen @ self.weight
        units[:, 1:] = np.maximum(units[:, 1:], 0)
        return units @ self.output, units

    def rounded(self, np: Any) -> tuple[list[float], list[float]]:
        """Whole numbers for the weights, with a scale for each unit that goes into its output."""
        scale = np.maximum(np.abs(self.weight).max(0), 1e-6) / STEPS
        weight = np.round(self.weight / scale) + 0.0
        return weight.ravel().tolist(), [float(f"{each:.4g}") for each in self.output * scale]


def fit_net(np: Any, seen: Any, values: Any, rng: Any) -> Net:
    """A net for these pages and values: least squares at first, then Adam, with large errors counted less."""
    squares = seen.T @ seen + RIDGE * np.eye(codes.COLUMNS)
    weight = (0.1 * rng.normal(size=(codes.COLUMNS, codes.UNITS))).astype(np.float32)
    weight *= (seen.any(0))[:, None]  # what was never seen says nothing
    weight[:, 0] = np.linalg.solve(squares, seen.T @ values)
    output = rng.normal(size=codes.UNITS).astype(np.float32)
    output[0] = 1
    net = Net(weight, output)
    wanted = values.astype(np.float32)
    means = [np.zeros_like(weight), np.zeros_like(output)]
    spreads = [np.zeros_like(weight), np.zeros_like(output)]
    batch = min(BATCH, len(values))
    steps, step = EPOCHS * (len(values) // batch), 0
    for _ in range(EPOCHS):
        order = rng.permutation(len(values))
        for first in range(0, len(values) - batch + 1, batch):
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            slopes = _slopes(np, net, seen[order[first : first + batch]], wanted[order[first : first + batch]])
            for i, (numbers, slope) in enumerate(zip((net.weight, net.output), slopes, strict=True)):
                means[i] += 0.1 * (slope - means[i])
                spreads[i] += 0.001 * (slope * slope - spreads[i])
                size = np.sqrt(spreads[i] / (1 - 0.999**step)) + 1e-8
                numbers -= rate * (OUTPUT_RATE if i else 1) * means[i] / (1 - 0.9**step) / size  # noqa: PLW2901
    return net


def _slopes(np: Any, net: Net, seen: Any, wanted: Any) -> tuple[Any, Any]:
    """How the error grows with every weight and output."""
    answers, units = net.answer(np, seen)
    wrong = np.clip(answers - wanted, -AT_MOST, AT_MOST) / len(wanted)
    of_output = units.T @ wrong
    of_output[0] = 0
    of_units = np.outer(wrong, net.output)
    of_units[:, 1:] *= units[:, 1:] > 0
    return seen.T @ of_units + DECAY * net.weight, of_output
