"""The Rats in the Walls: an equilibrium of a segment, by regrets (CFR+).

Again and again everybody plays the tree of the segment against what the others do, and notes for each choice how much
they regret not having made it; choices are then made in proportion to these regrets. The mean of all that was played
comes near an equilibrium: a strategy that nobody can gain by leaving. How near is measured: `distance` is what all
could gain together, each by leaving alone.

The one who has looked has a strategy for every number of rats, the others have one for all. What they make of an
announcement that nobody should make is said by a slip of the tongue: with a small chance anybody says anything, and
the truth more readily than a lie.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.segments import Segment
from ratskeller.kernel.native import Fixed, exp
from ratskeller.kernel.numbers import Floats

_SLIP: float = 0.0005
_SLIP_ABOVE: float = 0.5  # more rats than announced, compared with as many
_SLIP_BELOW: float = 0.1  # fewer rats than announced
_FLOOR: float = 0.01  # what hardly anybody does is thought of a little all the same
_NOBODY: int = -1


_DOUBTED: float = 0.35  # what is less likely, people rather doubt
_SURENESS: float = 12.0


class Solver(Fixed):
    """The strategies of all who choose in the tree of a segment."""

    tree: Segment
    rounds: int  # played so far
    slip: float  # how often anybody says anything
    naivety: float  # how often anybody does what people do who think nothing through
    # By edge and number of rats; for those who have not looked, at 0 rats
    regret: Annotated[Floats, EDGES_MAX * RATS_END]
    current: Annotated[Floats, EDGES_MAX * RATS_END]
    habit: Annotated[Floats, EDGES_MAX * RATS_END]  # what people do who think nothing through
    played: Annotated[Floats, EDGES_MAX * RATS_END]  # the current strategies with so much of the habits
    mean: Annotated[Floats, EDGES_MAX * RATS_END]
    worth: Annotated[Floats, EDGES_MAX]  # of an edge, for who chooses and has not looked
    # By node and number of rats: how likely the one who has looked plays towards a node
    reach: Annotated[Floats, NODES_MAX * RATS_END]
    # By node and place: how likely those who have not looked play towards a node
    way: Annotated[Floats, NODES_MAX * SEATS_MAX]

    def begin(self, tree: Segment) -> None:
        """Forget what was learnt of another segment."""
        self.tree = tree
        self.rounds = 0
        self.slip = _SLIP
        for i in range(tree.edges * RATS_END):
            self.regret[i] = 0.0
            self.mean[i] = 0.0
            self.habit[i] = 0.0
        if self.naivety > 0.0:
            self._learn_habits()

    def run(self, rounds: int) -> None:
        """So many rounds more; in turns the one who has looked and the others learn from them."""
        for _ in range(rounds):
            self.rounds += 1
            self._play()
            self._value(_NOBODY)
            self._learn(self.rounds % 2 == 1)

    def settle(self) -> None:
        """Let the current strategies be the mean of all that was played."""
        tree: Segment = self.tree
        for node in range(tree.nodes):
            if tree.kind[node] == SEEING_NODE:
                for rats in range(tree.numbers):
                    self._settle_at(node, rats)
            elif tree.kind[node] == OPEN_NODE:
                self._settle_at(node, 0)
        self._spread()

    def distance(self) -> float:
        """What everybody could gain together, each by leaving the current strategies alone; after `settle`."""
        tree: Segment = self.tree
        total: float = 0.0
        self.slip = 0.0
        for place in range(tree.places):
            self._value(_NOBODY)
            total -= self.value_of(place)
            self._value(place)
            total += self.value_of(place)
        self._value(_NOBODY)
        self.slip = _SLIP
        return total

    def value_of(self, place: int) -> float:
        """What the segment is worth to a place, as the nodes are valued now."""
        tree: Segment = self.tree
        total: float = 0.0
        for rats in range(tree.numbers):
            total += tree.chance[rats] * tree.value[place * RATS_END + rats]
        return total

    def look_through(self) -> None:
        """Value every node by the current strategies; after `settle`."""
        self._value(_NOBODY)

    # ---- playing -------------------------------------------------------------------------------------------

    def _play(self) -> None:
        """Choose by the regrets, and add that to the mean; later rounds count more."""
        tree: Segment = self.tree
        weight: float
        edge: int
        for node in range(tree.nodes):
            if tree.kind[node] == SEEING_NODE:
                for rats in range(tree.numbers):
                    self._match(node, rats)
            elif tree.kind[node] == OPEN_NODE:
                self._match(node, 0)
        self._spread()
        for node in range(tree.nodes):
            for i in range(tree.count[node]):
                edge = (tree.first[node] + i) * RATS_END
                if tree.kind[node] == SEEING_NODE:
                    for rats in range(tree.numbers):
                        weight = self.rounds * self.reach[node * RATS_END + rats] / tree.chance[rats]
                        self.mean[edge + rats] += weight * self.current[edge + rats]
                else:
                    weight = self.rounds * self.way[node * SEATS_MAX + tree.place[node]]
                    self.mean[edge] += weight * self.current[edge]

    def _match(self, node: int, rats: int) -> None:
        tree: Segment = self.tree
        first: int = tree.first[node]
        total: float = 0.0
        for edge in range(first, first + tree.count[node]):
            total += self.regret[edge * RATS_END + rats]
        for edge in range(first, first + tree.count[node]):
            if total > 0.0:
                self.current[edge * RATS_END + rats] = self.regret[edge * RATS_END + rats] / total
            else:
                self.current[edge * RATS_END + rats] = 1.0 / tree.count[node]

    def _settle_at(self, node: int, rats: int) -> None:
        """In the first round everything was played, so there is a mean of everything."""
        tree: Segment = self.tree
        first: int = tree.first[node]
        total: float = 0.0
        for edge in range(first, first + tree.count[node]):
            total += self.mean[edge * RATS_END + rats]
        for edge in range(first, first + tree.count[node]):
            self.current[edge * RATS_END + rats] = self.mean[edge * RATS_END + rats] / total

    def _spread(self) -> None:
        """How likely the one who has looked plays towards each node, with each number of rats."""
        tree: Segment = self.tree
        child: int
        chance: float
        for i in range(tree.edges * RATS_END):
            self.played[i] = (1.0 - self.naivety) * self.current[i] + self.naivety * self.habit[i]
        for rats in range(tree.numbers):
            self.reach[rats] = tree.chance[rats]
        for place in range(tree.places):
            self.way[place] = 1.0
        for node in range(tree.nodes):
            for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
                child = tree.to[edge] * RATS_END
                for rats in range(tree.numbers):
                    self.reach[child + rats] = self.reach[node * RATS_END + rats]
                    if tree.kind[node] == SEEING_NODE:
                        self.reach[child + rats] *= self.played[edge * RATS_END + rats]
                for place in range(tree.places):
                    chance = self.way[node * SEATS_MAX + place]
                    if tree.kind[node] == OPEN_NODE and tree.place[node] == place:
                        chance *= max(_FLOOR, self.played[edge * RATS_END])
                    self.way[tree.to[edge] * SEATS_MAX + place] = chance

    def suspicion(self, node: int, rats: int) -> float:
        """How likely it is to be here with so many rats, for those who have not looked; not made to add up to 1."""
        tree: Segment = self.tree
        slip: float = self.slip * tree.chance[rats]
        if rats > tree.told[node]:
            slip *= _SLIP_ABOVE
        elif rats < tree.told[node]:
            slip *= _SLIP_BELOW
        return self.reach[node * RATS_END + rats] + slip

    # ---- learning ------------------------------------------------------------------------------------------

    def _value(self, best: int) -> None:
        """What every node is worth to every place; `best` is a place that makes the best of it, or nobody."""
        tree: Segment = self.tree
        for i in range(tree.nodes):
            node: int = tree.nodes - 1 - i
            if tree.count[node] > 0:
                if tree.place[node] == best:
                    self._choose_best(node)
                else:
                    self._mix(node)

    def _mix(self, node: int) -> None:
        tree: Segment = self.tree
        at: int
        child: int
        chance: float
        for place in range(tree.places):
            at = tree.width * node + place * RATS_END
            for rats in range(tree.numbers):
                tree.value[at + rats] = 0.0
            for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
                child = tree.width * tree.to[edge] + place * RATS_END
                chance = self.played[edge * RATS_END]
                for rats in range(tree.numbers):
                    if tree.kind[node] == SEEING_NODE:
                        chance = self.played[edge * RATS_END + rats]
                    tree.value[at + rats] += chance * tree.value[child + rats]

    def _choose_best(self, node: int) -> None:
        """For the place that chooses here; what it is worth to the others is not asked then."""
        tree: Segment = self.tree
        place: int = tree.place[node]
        at: int = tree.width * node + place * RATS_END
        child: int
        best: int = tree.first[node]
        for edge in range(tree.first[node] + 1, tree.first[node] + tree.count[node]):
            if self.worth_of(node, edge) > self.worth_of(node, best):
                best = edge
        child = tree.width * tree.to[best] + place * RATS_END
        for rats in range(tree.numbers):
            tree.value[at + rats] = tree.value[child + rats]
        if tree.kind[node] == SEEING_NODE:
            for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
                child = tree.width * tree.to[edge] + place * RATS_END
                for rats in range(tree.numbers):
                    tree.value[at + rats] = max(tree.value[at + rats], tree.value[child + rats])

    def worth_of(self, node: int, edge: int) -> float:
        """What an edge is worth to whoever chooses at a node, without having looked; not divided by the suspicions."""
        tree: Segment = self.tree
        child: int = tree.width * tree.to[edge] + tree.place[node] * RATS_END
        total: float = 0.0
        for rats in range(tree.numbers):
            total += self.suspicion(node, rats) * tree.value[child + rats]
        return total

    def _learn(self, is_seeing: bool) -> None:
        tree: Segment = self.tree
        for node in range(tree.nodes):
            if tree.kind[node] == SEEING_NODE and is_seeing:
                self._regret_seeing(node)
            elif tree.kind[node] == OPEN_NODE and not is_seeing:
                self._regret_open(node)

    def _others(self, node: int) -> float:
        """How likely the others of those who have not looked play towards a node."""
        tree: Segment = self.tree
        chance: float = 1.0
        for place in range(tree.places):
            if place != tree.place[node]:
                chance *= self.way[node * SEATS_MAX + place]
        return chance

    def _regret_seeing(self, node: int) -> None:
        tree: Segment = self.tree
        others: float = self._others(node)
        here: float
        child: int
        for rats in range(tree.numbers):
            here = 0.0
            for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
                here += self.current[edge * RATS_END + rats] * tree.value[tree.width * tree.to[edge] + rats]
            for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
                child = tree.width * tree.to[edge]
                self.regret[edge * RATS_END + rats] = max(
                    0.0, self.regret[edge * RATS_END + rats] + others * (tree.value[child + rats] - here)
                )

    def _regret_open(self, node: int) -> None:
        tree: Segment = self.tree
        others: float = self._others(node)
        here: float = 0.0
        for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
            self.worth[edge] = self.worth_of(node, edge)
            here += self.current[edge * RATS_END] * self.worth[edge]
        for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
            self.regret[edge * RATS_END] = max(0.0, self.regret[edge * RATS_END] + others * (self.worth[edge] - here))

    # ---- habits --------------------------------------------------------------------------------------------

    def _learn_habits(self) -> None:
        """People look and tell the truth if they may; they doubt what is unlikely, and hand on what they believe."""
        tree: Segment = self.tree
        for node in range(tree.nodes):
            if tree.kind[node] == SEEING_NODE:
                for rats in range(tree.numbers):
                    self._learn_habit(node, rats)
            elif tree.kind[node] == OPEN_NODE:
                self._learn_habit(node, 0)

    def _learn_habit(self, node: int, rats: int) -> None:
        tree: Segment = self.tree
        first: int = tree.first[node]
        chance: float
        if tree.action[first] == BELIEVE:
            chance = self._chance_of_truth(node, rats)
            chance = 1.0 / (1.0 + exp(_SURENESS * (chance - _DOUBTED)))
            self.habit[first * RATS_END + rats] = 1.0 - chance
            self.habit[(first + 1) * RATS_END + rats] = chance
            return
        for edge in range(first, first + tree.count[node]):
            if node == 0 and tree.action[edge] == ANNOUNCE + rats:
                self.habit[edge * RATS_END + rats] = 1.0
                return
        self.habit[first * RATS_END + rats] = 1.0
        if tree.count[node] > 1:
            self.habit[first * RATS_END + rats] = 0.5
            self.habit[(first + 1) * RATS_END + rats] = 0.5

    def _chance_of_truth(self, node: int, rats: int) -> float:
        """Of what was announced last, if it is no evidence."""
        tree: Segment = self.tree
        claim: int = tree.claim[node]
        chance: float = 0.0
        if tree.kind[node] == SEEING_NODE:
            return 1.0 if rats >= claim else 0.0
        if claim == 0:
            return tree.chance[0]
        for each in range(claim, tree.numbers):
            chance += tree.chance[each]
        return chance
