"""The Rats in the Walls: the judgement of a player, as bots and searches ask for it.

An effort below 10 is common sense (policy.py), the more trusting the higher; none is the usual one. From 100 on, the
segment of the round is solved again from its beginning, with so many rounds as the effort says (solver.py),
and what nobody has seen is thought through (unseen.py). Between 10 and 100 so many of a hundred moves are thought
through, the others are habit.
"""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.belief import belief_by_habit, belief_in_segment
from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.outlook import is_quiet, outlook, terms
from ratskeller.games.rats_in_the_walls.rules.policy import Habits, knows_dice
from ratskeller.games.rats_in_the_walls.rules.reckoning import Reckoning
from ratskeller.games.rats_in_the_walls.rules.rewind import fingerprint, rewind
from ratskeller.games.rats_in_the_walls.rules.roles import Roles
from ratskeller.games.rats_in_the_walls.rules.segments import Segment
from ratskeller.games.rats_in_the_walls.rules.solver import Solver
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.unseen import Unseen, chance_of_truth
from ratskeller.games.rats_in_the_walls.rules.worth import Worth
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.native import exp
from ratskeller.kernel.numbers import NOBODY, U64
from ratskeller.kernel.state import State

_USUAL: int = 7  # the effort of habits, where some moves are thought through
_NAIVETY: float = 0.2  # how often the others are taken to play by habit
_LESS: float = 0.6  # how often the cautious lie, compared with the even
_MORE: float = 1.6  # and liars
_HARDLY_EVER: float = 0.02
_SHARPNESS: float = 200.0  # of choices with unseen dice: half a hundredth of a win less is chosen a third as often


class RatsMind(Mind):
    """Knows what roles and brains are worth at a table, and solves what is at hand."""

    seats: int
    worth: Worth
    unseen: Unseen
    tree: Segment
    solver: Solver
    habits: Habits
    reckoning: Reckoning
    solved: U64  # which segment was solved last
    rounds: int  # of those who do not think every move through, when they do

    def sit_down(self, state: Rats) -> None:
        """Get ready for a table."""
        self.seats = state.seats
        self.worth = Worth()
        self.unseen = Unseen()
        self.unseen.ask(self.worth, HANDOVERS)
        self.tree = Segment()
        self.tree.worth = self.worth
        self.tree.unseen = self.unseen
        self.solver = Solver()
        self.habits = Habits()
        self.reckoning = Reckoning()
        self.reckoning.unseen = self.unseen
        self.rounds = ALWAYS

    def learn(self, name: str, numbers: list[float]) -> None:
        """`steepness`, by the fewest brains of anybody, and `roles`, by segment and place after the Giver."""
        for i in range(len(numbers)):
            if name == "steepness":
                self.worth.steepness[i] = numbers[i]
            else:
                self.worth.role[SEATS_MAX * (i // self.seats) + i % self.seats] = numbers[i]

    def find_roles(self, state: Rats, rounds: int, sweeps: int) -> None:
        """For a sheet of which nothing was learnt."""
        roles: Roles = Roles()
        roles.prepare(state.seats, state.content, self.unseen.passes_max)
        for _ in range(sweeps):
            roles.sweep(rounds)
        for i in range(KINDS_OF_SEGMENTS * SEATS_MAX):
            self.worth.role[i] = roles.worth.role[i]

    # ---- choosing ------------------------------------------------------------------------------------------

    def weigh(self, state: State, seat: int) -> int:
        """By habit, or as the segment is solved; the temperament has its say after a look."""
        position: Rats = state
        count: int = self._weigh_evenly(position, seat)
        if position.phase == LOOKED and self.temper != EVEN:
            self._lean(position, count)
        return count

    def _weigh_evenly(self, state: Rats, seat: int) -> int:
        count: int
        if self.effort < HABITS_END or state.phase == EXAMINING or state.phase == KILLING:
            return self._weigh_by_habit(state, seat)
        if state.phase == ANSWERING and knows_dice(state, seat):
            return self._weigh_by_habit(state, seat)
        count = self._weigh_unseen(state) if state.seen_by == 0 else self._weigh_in_segment(state, seat)
        if self.effort < ALWAYS:
            self._forget_to_think(state, seat, count)
        return count

    def _lean(self, state: Rats, count: int) -> None:
        """The cautious lie less often, liars more often, where both is sensible."""
        rats: int = state.ones + 2 * state.twos
        said: int
        total: float = 0.0
        for i in range(count):
            said = state.actions[i] - ANNOUNCE
            if said > rats or (said == 0 and rats > 0):
                self.preference[i] *= _LESS if self.temper == CAUTIOUS else _MORE
            total += self.preference[i]
        for i in range(count):
            self.preference[i] /= total

    def _forget_to_think(self, state: Rats, seat: int, count: int) -> None:
        """Some moves are made by habit."""
        thought: float = 1.0 * self.effort / ALWAYS
        self.habits.effort = _USUAL
        self.habits.weigh(state, seat)
        for i in range(count):
            self.preference[i] = thought * self.preference[i] + (1.0 - thought) * self.habits.preference[i]

    def _weigh_by_habit(self, state: Rats, seat: int) -> int:
        count: int
        self.habits.effort = self.effort if 0 < self.effort < HABITS_END else _USUAL
        count = self.habits.weigh(state, seat)
        for i in range(count):
            self.preference[i] = self.habits.preference[i]
        return count

    def _weigh_unseen(self, state: Rats) -> int:
        count: int = self.unseen.weigh(state)
        best: float = self.unseen.gain[0]
        total: float = 0.0
        for i in range(count):
            best = max(best, self.unseen.gain[i])
        for i in range(count):
            self.preference[i] = exp(_SHARPNESS * (self.unseen.gain[i] - best))
            total += self.preference[i]
        for i in range(count):
            self.preference[i] /= total
        return count

    def _weigh_in_segment(self, state: Rats, seat: int) -> int:
        node: int = self._solve(state)
        rats: int = 0
        count: int
        if node == NO_NODE:
            return self._weigh_by_habit(state, seat)
        count = state.legal(seat)
        if self.tree.kind[node] == SEEING_NODE:
            rats = state.ones + 2 * state.twos
        for i in range(count):
            self.preference[i] = 0.0
            for edge in range(self.tree.first[node], self.tree.first[node] + self.tree.count[node]):
                if self.tree.action[edge] == state.actions[i]:
                    self.preference[i] = self.solver.current[edge * RATS_END + rats]
        self._leave_out(count)
        return count

    def _leave_out(self, count: int) -> None:
        """What is hardly ever chosen is not chosen at all: it only means that there were not more rounds."""
        total: float = 0.0
        for i in range(count):
            if self.preference[i] < _HARDLY_EVER:
                self.preference[i] = 0.0
            total += self.preference[i]
        for i in range(count):
            self.preference[i] /= total

    def _solve(self, state: Rats) -> int:
        """Solve the segment of a position, unless that was done last; return the position's node."""
        self._solve_from(rewind(state, self.tree))
        return self.tree.find(state)

    def _solve_from(self, root: Rats) -> None:
        key: U64 = fingerprint(root, self.tree)
        rounds: int = self.rounds if self.effort < ALWAYS else self.effort
        if key != self.solved or rounds != self.solver.rounds:
            self.solved = key
            self.tree.grow(root)
            self.solver.naivety = _NAIVETY
            self.solver.begin(self.tree)
            self.solver.run(rounds)
            self.solver.settle()

    # ---- judging -------------------------------------------------------------------------------------------

    def is_quiet(self, state: State) -> bool:
        """Whenever the cup has just been shaken."""
        position: Rats = state
        return is_quiet(position)

    def outlook(self, state: State, seat: int) -> float:
        """By brains and roles."""
        position: Rats = state
        return outlook(self.unseen, position, seat)

    def belief(self, state: State, seat: int) -> float:
        """Whether somebody would have announced this, with the dice as they are imagined."""
        position: Rats = state
        if position.seen_by == 0 or position.has_seen(seat):
            return 1.0
        if position.phase != ANSWERING and position.phase != CONTINUING:
            return 1.0
        if self.effort < HABITS_END:
            return belief_by_habit(position)
        node: int = self._solve(position)
        if node == NO_NODE:
            return belief_by_habit(position)
        return belief_in_segment(self.solver, node, position.ones + 2 * position.twos)

    def secret(self, state: State, seat: int) -> int:
        """The dice that only this seat has seen."""
        position: Rats = state
        return 1 + position.ones + 2 * position.twos if knows_dice(position, seat) else 0

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """See outlook.py."""
        position: Rats = state
        return terms(self.worth, self.unseen, position, seat)

    # ---- working it out: for reviews -----------------------------------------------------------------------

    def reckon(self, state: State) -> list[float]:
        """By the solved segment, with the dice as they lie; nobody knows more of them than they do."""
        position: Rats = state
        self._reckon(position)
        return [self.reckoning.share[seat] for seat in range(position.seats)]

    def _reckon(self, state: Rats) -> None:
        reckoning: Reckoning = self.reckoning
        if state.phase == ROLLING_OFF:
            reckoning.be_even(state.seats)
        elif state.phase == LOOKING:
            self._look_at_peek(state)
        elif state.phase == LIFTING:
            reckoning.lift(state)
        elif state.phase == EXAMINING or state.phase == KILLING or state.mover == NOBODY or state.seen_by == 0:
            reckoning.think(state)
        else:
            reckoning.know(state.ones + 2 * state.twos)
            self._reckon_seen(state)

    def _reckon_seen(self, state: Rats) -> None:
        """With what is known of the dice: a position in a segment."""
        node: int = self._solve(state)
        if node == NO_NODE:
            self.reckoning.think(state)
        else:
            self.solver.look_through()
            self.reckoning.read(self.solver, node)

    def _look_at_peek(self, state: Rats) -> None:
        """Before a look: the whole of the segment."""
        root: Rats = state.copy()
        root.phase = EXAMINING
        root.mover = root.giver
        self.tree.words = 0
        self._solve_from(root)
        self.solver.look_through()
        self.reckoning.know_nothing(self.solver)
        self.reckoning.read(self.solver, 0)

    def reckon_choices(self, state: State, seat: int) -> list[list[float]]:
        """Each choice, with what the seat knows of the dice or must think of them after all that was said."""
        position: Rats = state
        node: int = self._suspect(position, seat)
        found: list[list[float]] = []
        seats = range(position.seats)
        for action in position.legal_actions(seat):
            # In the solved segment first: what lies outside it is solved anew, instead.
            edge = self.reckoning.edge_of(self.tree, node, action)
            if edge >= 0:
                self.reckoning.read(self.solver, self.tree.to[edge])
            found.append([self.reckoning.share[each] for each in seats] if edge >= 0 else [])
        for i, action in enumerate(position.legal_actions(seat)):
            if not found[i]:
                self._reckon_after(position, action)
                found[i] = [self.reckoning.share[each] for each in seats]
        return found

    def _suspect(self, state: Rats, seat: int) -> int:
        """Note what somebody must think of the dice; return the solved segment's node, or NO_NODE without one."""
        node: int = NO_NODE
        if state.phase == KILLING or state.phase == EXAMINING or state.seen_by == 0:
            return NO_NODE
        node = self._solve(state)
        if node == NO_NODE:
            return NO_NODE
        self.solver.look_through()
        if knows_dice(state, seat):
            self.reckoning.know(state.ones + 2 * state.twos)
        else:
            self.reckoning.suspect(self.solver, node)
        return node

    def _reckon_after(self, state: Rats, action: int) -> None:
        after: Rats = state.copy()
        if action == DOUBT and state.seen_by == 0:
            after.phase = LIFTING
            self.reckoning.lift(after)
            return
        after.apply(state.mover, action)
        if action == PEEK:
            self._look_at_peek(after)
        elif after.seen_by != 0 and (after.phase == ANSWERING or after.phase == CONTINUING):
            self._reckon_seen(after)
        else:
            self.reckoning.think(after)

    def facts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """How likely a word is true that must be believed or doubted, and how often each word to say is doubted."""
        position: Rats = state
        node: int = self._suspect(position, seat)
        if position.phase == ANSWERING:
            return [("truth", chance_of_truth(position) if node == NO_NODE else self._truth(position.claim))]
        if node == NO_NODE:
            return []
        doubts = [(code, self.reckoning.doubt(self.solver, node, code)) for code in position.legal_actions(seat)]
        return [(f"doubted {code}", doubt) for code, doubt in doubts if doubt >= 0.0]

    def _truth(self, claim: int) -> float:
        chance: float = self.reckoning.likely[0]
        if claim > 0:
            chance = 0.0
            for rats in range(claim, RATS_END):
                chance += self.reckoning.likely[rats]
        return chance
