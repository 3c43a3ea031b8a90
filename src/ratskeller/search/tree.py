"""A tree search for games with secrets, generic over `State`.

It is information-set Monte Carlo tree search with a tree for every seat. Each iteration imagines a position that fits
what the searching seat knows (`redeal`), then walks all trees at once: a seat's tree branches on what that seat sees of
a step (`glimpse`), so nobody's choice in the walk rests on what they could not know. Every seat maximises its own
reward.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.kernel.native import ln
from ratskeller.kernel.numbers import ACTIONS_MAX, CHANCE, NOBODY, Ints, Long
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from ratskeller.search.playouts import play_until_quiet
from ratskeller.search.sizes import CHANCE_KEY, DEPTH_MAX, NO_NODE, NODES_MAX
from ratskeller.search.trees import Trees

_EXPLORATION: float = 1.4  # in standard deviations of the rewards


class TreeSearch(Trees):
    """A search for the best action of one seat, run for as many iterations as there is time for."""

    # The question
    root: State
    seat: int
    first_mover: int
    rng: Rng
    iterations: Long
    # The walk
    available: Annotated[Ints, NODES_MAX]  # how often each node could have been chosen
    found: Annotated[Ints, ACTIONS_MAX]  # what lies behind each legal action of whoever chooses

    def begin(self, root: State, seat: int, rng: Rng) -> None:
        """Ask for the best action of a seat in a position; forget what was asked before."""
        self.root = root.copy()
        self.state = root.copy()
        self.seat = seat
        # It acts now, even if others may act at the same time.
        self.first_mover = seat if self.root.legal(seat) > 0 else root.mover
        self.rng = rng
        self.iterations = 0
        self.nodes = 1
        for tree in range(root.seats):
            self._new_node(NO_NODE, 0)
            self.squares[tree] = 0.0

    def run(self, iterations: int) -> None:
        """Search on for a number of iterations."""
        for _ in range(iterations):
            self._iterate()
        self.iterations += iterations

    def _new_node(self, parent: int, key: int) -> int:
        node: int = self.nodes
        self.nodes += 1
        self.available[node] = 0
        self._put(node, parent, key)
        return node

    def _iterate(self) -> None:
        steps: int = 0
        mover: int = self.first_mover
        state: State = self.state
        state.assign(self.root)
        state.redeal(self.seat, self.rng)
        self._begin_walk()
        while mover != NOBODY and steps < DEPTH_MAX:
            if mover != CHANCE and self.at[mover] == NO_NODE:
                break
            self._step(mover)
            mover = state.mover
            steps += 1
        play_until_quiet(state, self.rng)
        self._learn()

    def _step(self, mover: int) -> None:
        """Choose a step for the mover and walk every seat's tree along what that seat sees of it."""
        action: int
        offset: int = 0
        state: State = self.state
        if mover == CHANCE:
            action = state.draw(self.rng)
            offset = CHANCE_KEY
        else:
            action = self._choose(mover)
        for seat in range(state.seats):
            if self.at[seat] != NO_NODE:
                self._walk(seat, state.glimpse(seat, mover, action) + offset)
        state.apply(mover, action)

    def _walk(self, seat: int, key: int) -> None:
        """Go down one tree. A node made now is the last one there for this iteration."""
        parent: int = self.at[seat]
        child: int = self._find(parent, key)
        self.at[seat] = child
        if child == NO_NODE:
            if self.nodes >= NODES_MAX:
                return
            child = self._new_node(parent, key)
        self.last[seat] = child

    def _choose(self, mover: int) -> int:
        """An action not tried yet, or the one with the highest upper confidence bound."""
        state: State = self.state
        parent: int = self.at[mover]
        untried: int = 0
        chosen: int = 0
        for i in range(state.legal(mover)):
            self.found[i] = self._find(parent, state.actions[i])
            if self.found[i] != NO_NODE:
                self.available[self.found[i]] += 1
                continue
            untried += 1
            if self.rng.below(untried) == 0:
                chosen = state.actions[i]
        return chosen if untried > 0 else self._choose_tried(mover)

    def _choose_tried(self, mover: int) -> int:
        """The action with the highest upper confidence bound, where all have been tried."""
        state: State = self.state
        child: int
        chosen: int = 0
        bound: float
        best: float = -1.0
        exploration: float = _EXPLORATION * self._scatter(mover)
        for i in range(state.count):
            child = self.found[i]
            bound = self.total[child] / self.visits[child]
            bound += exploration * (ln(self.available[child]) / self.visits[child]) ** 0.5
            if bound > best:
                best = bound
                chosen = state.actions[i]
        return chosen

    def _learn(self) -> None:
        """Pass what each seat has won, or may hope for, up that seat's tree."""
        state: State = self.state
        for seat in range(state.seats):
            self._pass_up(seat, state.reward(seat) if state.mover == NOBODY else state.promise(seat))

    def visit_counts(self) -> list[int]:
        """How often each legal action of the seat was tried, in the order of the legal actions."""
        found: list[int] = []
        child: int
        for action in self.root.legal_actions(self.seat):
            child = self._find(self.seat + 1, action)
            found.append(self.visits[child] if child != NO_NODE else 0)
        return found

    def mean_rewards(self) -> list[float]:
        """The mean reward found behind each legal action, in the same order."""
        found: list[float] = []
        child: int
        for action in self.root.legal_actions(self.seat):
            child = self._find(self.seat + 1, action)
            found.append(self.total[child] / self.visits[child] if child != NO_NODE else 0.0)
        return found
