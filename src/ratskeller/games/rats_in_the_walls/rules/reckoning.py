"""The Rats in the Walls: what a position is worth to every seat, read from a solved segment. For reviews."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.segments import Segment
from ratskeller.games.rats_in_the_walls.rules.solver import Solver
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.unseen import Unseen
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import CHANCE, Floats


class Reckoning(Fixed):
    """Shares of a win, with what is known of the dice."""

    unseen: Unseen
    likely: Annotated[Floats, RATS_END]  # how likely each number of rats is
    share: Annotated[Floats, SEATS_MAX]

    # ---- what is known of the dice -------------------------------------------------------------------------

    def know(self, rats: int) -> None:
        """So many rats are there."""
        for each in range(RATS_END):
            self.likely[each] = 0.0
        self.likely[rats] = 1.0

    def know_nothing(self, solver: Solver) -> None:
        """What the dice alone say."""
        tree: Segment = solver.tree
        for rats in range(RATS_END):
            self.likely[rats] = tree.chance[rats] if rats < tree.numbers else 0.0

    def suspect(self, solver: Solver, node: int) -> None:
        """What somebody must think who has not looked, after all that was said."""
        total: float = 0.0
        for rats in range(RATS_END):
            self.likely[rats] = solver.suspicion(node, rats) if rats < solver.tree.numbers else 0.0
            total += self.likely[rats]
        for rats in range(RATS_END):
            self.likely[rats] /= total

    # ---- what it is worth ----------------------------------------------------------------------------------

    def be_even(self, seats: int) -> None:
        """Nothing has happened yet."""
        for seat in range(seats):
            self.share[seat] = 1.0 / seats

    def read(self, solver: Solver, node: int) -> None:
        """A node of the segment. Who is too far away to have a place there shares what is left with others such."""
        tree: Segment = solver.tree
        left: float = 1.0
        seat: int
        at: int
        for place in range(tree.places):
            seat = (tree.giver + place) % tree.seats
            at = tree.width * node + place * RATS_END
            self.share[seat] = 0.0
            for rats in range(tree.numbers):
                self.share[seat] += self.likely[rats] * tree.value[at + rats]
            left -= self.share[seat]
        for place in range(tree.places, tree.seats):
            self.share[(tree.giver + place) % tree.seats] = left / (tree.seats - tree.places)

    def edge_of(self, tree: Segment, node: int, action: int) -> int:
        """The edge of an action at a node, or NO_NODE if that is not thought of there."""
        if node != NO_NODE:
            for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
                if tree.action[edge] == action:
                    return edge
        return NO_NODE

    def doubt(self, solver: Solver, node: int, action: int) -> float:
        """How often the next one doubts after a word of this node; -1 where nobody is asked who has not looked."""
        tree: Segment = solver.tree
        edge: int = self.edge_of(tree, node, action)
        child: int
        if edge == NO_NODE:
            return -1.0
        child = tree.to[edge]
        if tree.kind[child] != OPEN_NODE or tree.action[tree.first[child]] != BELIEVE:
            return -1.0
        return solver.played[(tree.first[child] + 1) * RATS_END]

    def think(self, state: Rats) -> None:
        """A position in which nobody has seen the dice, or the game is as good as over."""
        self.unseen.think(state, 0, 0)
        for seat in range(state.seats):
            self.share[seat] = self.unseen.found[seat]

    def lift(self, state: Rats) -> None:
        """Dice fall that nobody has seen: every roll, and what comes of it."""
        weights: Annotated[Floats, 36] = [0.0] * 36
        rolls: int = state.outcomes()
        total: float = 0.0
        after: Rats = state.copy()
        for i in range(rolls):
            weights[i] = state.weights[i]
            total += state.weights[i]
        for seat in range(state.seats):
            self.share[seat] = 0.0
        for i in range(rolls):
            after.assign(state)
            after.apply(CHANCE, state.actions[i])
            self.unseen.think(after, 0, 0)
            for seat in range(state.seats):
                self.share[seat] += self.unseen.found[seat] * weights[i] / total
