"""The Rats in the Walls: thinking ahead while nobody has seen the dice: all know the same, and nothing is mixed.

The others choose what is best for themselves; who believes in rats shakes in the end, after a few handovers at most.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.worth import Worth
from ratskeller.kernel.native import Fixed
from ratskeller.kernel.numbers import ACTIONS_MAX, Floats

_LEVELS: int = 32  # of thinking ahead; an answer and a handover for each of a few seats


def chance_of_truth(state: Rats) -> float:
    """How likely the word is true that was given, if nothing else is known of the dice."""
    throws: int = 1
    rats: float
    for _ in range(state.dice):
        throws *= 6
    rats = 1.0 * state.ways_at_least(max(1, state.claim)) / throws
    return rats if state.claim > 0 else 1.0 - rats


def lift_as(state: Rats, truth: bool) -> Rats:
    """The position after a doubt that turns out one way or the other."""
    after: Rats = state.copy()
    rats: int = 0
    if truth and state.claim > 0:
        rats = state.claim
    elif not truth and state.claim == 0:
        rats = 1
    after.seen_by = 1
    after.ones = rats % 2
    after.twos = rats // 2
    after.apply(after.mover, DOUBT)
    return after


class Unseen(Fixed):
    """What everybody would do with dice that nobody has seen, and what that is worth to all seats."""

    worth: Worth
    passes_max: int
    found: Annotated[Floats, 32 * SEATS_MAX]  # by level of thinking ahead
    gain: Annotated[Floats, ACTIONS_MAX]  # what each legal action is worth to the one who chooses

    def ask(self, worth: Worth, passes_max: int) -> None:
        """Judge by this worth; think of so many handovers at most."""
        self.worth = worth
        self.passes_max = min(passes_max, _LEVELS // 2 - 3)

    def weigh(self, state: Rats) -> int:
        """What each legal action but a look is worth to the mover, in `gain`; return how many there are."""
        mover: int = state.mover
        count: int = state.legal(mover)
        for i in range(count):
            self.gain[i] = -1000.0
            if state.actions[i] == DOUBT:
                self._think_of_doubt(state, 1)
            elif state.actions[i] != PEEK:
                after: Rats = state.copy()
                after.apply(mover, state.actions[i])
                self.think(after, 1, 0)
            else:
                continue
            self.gain[i] = self.found[SEATS_MAX + mover]
        return count

    def think(self, state: Rats, level: int, passes: int) -> None:
        """What a position is worth to all seats, in `found` at a level."""
        if state.phase == ANSWERING:
            self._think_of_answers(state, level, passes)
        elif state.phase == CONTINUING or state.phase == BLIND:
            self._think_of_words(state, level, passes)
        else:
            self.worth.judge(state)
            for seat in range(state.seats):
                self.found[SEATS_MAX * level + seat] = self.worth.share[seat]

    def _think_of_answers(self, state: Rats, level: int, passes: int) -> None:
        mover: int = state.mover
        after: Rats = state.copy()
        after.apply(mover, BELIEVE)
        self.think(after, level + 1, passes)
        self._think_of_doubt(state, level)
        if self.found[SEATS_MAX * (level + 1) + mover] >= self.found[SEATS_MAX * level + mover]:
            self._take(state.seats, level)

    def _think_of_doubt(self, state: Rats, level: int) -> None:
        chance: float = chance_of_truth(state)
        self.worth.judge(lift_as(state, True))  # noqa: FBT003
        for seat in range(state.seats):
            self.found[SEATS_MAX * level + seat] = chance * self.worth.share[seat]
        self.worth.judge(lift_as(state, False))  # noqa: FBT003
        for seat in range(state.seats):
            self.found[SEATS_MAX * level + seat] += (1.0 - chance) * self.worth.share[seat]

    def _think_of_words(self, state: Rats, level: int, passes: int) -> None:
        """An announcement, or a shake: the best for whoever has the cup."""
        mover: int = state.mover
        is_first: bool = True
        for i in range(state.legal(mover)):
            if state.phase == CONTINUING and not self.is_thought_of(state, state.actions[i], passes):
                continue
            after: Rats = state.copy()
            after.apply(mover, state.actions[i])
            self.think(after, level + 1, passes + 1)
            if is_first or self.found[SEATS_MAX * (level + 1) + mover] > self.found[SEATS_MAX * level + mover]:
                self._take(state.seats, level)
            is_first = False

    def is_thought_of(self, state: Rats, action: int, passes: int) -> bool:
        """Whether a handover is worth a thought: unchanged or with one rat more, and not too often."""
        if action == SHAKE or action == TURN:
            return True
        return passes < self.passes_max and action - ANNOUNCE <= state.claim + 1

    def _take(self, seats: int, level: int) -> None:
        for seat in range(seats):
            self.found[SEATS_MAX * level + seat] = self.found[SEATS_MAX * (level + 1) + seat]
