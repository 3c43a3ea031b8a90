"""Darkhouse: what is printed on a page, as the rules use it (chapter 3). Made from a board pack, see content.py."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import Ints


class PagePlan(Content):
    """The blocks, the arcs between them and the gray squares of the turn track."""

    boxes: Annotated[Ints, BLOCKS_END]  # by block
    wired: Annotated[Ints, PAIRS]  # 1 where an arc joins a pair of blocks
    gray: Annotated[Ints, ROUNDS + 1]  # 1 for a gray square, by round

    def gray_before(self, square: int) -> int:
        """The last gray square up to this one, or 0."""
        while square > 0 and not self.gray[square]:
            square -= 1
        return square

    def due_round(self, square: int, last_deadline: bool) -> int:
        """5.7, D11, D12: the round at whose end the block of a gray square must be full; 0 if it need not be."""
        if not self.gray[square]:
            return 0
        for later in range(square + 1, ROUNDS + 1):
            if self.gray[later]:
                return later - 1
        return ROUNDS if last_deadline else 0
