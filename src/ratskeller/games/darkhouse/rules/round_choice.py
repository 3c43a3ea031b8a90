"""Darkhouse: what each action of a seat is worth, from a solved round that is kept as long as the round is the same."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import size_of
from ratskeller.games.darkhouse.rules.page import Page, laid, points_for
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.powered import powered_of, without
from ratskeller.games.darkhouse.rules.prospect import Prospect
from ratskeller.games.darkhouse.rules.round_solver import RoundSolver
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import ACTIONS_MAX, Floats, Ints

_NOTHING: float = -1000000.0  # worse than anything
_FACTS: int = 15


def _list_ends(which: int) -> list[int]:
    """The lower or the higher block of every pair, in the order of the pairs."""
    pairs = [(lower, higher) for lower in range(1, BLOCKS) for higher in range(lower + 1, BLOCKS_END)]
    return [pair[which] for pair in pairs]


_LOWER: Annotated[Ints, PAIRS] = _list_ends(0)
_HIGHER: Annotated[Ints, PAIRS] = _list_ends(1)


class RoundChoice(Fixed):
    """A solver and what it has solved last."""

    solver: RoundSolver
    page: Page
    facts: Annotated[Ints, 15]  # all that the solved round depends on, but for the risk that the solver knows
    fresh: Annotated[Ints, 15]
    worth: Annotated[Floats, ACTIONS_MAX]  # of each legal action, in points still to come

    def sit_down(self, plan: PagePlan, prospect: Prospect) -> None:
        """Take in the board, and whom to ask what a page is worth."""
        self.page = Page()
        self.solver = RoundSolver()
        self.solver.sit_down(plan, prospect)

    def value(self, state: Darkhouse, seat: int, effort: int, risk: float) -> int:
        """What each legal action is worth; return how many there are. The effort is one of the facts to go by."""
        spot: int
        loose: int = powered_of(state.loose[seat])
        count: int = state.legal(seat)
        dice: int = DICE - size_of(state.loose[seat])
        self._solve(state, seat, effort, risk)
        if self.solver.rolls != ROLLS_A_ROUND - state.rolls[seat]:
            self.solver.roll_out(ROLLS_A_ROUND - state.rolls[seat])
        self.page.look_at(state, seat)
        spot = self.solver.tree.find(self.page, state.reached[seat], dice)
        for i in range(count):
            self.worth[i] = self._worth(state.actions[i], state.reached[seat], dice, spot, loose)
        return count

    def hope(self, state: Darkhouse, seat: int, effort: int) -> float:
        """What a seat may expect of this round's dice from now on and of all later rounds, without any risk."""
        rolls: int = ROLLS_A_ROUND - state.rolls[seat]
        dice: int = state.in_hand[seat] if state.in_hand[seat] > 0 else size_of(state.loose[seat])
        spot: int
        self._solve(state, seat, effort, 0.0)
        if state.in_hand[seat] == DICE and rolls == ROLLS_A_ROUND:
            return self.solver.fresh
        self.page.look_at(state, seat)
        spot = self.solver.tree.find(self.page, state.reached[seat], DICE - dice)
        if state.in_hand[seat] > 0:
            return self.solver.hope[rolls * SPOTS_MAX + spot]
        if (state.playing >> seat) & 1 == 0:
            return self.solver.hope[spot]
        if self.solver.rolls != rolls:
            self.solver.roll_out(rolls)
        return self.solver.worth[self.solver.start[spot] + powered_of(state.loose[seat])]

    def _solve(self, state: Darkhouse, seat: int, effort: int, risk: float) -> None:
        """Solve the round from its beginning, unless that was done last."""
        track: int = state.track[state.game][state.round]
        same: bool = risk == self.solver.risk
        self.page.look_back_at(state, seat)
        for block in range(1, BLOCKS_END):
            self.fresh[block] = self.page.status[block]
        self.fresh[0] = effort
        self.fresh[7] = state.round
        self.fresh[8] = track
        self.fresh[9] = self.page.shut
        self.fresh[10] = state.due_block()
        self.fresh[11] = state.x_penalty
        self.fresh[12] = 1 if state.last_deadline else 0
        for i in range(_FACTS):
            same = same and self.fresh[i] == self.facts[i]
            self.facts[i] = self.fresh[i]
        self.solver.risk = risk
        if not same:
            self.solver.prospect.look_at(state, self.page.shut)
            self.solver.prospect.prepare(state, self.page)
            self.solver.solve(self.page, 1 << track)

    def _worth(self, action: int, reached: int, dice: int, spot: int, loose: int) -> float:
        solver: RoundSolver = self.solver
        points: int = 0
        block: int
        face: int
        status: int
        further: int
        if action == STOP:
            return solver.hope[spot]
        if action == REROLL:
            return solver.hope[solver.rolls * SPOTS_MAX + spot]
        face = action % FACES + 1
        if action < ARC:
            block = action // FACES + 1
            status = self.page.status[block]
            points = points_for(status, face, block, solver.tree.sizes[block])
            self.page.status[block] = laid(status, face)
            further = solver.tree.find(self.page, reached, dice + 1)
            self.page.status[block] = status
        else:
            block = (action - ARC) // FACES
            further = solver.tree.find(self.page, reached | (1 << _LOWER[block]) | (1 << _HIGHER[block]), dice + 1)
        if further < 0:
            return _NOTHING
        return points + solver.worth[solver.start[further] + without(loose, face)]
