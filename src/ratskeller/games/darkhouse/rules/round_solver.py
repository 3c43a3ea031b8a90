"""Darkhouse: the best way to play a round, exactly, given what every page at its end is worth.

After the last roll one lays dice or stops; so all spots of the tree are gone through from the last layer to the first,
for every handful that may lie there. The mean over all handfuls is what the third roll is worth in a spot, and with
that in place of stopping the same is done for the second roll, and then for the first. Nothing is left out.

Of a handful the highest die is thought of first: it is laid somewhere, or it is not laid in this roll. An arc can be
paid with any die, before all others.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.powered import chance_of, powered_end, top_of, without
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.games.darkhouse.rules.round_tree import RoundTree
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats, Ints

_NOTHING: float = -1000000.0  # worse than anything


class RoundSolver(Fixed):
    """One round of one page, solved."""

    tree: RoundTree
    prospect: Prospect
    fresh: float  # what the round is worth before its first roll
    risk: float  # how welcome scatter is: half of it times the variance is added to every mean
    # What a spot is worth if no more dice are laid in this roll, with 0, 1 or 2 more rolls: a run of spots for each
    hope: Annotated[Floats, 3 * SPOTS_MAX]
    # What it is worth with a handful to lay, for the number of further rolls in `rolls`
    rolls: int
    start: Annotated[Ints, SPOTS_MAX]  # of the handfuls of a spot
    worth: Annotated[Floats, WORTHS_MAX]
    by_arc: Annotated[Floats, POWERED]  # scratch: what the best arc leads to, by what is left of the handful

    def sit_down(self, plan: PagePlan, prospect: Prospect) -> None:
        """Take in the board, and whom to ask what a page is worth."""
        self.tree = RoundTree()
        self.tree.sit_down(plan)
        self.prospect = prospect

    def solve(self, page: Page, reached: int) -> float:
        """Solve a round from its beginning; what it is worth before the first roll."""
        self.tree.grow(page, reached)
        self._look_ahead()
        self._lay_out()
        self.roll_out(0)
        self.roll_out(1)
        self.fresh = self.roll_out(2)
        return self.fresh

    def _look_ahead(self) -> None:
        """What the page of every spot will be worth at the end of the round."""
        tree: RoundTree = self.tree
        for spot in range(tree.spots):
            tree.show(spot)
            self.hope[spot] = self.prospect.after_round(tree.page)

    def _lay_out(self) -> None:
        """Room for every handful of every spot."""
        tree: RoundTree = self.tree
        end: int = 0
        for layer in range(DICE + 1):
            for spot in range(tree.first[layer], tree.first[layer + 1]):
                self.start[spot] = end
                end += powered_end(DICE - layer)

    def roll_out(self, rolls: int) -> float:
        """Go through all spots for one roll, with so many to follow; what it is worth to roll at the beginning."""
        tree: RoundTree = self.tree
        layer: int = DICE
        mean: float = 0.0
        self.rolls = rolls
        while layer >= 0:
            for spot in range(tree.first[layer], tree.first[layer + 1]):
                if layer < DICE:
                    self._try_handfuls(spot, DICE - layer)
                    mean = self._mean(spot, DICE - layer)
                else:
                    mean = self.hope[spot]
                    self.worth[self.start[spot]] = mean
                if rolls < 2:
                    self.hope[(rolls + 1) * SPOTS_MAX + spot] = mean
            layer -= 1
        return mean

    def _try_handfuls(self, spot: int, dice: int) -> None:
        """What a spot is worth with each handful of so many dice at most."""
        tree: RoundTree = self.tree
        start: int = self.start[spot]
        arcs: int = tree.arcs[spot]
        takers: int = tree.takers[spot]
        step: int
        rest: int
        best: float
        self.worth[start] = self.hope[self.rolls * SPOTS_MAX + spot]
        if arcs > 0:
            self._try_arcs(tree.link[spot] + NUMBERS * takers, arcs, powered_end(dice - 1))
        for handful in range(1, powered_end(dice)):
            rest = without(handful, top_of(handful))
            best = self.worth[start + rest]
            step = tree.link[spot] + (top_of(handful) - LEAST) * takers
            for i in range(step, step + takers):
                best = max(best, tree.points[i] + self.worth[self.start[tree.target[i]] + rest])
            if arcs > 0:
                best = max(best, self._pay(handful))
            self.worth[start + handful] = best

    def _try_arcs(self, step: int, arcs: int, end: int) -> None:
        """What the best arc of a spot leads to, for everything that may be left when it is paid."""
        tree: RoundTree = self.tree
        start: int
        for rest in range(end):
            self.by_arc[rest] = _NOTHING
        for i in range(step, step + arcs):
            start = self.start[tree.target[i]]
            for rest in range(end):
                self.by_arc[rest] = max(self.by_arc[rest], self.worth[start + rest])

    def _pay(self, handful: int) -> float:
        """The best that an arc can bring, whichever die pays for it."""
        best: float = _NOTHING
        rest: int
        for face in range(LEAST, FACES_END):
            rest = without(handful, face)
            if rest != handful and self.by_arc[rest] > best:
                best = self.by_arc[rest]
        return best

    def _mean(self, spot: int, dice: int) -> float:
        """What it is worth to roll so many dice in a spot."""
        start: int = self.start[spot]
        mean: float = 0.0
        squares: float = 0.0
        worth: float
        for handful in range(powered_end(dice)):
            worth = self.worth[start + handful]
            mean += chance_of(dice, handful) * worth
            squares += chance_of(dice, handful) * worth * worth
        return mean + 0.5 * self.risk * (squares - mean * mean)
