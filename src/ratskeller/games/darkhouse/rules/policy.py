"""Darkhouse: a good engineer, who is the bot `greedy`. Leaves nothing to chance.

With dice on the table there are three questions: which blocks to open by arcs, which dice to lay where, and which to
roll again. The engineer thinks through every set of blocks that the dice can pay for, lays dice in thought as long as
the page gets better (see outlook.py), and does the first step of the best of these plans. After it, everything is
thought through again.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of
from ratskeller.games.darkhouse.rules.outlook import Outlook
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Ints


def _list_ends(which: int) -> list[int]:
    """The lower or the higher block of every pair, in the order of the pairs."""
    pairs = [(lower, higher) for lower in range(1, BLOCKS) for higher in range(lower + 1, BLOCKS_END)]
    return [pair[which] for pair in pairs]


_LOWER: Annotated[Ints, PAIRS] = _list_ends(0)
_HIGHER: Annotated[Ints, PAIRS] = _list_ends(1)
_ARCS_MOST: int = 2  # that are thought of together; a third one can follow
_BETTER: float = 0.000001  # less than that is noise, and the plan with fewer arcs and dice is taken


class Engineer(Fixed):
    """Plans the rest of a round for one page."""

    page: Outlook
    neighbours: Annotated[Ints, BLOCKS_END]  # as bits, by block
    loose: int  # a handful: the dice to be laid
    left: Annotated[Ints, FACES_END]  # of these, by face, what a plan has not laid
    # What a plan begins with
    face: int  # a die to be laid, or 0
    block: int
    fee: int  # the die to pay an arc with

    def sit_down(self, state: Darkhouse, seat: int) -> None:
        """Take in the arcs and the dice."""
        plan: PagePlan = state.content
        self.page = Outlook()
        self.loose = state.loose[seat]
        for pair in range(PAIRS):
            if plan.wired[pair]:
                self.neighbours[_LOWER[pair]] |= 1 << _HIGHER[pair]
                self.neighbours[_HIGHER[pair]] |= 1 << _LOWER[pair]

    def decide(self, state: Darkhouse, seat: int) -> int:
        """The first step of the best plan."""
        reached: int = state.reached[seat]
        goal: int = reached
        best: float = self._plan(state, seat, goal)
        face: int = self.face
        block: int = self.block
        fee: int = 0
        value: float
        for blocks in range(reached + 1, 1 << BLOCKS_END):
            if blocks & reached != reached or not self._can_pay(reached, blocks) or not self._joins(reached, blocks):
                continue
            value = self._plan(state, seat, blocks)
            if value > best + _BETTER:
                best = value
                goal = blocks
                fee = self.fee
        if goal != reached:
            return ARC + FACES * self._first_arc(reached, goal) + fee - 1
        if face > 0:
            return PLACE + FACES * (block - 1) + face - 1
        return REROLL if self.page.rolls > 0 else STOP

    # ---- arcs ----------------------------------------------------------------------------------------------

    def _count_arcs(self, reached: int, blocks: int) -> int:
        """One for every block that is to be opened."""
        arcs: int = 0
        for block in range(1, BLOCKS_END):
            arcs += ((blocks & ~reached) >> block) & 1
        return arcs

    def _can_pay(self, reached: int, blocks: int) -> bool:
        powered: int = 0
        for face in range(LEAST, FACES_END):
            powered += count_of(self.loose, face)
        return self._count_arcs(reached, blocks) <= min(powered, _ARCS_MOST)

    def _neighbours_of(self, blocks: int) -> int:
        found: int = 0
        for block in range(1, BLOCKS_END):
            if (blocks >> block) & 1:
                found |= self.neighbours[block]
        return found

    def _joins(self, reached: int, blocks: int) -> bool:
        """D4: whether arcs among these blocks lead to all of them."""
        grown: int = reached
        for _ in range(BLOCKS):
            grown |= self._neighbours_of(grown) & blocks
        return grown == blocks

    def _first_arc(self, reached: int, goal: int) -> int:
        """The first pair of which one end is reached and the other is to be."""
        pair: int = 0
        while not self._leads_on(pair, reached, goal):
            pair += 1
        return pair

    def _leads_on(self, pair: int, reached: int, goal: int) -> bool:
        ends: int = (1 << _LOWER[pair]) | (1 << _HIGHER[pair])
        if not (self.neighbours[_LOWER[pair]] >> _HIGHER[pair]) & 1 or ends & goal != ends:
            return False
        return ends & reached != 0 and ends & reached != ends

    # ---- dice ----------------------------------------------------------------------------------------------

    def _count_left(self, least: int) -> int:
        dice: int = 0
        for face in range(least, FACES_END):
            dice += self.left[face]
        return dice

    def _plan(self, state: Darkhouse, seat: int, blocks: int) -> float:
        """Open these blocks and lay dice as long as the page gets better; what it is worth then."""
        page: Outlook = self.page
        arcs: int = self._count_arcs(state.reached[seat], blocks)
        best: float
        value: float
        page.look_at(state, seat)
        page.reached = blocks
        page.nearby = self._neighbours_of(blocks)
        for face in range(1, FACES_END):
            self.left[face] = count_of(self.loose, face)
        self.face = 0
        best = page.worth(self._count_left(1) - arcs)
        value = self._lay_best(arcs, best)
        while value > best:
            best = value
            value = self._lay_best(arcs, best)
        self.fee = LEAST
        while self.fee < FACES and self.left[self.fee] == 0:
            self.fee += 1
        return best

    def _lay_best(self, arcs: int, worth: float) -> float:
        """Lay all dice of one number into one block, where that helps most, if it does; what the page is worth then."""
        page: Outlook = self.page
        best: float = worth
        value: float
        best_face: int = 0
        best_block: int = 0
        best_many: int = 0
        most: int
        for face in range(LEAST, FACES_END):
            for block in range(1, BLOCKS_END):
                most = 0
                if (page.reached >> block) & 1:
                    most = min(self.left[face], page.empty[block], self._count_left(LEAST) - arcs)
                if most > 0:
                    value = self._try(block, face, most, arcs)
                    if value > best + _BETTER:
                        best = value
                        best_face = face
                        best_block = block
                        best_many = most
        if best_face > 0:
            page.lay(best_block, best_face, best_many)
            self.left[best_face] -= best_many
            if self.face == 0:
                self.face = best_face
                self.block = best_block
        return best

    def _try(self, block: int, face: int, many: int, arcs: int) -> float:
        """What the page would be worth with some dice of a number in a block."""
        page: Outlook = self.page
        number: int = page.number[block]
        value: float
        page.lay(block, face, many)
        value = page.worth(self._count_left(1) - many - arcs)
        page.number[block] = number
        page.pips[block] -= face * many
        page.empty[block] += many
        return value


def choose(state: Darkhouse, seat: int) -> int:
    """The action that the engineer takes: always a legal one of a seat that is not done."""
    engineer: Engineer = Engineer()
    engineer.sit_down(state, seat)
    return engineer.decide(state, seat)
