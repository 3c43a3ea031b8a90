"""Candles: what may be done, and what happens then. Clauses are in RULES.md; the table itself is in `position.py`."""

from __future__ import annotations

from ratskeller.games.candles.rules.codes import *
from ratskeller.games.candles.rules.observe import disclose_table
from ratskeller.games.candles.rules.position import Position
from ratskeller.kernel.numbers import EVERYONE, NOBODY, NOT_NOW, PERMITTED
from ratskeller.kernel.observation import Observation


class Candles(Position):
    """The rules of Candles over a position of it."""

    # ---- 2: a turn -------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> int:
        """Every action that no clause forbids, in the order of the codes."""
        self.count = 0
        for action in range(SNUFF, SNUFF + SNUFF_MAX):
            if self.forbids(seat, action) == PERMITTED:
                self.offer(action)
        return self.count

    def forbids(self, seat: int, action: int) -> int:
        """The clause that forbids an action, or PERMITTED."""
        if seat != self.mover or seat < 0 or action < SNUFF or action >= SNUFF + SNUFF_MAX:
            return NOT_NOW
        return NO_MORE_THAN_BURN if action - SNUFF + 1 > self.lit else PERMITTED

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action."""
        candles: int = action - SNUFF + 1
        self.lit -= candles
        self.snuffed[seat] += candles
        self.tell(EV_SNUFFED, EVERYONE, seat, candles, self.lit, 0)
        self.mover = 1 - seat
        if self.lit == 0:
            self.in_the_dark = seat
            self.mover = NOBODY
            self.ending = END_DARK
            self.tell(EV_DARK, EVERYONE, seat, 0, 0, 0)

    def disclose(self, viewer: int, seen: Observation) -> None:  # noqa: ARG002 (all is open)
        """What a viewer may know, as numbers."""
        disclose_table(self, seen)


def begin(candles: int) -> Candles:
    """A new game."""
    state: Candles = Candles()
    state.set_up(candles)
    return state
