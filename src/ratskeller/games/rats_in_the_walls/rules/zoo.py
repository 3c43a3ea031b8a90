"""The Rats in the Walls: fixed opponents with one habit each, to measure others with."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.policy import is_word_true, knows_dice, least_word
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.games.rats_in_the_walls.rules.unseen import chance_of_truth
from ratskeller.games.rats_in_the_walls.rules.worth import find_victim
from ratskeller.kernel.rng import Rng

_UNLIKELY: float = 0.2
_EVEN_CHANCE: float = 0.5


def play_honest(state: Rats, seat: int, rng: Rng) -> int:  # noqa: ARG001
    """Tells the truth, and shakes again where that may not be told; doubts what is less likely than 20 %."""
    return _answer(state, seat) if state.phase == ANSWERING else _give(state, seat, 0)


def play_liar(state: Rats, seat: int, rng: Rng) -> int:  # noqa: ARG001
    """Says one more than there is as long as that is not unlikely; doubts as the honest do."""
    return _answer(state, seat) if state.phase == ANSWERING else _give(state, seat, 1)


def play_doubter(state: Rats, seat: int, rng: Rng) -> int:  # noqa: ARG001
    """Doubts everything, and tells the truth."""
    return DOUBT if state.phase == ANSWERING else _give(state, seat, 0)


def play_trusting(state: Rats, seat: int, rng: Rng) -> int:  # noqa: ARG001
    """Doubts nothing, and tells the truth."""
    return BELIEVE if state.phase == ANSWERING else _give(state, seat, 0)


def _answer(state: Rats, seat: int) -> int:
    if knows_dice(state, seat):
        return BELIEVE if is_word_true(state) else DOUBT
    return DOUBT if chance_of_truth(state) < _UNLIKELY else BELIEVE


def _give(state: Rats, seat: int, more: int) -> int:
    """Look and say what is there, or more; what was believed is handed on as it is."""
    count: int = state.legal(seat)
    if state.phase == KILLING:
        return KILL + find_victim(state)
    if state.phase == EXAMINING:
        return PEEK
    if state.phase == LOOKED:
        return _say(state, count, more)
    if state.phase == CONTINUING:
        return ANNOUNCE + state.claim if _is_offered(state, count, ANNOUNCE + state.claim) else state.actions[0]
    return _say_blindly(state)


def _say(state: Rats, count: int, more: int) -> int:
    said: Rats = state.copy()
    said.claim = max(least_word(state) - ANNOUNCE, state.ones + 2 * state.twos + more)
    if more > 0 and said.claim <= 2 * state.dice and chance_of_truth(said) >= _UNLIKELY:
        return ANNOUNCE + said.claim
    if _is_offered(state, count, ANNOUNCE + state.ones + 2 * state.twos):
        return ANNOUNCE + state.ones + 2 * state.twos
    return REROLL


def _say_blindly(state: Rats) -> int:
    """None, if that is as likely as not; else as few rats as may be said."""
    said: Rats = state.copy()
    said.claim = 0
    if state.actions[0] == ANNOUNCE and chance_of_truth(said) < _EVEN_CHANCE:
        return state.actions[1]
    return state.actions[0]


def _is_offered(state: Rats, count: int, action: int) -> bool:
    for i in range(count):
        if state.actions[i] == action:
            return True
    return False
