"""Trees of what each seat sees: the nodes that the plain search and the guided one have in common.

Nodes are rows in fixed arrays. A tree belongs to a seat: what leads from a node to one below it is what that seat saw
of a step, and what a node remembers are rewards of that seat.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import Floats, Ints
from ratskeller.kernel.state import State
from ratskeller.search.sizes import NO_NODE, NODES_MAX, TREES_MAX

_SCATTER_LEAST: float = 0.02


class Trees(Fixed):
    """A tree for every seat, and where a walk stands in each of them."""

    # The nodes of all trees, by number. Node 0 is none, above the roots: those are 1, 2 ... for seat 0, 1 ...
    nodes: int
    key: Annotated[Ints, NODES_MAX]  # what the tree's seat saw of the step that leads here
    visits: Annotated[Ints, NODES_MAX]
    total: Annotated[Floats, NODES_MAX]  # rewards of the tree's seat
    first: Annotated[Ints, NODES_MAX]  # the newest child
    next: Annotated[Ints, NODES_MAX]  # the next older sister
    parent: Annotated[Ints, NODES_MAX]
    squares: Annotated[Floats, TREES_MAX]  # of the rewards of each tree's seat
    # The walk
    state: State
    at: Annotated[Ints, TREES_MAX]  # where the walk stands in each tree, or NO_NODE when it has left it
    last: Annotated[Ints, TREES_MAX]  # the last node that it came to in each tree

    def _put(self, node: int, parent: int, key: int) -> None:
        """A node of this number, new and below another one."""
        self.key[node] = key
        self.visits[node] = 0
        self.total[node] = 0.0
        self.parent[node] = parent
        self.first[node] = NO_NODE
        self.next[node] = self.first[parent]
        self.first[parent] = node

    def _find(self, parent: int, key: int) -> int:
        child: int = self.first[parent]
        while child != NO_NODE and self.key[child] != key:
            child = self.next[child]
        return child

    def _begin_walk(self) -> None:
        """At all roots."""
        for seat in range(self.state.seats):
            self.at[seat] = seat + 1
            self.last[seat] = seat + 1

    def _pass_up(self, seat: int, reward: float) -> None:
        """What the walk has brought to a seat counts for every node of its tree that it came through."""
        node: int = self.last[seat]
        self.squares[seat] += reward * reward
        while node != NO_NODE:
            self.visits[node] += 1
            self.total[node] += reward
            node = self.parent[node]

    def _scatter(self, seat: int) -> float:
        """The standard deviation of what a seat has found so far: how much a single try can mislead."""
        tries: int = self.visits[seat + 1]
        mean: float
        variance: float
        scatter: float
        if tries == 0:
            return 0.5
        mean = self.total[seat + 1] / tries
        variance = max(_SCATTER_LEAST * _SCATTER_LEAST, self.squares[seat] / tries - mean * mean)
        scatter = variance**0.5
        return scatter
