"""The Rats in the Walls: what a position is worth when the cup was just shaken, and nobody knows more than others.

Between two shakes some know more, and segments.py thinks that through. Here it is enough to know who has how many
brains and who has the cup: every role brings some brains by the end of the round, and a lead in brains is the
more certain to win, the nearer somebody is to losing the last one.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.handover import kill, lift
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.kernel.native import Fixed, exp
from ratskeller.kernel.numbers import NOBODY, Floats

_DEAD: int = PLENTY - 8  # what the insane and the killed are left with, where brains are counted and all have plenty
_BLANKS: float = 0.017341529915832  # no rat on five dice, twice in a row: (2 / 3) ** 10


def kind_of_segment(state: Rats) -> int:
    """The place of a segment in tables: the dice, the number to be beaten, and who has denied on five dice."""
    denials: int = 0
    if state.claim > 0 or state.dice < DICE_MAX or state.denied == 0:
        return RATS_END * max(0, state.dice - 1) + max(0, state.claim)
    for seat in range(state.seats):
        denials += (state.denied >> seat) & 1
    if (state.denied >> state.giver) & 1:
        denials = DENIALS_MAX
    return RATS_END * DICE_MAX + min(denials, DENIALS_MAX) - 1


def find_victim(state: Rats) -> int:
    """Whom the insane take along: whoever would win; of several, the one whom they dealt with."""
    partner: int = (state.giver + 1) % state.seats if state.insane == state.giver else state.giver
    victim: int = partner
    for seat in range(state.seats):
        if seat != state.insane and state.brains[seat] > state.brains[victim]:
            victim = seat
    return victim


class Worth(Fixed):
    """Shares of a win, or brains ahead of the others' mean, for all seats at a time."""

    counts_brains: bool  # brains instead of a win: for tables that are made for any brains
    steepness: Annotated[Floats, FEWEST_END]  # how much a brain ahead counts, by the fewest brains of anybody
    role: Annotated[Floats, KINDS_OF_SEGMENTS * SEATS_MAX]  # brains to come, by segment and place after the Giver
    share: Annotated[Floats, SEATS_MAX]  # what `judge` answered last
    other: Annotated[Floats, SEATS_MAX]

    def judge(self, state: Rats) -> None:
        """What a position that is over, or in which the cup was shaken or somebody is insane, is worth to all seats."""
        if state.phase == KILLING:
            self._judge_killing(state)
        elif state.mover == NOBODY:
            self._judge_end(state)
        elif state.skull:
            self._judge_skull(state)
        else:
            self._judge_round(state)

    def _judge_killing(self, state: Rats) -> None:
        after: Rats = state.copy()
        kill(after, find_victim(after))
        self._judge_end(after)

    def _judge_end(self, state: Rats) -> None:
        for seat in range(state.seats):
            if not self.counts_brains:
                self.share[seat] = state.reward(seat)
            elif state.is_living(seat):
                self.share[seat] = state.brains[seat]
            else:
                self.share[seat] = _DEAD
        if self.counts_brains:
            self._compare(state.seats)

    def _judge_skull(self, state: Rats) -> None:
        """6c.6: "one" is hardly ever false, if a Giver without a rat shakes again; and believing is the end too."""
        for truth in range(2):
            after: Rats = state.copy()
            after.claim = 1
            after.ones = truth
            after.twos = 0
            lift(after)
            self._judge_killing(after)
            if truth == 0:
                for seat in range(state.seats):
                    self.other[seat] = self.share[seat]
        for seat in range(state.seats):
            self.share[seat] = (1.0 - _BLANKS) * self.share[seat] + _BLANKS * self.other[seat]

    def _judge_round(self, state: Rats) -> None:
        first: int = SEATS_MAX * kind_of_segment(state)
        for seat in range(state.seats):
            self.share[seat] = state.brains[seat] + self.role[first + (seat - state.giver) % state.seats]
        if self.counts_brains:
            self._compare(state.seats)
        else:
            self._soften(state)

    def share_by_brains(self, state: Rats, seat: int) -> float:
        """What a seat's brains alone promise, whoever has the cup."""
        for each in range(state.seats):
            self.share[each] = state.brains[each]
        self._soften(state)
        return self.share[seat]

    def _compare(self, seats: int) -> None:
        """Brains ahead of the mean of the others."""
        total: float = 0.0
        for seat in range(seats):
            total += self.share[seat]
        for seat in range(seats):
            self.share[seat] -= (total - self.share[seat]) / (seats - 1)

    def _soften(self, state: Rats) -> None:
        """Shares of a win from brains: whoever has more is the more likely to win."""
        total: float = 0.0
        most: float = self.share[0]
        steepness: float = self.steepness[fewest_brains(state)]
        for seat in range(1, state.seats):
            most = max(most, self.share[seat])
        for seat in range(state.seats):
            self.share[seat] = exp(steepness * (self.share[seat] - most))
            total += self.share[seat]
        for seat in range(state.seats):
            self.share[seat] /= total


def fewest_brains(state: Rats) -> int:
    """The brains of whoever has the fewest, as far as tables go."""
    fewest: int = FEWEST_END - 1
    for seat in range(state.seats):
        fewest = min(fewest, state.brains[seat])
    return fewest
