"""Darkhouse: what a beginner expects of a page. It is mixed into better judgement at the lower levels."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.prospect import Prospect

_FILLER: float = 4.0  # what any box will hold in the end
_DICE_A_ROUND: float = 4.0  # that find a box


class Hunch(Prospect):
    """Fills boxes, is pleased by equal numbers the more of them there are, and thinks of a deadline when it is near."""

    def to_come(self, page: Page) -> float:
        """So much for every box, and something for every number that is alone in its block."""
        value: float = 0.0
        boxes: int = 0
        empty: int
        number: int
        for block in range(1, BLOCKS_END):
            empty = page.status[block] // STATUS_KINDS
            number = page.status[block] % STATUS_KINDS
            boxes += empty
            if number > MIXED:
                value += _FILLER * number / empty
        value += _FILLER * min(boxes, _DICE_A_ROUND * (ROUNDS - self.round))
        if page.shut == 0:
            value += NO_X_BONUS
        if self.due > 0 and self.due_round > self.round:
            empty = page.status[self.due] // STATUS_KINDS
            value -= X_COST * max(0.0, empty - _DICE_A_ROUND * (self.due_round - self.round))
        return value
