"""Darkhouse: what the rounds to come will bring, as a small net has learnt it from many pages.

For every round there is a net of its own. Its inputs are the statuses of the six blocks, that of the block under a
deadline, whether there are X's, and how many arcs lead from the turn track to what is open. Blocks of the same size
share their numbers, and arcs only count by how far they lead, so that it works for other boards, too.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.page import Page, one_arc_on
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.kernel.numbers import Floats, Grid

_GRAY_EVERY: int = 3  # rounds, on the boards that were learnt
_A_TRACK: float = 0.2  # the turn track names one of five blocks


def _size_of(name: str) -> int:
    """How many numbers a table of the data file has for each round."""
    if name == "weight":
        return COLUMNS * UNITS
    return UNITS if name == "output" else 0


def _refuse(name: str, count: int) -> int:
    raise ValueError(f"the table {name} of what was learnt has {count} numbers")


class Learnt(Prospect):
    """The nets, and the board they are asked about."""

    column: Annotated[Grid, BLOCKS_END, STATUSES]  # by block and status; the row of no block is for the deadline
    near: Annotated[Floats, BLOCK_SETS]  # by open blocks, as bits: the mean over the turn track
    far: Annotated[Floats, BLOCK_SETS]
    weight: Annotated[Floats, ROUNDS * COLUMNS * UNITS]
    output: Annotated[Floats, ROUNDS * UNITS]
    suits: bool  # whether the nets know boards of this kind
    unit: Annotated[Floats, UNITS]  # scratch

    def sit_down(self, plan: PagePlan) -> None:
        """Take in the board."""
        first: int
        for block in range(BLOCKS_END):
            first = COLUMN_LARGE if plan.boxes[block] > 6 else COLUMN_SMALL
            if block == 0:
                self._count_columns(block, COLUMN_DUE, 8)
            elif block == FIRST_BLOCK:
                self._count_columns(block, COLUMN_FIRST, 4)
            else:
                self._count_columns(block, first, 8 if first == COLUMN_LARGE else 6)
        self._measure_ways(plan)
        self.suits = plan.boxes[FIRST_BLOCK] == 4
        for square in range(1, ROUNDS + 1):
            if plan.gray[square] != (1 if square % _GRAY_EVERY == 1 else 0):
                self.suits = False

    def _count_columns(self, block: int, first: int, size: int) -> None:
        """The columns of a block: closed, untouched, with one number, mixed, and again with the next empty box."""
        column: int = first + 1
        for status in range(STATUSES):
            self.column[block][status] = first
        for empty in range(1, size):
            for kind in range(MIXED, STATUS_KINDS):
                if kind > MIXED or empty < size - 1:
                    self.column[block][empty * STATUS_KINDS + kind] = column
                    column += 1
        self.column[block][size * STATUS_KINDS] = column

    def _measure_ways(self, plan: PagePlan) -> None:
        """How many arcs lead from the turn track to the nearest open block, and to the farthest, on average."""
        reached: int
        for blocks in range(2, BLOCK_SETS, 2):
            for track in range(LEAST, BLOCKS_END):
                reached = 1 << track
                for _ in range(BLOCKS - 1):
                    if reached & blocks == 0:
                        self.near[blocks] += _A_TRACK
                    if reached & blocks != blocks:
                        self.far[blocks] += _A_TRACK
                    reached = one_arc_on(plan, reached)

    def learn(self, name: str, numbers: list[float]) -> None:
        """Take in a table of the data file. Each begins with round 1."""
        count: int = len(numbers)
        if count != (ROUNDS - 1) * _size_of(name):
            _refuse(name, count)
        for i in range(count):
            if name == "weight":
                self.weight[COLUMNS * UNITS + i] = numbers[i]
            else:
                self.output[UNITS + i] = numbers[i]

    def to_come(self, page: Page) -> float:
        """The answer of the net for this round."""
        open_blocks: int = page.open_blocks()
        worth: float
        for u in range(UNITS):
            self.unit[u] = 0.0
        self._add(COLUMN_BASE, 1.0)
        self._add(COLUMN_NEAR, self.near[open_blocks])
        self._add(COLUMN_FAR, self.far[open_blocks])
        if page.shut > 0:
            self._add(COLUMN_SHUT, 1.0)
        if self.due > 0 and self.due_round > self.round and page.status[self.due] > 0:
            self._add_due(page.status[self.due])
        for block in range(1, BLOCKS_END):
            self._add(self.column[block][page.status[block]], 1.0)
        worth = self.unit[0] * self.output[self.round * UNITS]
        for u in range(1, UNITS):
            if self.unit[u] > 0.0:
                worth += self.unit[u] * self.output[self.round * UNITS + u]
        return worth

    def _add_due(self, status: int) -> None:
        """The block under a deadline: what it is like, and how far away."""
        near: float = self.near[1 << self.due]
        self._add(self.column[0][status], 1.0)
        self._add(COLUMN_DUE_NEAR, near)
        self._add(COLUMN_DUE_NEED, near * (status // STATUS_KINDS))

    def _add(self, column: int, times: float) -> None:
        start: int = (self.round * COLUMNS + column) * UNITS
        for u in range(UNITS):
            self.unit[u] += times * self.weight[start + u]
