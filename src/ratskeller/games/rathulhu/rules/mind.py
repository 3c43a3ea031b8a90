"""Rathulhu: the judgement of somebody who knows the game, as bots and searches ask for it."""

from __future__ import annotations

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.lookahead import Lookahead
from ratskeller.games.rathulhu.rules.outlook import Outlook
from ratskeller.games.rathulhu.rules.policy import Policy
from ratskeller.games.rathulhu.rules.sizes import *
from ratskeller.games.rathulhu.rules.state import Rathulhu
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.native import exp
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State

_DRAWN_FROM: int = 1048576
_MARK: float = 0.7  # favour that makes an action of the policy e times as likely
_WORTH: float = 0.01  # part of a win that makes an action e times as likely one step ahead


class RathulhuMind(Mind):
    """By effort: 0 plays by policy.py, 1 looks one step ahead. Playouts of a search are always by the policy."""

    lookahead: Lookahead

    def __init__(self) -> None:
        """Nothing learnt yet."""
        self.lookahead = Lookahead()

    def learn(self, name: str, numbers: list[float]) -> None:
        """The weights and the spreads of the outlook."""
        outlook: Outlook = self.lookahead.outlook
        for place in range(len(numbers)):
            if name == "weight":
                outlook.weight[place] = numbers[place]
            else:
                outlook.spread[place] = numbers[place]

    def weigh(self, state: State, seat: int) -> int:
        """By the marks of the policy, or by the outlook one step ahead."""
        position: Rathulhu = state
        self._take_on_temper()
        if self.effort == 0 or position.phase == LOSING:
            return self._weigh_by_policy(position, seat)
        return self._weigh_ahead(position, seat)

    def sample(self, state: State, seat: int, rng: Rng) -> int:
        """By the policy, which is fast."""
        action: int
        effort: int = self.effort
        self.effort = 0
        action = self.act(state, seat, rng)
        self.effort = effort
        return action

    def act(self, state: State, seat: int, rng: Rng) -> int:
        """An action drawn as `weigh` says, with all effort: how it plays to learn."""
        left: float = rng.below(_DRAWN_FROM) / _DRAWN_FROM
        chosen: int = 0
        last: int = self.weigh(state, seat) - 1
        while chosen < last and left >= self.preference[chosen]:
            left -= self.preference[chosen]
            chosen += 1
        return state.actions[chosen]

    def is_quiet(self, state: State) -> bool:
        """At a turn that begins with an empty track: behind an auction, or when an Aeon begins."""
        position: Rathulhu = state
        return position.phase == TURN and position.tiles == 0

    def outlook(self, state: State, seat: int) -> float:
        """The share of a win, by the favour that all seats may hope for."""
        position: Rathulhu = state
        self._take_on_temper()
        self.lookahead.outlook.judge(position)
        return self.lookahead.outlook.share[seat]

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """Favour so far, and what each part of the sheet may still bring."""
        outlook: Outlook = self.lookahead.outlook
        position: Rathulhu = state
        self._take_on_temper()
        outlook.expect(position)
        names = ("relics", "tomes", "rituals", "shoggoths", "sites", "tokens")
        hoped = [(names[term], outlook.term[seat * TERMS + term]) for term in range(TERMS)]
        return [("favour", float(position.favour[seat])), *hoped]

    def facts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """At an auction, in favour: the lot to each seat that may bid, and each token of the one that is asked."""
        position: Rathulhu = state
        policy: Policy = self.lookahead.outlook.policy
        if position.phase != BIDDING:
            return []
        self._take_on_temper()
        policy.appraise(position)
        lots = [(f"lot {other + 1}", policy.margin[other]) for other in range(position.seats) if position.up[other]]
        tokens = [token for token in range(1, TOKENS_END) if seat >= 0 and (position.up[seat] >> token) & 1]
        return lots + [(f"price {token}", policy.token_cost[seat * TOKENS_END + token]) for token in tokens]

    # ---- how it weighs -------------------------------------------------------------------------------------

    def _weigh_by_policy(self, state: Rathulhu, seat: int) -> int:
        policy: Policy = self.lookahead.outlook.policy
        count: int
        policy.mark_actions(state, seat)
        count = state.legal(seat)
        for i in range(count):
            self.preference[i] = policy.mark[state.actions[i]] / _MARK
        return self._even_out(count)

    def _weigh_ahead(self, state: Rathulhu, seat: int) -> int:
        count: int
        self.lookahead.look(state, seat)
        count = state.legal(seat)
        for i in range(count):
            self.preference[i] = self.lookahead.worth[state.actions[i]] / _WORTH
        return self._even_out(count)

    def _even_out(self, count: int) -> int:
        """From marks to preferences: their sum is 1."""
        best: float = self.preference[0]
        total: float = 0.0
        for i in range(1, count):
            best = max(best, self.preference[i])
        for i in range(count):
            self.preference[i] = exp(max(-20.0, self.preference[i] - best))
            total += self.preference[i]
        for i in range(count):
            self.preference[i] /= total
        return count

    def _take_on_temper(self) -> None:
        """The miser counts face-up tokens for more than they are worth, the gambler for less."""
        outlook: Outlook = self.lookahead.outlook
        outlook.lean = 0.0
        outlook.policy.thrift = 1.0
        if self.temper == TEMPER_MISER:
            outlook.lean = 0.02
            outlook.policy.thrift = 1.04
        elif self.temper == TEMPER_GAMBLER:
            outlook.lean = -0.02
            outlook.policy.thrift = 0.93
