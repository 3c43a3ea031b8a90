"""House of Rath: the judgement of a player, as bots and searches ask for it."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.belief import Belief
from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.danger import Danger
from ratskeller.games.house_of_rath.rules.evidence import Evidence
from ratskeller.games.house_of_rath.rules.habits import act_by_habit
from ratskeller.games.house_of_rath.rules.outlook import Outlook
from ratskeller.games.house_of_rath.rules.policy import Policy
from ratskeller.games.house_of_rath.rules.state import HouseOfRath
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State

_CAUTIOUS: int = 1
_HUNTER: int = 2
_MORE: float = 1.5
_NAMES: list[str] = [
    "survives", "second", "third", "shown", "guessed", "unseen", "locked-away", "close", "shielded", "peril",
    "peril-then", "peril-later", "last-in-peril", "run-aways", "rolls",
]  # fmt: skip


class RathMind(Mind):
    """Plays by policy.py, hopes by outlook.py, believes by belief.py, remembers by evidence.py.

    Its `effort`: 0 for somebody who makes nothing of what the others did, 1 for somebody who does; also how many turns
    a search looks ahead, this one included.
    """

    policy: Policy
    hopes: Outlook  # of the policy
    outlook_: Outlook  # of imagined positions
    belief_: Belief  # of the seat that imagines
    evidence: Evidence
    # What was last imagined about
    viewer: int
    mine: int
    up: int
    living: int
    is_new: bool
    horizon: int  # the turn before whose roll a search stops

    def prepare(self, state: HouseOfRath) -> None:
        """Everything that thinking needs, for positions with the content of this one."""
        self.outlook_ = Outlook()
        self.outlook_.danger = Danger()
        self.belief_ = Belief()
        self.evidence = Evidence()
        self.evidence.danger = Danger()
        self.evidence.after = state.copy()
        self.hopes = Outlook()
        self.hopes.danger = Danger()
        self.policy = Policy()
        self.policy.belief = Belief()
        self.policy.outlook = self.hopes
        self.policy.first = state.copy()
        self.policy.second = state.copy()
        self.policy.third = state.copy()
        self.policy.fourth = state.copy()
        self.is_new = True
        self.effort = 1

    def learn(self, name: str, numbers: list[float]) -> None:
        """The weights of the terms, and what signs are worth."""
        if name == "signs":
            for sign in range(SIGNS):
                self.evidence.worth[sign] = numbers[sign]
        else:
            for term in range(TERMS):
                self.outlook_.weight[term] = numbers[term]
                self.hopes.weight[term] = numbers[term]

    # ---- what it makes of a position -----------------------------------------------------------------------

    def weigh(self, state: State, seat: int) -> int:
        """Each action by what can be hoped for after it."""
        position: HouseOfRath = state
        count: int
        self._take_evidence(self.policy.belief)
        self._take_temper(self.hopes)
        count = self.policy.weigh(position, seat)
        for i in range(count):
            self.preference[i] = self.policy.value[i]
        return count

    def sample(self, state: State, seat: int, rng: Rng) -> int:
        """What the seat might do without much thought."""
        position: HouseOfRath = state
        return act_by_habit(position, seat, rng)

    def is_quiet(self, state: State) -> bool:
        """Before the next roll, or some rolls later."""
        position: HouseOfRath = state
        return position.phase == ROLLING and position.turns >= self.horizon

    def outlook(self, state: State, seat: int) -> float:
        """The share of a win that the terms of all seats give to one."""
        position: HouseOfRath = state
        public: Belief = self.policy.belief
        self._take_evidence(public)
        public.guess(position, SPECTATOR)
        for i in range(SEATS_MAX * ORPHANS):
            self.outlook_.public[i] = public.odds[i]
        self.outlook_.know_all(position)
        self._take_temper(self.outlook_)
        self.outlook_.judge(position, seat)
        return self.outlook_.share[seat]

    def secret(self, state: State, seat: int) -> int:
        """The own cards, and the Run Away cards."""
        position: HouseOfRath = state
        return position.cards_of(seat) | (position.lessons_of(seat) << ORPHANS)

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        """Cards where they may be, as likely as what everybody did makes it."""
        position: HouseOfRath = state
        position.redeal(seat, rng)
        self.horizon = position.turns + max(1, self.effort)
        if self._is_other(position, seat):
            self._take_evidence(self.belief_)
            self.belief_.list_deals(position, seat)
        self.belief_.deal(position, rng)

    def _is_other(self, state: HouseOfRath, seat: int) -> bool:
        """Whether this is not what was imagined about the last time; then note it."""
        mine: int = state.cards_of(seat) if seat >= 0 else 0
        living: int = state.living()
        is_other: bool = self.is_new or seat != self.viewer or mine != self.mine
        is_other = is_other or state.up != self.up or living != self.living or state.phase == REMOVING
        self.viewer = seat
        self.mine = mine
        self.up = state.up
        self.living = living
        self.is_new = False
        return is_other

    def _take_temper(self, outlook: Outlook) -> None:
        """The cautious mind the danger to their own more, the hunters that to others."""
        outlook.care = _MORE if self.temper == _CAUTIOUS else 1.0
        outlook.zeal = _MORE if self.temper == _HUNTER else 1.0

    # ---- what it has noticed -------------------------------------------------------------------------------

    def _take_evidence(self, belief: Belief) -> None:
        for i in range(SEATS_MAX * ORPHANS):
            belief.evidence[i] = self.evidence.found[i] if self.effort > 0 else 0.0

    def has_memory(self) -> bool:
        """Who moved what tells whose it is."""
        return True

    def notice(self, state: State, seat: int, action: int) -> None:
        """A step that somebody chose."""
        position: HouseOfRath = state
        self.evidence.notice(position, seat, action)
        self.is_new = True

    def forget(self) -> None:
        """Nothing has been done yet."""
        self.evidence.forget()
        self.is_new = True

    def memory(self) -> list[float]:
        """How much speaks for each seat owning each orphan."""
        return [self.evidence.found[i] for i in range(SEATS_MAX * ORPHANS)]

    def recall(self, memory: list[float]) -> None:
        """Have noticed this."""
        self.forget()
        for i in range(len(memory)):
            self.evidence.found[i] = memory[i]

    # ---- for callers outside the compiled rules ------------------------------------------------------------

    def terms(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What the strength of a seat is made of."""
        self.outlook(state, seat)
        found: Outlook = self.outlook_
        return [(_NAMES[i], found.weight[i] * found.term[seat * TERMS + i]) for i in range(TERMS)]

    def facts(self, state: State, seat: int) -> list[tuple[str, float]]:
        """Before a roll, how likely the table thinks each orphan is whose it is; at an attack, whose each may be."""
        position: HouseOfRath = state
        if position.phase == ROLLING and seat == SPECTATOR:
            odds = self.guesses(position, SPECTATOR)
            owned = [i for i in range(ORPHANS) if position.is_on_board(i) and position.owner_of(i) >= 0]
            return [(f"guessed {i + 1}", odds[position.owner_of(i)][i]) for i in owned]
        if position.phase == ATTACKING:
            odds = self.guesses(position, seat)
            there = [i for i in range(ORPHANS) if position.room[i] == position.rath and not position.is_hidden(i)]
            return [(f"owner {i + 1} {other + 1}", odds[other][i]) for i in there for other in range(position.seats)]
        return []

    def all_terms(self, state: HouseOfRath) -> list[float]:
        """The terms of all seats as `outlook` has just found them, not weighed."""
        return [self.outlook_.term[i] for i in range(state.seats * TERMS)]

    def signs(self, state: HouseOfRath) -> list[list[float]]:
        """What was noticed of each seat and each living orphan whose card nobody has seen (see self_play.py)."""
        found: list[list[float]] = []
        for i in range(SEATS_MAX * ORPHANS):
            self.belief_.evidence[i] = 0.0
        self.belief_.work_out(state, SPECTATOR)
        self.is_new = True
        for seat in range(state.seats):
            for orphan in range(ORPHANS):
                if state.is_on_board(orphan) and not state.is_up(orphan) and state.out[seat] == 0:
                    first = (seat * ORPHANS + orphan) * SIGNS
                    row = [1.0 if state.owner_of(orphan) == seat else 0.0, self.belief_.odds[seat * ORPHANS + orphan]]
                    found.append(row + [self.evidence.sign[first + sign] for sign in range(SIGNS)])
        return found

    def even_guesses(self, state: State, viewer: int) -> list[list[float]]:
        """The same for somebody to whom all deals that fit are alike: what guesses are measured against."""
        self.belief_.is_even = True
        for i in range(SEATS_MAX * ORPHANS):
            self.belief_.evidence[i] = 0.0
        found = self._list_odds(state, viewer)
        self.belief_.is_even = False
        return found

    def guesses(self, state: State, viewer: int) -> list[list[float]]:
        """How likely each seat owns each orphan, in the eyes of a viewer: by seat, then by orphan."""
        self._take_evidence(self.belief_)
        return self._list_odds(state, viewer)

    def _list_odds(self, state: State, viewer: int) -> list[list[float]]:
        position: HouseOfRath = state
        self.belief_.work_out(position, viewer)
        self.is_new = True
        return [[self.belief_.odds[seat * ORPHANS + i] for i in range(ORPHANS)] for seat in range(state.seats)]
