"""The Rats in the Walls: a player with common sense who thinks nothing through: the bot `greedy`.

Looks, says what is there if that may be said, else shakes again and says the least; believes what is likely.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.unseen import chance_of_truth
from ratskeller.games.rats_in_the_walls.rules.worth import find_victim
from ratskeller.kernel.native import Fixed, exp
from ratskeller.kernel.numbers import ACTIONS_MAX, Floats

_DOUBTED: float = 0.7  # what is less likely is rather doubted by who does not think of why it was said
_TRUST: float = 0.08  # by so much less with every effort
_SURENESS: float = 20.0  # how sharply
_LIE: float = 0.15  # how often a number is one too high


def knows_dice(state: Rats, seat: int) -> bool:
    """Whether a seat has seen the dice that are under the cup."""
    return state.seen_by != 0 and state.has_seen(seat)


def is_word_true(state: Rats) -> bool:
    """Whether the word is true that was given, as the dice are imagined."""
    rats: int = state.ones + 2 * state.twos
    return rats >= state.claim if state.claim > 0 else rats == 0


def least_word(state: Rats) -> int:
    """The lowest announcement among the legal actions that were listed last; there is one."""
    i: int = 0
    while state.actions[i] < ANNOUNCE:
        i += 1
    return state.actions[i]


class Habits(Fixed):
    """How likely such a player is to choose each legal action."""

    effort: int
    preference: Annotated[Floats, ACTIONS_MAX]

    def weigh(self, state: Rats, seat: int) -> int:
        """In the order of the legal actions; return how many there are."""
        count: int = state.legal(seat)
        for i in range(count):
            self.preference[i] = 0.0
        if state.phase == ANSWERING:
            self._weigh_answers(state, seat)
        elif state.phase == KILLING:
            self._prefer(state, count, KILL + find_victim(state), 1.0)
        elif state.phase == EXAMINING:
            self._prefer(state, count, PEEK, 1.0)
        elif state.phase == LOOKED:
            self._weigh_words(state, count)
        elif state.phase == CONTINUING:
            self._weigh_handover(state, count)
        else:
            self._prefer(state, count, least_word(state), 1.0)
        return count

    def _prefer(self, state: Rats, count: int, action: int, chance: float) -> bool:
        """Whether the action is legal; then it gets so much."""
        for i in range(count):
            if state.actions[i] == action:
                self.preference[i] += chance
                return True
        return False

    def _weigh_answers(self, state: Rats, seat: int) -> None:
        doubt: float
        doubted: float = _DOUBTED - _TRUST * self.effort
        if knows_dice(state, seat):
            doubt = 0.0 if is_word_true(state) else 1.0
        else:
            doubt = 1.0 / (1.0 + exp(_SURENESS * (chance_of_truth(state) - doubted)))
        self.preference[0] = 1.0 - doubt
        self.preference[1] = doubt

    def _weigh_words(self, state: Rats, count: int) -> None:
        """The truth, sometimes one more; without a true word to say, shake again."""
        truth: int = ANNOUNCE + state.ones + 2 * state.twos
        if not self._prefer(state, count, truth, 1.0 - _LIE):
            self._prefer(state, count, REROLL, 1.0)
        elif not self._prefer(state, count, truth + 1, _LIE):
            self._prefer(state, count, truth, _LIE)

    def _weigh_handover(self, state: Rats, count: int) -> None:
        """What was believed is handed on; else one shakes."""
        if not self._prefer(state, count, ANNOUNCE + state.claim, 1.0):
            self.preference[0] = 1.0
