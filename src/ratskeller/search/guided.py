"""A tree search that is guided by a game's mind, generic over `State` and `Mind`.

Like the plain search (tree.py) it has a tree for every seat and imagines a position for each iteration. What it adds:

- What was done tells something: an imagined position in which nobody would have acted as they did is mostly thrown away
  (`Mind.belief`). The trees of the others begin with what they alone know there (`Mind.secret`).
- The candidates at the root share their chance: one imagined position and one stream for a try of each of them. After
  some tries the worse half is dropped, and the rest shares what is left of the budget (sequential halving).
- Within the trees an action is tried the more, the more sensible it looks beforehand (`Mind.weigh`).
- A walk that has left the trees goes on as sensible players would (`Mind.sample`), until a position can be judged
  (`Mind.outlook`).
- When there are no nodes left, the one that was not walked through for the longest time is used again.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.kernel.mind import Mind
from ratskeller.kernel.native import exp, ln
from ratskeller.kernel.numbers import ACTIONS_MAX, CHANCE, NOBODY, Floats, Ints, Long
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from ratskeller.search.sizes import CHANCE_KEY, DEPTH_MAX, NO_NODE, NODES_MAX, TREES_MAX
from ratskeller.search.trees import Trees

_EXPLORATION: float = 2.0  # in standard deviations of the rewards
_LEAN: float = 0.5  # how much a candidate's look beforehand counts, in standard deviations, until it has been tried
_IMAGINED_MOST: int = 16  # positions to imagine until one is believed
_PARTS: Long = 1073741824
_PREFERENCE_LEAST: float = 0.0001
_TRIES_LEAST: int = 4  # of a candidate before the field is halved; who has fewer to give asks fewer candidates


class GuidedSearch(Trees):
    """A search for the best action of one seat, with a budget of iterations."""

    # The question
    root: State
    seat: int
    mind: Mind
    rng: Rng
    by_mind: bool  # whether everybody plays on as the mind would, without any trees; not after `begin`
    # The candidates, the most sensible first; those who are left are the first `field`
    candidates: int
    field: int
    action: Annotated[Ints, ACTIONS_MAX]
    prior: Annotated[Floats, ACTIONS_MAX]
    tries: Annotated[Ints, ACTIONS_MAX]
    gain: Annotated[Floats, ACTIONS_MAX]  # rewards of the seat in all tries
    # The nodes in a ring that begins and ends at 0, those that were walked through last at its end
    newer: Annotated[Ints, NODES_MAX]
    older: Annotated[Ints, NODES_MAX]
    reward: Annotated[Floats, TREES_MAX]  # what the last walk brought to each seat

    def begin(self, root: State, seat: int, mind: Mind, rng: Rng) -> None:
        """Ask for the best action of a seat in a position; forget what was asked before."""
        self.root = root.copy()
        self.state = root.copy()
        self.seat = seat
        self.mind = mind
        self.by_mind = False
        self.rng = rng.split(rng.below(_PARTS))
        self.nodes = 1
        self.first[NO_NODE] = NO_NODE
        self.newer[NO_NODE] = NO_NODE
        self.older[NO_NODE] = NO_NODE
        for tree in range(root.seats):
            self._new_node(NO_NODE, 0)
            self.squares[tree] = 0.0
        self._list_candidates()

    def _list_candidates(self) -> None:
        place: int
        self.candidates = self.mind.weigh(self.root, self.seat)
        for i in range(self.candidates):
            place = i
            while place > 0 and self.prior[place - 1] < self.mind.preference[i]:
                self.prior[place] = self.prior[place - 1]
                self.action[place] = self.action[place - 1]
                place -= 1
            self.prior[place] = self.mind.preference[i]
            self.action[place] = self.root.actions[i]
            self.tries[i] = 0
            self.gain[i] = 0.0
        self.field = self.candidates

    # ---- the candidates ------------------------------------------------------------------------------------

    def run(self, iterations: int) -> None:
        """Spend a budget: the field is halved until one is left, and every half gets the same part of the budget."""
        left: int = iterations
        halvings: int = 1
        tries: int
        number: Long = 0
        self.field = max(1, min(self._sensible(), iterations // _TRIES_LEAST))
        while 1 << halvings < self.field:
            halvings += 1
        while left >= self.field:
            tries = max(1, left // max(1, halvings) // self.field)
            for _ in range(tries):
                self._try_all(number)
                number += 1
            left -= tries * self.field
            halvings -= 1
            self._rank()
            self.field = max(min(2, self.field), (self.field + 1) // 2)

    def _sensible(self) -> int:
        """How many candidates there are that are not out of the question from the outset."""
        count: int = 0
        for i in range(self.candidates):
            if self.prior[i] > 0.0:
                count += 1
        return count

    def _try_all(self, number: Long) -> None:
        """One try of every candidate who is left, with the same chance for all."""
        stream: Rng = self.rng.split(number)
        for i in range(self.field):
            stream.position = stream.seed
            self.walk(i, stream)

    def _rank(self) -> None:
        """Put those who are left into order, the best first."""
        place: int
        for i in range(1, self.field):
            place = i
            while place > 0 and self._score(place - 1) < self._score(place):
                self._swap(place - 1)
                place -= 1

    def _score(self, i: int) -> float:
        """What a candidate has brought on average; with few tries, how it looked beforehand counts too."""
        looks: float = ln(max(_PREFERENCE_LEAST, self.prior[i])) - ln(max(_PREFERENCE_LEAST, self.prior[0]))
        return self.gain[i] / self.tries[i] + _LEAN * self._scatter(self.seat) * looks / (1 + self.tries[i])

    def _swap(self, i: int) -> None:
        action: int = self.action[i]
        tries: int = self.tries[i]
        prior: float = self.prior[i]
        gain: float = self.gain[i]
        self.action[i] = self.action[i + 1]
        self.tries[i] = self.tries[i + 1]
        self.prior[i] = self.prior[i + 1]
        self.gain[i] = self.gain[i + 1]
        self.action[i + 1] = action
        self.tries[i + 1] = tries
        self.prior[i + 1] = prior
        self.gain[i + 1] = gain

    # ---- nodes ---------------------------------------------------------------------------------------------

    def _new_node(self, parent: int, key: int) -> int:
        node: int = self.nodes
        if node < NODES_MAX:
            self.nodes += 1
        else:
            node = self._forget()
        self._put(node, parent, key)
        self._put_newest(node)
        return node

    def _forget(self) -> int:
        """Take the oldest node that the walk does not need out of its tree; it has no children."""
        node: int = self.newer[NO_NODE]
        sister: int
        while self.first[node] != NO_NODE or self._is_last(node):
            node = self.newer[node]
        sister = self.first[self.parent[node]]
        if sister == node:
            self.first[self.parent[node]] = self.next[node]
        else:
            while self.next[sister] != node:
                sister = self.next[sister]
            self.next[sister] = self.next[node]
        self._take_out(node)
        return node

    def _is_last(self, node: int) -> bool:
        for tree in range(self.state.seats):
            if self.last[tree] == node:
                return True
        return False

    def _take_out(self, node: int) -> None:
        self.older[self.newer[node]] = self.older[node]
        self.newer[self.older[node]] = self.newer[node]

    def _put_newest(self, node: int) -> None:
        newest: int = self.older[NO_NODE]
        self.older[node] = newest
        self.newer[node] = NO_NODE
        self.newer[newest] = node
        self.older[NO_NODE] = node

    def _renew(self, node: int) -> None:
        """A node and all above it have been walked through."""
        while node != NO_NODE:
            self._take_out(node)
            self._put_newest(node)
            node = self.parent[node]

    # ---- a walk --------------------------------------------------------------------------------------------

    def walk(self, candidate: int, rng: Rng) -> None:
        """One game of the mind: the candidate first, then what everybody would do."""
        steps: int = 0
        mover: int
        state: State = self.state
        self._imagine(rng)
        self._begin_walk()
        for seat in range(state.seats):
            if seat != self.seat:
                self._recall(seat)
        self._carry_out(self.seat, self.action[candidate], 0)
        mover = state.mover
        while not self.by_mind and mover != NOBODY and steps < DEPTH_MAX and not self.mind.is_quiet(state):
            if mover == CHANCE:
                self._carry_out(CHANCE, state.draw(rng), CHANCE_KEY)
            elif self.at[mover] == NO_NODE:
                break
            else:
                self._carry_out(mover, self._choose(mover), 0)
            mover = state.mover
            steps += 1
        self._play_on(rng)
        self._learn(candidate)

    def _imagine(self, rng: Rng) -> None:
        """A position that fits what the seat knows, and what the others did."""
        state: State = self.state
        for _ in range(_IMAGINED_MOST):
            state.assign(self.root)
            self.mind.imagine(state, self.seat, rng)
            if rng.below(_PARTS) < self.mind.belief(state, self.seat) * _PARTS:
                break

    def _recall(self, seat: int) -> None:
        """Begin another seat's tree with what that seat alone knows."""
        secret: int = self.mind.secret(self.state, seat)
        child: int = self._find(seat + 1, secret)
        if child == NO_NODE:
            child = self._new_node(seat + 1, secret)
        self.at[seat] = child
        self.last[seat] = child

    def _carry_out(self, mover: int, action: int, offset: int) -> None:
        """Take a step and walk every seat's tree along what that seat sees of it."""
        state: State = self.state
        for seat in range(state.seats):
            if self.at[seat] != NO_NODE:
                self._walk(seat, state.glimpse(seat, mover, action) + offset)
        state.apply(mover, action)

    def _walk(self, seat: int, key: int) -> None:
        """Go down one tree. A node made now is the last one there for this iteration."""
        parent: int = self.at[seat]
        child: int = self._find(parent, key)
        self.at[seat] = child
        self.last[seat] = child if child != NO_NODE else self._new_node(parent, key)

    def _choose(self, mover: int) -> int:
        """The action with the highest bound: what it has brought, and how sensible it looks while it is untried."""
        state: State = self.state
        parent: int = self.at[mover]
        child: int
        chosen: int = 0
        tries: int
        mean: float = self.total[parent] / max(1, self.visits[parent])
        bound: float
        best: float = -1000.0
        exploration: float = _EXPLORATION * self._scatter(mover) * (self.visits[parent] + 1) ** 0.5
        for i in range(self.mind.weigh(state, mover)):
            if self.mind.preference[i] <= 0.0:
                continue
            child = self._find(parent, state.actions[i])
            tries = self.visits[child] if child != NO_NODE else 0
            bound = self.total[child] / tries if tries > 0 else mean
            bound += exploration * self.mind.preference[i] / (1 + tries)
            if bound > best:
                best = bound
                chosen = state.actions[i]
        return chosen

    def _play_on(self, rng: Rng) -> None:
        """Go on as sensible players would, until the position can be judged."""
        state: State = self.state
        mover: int = state.mover
        while mover != NOBODY and not self.mind.is_quiet(state):
            if mover == CHANCE:
                state.apply(CHANCE, state.draw(rng))
            else:
                state.apply(mover, self.mind.sample(state, mover, rng))
            mover = state.mover

    def _learn(self, candidate: int) -> None:
        """Pass what each seat has won, or may hope for, up that seat's tree."""
        state: State = self.state
        reward: float
        for seat in range(state.seats):
            reward = state.reward(seat) if state.mover == NOBODY else self.mind.outlook(state, seat)
            self.reward[seat] = reward
            if seat == self.seat:
                self.tries[candidate] += 1
                self.gain[candidate] += reward
            self._pass_up(seat, reward)
            self._renew(self.last[seat])

    # ---- for callers outside -------------------------------------------------------------------------------

    def preferences(self) -> list[float]:
        """How good each legal action of the seat is, the best 1, in the order of the legal actions.

        It falls by a factor of e with every tenth of a standard deviation that they brought less than the best.
        """
        unit = 0.1 * self._scatter(self.seat)
        best = self.gain[0] / max(1, self.tries[0])
        found = {self.action[0]: 1.0}
        for i in range(1, self.candidates):
            less = (best - self.gain[i] / self.tries[i]) / unit if self.tries[i] > 0 else 100.0
            found[self.action[i]] = 0.99 * exp(-max(0.0, less))
        return [found[action] for action in self.root.legal_actions(self.seat)]

    def visit_counts(self) -> list[int]:
        """How often each legal action of the seat was tried, in the order of the legal actions."""
        tried = {self.action[i]: self.tries[i] for i in range(self.candidates)}
        return [tried[action] for action in self.root.legal_actions(self.seat)]

    def mean_rewards(self) -> list[float]:
        """The mean reward found behind each legal action, in the same order."""
        found = {self.action[i]: self.gain[i] / max(1, self.tries[i]) for i in range(self.candidates)}
        return [found[action] for action in self.root.legal_actions(self.seat)]
