"""Condyle Cove: the judgement of an orphan who has been around, as bots and searches ask for it."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.judgement import Judgement, features_of, hope_of, terms_among
from ratskeller.games.condyle_cove.rules.judgement_alone import features_alone, hope_alone_of, terms_alone
from ratskeller.games.condyle_cove.rules.outlook import risk_of
from ratskeller.games.condyle_cove.rules.policy import Glance, look_at_all
from ratskeller.games.condyle_cove.rules.state import CondyleCove
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.native import exp
from ratskeller.kernel.numbers import Floats
from ratskeller.kernel.state import State

_SHARP: float = 40.0  # an action that looks worse by a part of this is chosen less by a factor of e
_DARING: Annotated[Floats, 3] = [1.0, 1.5, 0.6]  # of every risk how much is seen: even, cautious, gambler


class CoveMind(Mind):
    """Judges by judgement.py and judgement_alone.py, plays by policy.py."""

    judge: Judgement
    glance: Glance

    def open(self, state: CondyleCove) -> None:
        """Sit down at a table."""
        self.judge = Judgement()
        self.judge.open(state)
        self.glance = Glance()

    def learn(self, name: str, numbers: list[float]) -> None:
        """The weights of the features: `alone`, or of so many seats."""
        for i in range(len(numbers)):
            if name == "alone":
                self.judge.weight_alone[i] = numbers[i]
            else:
                self.judge.weight[i] = numbers[i]

    def weigh(self, state: State, seat: int) -> int:
        """The better an action looks the likelier it is."""
        position: CondyleCove = state
        self.judge.daring = _DARING[self.temper]
        count: int = look_at_all(self.glance, self.judge, position, seat)
        best: float = -1000.0
        total: float = 0.0
        for i in range(count):
            best = max(best, self.glance.looks[i])
        for i in range(count):
            self.preference[i] = exp((self.glance.looks[i] - best) * _SHARP)
            total += self.preference[i]
        for i in range(count):
            self.preference[i] /= total
        return count

    def is_quiet(self, state: State) -> bool:
        """Before a move; who makes an effort looks on to a turn whose number can be divided by it."""
        position: CondyleCove = state
        return position.phase == ASK_MOVE and position.turns % max(1, self.effort) == 0

    def outlook(self, state: State, seat: int) -> float:
        """A share of the win; alone, how likely it is."""
        position: CondyleCove = state
        self.judge.daring = _DARING[self.temper]
        if position.alone:
            return hope_alone_of(self.judge, position)
        return hope_of(self.judge, position, seat)

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """The parts of the outlook before a move, by name."""
        position: CondyleCove = state
        self.judge.daring = _DARING[self.temper]
        return terms_alone(self.judge, position) if position.alone else terms_among(self.judge, position, seat)

    def facts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """How likely the next Act in the Cul-De-Sac is deadly, after all that the seat has seen of them."""
        position: CondyleCove = state
        risk: float = 0.0
        if seat >= 0 and not position.alone:
            risk = risk_of(position, seat)
        return [("risk", risk)] if risk > 0.0 else []

    def features(self, state: CondyleCove, seat: int) -> list[float]:
        """What is learnt from."""
        return features_alone(self.judge, state) if state.alone else features_of(self.judge, state, seat)
