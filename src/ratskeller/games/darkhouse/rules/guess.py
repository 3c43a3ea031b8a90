"""Darkhouse: what the rounds to come will bring, as the engineer of outlook.py guesses it, for any board."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.outlook import Outlook
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.prospect import Prospect


class Guess(Prospect):
    """Asks the outlook of policy.py."""

    view: Outlook

    def sit_down(self, plan: PagePlan) -> None:
        """Take in the board."""
        self.view = Outlook()
        for block in range(1, BLOCKS_END):
            self.view.size[block] = plan.boxes[block]
            self.view.factor[block] = SAME_IN_FIRST if block == FIRST_BLOCK else SAME

    def to_come(self, page: Page) -> float:
        """The outlook on the page, less what is written already."""
        view: Outlook = self.view
        written: int = 0
        number: int
        view.x_penalty = self.x_penalty
        view.rounds = ROUNDS - self.round
        view.rolls = 0
        view.due = self.due if self.due_round > self.round else 0
        view.due_rounds = self.due_round - self.round
        view.shut = page.shut
        view.reached = 0
        view.nearby = 0
        for block in range(1, BLOCKS_END):
            number = page.status[block] % STATUS_KINDS
            view.empty[block] = page.status[block] // STATUS_KINDS
            view.number[block] = number if view.empty[block] > 0 else MIXED
            view.pips[block] = 0
            if number > MIXED:
                view.pips[block] = number * (view.size[block] - view.empty[block])
                written += view.pips[block]
        return view.worth(0) - written + (NO_X_BONUS if page.shut == 0 else 0)
