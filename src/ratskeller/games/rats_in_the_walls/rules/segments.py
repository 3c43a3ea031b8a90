"""The Rats in the Walls: a segment of a round, from a look under the cup to the next shake, as a tree.

A shake wipes out what anybody knew, so nothing but what is public goes from one segment to the next. Within a segment
one player alone knows the dice: the Giver who has looked. The tree is grown by the rules themselves: every node is a
position of theirs. All may be announced after the look; a handover without a look is thought of unchanged or with one
rat more, and so often as `passes_max` says; what was really said is always in the tree.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.unseen import Unseen, lift_as
from ratskeller.games.rats_in_the_walls.rules.worth import Worth
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import CHANCE, Floats, Ints


class Segment(Fixed):
    """The tree of a segment. Places are seats counted from the Giver who has looked."""

    worth: Worth
    unseen: Unseen
    giver: int  # who has looked
    seats: int
    places: int  # so many seats may have to choose
    width: int  # of the values of a node
    numbers: int  # of rats that may be in the walls: none to two on each die
    chance: Annotated[Floats, RATS_END]  # of each number
    # What was really announced in this segment, the first by the one who has looked
    said: Annotated[Ints, SEATS_MAX + 1]
    words: int
    # The nodes; each comes before its children
    nodes: int
    kind: Annotated[Ints, NODES_MAX]
    place: Annotated[Ints, NODES_MAX]  # who chooses
    told: Annotated[Ints, NODES_MAX]  # what was announced after the look
    claim: Annotated[Ints, NODES_MAX]  # what was announced last
    first: Annotated[Ints, NODES_MAX]  # of the edges
    count: Annotated[Ints, NODES_MAX]  # of the edges
    value: Annotated[Floats, NODES_MAX * SEATS_MAX * RATS_END]  # by node, place and number of rats
    # The edges
    edges: int
    action: Annotated[Ints, EDGES_MAX]
    to: Annotated[Ints, EDGES_MAX]

    def grow(self, root: Rats) -> None:
        """The tree of a segment from its first position: the cup is shaken, nobody has looked."""
        looked: Rats = root.copy()
        rats: int
        total: float = 0.0
        self.giver = root.giver
        self.seats = root.seats
        self.places = min(root.seats, max(self.unseen.passes_max, self.words) + 2)
        self.width = self.places * RATS_END
        self.numbers = 2 * root.dice + 1
        self.nodes = 0
        self.edges = 0
        for i in range(self.numbers):
            self.chance[i] = 0.0
        looked.apply(root.giver, PEEK)
        for i in range(looked.outcomes()):
            rats = looked.actions[i] // ROLL_BASE + 2 * (looked.actions[i] % ROLL_BASE)
            self.chance[rats] += looked.weights[i]
            total += looked.weights[i]
        for i in range(self.numbers):
            self.chance[i] /= total
        looked.apply(CHANCE, 0)
        self._grow_look(looked)

    def _new_node(self, kind: int, seat: int, told: int, claim: int) -> int:
        node: int = self.nodes
        self.nodes += 1
        self.kind[node] = kind
        self.place[node] = (seat - self.giver) % self.seats
        self.told[node] = told
        self.claim[node] = claim
        self.count[node] = 0
        return node

    def _new_edge(self, node: int, action: int) -> None:
        """Edges of a node are made one after the other, before any of its children."""
        if self.count[node] == 0:
            self.first[node] = self.edges
        self.action[self.edges] = action
        self.count[node] += 1
        self.edges += 1

    # ---- the look ------------------------------------------------------------------------------------------

    def _grow_look(self, looked: Rats) -> None:
        node: int = self._new_node(SEEING_NODE, self.giver, NO_CLAIM, NO_CLAIM)
        is_real: bool
        for i in range(looked.legal(self.giver)):
            self._new_edge(node, looked.actions[i])
        for edge in range(self.first[node], self.first[node] + self.count[node]):
            after: Rats = looked.copy()
            after.apply(self.giver, self.action[edge])
            if self.action[edge] == REROLL:
                self.to[edge] = self._grow_blind(after)
            else:
                is_real = self.words > 0 and self.said[0] == self.action[edge] - ANNOUNCE
                self.to[edge] = self._grow_word(after, self.action[edge] - ANNOUNCE, 0, is_real)

    def _grow_blind(self, state: Rats) -> int:
        node: int = self._new_node(WORTH_NODE, self.giver, NO_CLAIM, NO_CLAIM)
        self.unseen.think(state, 0, 0)
        for place in range(self.places):
            self._fill(node, place, self.unseen.found[(self.giver + place) % self.seats])
        return node

    def _fill(self, node: int, place: int, share: float) -> None:
        at: int = self.width * node + place * RATS_END
        for rats in range(self.numbers):
            self.value[at + rats] = share

    def _grow_worth(self, state: Rats) -> int:
        node: int = self._new_node(WORTH_NODE, self.giver, NO_CLAIM, NO_CLAIM)
        self.worth.judge(state)
        for place in range(self.places):
            self._fill(node, place, self.worth.share[(self.giver + place) % self.seats])
        return node

    # ---- a word and its answers ----------------------------------------------------------------------------

    def _grow_word(self, state: Rats, told: int, passes: int, is_real: bool) -> int:
        """After an announcement; `is_real`: all this has really been said."""
        node: int
        if state.phase != ANSWERING:
            return self._grow_worth(state)
        node = self._new_node(SEEING_NODE if state.mover == self.giver else OPEN_NODE, state.mover, told, state.claim)
        self._new_edge(node, BELIEVE)
        self._new_edge(node, DOUBT)
        after: Rats = state.copy()
        after.apply(state.mover, BELIEVE)
        if after.phase == CONTINUING:
            self.to[self.first[node]] = self._grow_handover(after, told, passes, is_real)
        else:
            self.to[self.first[node]] = self._grow_worth(after)
        self.to[self.first[node] + 1] = self._grow_truth(state)
        return node

    def _grow_truth(self, state: Rats) -> int:
        node: int = self._new_node(TRUTH_NODE, self.giver, NO_CLAIM, NO_CLAIM)
        at: int
        is_true: bool
        for truth in range(2):
            self.worth.judge(lift_as(state, truth == 1))
            for place in range(self.places):
                at = self.width * node + place * RATS_END
                for rats in range(self.numbers):
                    is_true = rats >= state.claim if state.claim > 0 else rats == 0
                    if is_true == (truth == 1):
                        self.value[at + rats] = self.worth.share[(self.giver + place) % self.seats]
        return node

    def _grow_handover(self, state: Rats, told: int, passes: int, is_real: bool) -> int:
        """Somebody has believed in rats: hand on, or shake."""
        node: int
        action: int
        is_next: bool
        node = self._new_node(SEEING_NODE if state.mover == self.giver else OPEN_NODE, state.mover, told, state.claim)
        for i in range(state.legal(state.mover)):
            if self._is_thought_of(state, state.actions[i], passes, is_real):
                self._new_edge(node, state.actions[i])
        for edge in range(self.first[node], self.first[node] + self.count[node]):
            action = self.action[edge]
            after: Rats = state.copy()
            after.apply(state.mover, action)
            if action == SHAKE or action == TURN:
                self.to[edge] = self._grow_worth(after)
            else:
                is_next = is_real and passes + 1 < self.words and self.said[passes + 1] == action - ANNOUNCE
                self.to[edge] = self._grow_word(after, told, passes + 1, is_next)
        return node

    def _is_thought_of(self, state: Rats, action: int, passes: int, is_real: bool) -> bool:
        if is_real and action - ANNOUNCE <= state.claim + 1:
            return True
        if is_real and passes + 1 < self.words and self.said[passes + 1] == action - ANNOUNCE:
            return True
        return self.unseen.is_thought_of(state, action, passes)

    # ---- where a position is in the tree -------------------------------------------------------------------

    def find(self, state: Rats) -> int:
        """The node of a position with the words that were really said, or NO_NODE."""
        node: int = 0
        for i in range(self.words):
            if i > 0:
                node = self._follow(node, BELIEVE)
            node = self._follow(node, ANNOUNCE + self.said[i])
        if state.phase == CONTINUING:
            node = self._follow(node, BELIEVE)
        return NO_NODE if node == NO_NODE or self.count[node] == 0 else node

    def _follow(self, node: int, action: int) -> int:
        if node != NO_NODE:
            for edge in range(self.first[node], self.first[node] + self.count[node]):
                if self.action[edge] == action:
                    return self.to[edge]
        return NO_NODE
