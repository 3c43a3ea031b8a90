"""Condyle Cove: players with one simple rule each, to measure others with. Otherwise they do what comes to mind."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import reach_within
from ratskeller.games.condyle_cove.rules.position import Box
from ratskeller.games.condyle_cove.rules.race import gap_to
from ratskeller.games.condyle_cove.rules.state import CondyleCove
from ratskeller.kernel.rng import Rng


def runner(state: CondyleCove, seat: int, rng: Rng) -> int:
    """Always goes as far away as the move allows, alone ahead of the Boogeyman."""
    best: int = 0
    far: int = -1
    away: int
    for i in range(state.legal(seat)):
        if state.phase == ASK_MOVE and state.actions[i] >= GO:
            away = _distance(state, state.pawn[seat], state.actions[i] - GO)
            if away > far:
                far = away
                best = state.actions[i]
    return best if far >= 0 else _anything(state, seat, rng)


def hoarder(state: CondyleCove, seat: int, rng: Rng) -> int:
    """Never plays a card unless it must, and draws Cove cards first."""
    for i in range(state.legal(seat)):
        if state.phase == ASK_PLAY or state.phase == ASK_ANSWER:
            if state.actions[i] == STOP:
                return STOP
        if state.actions[i] == DRAW_COVE:
            return DRAW_COVE
    return _anything(state, seat, rng)


def bully(state: CondyleCove, seat: int, rng: Rng) -> int:
    """Always plays what is aimed at others, and aims it at whoever has most cards."""
    best: int = -1
    most: int = -1
    for i in range(state.legal(seat)):
        if state.phase == ASK_PLAY and state.actions[i] >= PLAY and _is_aimed(state, state.actions[i] - PLAY):
            return state.actions[i]
        if state.phase == ASK_WHO and state.actions[i] != TARGET + seat and state.actions[i] < TARGET + SEATS_MAX:
            if state.piled[state.actions[i] - TARGET] > most:
                best = state.actions[i]
                most = state.piled[best - TARGET]
    return best if best >= 0 else _anything(state, seat, rng)


def _anything(state: CondyleCove, seat: int, rng: Rng) -> int:
    count: int = state.legal(seat)
    return state.actions[rng.below(count)]


def _distance(state: CondyleCove, here: int, space: int) -> int:
    steps: int = 1
    if state.alone:
        return gap_to(state, space) % RING  # not on to him
    while steps < SPACES and not (reach_within(state, here, steps) >> space) & 1:
        steps += 1
    return steps


def _is_aimed(state: CondyleCove, card: int) -> bool:
    """Whether a card does something to others."""
    box: Box = state.content
    line: int = box.does[card]
    for row in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
        if box.rows[row][R_WHO] != WHO_YOU and box.rows[row][R_VERB] <= LOSE:
            return True
    return False
