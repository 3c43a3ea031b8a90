"""Darkhouse: a page as far as the future depends on it: of each block the empty boxes, and what is in the others.

That is the block's status, one small number: seven times the empty boxes, and to it UNTOUCHED, MIXED or the one number
that the block holds. A block that takes no more dice, full or shut, has the status 0. The points that are written
already count for themselves and are left out.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import size_of
from ratskeller.games.darkhouse.rules.position import PagePlan, Position
from ratskeller.games.darkhouse.rules.scoring import same_number
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Ints


def status_of(boxes: int, empty: int) -> int:
    """The status of a block with these numbers in it and so many empty boxes."""
    kind: int = same_number(boxes)
    if empty == 0:
        return 0
    if boxes != 0 and kind == 0:
        kind = MIXED
    return empty * STATUS_KINDS + kind


def laid(status: int, face: int) -> int:
    """The status of a block with an empty box after a die was laid into it."""
    kind: int = status % STATUS_KINDS
    if status < 2 * STATUS_KINDS:
        return 0
    if kind == UNTOUCHED or kind == face:
        return (status // STATUS_KINDS - 1) * STATUS_KINDS + face
    return (status // STATUS_KINDS - 1) * STATUS_KINDS + MIXED


def points_for(status: int, face: int, block: int, size: int) -> int:
    """4.14, 7.2, 7.3: what laying a die into a block adds to the score, with what a completed block counts more."""
    kind: int = status % STATUS_KINDS
    if status >= 2 * STATUS_KINDS or (kind != face and kind != UNTOUCHED):
        return face
    return face + face * size * ((SAME_IN_FIRST if block == FIRST_BLOCK else SAME) - 1)


def one_arc_on(plan: PagePlan, blocks: int) -> int:
    """These blocks, as bits, and all that one arc leads to from them."""
    found: int = blocks
    pair: int = 0
    for lower in range(1, BLOCKS):
        for higher in range(lower + 1, BLOCKS_END):
            if plan.wired[pair] and (blocks >> lower) & 1:
                found |= 1 << higher
            if plan.wired[pair] and (blocks >> higher) & 1:
                found |= 1 << lower
            pair += 1
    return found


class Page(Fixed):
    """The statuses of the blocks of one page."""

    status: Annotated[Ints, BLOCKS_END]
    shut: int  # blocks with X's

    def look_at(self, state: Position, seat: int) -> None:
        """Take in a page with the dice that lie on it."""
        page: int = state.page_of(seat, state.game)
        for block in range(1, BLOCKS_END):
            self.status[block] = status_of(
                state.written[page][block] + state.lying[seat][block], state.empty[seat][block]
            )
        self._count_shut(state, seat)

    def look_back_at(self, state: Position, seat: int) -> None:
        """Take in a page as it was when the round began."""
        page: int = state.page_of(seat, state.game)
        for block in range(1, BLOCKS_END):
            self.status[block] = status_of(
                state.written[page][block], state.empty[seat][block] + size_of(state.lying[seat][block])
            )
        self._count_shut(state, seat)

    def _count_shut(self, state: Position, seat: int) -> None:
        self.shut = 0
        for block in range(1, BLOCKS_END):
            if state.is_shut(seat, block):
                self.shut += 1

    def open_blocks(self) -> int:
        """The blocks that take dice, as bits."""
        found: int = 0
        for block in range(1, BLOCKS_END):
            if self.status[block] > 0:
                found |= 1 << block
        return found

    def lower(self) -> int:
        """Blocks 1 to 3 as one number."""
        return self.status[1] | (self.status[2] << STATUS) | (self.status[3] << (2 * STATUS))

    def upper(self) -> int:
        """Blocks 4 to 6 as one number."""
        return self.status[4] | (self.status[5] << STATUS) | (self.status[6] << (2 * STATUS))

    def unpack(self, lower: int, upper: int) -> None:
        """Become the page behind two such numbers."""
        for block in range(1, HALF + 1):
            self.status[block] = (lower >> (STATUS * (block - 1))) & STATUS_MASK
            self.status[block + HALF] = (upper >> (STATUS * (block - 1))) & STATUS_MASK
