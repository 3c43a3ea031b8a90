"""Darkhouse: what everybody will have in the end, as it looks at the beginning of a round, and what to risk for it.

Pages do not touch each other, so all that the others' pages can change is how welcome scatter is. Whoever is ahead, of
the others or of the bar, keeps to what is safe; whoever is behind hopes for the dice.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.foresight import Foresight
from ratskeller.games.darkhouse.rules.page import Page
from ratskeller.games.darkhouse.rules.state import Darkhouse
from ratskeller.kernel.native import Fixed, exp
from ratskeller.kernel.numbers import Floats

_PAGE: float = 375.0  # what a whole page brings
_SPREAD: float = 1400.0  # its variance
_ROUND_SPREAD: float = 140.0  # the part of a round in it
_LEAST_SPREAD: float = 1.0
_RISK_MOST: float = 0.015
_NORMAL: float = 1.702  # with this factor the logistic curve is nearly the normal one
# How many standard deviations the best of so many others is above the mean of them
_BEST_OF: Annotated[Floats, SEATS_MAX] = [0.0, 0.0, 0.56, 0.85, 1.03, 1.16]


class Standing(Fixed):
    """The expected totals of all seats, and how far off they may be."""

    page: Page
    written: Annotated[Floats, SEATS_MAX]
    to_come: Annotated[Floats, SEATS_MAX]  # on this page
    games: float  # … on those of later games
    spread: float  # the variance of each total, roughly: for those who choose what to risk
    # Learnt: the variance of what a page still brings, from each round on; the part of a round's that is left after so
    # many rolls
    page_spread: Annotated[Floats, ROUNDS + 2]
    roll_spread: Annotated[Floats, ROLLS_A_ROUND + 1]

    def __init__(self) -> None:
        """Nothing learnt yet: every round is as uncertain as any other, to its end."""
        for number in range(1, ROUNDS + 1):
            self.page_spread[number] = _ROUND_SPREAD * (ROUNDS + 1 - number)
        for rolls in range(ROLLS_A_ROUND):
            self.roll_spread[rolls] = 1.0

    def learn(self, name: str, numbers: list[float]) -> None:
        """The table `page_spread`, which begins with round 1, or `roll_spread`, which begins before the first roll."""
        for i in range(len(numbers)):
            if name == "page_spread":
                self.page_spread[i + 1] = numbers[i]
            else:
                self.roll_spread[i] = numbers[i]

    def look_at(self, state: Darkhouse, foresight: Foresight) -> None:
        """Take in all pages as they were when the round began."""
        self.page = Page()
        self.games = _PAGE * (state.games - state.game)
        self.spread = _SPREAD * (state.games - state.game) + _ROUND_SPREAD * (ROUNDS + 1 - state.round)
        for seat in range(state.seats):
            self.written[seat] = state.score(seat)
            self.to_come[seat] = self._to_come(state, seat, foresight)

    def _to_come(self, state: Darkhouse, seat: int, foresight: Foresight) -> float:
        if state.phase == OVER:
            return 0.0
        if state.round == 1:
            return _PAGE
        self.page.look_back_at(state, seat)
        if self.page.open_blocks() == 0:
            return NO_X_BONUS if self.page.shut == 0 else 0.0
        foresight.look_at(state, self.page.shut)
        foresight.look_back()
        return foresight.to_come(self.page)

    def total(self, seat: int) -> float:
        """The expected points of a seat in the end."""
        return self.written[seat] + self.to_come[seat] + self.games

    def goal(self, state: Darkhouse, seat: int) -> float:
        """What a seat needs: what the best of the others may be expected to have; alone, what the verdict asks for."""
        best: float = 0.0
        above: float
        if state.seats == 1:
            best = TARGET
            return best * state.games / TARGET_GAMES
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.total(other))
        above = _BEST_OF[state.seats - 1] * self.spread**0.5
        return best + above

    def risk(self, state: Darkhouse, seat: int) -> float:
        """How welcome scatter is: a chance that is normal grows by it as much as by the mean, times this.

        Alone in a single game it is all about points.
        """
        spread: float
        risk: float
        if state.seats == 1 and state.games == 1:
            return 0.0
        spread = self.spread if state.seats == 1 else 2.0 * self.spread
        risk = (self.goal(state, seat) - self.total(seat)) / spread
        return max(-_RISK_MOST, min(_RISK_MOST, risk))

    def share(self, state: Darkhouse, seat: int) -> float:
        """What part of a win a seat may hope for; alone, what part of the best pages."""
        shares: float = 0.0
        mine: float = 0.0
        ahead: float
        if state.seats == 1:
            return max(0.0, min(1.0, self.total(seat) / (BEST_PAGE * state.games)))
        for one in range(state.seats):
            ahead = 1.0
            for other in range(state.seats):
                if other != one:
                    ahead *= self._beats(state, one, other)
            shares += ahead
            if one == seat:
                mine = ahead
        return mine / shares

    def _beats(self, state: Darkhouse, one: int, other: int) -> float:
        """How likely one seat will have more than another."""
        spread: float = self._uncertain(state, one) + self._uncertain(state, other)
        lead: float = (self.total(one) - self.total(other)) / max(_LEAST_SPREAD, spread) ** 0.5
        return 1.0 / (1.0 + exp(-_NORMAL * lead))

    def _uncertain(self, state: Darkhouse, seat: int) -> float:
        """The variance of a seat's total: of pages to come, of rounds to come on this one, of what is left of it."""
        spread: float = (state.games - state.game) * self.page_spread[1]
        left: float = 1.0
        if not state.has_empty_box(seat):
            return spread
        if state.phase != TRACKING:
            left = self.roll_spread[state.rolls[seat]] if (state.playing >> seat) & 1 else 0.0
        spread += left * self.page_spread[state.round]
        return spread + (1.0 - left) * self.page_spread[state.round + 1]
