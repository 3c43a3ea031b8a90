"""Condyle Cove: the rules as the rest of the program meets them. Clauses are in RULES.md.

A step: `legality.py` says what may be done, `actions.py` and `chance.py` what that does, `agenda.py` all that follows.
The table is in `position.py`, its map in `cove.py`, its cards and who knows them in `slots.py`.
The chapters of the rulebook: `setting_up.py`, `turns.py` (the three phases, Benny), `play.py` (playing and answering),
`acts.py` (the Cul-De-Sac, going out) and `solo.py`.
What cards say: `effects.py`, and part by part `targets.py` (whom they mean), `grants.py` (what holds for a while),
`pawns.py`, `hands.py` and `theft.py`.
What a viewer can only imagine: `redeal.py` and `redeal_acts.py`. What a position is worth: `outlook.py`.
"""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.actions import act
from ratskeller.games.condyle_cove.rules.agenda import work_through
from ratskeller.games.condyle_cove.rules.chance import draw_outcome, meet_chance, weigh_outcomes
from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.legality import forbids_action, offer_all
from ratskeller.games.condyle_cove.rules.observe import disclose_table
from ratskeller.games.condyle_cove.rules.outlook import hope, hope_alone
from ratskeller.games.condyle_cove.rules.play import forget_replies
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.redeal import redeal_cards
from ratskeller.games.condyle_cove.rules.redeal_acts import redeal_acts
from ratskeller.games.condyle_cove.rules.setting_up import set_up, set_up_ring
from ratskeller.games.condyle_cove.rules.slots import knows
from ratskeller.kernel.numbers import CHANCE, HIDDEN, NO_ANSWER, NOBODY
from ratskeller.kernel.observation import Observation
from ratskeller.kernel.rng import Rng


class CondyleCove(Position):
    """The rules of Condyle Cove over a position of it."""

    # ---- steps ---------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes."""
        return offer_all(self, seat)

    def forbids(self, seat: int, action: int) -> int:
        """The clause that forbids an action, or PERMITTED."""
        return forbids_action(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action or an outcome, and all that follows from it by itself."""
        if seat == CHANCE:
            meet_chance(self, action)
        else:
            act(self, seat, action)
        work_through(self)

    def outcomes(self) -> int:
        """What chance may bring, each as likely as its weight says."""
        return weigh_outcomes(self)

    def draw(self, rng: Rng) -> int:
        """The same choice as from the weighed outcomes."""
        return draw_outcome(self, rng)

    # ---- who is waited for, and what others see of it ------------------------------------------------------

    def awaited(self, viewer: int) -> int:
        """C28: while a card may be answered nobody sees who has let it happen, but for oneself."""
        if self.phase == ASK_ANSWER:
            return self.asked_seats & ~(self.replied & (1 << viewer)) if viewer >= 0 else self.asked_seats
        return 1 << self.mover if self.mover >= 0 else 0

    def silence(self, seat: int) -> int:  # noqa: ARG002 (the same for all)
        """C70: among others, who says nothing lets a card happen."""
        return STOP if self.phase == ASK_ANSWER and not self.alone else NO_ANSWER

    def aside(self, seat: int) -> int:
        """C62: who is asked may already say “pass for me”, for the next card and all after it."""
        if self.phase != ASK_ANSWER or self.alone or not (self.asked_seats >> seat) & 1:
            return NO_ANSWER
        return NO_ANSWER if self.quiet_turn[seat] == self.turns else QUIET

    def glimpse(self, viewer: int, seat: int, action: int) -> int:
        """7.4, C52, C7, C28: who sees a card, an Act, where the Boogeyman is put, or that a card was let happen."""
        if seat == CHANCE:
            if self.phase == CH_CARD or self.phase == CH_ACT:
                return action if knows(self.show_to, viewer) else HIDDEN
            return action
        if self.phase == ASK_BOOGEY and ACT_PLACE <= action < TARGET and viewer != seat:
            return HIDDEN
        if self.phase == ASK_ANSWER and action == STOP and viewer != seat:
            return HIDDEN
        return action

    def disclose(self, viewer: int, seen: Observation) -> None:
        """What a viewer may know, as numbers."""
        disclose_table(self, viewer, seen)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Imagine all that a seat cannot know."""
        redeal_cards(self, seat, rng)
        redeal_acts(self, seat, rng)
        forget_replies(self, seat)

    # ---- 3.1, C61: places ----------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """How many a seat has outlived; alone, 1 for a game that was won."""
        if self.alone:
            return 1 if self.ending == END_DRAINED or self.ending == END_ACTS else 0
        return self.outs if self.is_in(seat) else self.out[seat] - 1

    def rank(self, seat: int) -> int:
        """Who goes out later has the better place; at the limit cards count (C43). Alone, a lost game has no winner."""
        ahead: int = 0
        if self.alone:
            return 1 if self.score(seat) else 2
        for other in range(self.seats):
            if self._is_ahead(other, seat):
                ahead += 1
        return ahead + 1

    def _is_ahead(self, one: int, other: int) -> bool:
        if self.is_in(one) != self.is_in(other):
            return self.is_in(one)
        if self.is_in(one):
            return self.cards_left(one) > self.cards_left(other)
        return self.out[one] > self.out[other]

    def reward(self, seat: int) -> float:
        """A win, shared among the winners; alone, all or nothing."""
        if self.alone:
            return float(self.score(seat))
        return Position.reward(self, seat)

    def is_quiet(self) -> bool:
        """At the start of a turn, before the move."""
        return self.phase == ASK_MOVE

    def promise(self, seat: int) -> float:
        """A share of the win; alone, how likely it is."""
        return hope_alone(self) if self.alone else hope(self, seat)


def begin(
    seats: int, benny: bool, harder: bool, cold_draws: bool, scream_rate: int, winter: bool, box: Box
) -> CondyleCove:
    """A new game."""
    state: CondyleCove = CondyleCove()
    state.telling = True
    state.content = box
    state.alone = seats == 1
    state.benny = benny
    state.harder = harder
    state.cold_draws = cold_draws
    state.scream_rate = scream_rate
    set_up(state, seats)
    if winter:
        state.winter_left = (1 << WINTERS) - 1
    if benny:
        state.haunted_left = (1 << HAUNTS) - 1
    state.turn = NOBODY
    if state.alone:
        set_up_ring(state)
        work_through(state)
    else:
        state.wait(CH_FIRST)
    return state
