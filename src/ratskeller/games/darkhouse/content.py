"""Darkhouse: a board as a pack, as the numbers that the rules use, and as places on a drawn page.

The rulebook gives six blocks, four with 6 boxes, one with 4 and one with 8, and four gray squares in a turn track of
ten: that is required of every board (D31). Which block is which, where the arcs run and where the gray squares stand
is the board's own.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise, permutations
from typing import TYPE_CHECKING, Annotated

import msgspec

from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.kernel.packs import Pack, Provenance
from ratskeller.kernel.texts import Text

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

PAIRS: tuple[tuple[int, int], ...] = tuple(combinations(range(1, codes.BLOCKS_END), 2))  # in the order of the codes
SIZES = {6: 4, 4: 1, 8: 1}  # boxes of a block, and how many blocks have so many
GRAY_SQUARES = 4
WIDTH = 2  # blocks side by side on a drawn page

Number = Annotated[int, msgspec.Meta(ge=1, le=codes.BLOCKS)]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An engine block."""

    boxes: int
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Arc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power arc with room for one die."""

    between: tuple[Number, Number]
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which of the ten squares of the turn track are gray."""

    gray: tuple[int, ...]
    provenance: Provenance
    source: Text = msgspec.field(default_factory=Text)


class Board(Pack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A page before the first round. The blocks stand in their order, 1 to 6."""

    blocks: tuple[Block, ...]
    arcs: tuple[Arc, ...]
    track: Track

    def mistakes(self) -> Iterator[tuple[str, str]]:
        """A board must have what the rulebook says, and every block must be in reach."""
        yield from self._block_mistakes()
        yield from self._arc_mistakes()
        yield from self._track_mistakes()

    def _block_mistakes(self) -> Iterator[tuple[str, str]]:
        if len(self.blocks) != codes.BLOCKS:
            yield "blocks", f"expected six engine blocks, found {len(self.blocks)}"
        left = dict(SIZES)
        for number, block in enumerate(self.blocks, start=1):
            path = f"blocks[{number - 1}].boxes"
            if block.boxes not in left:
                yield path, f"expected 6, 4 or 8 boxes in block {number}, found {block.boxes}"
            elif left[block.boxes] == 0:
                many = "four blocks of 6 boxes, one of 4 and one of 8, 36 boxes in all"
                yield path, f"expected {many}; block {number} is one too many with {block.boxes}"
            else:
                left[block.boxes] -= 1

    def _arc_mistakes(self) -> Iterator[tuple[str, str]]:
        seen: dict[tuple[int, int], int] = {}
        for index, arc in enumerate(self.arcs):
            path = f"arcs[{index}].between"
            one, other = sorted(arc.between)
            if one == other:
                yield path, f"expected two different blocks, found {one} twice"
            elif (one, other) in seen:
                yield path, f"expected each pair of blocks once, but arc {seen[one, other]} joins {one} and {other} too"
            seen[one, other] = index + 1
        if not any(codes.FIRST_BLOCK in pair for pair in seen):
            yield "arcs", "expected an arc to block 1, which the turn track never names"
        cut_off = sorted(set(range(1, codes.BLOCKS_END)) - _reach(codes.LEAST, seen))
        if cut_off:
            many = f"block{'s' if len(cut_off) > 1 else ''} {', '.join(map(str, cut_off))}"
            yield "arcs", f"expected a way from every block to every other, but no arcs lead from block 2 to {many}"

    def _track_mistakes(self) -> Iterator[tuple[str, str]]:
        gray = self.track.gray
        if len(gray) != GRAY_SQUARES:
            yield "track.gray", f"expected four gray squares, found {len(gray)}"
        for square in gray:
            if not 1 <= square <= codes.ROUNDS:
                yield "track.gray", f"expected squares from 1 to {codes.ROUNDS}, found {square}"
        for square, after in pairwise(gray):
            if after <= square:
                yield "track.gray", f"expected squares in rising order, found {after} after {square}"

    def numbers(self) -> PagePlan:
        """The board as the rules use it."""
        joined = {(min(arc.between), max(arc.between)) for arc in self.arcs}
        made = PagePlan()
        made.boxes = [0, *(block.boxes for block in self.blocks)]
        made.wired = [int(pair in joined) for pair in PAIRS]
        made.gray = [int(square in self.track.gray) for square in range(codes.ROUNDS + 1)]
        arcs_out = [_arcs_out(reached, joined) for reached in range(codes.BLOCK_SETS)]
        made.arcs_out = [len(pairs) for pairs in arcs_out]
        made.arc_out = [pairs + [0] * (codes.PAIRS - len(pairs)) for pairs in arcs_out]
        return made


def _arcs_out(reached: int, joined: Container[tuple[int, int]]) -> list[int]:
    """The pairs whose arc leads from a reached block (as bits) to one that is not."""
    return [
        number
        for number, (one, other) in enumerate(PAIRS)
        if (one, other) in joined and (reached >> one & 1) != (reached >> other & 1)
    ]


def _reach(start: int, arcs: Iterable[tuple[int, int]]) -> set[int]:
    """The blocks that arcs connect with one of them."""
    found, fresh = {start}, {start}
    while fresh:
        fresh = {end for arc in arcs if fresh & set(arc) for end in arc} - found
        found |= fresh
    return found


# ---- on a drawn page ---------------------------------------------------------------------------------------


@cache
def lay_out(arcs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The blocks in three rows of two, so that as many arcs as possible run between neighbours.

    Among the best the first is taken; a board that fits 1 2 / 3 4 / 5 6 is drawn like that.
    """
    best = max(permutations(range(1, codes.BLOCKS_END)), key=lambda blocks: _count_near(blocks, arcs))
    return tuple((best[i], best[i + 1]) for i in range(0, codes.BLOCKS, WIDTH))


def _count_near(blocks: Sequence[int], arcs: Iterable[tuple[int, int]]) -> int:
    return sum(are_near(blocks.index(one), blocks.index(other)) for one, other in arcs)


def are_near(place: int, other: int) -> bool:
    """Whether two places on the page, counted row by row, lie side by side or one above the other."""
    lower, higher = sorted((place, other))
    return higher - lower == WIDTH or (higher - lower == 1 and lower % WIDTH == 0)
