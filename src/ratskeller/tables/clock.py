"""Clocks. Time is measured on a clock that never jumps; what is left is kept with every change.

While the house is down no time passes, and what had passed since the last change before a crash is forgiven: a restart
never costs a player anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.tables.errors import Unfit
from ratskeller.tables.wire import ClockFace
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ratskeller.tables.saved import ClockRule

SECONDS_MAX = 14 * 24 * 3600
INCREMENT_MAX = 3600


def check_clock(rule: ClockRule) -> None:
    """Refuse a clock that cannot run."""
    if rule.kind == "none":
        if rule.seconds or rule.increment:
            raise Unfit(HOUSE("clock-none"))
        return
    if not 1 <= rule.seconds <= SECONDS_MAX:
        raise Unfit(HOUSE("clock-seconds", most=SECONDS_MAX, seconds=rule.seconds))
    if not 0 <= rule.increment <= INCREMENT_MAX:
        raise Unfit(HOUSE("clock-increment", most=INCREMENT_MAX, seconds=rule.increment))
    if rule.kind == "move" and rule.increment:
        raise Unfit(HOUSE("clock-bank-only"))


class Clock:
    """The clocks of one table. The seats that everybody sees being waited for are the ones whose time runs."""

    def __init__(self, rule: ClockRule, left: Sequence[float], had: Sequence[float], now: float) -> None:
        """`left` and `had` as they were kept; nobody's time runs yet."""
        self.rule = rule
        self.left = list(left)
        self.had = list(had or left)  # what was left to each seat when it last moved
        self.running: frozenset[int] = frozenset()
        self._since = now

    def settle(self, now: float) -> None:
        """Take the time that has passed off the seats whose clock runs."""
        passed = max(0.0, now - self._since)
        self._since = now
        if self.rule.kind != "none":
            for seat in self.running:
                self.left[seat] = max(0.0, self.left[seat] - passed)

    def moved(self, seat: int) -> None:
        """A seat has moved: it gets its increment, or its time for the next move, if it was waited for."""
        self.had[seat] = self.left[seat]
        if seat not in self.running:
            return
        if self.rule.kind == "move":
            self.left[seat] = float(self.rule.seconds)
        elif self.rule.kind == "bank":
            self.left[seat] += self.rule.increment

    def took_back(self, seat: int) -> None:
        """A seat has taken its move back: what it got for it is gone, or time could be made by moving to and fro."""
        if self.rule.kind != "none":
            self.left[seat] = self.had[seat]
            self.running |= {seat}  # it thinks on, and not anew

    def refill(self) -> None:
        """All wait no more for whoever had no time left: they get their whole time once more."""
        self.left = [each or float(self.rule.seconds) for each in self.left]

    def run_for(self, seats: Collection[int]) -> None:
        """From now on the time of these seats runs; who is waited for anew has a whole move."""
        if self.rule.kind == "move":
            for seat in set(seats) - self.running:
                self.left[seat] = float(self.rule.seconds)
        self.running = frozenset(seats) if self.rule.kind != "none" else frozenset()

    def face(self, now: float) -> ClockFace | None:
        """What everybody may read off."""
        if self.rule.kind == "none":
            return None
        passed = max(0.0, now - self._since)
        left = [max(0.0, each - passed) if seat in self.running else each for seat, each in enumerate(self.left)]
        return ClockFace(tuple(round(each, 3) for each in left), tuple(sorted(self.running)))

    def next_to_fall(self, bots: Collection[int]) -> float | None:
        """When the next clock runs out, on the clock that never jumps; for the bots nobody needs to know."""
        return min((self._since + self.left[seat] for seat in self.running - set(bots)), default=None)

    def fallen(self, bots: Collection[int], now: float) -> list[int]:
        """The seats whose clock has run out."""
        return sorted(seat for seat in self.running - set(bots) if self._since + self.left[seat] <= now)
