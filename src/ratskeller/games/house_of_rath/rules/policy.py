"""House of Rath, how somebody plays who knows the game: each action is worth what can be hoped for after it.

Only what the seat knows is used: its own cards, what lies open, and what it believes of the others (belief.py). What
takes two steps, such as an orphan and then a room, is looked at to its end. A card is turned up for a gain alone.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.belief import Belief
from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.danger import Danger
from ratskeller.games.house_of_rath.rules.outlook import Outlook
from ratskeller.games.house_of_rath.rules.state import HouseOfRath
from ratskeller.kernel.native import Fixed, exp, ln
from ratskeller.kernel.numbers import ACTIONS_MAX, SPECTATOR, Floats

_DEPTH: int = 3  # steps of one turn that are looked at together
_SHARE_LEAST: float = 0.000001
_HEAT: float = 0.03  # by how much of its share an action must be worse to be chosen less by a factor of e
_SHY: float = 0.01  # what a card face up must gain beyond what the outlook says that it costs
_NEVER: float = -1000.0  # the worth of what is out of the question
_CURIOUS: float = 0.004  # what a look at somebody's card is worth


class Policy(Fixed):
    """Weighs the actions of one seat at a time."""

    outlook: Outlook
    belief: Belief
    value: Annotated[Floats, ACTIONS_MAX]
    # Positions that are tried out, one for each step
    first: HouseOfRath
    second: HouseOfRath
    third: HouseOfRath
    fourth: HouseOfRath

    def weigh(self, state: HouseOfRath, seat: int) -> int:
        """What each legal action is worth, in `value`, as its part of all; return how many there are."""
        count: int = state.legal(seat)
        if not state.is_asked(seat):  # only cards can be shown, one like the other
            for i in range(count):
                self.value[i] = 1.0 / count
        elif state.phase == CLAIMING:
            self._answer(state, count)
        else:
            self.believe(state, seat)
            self._value_all(state, seat, count)
            self._compare(count)
        return count

    def believe(self, state: HouseOfRath, seat: int) -> None:
        """Take in what a seat believes, and what everybody else may believe of it."""
        danger: Danger = self.outlook.danger
        self.belief.guess(state, SPECTATOR)
        for i in range(SEATS_MAX * ORPHANS):
            self.outlook.public[i] = self.belief.odds[i]
        self.belief.guess(state, seat)
        for i in range(SEATS_MAX * ORPHANS):
            danger.odds[i] = self.belief.odds[i]

    def _answer(self, state: HouseOfRath, count: int) -> None:
        """12.3: one's own is claimed, for a chance to run away; else nothing is shown."""
        answer: int = LET_GO
        for i in range(count):
            if state.actions[i] == CLAIM:
                answer = CLAIM
        for i in range(count):
            self.value[i] = 1.0 if state.actions[i] == answer else 0.0

    # ---- what an action is worth ---------------------------------------------------------------------------

    def _value_all(self, state: HouseOfRath, seat: int, count: int) -> None:
        best: float = -1000.0
        for i in range(count):
            if not _is_reveal(state.actions[i]):
                self.value[i] = self._try(state, seat, state.actions[i], 0)
                best = max(best, self.value[i])
        for i in range(count):
            if _is_reveal(state.actions[i]):
                self.value[i] = self._try_reveal(state, seat, state.actions[i])
                if self.value[i] < best:
                    self.value[i] = _NEVER

    def _try_reveal(self, state: HouseOfRath, seat: int, action: int) -> float:
        """A card face up tells everybody whose it is (18.4): it is shown for the Secret Passage that it opens alone."""
        orphan: int = action - REVEAL
        room: int = state.room[orphan]
        if state.phase != ACTING or state.face != MOVE_FACE or room == GONE or state.partner_room(room) == NO_ROOM:
            return _NEVER
        self.fourth.assign(state)
        self.fourth.apply(seat, action)
        self.fourth.apply(seat, MOVE + orphan)
        return self._try(self.fourth, seat, GO + state.partner_room(room), _DEPTH - 1) - _SHY

    def _try(self, state: HouseOfRath, seat: int, action: int, depth: int) -> float:
        """What can be hoped for after an action, and after those that finish it."""
        after: HouseOfRath = self._scratch(depth)
        extra: float = 0.0
        after.assign(state)
        after.apply(seat, action)
        if depth < _DEPTH and after.mover == seat and ACTING <= after.phase <= MOVING:
            return self._best(after, seat, depth + 1)
        if EXPOSE <= action < LOCK:
            extra = -_SHY if action - EXPOSE == seat else _CURIOUS
        self.outlook.judge(after, seat)
        return ln(max(_SHARE_LEAST, self.outlook.share[seat])) + extra

    def _best(self, state: HouseOfRath, seat: int, depth: int) -> float:
        best: float = -1000.0
        for i in range(state.legal(seat)):
            if not _is_reveal(state.actions[i]):
                best = max(best, self._try(state, seat, state.actions[i], depth))
        return best

    def _scratch(self, depth: int) -> HouseOfRath:
        if depth == 0:
            return self.first
        if depth == 1:
            return self.second
        return self.third if depth == 2 else self.fourth

    def _compare(self, count: int) -> None:
        """From what actions are worth to how likely each of them is."""
        best: float = -1000.0
        total: float = 0.0
        for i in range(count):
            best = max(best, self.value[i])
        for i in range(count):
            self.value[i] = exp((self.value[i] - best) / _HEAT) if self.value[i] > _NEVER else 0.0
            total += self.value[i]
        for i in range(count):
            self.value[i] /= total


def _is_reveal(action: int) -> bool:
    return REVEAL <= action < NOTHING
