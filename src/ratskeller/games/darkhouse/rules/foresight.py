"""Darkhouse: how far somebody sees into the rounds to come: by what was learnt, by a guess, or mixed with a hunch."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.guess import Guess
from ratskeller.games.darkhouse.rules.hunch import Hunch
from ratskeller.games.darkhouse.rules.learnt import Learnt
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.position import PagePlan, Position
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.games.darkhouse.rules.small_page import SmallPage

_SMALL: int = 200  # rounds that may be solved for one decision


class Foresight(Prospect):
    """The best judgement that there is for a board, and a beginner's."""

    learnt: Learnt
    guess: Guess
    hunch: Hunch
    small: SmallPage
    is_small: bool  # whether what is left of the page is solved to the end
    depth: float  # the part of the better judgement, from 0 to 1

    def sit_down(self, plan: PagePlan) -> None:
        """Take in the board."""
        self.learnt = Learnt()
        self.learnt.sit_down(plan)
        self.guess = Guess()
        self.guess.sit_down(plan)
        self.hunch = Hunch()
        self.small = SmallPage()
        self.small.sit_down(plan, _SMALL)

    def look_at(self, state: Position, shut: int) -> None:
        """Take in the round that is being played."""
        self.is_small = False
        self.note(state, shut)
        self.learnt.note(state, shut)
        self.guess.note(state, shut)
        self.hunch.note(state, shut)

    def prepare(self, state: Position, page: Page) -> None:
        """Solve to the end what is small enough; a beginner does not."""
        self.is_small = self.depth == 1.0 and self.small.settle(state, page)

    def look_back(self) -> None:
        """Be where the round began: what is to come is then this round as well."""
        self.learnt.round -= 1
        self.guess.round -= 1
        self.hunch.round -= 1

    def to_come(self, page: Page) -> float:
        """What the rounds after this one will add."""
        value: float
        if self.is_small:
            return self.small.to_come(page)
        value = self.learnt.to_come(page) if self.learnt.suits else self.guess.to_come(page)
        if self.depth < 1.0:
            value = self.depth * value + (1.0 - self.depth) * self.hunch.to_come(page)
        return value
