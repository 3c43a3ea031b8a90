"""Darkhouse: the judgement of an engineer, as bots and searches ask for it."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.foresight import Foresight
from ratskeller.games.darkhouse.rules.hopes import Hopes
from ratskeller.games.darkhouse.rules.learnt import Learnt
from ratskeller.games.darkhouse.rules.policy import choose
from ratskeller.games.darkhouse.rules.position import PagePlan
from ratskeller.games.darkhouse.rules.round_choice import RoundChoice
from ratskeller.games.darkhouse.rules.standing import Standing
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.native import exp
from ratskeller.kernel.numbers import NOBODY, Floats
from ratskeller.kernel.state import State

_BY_POLICY: float = 0.8  # how sure somebody is who does not think for long
_ALL: float = 100.0  # the most effort
_TEMPERS: Annotated[Floats, 3] = [0.0, -0.008, 0.008]  # even, cautious, gambler: what is added to the risk


class DarkhouseMind(Mind):
    """Plays by policy.py without effort, and else by rounds that are solved exactly.

    The effort is how much of the best judgement of pages is in that, in parts of a hundred; the rest is a beginner's.
    """

    round: RoundChoice
    hopes: Hopes
    foresight: Foresight
    standing: Standing

    def sit_down(self, plan: PagePlan) -> None:
        """Take in the board."""
        self.standing = Standing()
        self.foresight = Foresight()
        self.foresight.sit_down(plan)
        self.round = RoundChoice()
        self.round.sit_down(plan, self.foresight)
        self.hopes = Hopes()
        self.hopes.sit_down(plan, self.foresight)

    def learn(self, name: str, numbers: list[float]) -> None:
        """Take in a table of what was learnt: of pages, or of how far off that may be."""
        learnt: Learnt = self.foresight.learnt
        if name == "page_spread" or name == "roll_spread":
            self.standing.learn(name, numbers)
        else:
            learnt.learn(name, numbers)

    def weigh(self, state: State, seat: int) -> int:
        """An action is less likely by a factor of e for every point that it loses."""
        position: Darkhouse = state
        count: int
        best: float
        whole: float = 0.0
        if self.effort == 0:
            return self._trust(position, seat)
        count = self._think(position, seat)
        best = self.round.worth[0]
        for i in range(1, count):
            best = max(best, self.round.worth[i])
        for i in range(count):
            self.preference[i] = exp(max(self.round.worth[i] - best, -_ALL))
            whole += self.preference[i]
        for i in range(count):
            self.preference[i] /= whole
        return count

    def _trust(self, state: Darkhouse, seat: int) -> int:
        """Most likely what the policy says."""
        chosen: int = choose(state, seat)
        count: int = state.legal(seat)
        for i in range(count):
            self.preference[i] = (1.0 - _BY_POLICY) / count
            if state.actions[i] == chosen:
                self.preference[i] += _BY_POLICY
        return count

    def _think(self, state: Darkhouse, seat: int) -> int:
        """What each legal action is worth to a seat, in the solved round; return how many there are."""
        self.foresight.depth = self.effort / _ALL
        self.standing.look_at(state, self.foresight)
        return self.round.value(state, seat, self.effort, self.standing.risk(state, seat) + _TEMPERS[self.temper])

    def choose(self, state: State, seat: int) -> int:
        """The engineer's choice without effort, else the best."""
        position: Darkhouse = state
        best: int = 0
        if self.effort == 0:
            return choose(position, seat)
        for i in range(self._think(position, seat)):
            if self.round.worth[i] > self.round.worth[best]:
                best = i
        return state.actions[best]

    def is_quiet(self, state: State) -> bool:
        """Between rounds."""
        position: Darkhouse = state
        return position.phase == TRACKING

    def outlook(self, state: State, seat: int) -> float:
        """The part of a win that a seat may hope for, as the pages stand."""
        position: Darkhouse = state
        self._judge(position)
        return self.standing.share(position, seat)

    def _judge(self, state: Darkhouse) -> None:
        self.foresight.depth = 1.0
        self.standing.look_at(state, self.foresight)

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """The points of a seat in the end, and what it needs."""
        position: Darkhouse = state
        standing: Standing = self.standing
        self._judge(position)
        return [
            ("written", float(standing.written[seat])),
            ("page", standing.to_come[seat]),
            ("games", standing.games),
            ("goal", -standing.goal(position, seat)),
        ]

    # ---- working it out: for reviews -----------------------------------------------------------------------

    def reckon(self, state: State) -> list[float]:
        """Everybody's part of a win, by the points that everybody expects."""
        position: Darkhouse = state
        self._expect(position)
        if position.mover == NOBODY:
            return [position.reward(seat) for seat in range(position.seats)]
        return [self.standing.share(position, seat) for seat in range(position.seats)]

    def points(self, state: State) -> list[float]:
        """What is written, what this round will bring as it is solved, and what all later ones will."""
        position: Darkhouse = state
        self._expect(position)
        return [self.standing.total(seat) for seat in range(position.seats)]

    def _expect(self, state: Darkhouse) -> None:
        self._judge(state)
        if state.phase != TRACKING and state.mover != NOBODY:
            for seat in range(state.seats):
                self.standing.to_come[seat] = self.hopes.of(state, seat, self.standing.to_come[seat])

    def reckon_choices(self, state: State, seat: int) -> list[list[float]]:
        """The parts of a win after each choice: what it loses in points is taken from what the seat expects."""
        position: Darkhouse = state
        self._expect(position)
        expected: float = self.standing.to_come[seat]
        worth: list[float] = self._list_worth(position, seat)
        best: float = max(worth)
        found: list[list[float]] = []
        self._expect(position)
        for each in worth:
            self.standing.to_come[seat] = expected + each - best
            found.append([self.standing.share(position, other) for other in range(position.seats)])
        return found

    def points_of_choices(self, state: State, seat: int) -> list[float]:
        """In points; who is ahead or behind takes a little scatter for points, as whoever plays to win does."""
        position: Darkhouse = state
        self._expect(position)
        total: float = self.standing.total(seat)
        worth: list[float] = self._list_worth(position, seat)
        best: float = max(worth)
        return [total + each - best for each in worth]

    def _list_worth(self, state: Darkhouse, seat: int) -> list[float]:
        count: int = self._think(state, seat)
        return [self.round.worth[i] for i in range(count)]
