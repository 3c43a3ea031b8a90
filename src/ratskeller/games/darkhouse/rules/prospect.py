"""Darkhouse: what a page will still bring when a round is over. What deadlines and the end do to it is exact."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.position import PagePlan, Position
from ratskeller.kernel.native import Fixed


class Prospect(Fixed):
    """Somebody who knows the round, what is due and what X's cost; subclasses know what rounds to come will bring."""

    x_penalty: int
    round: int  # the one that ends
    due: int  # the block under a deadline in it, or 0
    due_round: int  # the round at whose end that is
    shut: int  # blocks with X's before it ends

    def look_at(self, state: Position, shut: int) -> None:
        """Take in the round that is being played."""
        self.note(state, shut)

    def note(self, state: Position, shut: int) -> None:
        """The facts of the round."""
        plan: PagePlan = state.content
        self.x_penalty = state.x_penalty
        self.round = state.round
        self.due = state.due_block()
        self.due_round = plan.due_round(plan.gray_before(state.round), state.last_deadline)
        self.shut = shut

    def prepare(self, state: Position, page: Page) -> None:
        """Think about a page at the beginning of a round, before it is asked what will come of it."""

    def after_round(self, page: Page) -> float:
        """5.8, 7.4 to 7.7: X's, bonuses, and what the rounds to come will add to the score."""
        crosses: int = 0
        cost: int = 0
        page.shut = self.shut
        if self.due > 0 and self.due_round == self.round:
            crosses = page.status[self.due] // STATUS_KINDS
            page.status[self.due] = 0
        if crosses > 0:
            cost = X_COST * crosses if self.x_penalty == X_EACH else X_COST
            if self.x_penalty == X_ONCE and page.shut > 0:
                cost = 0
            page.shut += 1
        if self.round < ROUNDS and page.open_blocks() != 0:
            return self.to_come(page) - cost
        if page.shut > 0:
            return -cost
        return NO_X_BONUS + (EARLY_BONUS if self.round < ROUNDS else 0)

    def to_come(self, page: Page) -> float:  # noqa: ARG002 (a subclass looks at it)
        """What the rounds after this one will add, bonuses included. Something is still empty."""
        return 0.0
