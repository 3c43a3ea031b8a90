"""Darkhouse: what a block and a page are worth (chapter 7). Works on the numbers of a page alone."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of, size_of, sum_of
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Ints


def is_full(boxes: int, size: int) -> bool:
    """Whether every box of a block holds a number; an X is none (D24)."""
    return count_of(boxes, CROSS) == 0 and size_of(boxes) == size


def same_number(boxes: int) -> int:
    """The one number that a block holds, or 0 if it holds several, or none."""
    found: int = 0
    for face in range(LEAST, FACES_END):
        if count_of(boxes, face) > 0:
            if found > 0:
                return 0
            found = face
    return found


def factor_of(block: int, boxes: int, size: int) -> int:
    """7.2, 7.3, D16: two for a block full of one number, three for block 1; otherwise one."""
    if not is_full(boxes, size) or same_number(boxes) == 0:
        return 1
    return SAME_IN_FIRST if block == FIRST_BLOCK else SAME


def cost_of(crosses: int, shut: int, x_penalty: int) -> int:
    """7.4, D14: what the X's of a page cost, given how many there are and in how many blocks."""
    if x_penalty == X_EACH:
        return X_COST * crosses
    if x_penalty == X_BLOCK:
        return X_COST * shut
    return X_COST if crosses > 0 else 0


def is_enough(points: int, games: int) -> bool:
    """8.2, 8.3, D30: 1,100 points in three games; a third of that in one."""
    return TARGET_GAMES * points >= TARGET * games


class Score(Fixed):
    """The score of one page, line by line."""

    # By block
    sums: Annotated[Ints, BLOCKS_END]
    factors: Annotated[Ints, BLOCKS_END]
    points: Annotated[Ints, BLOCKS_END]
    crosses: Annotated[Ints, BLOCKS_END]
    # Of the page
    all_crosses: int
    shut: int
    cost: int
    early: int
    no_x: int
    total: int

    def add(self, block: int, boxes: int, size: int) -> None:
        """7.1: a block for itself. Numbers in an unfinished or shut block count as they are (D15)."""
        self.sums[block] = sum_of(boxes)
        self.factors[block] = factor_of(block, boxes, size)
        self.points[block] = self.sums[block] * self.factors[block]
        self.crosses[block] = count_of(boxes, CROSS)
        self.total += self.points[block]
        self.all_crosses += self.crosses[block]
        if self.crosses[block] > 0:
            self.shut += 1

    def close(self, x_penalty: int, is_early: bool, is_over: bool) -> None:
        """7.4 to 7.7: what the X's cost, and the bonuses; the one for no X comes with the end of the game (D18)."""
        self.cost = cost_of(self.all_crosses, self.shut, x_penalty)
        self.early = EARLY_BONUS if is_early else 0
        self.no_x = NO_X_BONUS if is_over and self.all_crosses == 0 else 0
        self.total += self.early + self.no_x - self.cost
