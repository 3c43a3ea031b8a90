"""Darkhouse: a page on which little is left to be filled, solved exactly to the end of the game.

All pages that can still come of it are listed: for every block the statuses it can get to, in all combinations. From
the last round back, each of them is then played in every round, with every number of the turn track, by the round's
solver; what it is worth at the end of a round stands in the table already.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.page import Page, laid
from ratskeller.games.darkhouse.rules.position import PagePlan, Position
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.games.darkhouse.rules.round_solver import RoundSolver
from ratskeller.kernel.numbers import Floats, Grid, Ints

_TRACKS: int = 5


class SmallPage(Prospect):
    """The pages that can come of one, and their values."""

    plan: PagePlan
    solver: RoundSolver
    most: int  # rounds to be solved for it, at most
    is_known: bool  # whether the page that was looked at last is solved
    # What was solved
    begun_round: int
    begun_shut: int
    begun_penalty: int
    last_deadline: bool
    pages: int  # that can come of it
    listed: Annotated[Grid, BLOCKS_END, STATUSES]  # the statuses that a block can get to
    many: Annotated[Ints, BLOCKS_END]  # how many
    digit: Annotated[Grid, BLOCKS_END, STATUSES]  # their places in the list, or -1
    value: Annotated[Floats, SMALL_MAX]  # by round, block under a deadline, X's, page
    page: Page

    def sit_down(self, plan: PagePlan, most: int) -> None:
        """Take in the board, and how much work it may be."""
        self.plan = plan
        self.most = most
        self.page = Page()
        self.solver = RoundSolver()
        self.solver.sit_down(plan, self)

    def settle(self, state: Position, page: Page) -> bool:
        """Solve what can come of a page at the beginning of a round, if that is little enough; whether it is."""
        self.note(state, page.shut)
        if not self._is_kept(state, page):
            self.is_known = self._list_pages(page, state.round)
            self.begun_round = state.round
            self.begun_shut = page.shut
            self.begun_penalty = state.x_penalty
            self.last_deadline = state.last_deadline
            if self.is_known:
                self._solve_all()
                self.note(state, page.shut)
        return self.is_known

    def _is_kept(self, state: Position, page: Page) -> bool:
        """Whether the page is one of those that are solved."""
        if not self.is_known or state.round < self.begun_round or page.shut < self.begun_shut:
            return False
        for block in range(1, BLOCKS_END):
            if self.digit[block][page.status[block]] < 0:
                return False
        return state.x_penalty == self.begun_penalty and state.last_deadline == self.last_deadline

    # ---- the pages that can come ---------------------------------------------------------------------------

    def _list_pages(self, page: Page, beginning: int) -> bool:
        """The statuses that every block can get to; whether all of it is little enough to be solved."""
        work: int = _TRACKS * (ROUNDS - beginning) * (1 if page.shut > 0 else 2)
        open_blocks: int = 1
        self.pages = 1
        for block in range(1, BLOCKS_END):
            if page.status[block] > 0:
                open_blocks += 1
            self._list_statuses(block, page.status[block])
            self.pages *= self.many[block]
            if self.pages * work > self.most:
                return False
        return self.pages * work * open_blocks <= self.most

    def _list_statuses(self, block: int, status: int) -> None:
        """What a block can get to: what it is, what a die makes of each that is listed, and closed."""
        at: int = 0
        for other in range(STATUSES):
            self.digit[block][other] = -1
        self.many[block] = 0
        self._list(block, status)
        while at < self.many[block]:
            if self.listed[block][at] > 0:
                for face in range(LEAST, FACES_END):
                    self._list(block, laid(self.listed[block][at], face))
            at += 1

    def _list(self, block: int, status: int) -> None:
        if self.digit[block][status] < 0:
            self.digit[block][status] = self.many[block]
            self.listed[block][self.many[block]] = status
            self.many[block] += 1

    def _unpack(self, number: int) -> None:
        """Let `page` be the one of this number."""
        left: int = number
        for block in range(1, BLOCKS_END):
            self.page.status[block] = self.listed[block][left % self.many[block]]
            left //= self.many[block]

    def _place_of(self, page: Page, after: int, due: int) -> int:
        """Where the value of a page after a round is kept."""
        number: int = 0
        block: int = BLOCKS
        while block > 0:
            number = number * self.many[block] + self.digit[block][page.status[block]]
            block -= 1
        return (((after - self.begun_round) * BLOCKS_END + due) * 2 + min(page.shut, 1)) * self.pages + number

    # ---- from the last round back --------------------------------------------------------------------------

    def _solve_all(self) -> None:
        after: int = ROUNDS - 1
        while after >= self.begun_round:
            for shut in range(min(self.begun_shut, 1), 2):
                for number in range(self.pages):
                    self._solve_page(number, shut, after)
            after -= 1

    def _solve_page(self, number: int, shut: int, after: int) -> None:
        """One page after a round, with every block that may be under a deadline, or none."""
        is_pending: bool = self.plan.due_round(self.plan.gray_before(after), self.last_deadline) > after
        for due in range(BLOCKS_END):
            self._unpack(number)
            self.page.shut = shut
            if self.page.open_blocks() != 0 and (due == 0 or (is_pending and self.page.status[due] > 0)):
                self.value[self._place_of(self.page, after, due)] = self._mean(number, shut, after, due)

    def _mean(self, number: int, shut: int, after: int, due: int) -> float:
        """What a page brings after a round, over all numbers of the turn track in the next."""
        square: int = self.plan.gray_before(after + 1)
        total: float = 0.0
        self.round = after + 1
        self.shut = shut
        self.due_round = self.plan.due_round(square, self.last_deadline)
        for track in range(LEAST, BLOCKS_END):
            self.due = track if square == after + 1 else due
            self._unpack(number)
            total += self.solver.solve(self.page, 1 << track)
        return total / _TRACKS

    def to_come(self, page: Page) -> float:
        """What the rounds after this one will add, from the table."""
        due: int = self.due if self.due_round > self.round and page.status[self.due] > 0 else 0
        return self.value[self._place_of(page, self.round, due)]
