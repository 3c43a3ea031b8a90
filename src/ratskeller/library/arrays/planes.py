"""Observations as a net likes them: `Layout.planes` for whole arrays at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ratskeller.kernel.layout import Layout


class Planes:
    """How the observations of one layout become planes."""

    def __init__(self, layout: Layout) -> None:
        """For every plane: of which number it is made, which value it stands for or -1, and the bounds."""
        rows: list[tuple[int, int, int, int]] = []
        at = 0
        for part in layout.parts:
            values = range(part.least, part.most + 1) if part.kind == "kind" else (-1,)
            for column in range(at, at + part.size):
                rows += [(column, value, part.least, max(1, part.most - part.least)) for value in values]
            at += part.size
        self._columns, self._wanted, self._least, self._span = (
            np.array(row, np.int64) for row in zip(*rows, strict=True)
        )

    def of(self, observations: NDArray[np.int32]) -> NDArray[np.float32]:
        """One observation, or many."""
        found = observations[..., self._columns]
        counted = (found - self._least) / self._span
        return np.where(self._wanted >= 0, found == self._wanted, counted).astype(np.float32)
