"""Darkhouse: what every seat may still expect in the middle of a round, each from its own solved round. For reviews."""

from __future__ import annotations

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import sum_of
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.games.darkhouse.rules.round_choice import RoundChoice
from ratskeller.games.darkhouse.rules.scoring import factor_of
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.native import Fixed

_ALL: int = 100  # the effort of somebody who judges as well as can be


class SeatHopes(Fixed):
    """The solved round of one seat, kept until its next round; and of the seat after it."""

    round: RoundChoice
    after: SeatHopes


class Hopes(Fixed):
    """What the seats of a table expect. Solvers are large, so each is made when it is first asked."""

    plan: PagePlan
    prospect: Prospect
    page: Page
    first: SeatHopes
    made: int

    def sit_down(self, plan: PagePlan, prospect: Prospect) -> None:
        """Take in the board, and whom to ask what a page is worth."""
        self.plan = plan
        self.prospect = prospect
        self.page = Page()

    def of(self, state: Darkhouse, seat: int, otherwise: float) -> float:
        """What a seat will add to what is written on its page; `otherwise` if it has nothing left to fill."""
        choice: RoundChoice = self._round_of(seat)
        self.page.look_back_at(state, seat)
        if self.page.open_blocks() == 0:
            return otherwise
        return self._laid(state, seat) + choice.hope(state, seat, _ALL)

    def _round_of(self, seat: int) -> RoundChoice:
        while self.made <= seat:
            self._make_one()
        found: SeatHopes = self.first
        for _ in range(self.made - 1 - seat):
            found = found.after
        return found.round

    def _make_one(self) -> None:
        made: SeatHopes = SeatHopes()
        choice: RoundChoice = RoundChoice()
        choice.sit_down(self.plan, self.prospect)
        made.round = choice
        made.after = self.first
        self.first = made
        self.made += 1

    def _laid(self, state: Darkhouse, seat: int) -> float:
        """The points of the dice that lie on the page and are written down when the round ends."""
        plan: PagePlan = self.plan
        page: int = state.page_of(seat, state.game)
        before: int
        points: int = 0
        for block in range(1, BLOCKS_END):
            before = state.written[page][block]
            if state.lying[seat][block] != 0:
                points += _points_of(block, before + state.lying[seat][block], plan.boxes[block])
                points -= _points_of(block, before, plan.boxes[block])
        return points


def _points_of(block: int, boxes: int, size: int) -> int:
    return factor_of(block, boxes, size) * sum_of(boxes)
