"""Darkhouse: every way in which the dice of a round can come to lie on a page, and the steps between them.

Such a way is a spot: the statuses of the blocks and what is reached by arcs. Spots lie in layers, by the number of dice
laid; each step lays one die and leads to the next layer. Which face paid for an arc is forgotten, and so are arcs that
cannot be used any more: what leads to the same future is the same spot.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.page import Page, laid, one_arc_on, points_for
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Ints

_REACHED: int = 18  # where the reached blocks stand in `upper`
_REACHED_MASK: int = 127
_LAYER: int = 25  # … and the dice laid
_PAGE_MASK: int = 262143  # … and below them the blocks


class RoundTree(Fixed):
    """The spots of one round of one page."""

    # The board
    sizes: Annotated[Ints, BLOCKS_END]
    neighbours: Annotated[Ints, BLOCKS_END]  # as bits, by block, itself included
    # The spots, layer by layer; the first is the empty-handed beginning
    first: Annotated[Ints, DICE + 2]  # spot of each layer
    lower: Annotated[Ints, SPOTS_MAX]  # its page and more, as two numbers
    upper: Annotated[Ints, SPOTS_MAX]
    # The steps from a spot: for each face, for each block that takes it; then the arcs. Layers before the last only
    takers: Annotated[Ints, SPOTS_MAX]  # how many blocks
    arcs: Annotated[Ints, SPOTS_MAX]  # how many arcs
    link: Annotated[Ints, SPOTS_MAX]  # the first of the steps
    target: Annotated[Ints, LINKS_MAX]  # the spot behind a step
    points: Annotated[Ints, LINKS_MAX]  # what it adds to the score
    # For finding them
    spots: int
    links: int
    layer: int
    page: Page
    places: Annotated[Ints, SPOTS_HASH]  # a spot and one, or 0
    place: Annotated[Ints, SPOTS_MAX]  # where a spot stands there

    def sit_down(self, plan: PagePlan) -> None:
        """Take in the board."""
        self.page = Page()
        for block in range(1, BLOCKS_END):
            self.sizes[block] = plan.boxes[block]
            self.neighbours[block] = one_arc_on(plan, 1 << block)

    def grow(self, page: Page, reached: int) -> None:
        """All spots of a round that begins with this page in these blocks."""
        for spot in range(self.spots):
            self.places[self.place[spot]] = 0
        for block in range(1, BLOCKS_END):
            self.page.status[block] = page.status[block]
        self.spots = 0
        self.links = 0
        self.layer = 0
        self._arrive(reached)
        for layer in range(DICE):
            self.first[layer + 1] = self.spots
            self.layer = layer + 1
            for spot in range(self.first[layer], self.first[layer + 1]):
                self._step_on(spot)
        self.first[DICE + 1] = self.spots

    def _step_on(self, spot: int) -> None:
        """Every step from a spot, and the spots behind them."""
        page: Page = self.page
        reached: int = (self.upper[spot] >> _REACHED) & _REACHED_MASK
        takers: int = 0
        status: int
        page.unpack(self.lower[spot], self.upper[spot])
        self.link[spot] = self.links
        for block in range(1, BLOCKS_END):
            if (reached >> block) & 1 and page.status[block] > 0:
                takers += 1
        for face in range(LEAST, FACES_END):
            for block in range(1, BLOCKS_END):
                if (reached >> block) & 1 and page.status[block] > 0:
                    status = page.status[block]
                    self.points[self.links] = points_for(status, face, block, self.sizes[block])
                    page.status[block] = laid(status, face)
                    self._link(reached)
                    page.status[block] = status
        self.takers[spot] = takers
        self._arc_on(spot, reached)

    def _arc_on(self, spot: int, reached: int) -> None:
        """Arcs that may be of use: one to a block that takes dice leaves a die for it, any other one two."""
        near: int = self._neighbours_of(reached)
        dice: int = DICE - self.layer
        arcs: int = 0
        for block in range(1, BLOCKS_END):
            if (near >> block) & 1 and dice >= (1 if self.page.status[block] > 0 else 2):
                self.points[self.links] = 0
                self._link(reached | 1 << block)
                arcs += 1
        self.arcs[spot] = arcs

    def _neighbours_of(self, blocks: int) -> int:
        found: int = 0
        for block in range(1, BLOCKS_END):
            if (blocks >> block) & 1:
                found |= self.neighbours[block]
        return found & ~blocks

    def _link(self, reached: int) -> None:
        self.target[self.links] = self._arrive(reached)
        self.links += 1

    def _arrive(self, reached: int) -> int:
        """The spot of the page as it now is, made if it is new."""
        lower: int = self.page.lower()
        upper: int = self._upper(reached)
        place: int = self._look_up(lower, upper)
        if self.places[place] == 0:
            self.lower[self.spots] = lower
            self.upper[self.spots] = upper
            self.place[self.spots] = place
            self.spots += 1
            self.places[place] = self.spots
        return self.places[place] - 1

    def _upper(self, reached: int) -> int:
        """With one die left no arc is of use, and with none nothing that was reached."""
        useful: int = reached
        if self.layer == DICE:
            useful = 0
        elif self.layer == DICE - 1:
            useful = reached & self.page.open_blocks()
        return self.page.upper() | (useful << _REACHED) | (self.layer << _LAYER)

    def _look_up(self, lower: int, upper: int) -> int:
        """Where a spot is kept in `places`, or the free place where it can be."""
        mixed: int = (lower * 5 ^ (lower >> 7) ^ upper * 3 ^ (upper >> 11)) & SPOTS_HASH_MASK
        while self.places[mixed] > 0 and (
            self.lower[self.places[mixed] - 1] != lower or self.upper[self.places[mixed] - 1] != upper
        ):
            mixed = (mixed + 1) & SPOTS_HASH_MASK
        return mixed

    def find(self, page: Page, reached: int, dice: int) -> int:
        """The spot of a page with so many dice laid in this round; -1 if it is none of this tree."""
        for block in range(1, BLOCKS_END):
            self.page.status[block] = page.status[block]
        self.layer = dice
        return self.places[self._look_up(self.page.lower(), self._upper(reached))] - 1

    def show(self, spot: int) -> None:
        """Let `page` be the page of a spot."""
        self.page.unpack(self.lower[spot], self.upper[spot] & _PAGE_MASK)
