"""The Rats in the Walls: what it is worth to have the cup, to get it next, and so on, in every segment of a round.

All segments are solved backwards, from five dice to one, in brains ahead of the others and with nobody near the last
one: so the table depends on the seats and on the pay-out sheet alone.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.position import PayOut
from ratskeller.games.rats_in_the_walls.rules.segments import Segment
from ratskeller.games.rats_in_the_walls.rules.solver import Solver
from ratskeller.games.rats_in_the_walls.rules.state import Rats, begin
from ratskeller.games.rats_in_the_walls.rules.unseen import Unseen
from ratskeller.games.rats_in_the_walls.rules.worth import Worth, kind_of_segment
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats


def first_position(seats: int, sheet: PayOut, dice: int, claim: int, denials: int) -> Rats:
    """The first position of a segment: seat 0 has shaken, and everybody has plenty of brains."""
    state: Rats = begin(seats, PLENTY, 0, False, False, sheet)  # noqa: FBT003 (the dialect has no keywords)
    state.telling = False
    state.dice = dice
    state.claim = claim if dice > 1 else NO_CLAIM
    state.fee_paid = claim > 0
    for i in range(denials):
        state.denied |= 1 << (seats - 1 - i) % seats
    if denials == DENIALS_MAX:
        state.denied = (1 << seats) - 1
    return state


class Roles(Fixed):
    """All segments of a round for a number of seats and a sheet."""

    seats: int
    sheet: PayOut
    worth: Worth
    tree: Segment
    solver: Solver
    distance: Annotated[
        Floats, KINDS_OF_SEGMENTS
    ]  # from equilibrium, in brains, of each segment; -1 where there is none

    def prepare(self, seats: int, sheet: PayOut, handovers: int) -> None:
        """Begin with a table in which no role is worth anything."""
        self.seats = seats
        self.sheet = sheet
        self.worth = Worth()
        self.worth.counts_brains = True
        self.tree = Segment()
        self.tree.worth = self.worth
        self.tree.unseen = Unseen()
        self.tree.unseen.ask(self.worth, handovers)
        self.solver = Solver()
        for kind in range(KINDS_OF_SEGMENTS):
            self.distance[kind] = -1.0

    def sweep(self, rounds: int) -> None:
        """Solve every segment with so many rounds, the last ones first."""
        claim: int
        self._solve(DICE_MAX, 0, DENIALS_MAX, rounds)
        for i in range(1, DENIALS_MAX):
            if DENIALS_MAX - i < self.seats:
                self._solve(DICE_MAX, 0, DENIALS_MAX - i, rounds)
        for i in range(DICE_MAX):
            claim = RATS_MAX - 1 if i == 0 else 2 * (DICE_MAX - i - 1)
            while claim >= 0:
                self._solve(DICE_MAX - i, claim, 0, rounds)
                claim -= 1

    def _solve(self, dice: int, claim: int, denials: int, rounds: int) -> None:
        root: Rats = first_position(self.seats, self.sheet, dice, claim, denials)
        kind: int = kind_of_segment(root)
        rest: float = 0.0
        scale: float = (self.seats - 1.0) / self.seats
        self.tree.grow(root)
        self.solver.begin(self.tree)
        self.solver.run(rounds)
        self.solver.settle()
        self.distance[kind] = self.solver.distance()
        for place in range(self.tree.places):
            self.worth.role[SEATS_MAX * kind + place] = scale * self.solver.value_of(place)
            rest -= scale * self.solver.value_of(place)
        for place in range(self.tree.places, self.seats):
            self.worth.role[SEATS_MAX * kind + place] = rest / (self.seats - self.tree.places)
