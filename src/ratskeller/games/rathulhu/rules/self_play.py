"""Rathulhu, games of a mind against itself, from which it learns: in a compiled loop."""

from __future__ import annotations

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.learning import Learner
from ratskeller.games.rathulhu.rules.mind import RathulhuMind
from ratskeller.games.rathulhu.rules.state import Rathulhu
from ratskeller.kernel.numbers import CHANCE, NOBODY
from ratskeller.kernel.rng import Rng

_ONE_IN: int = 4  # turns of which a snapshot is taken


def learn_from_games(start: Rathulhu, mind: RathulhuMind, learner: Learner, rng: Rng, games: int, rate: float) -> None:
    """Play so many games with a mind in all seats, and learn after each."""
    state: Rathulhu = start.copy()
    for _ in range(games):
        state.assign(start)
        learner.forget()
        play_and_look(state, mind, learner, rng)
        learner.learn(state, rate)


def play_and_look(state: Rathulhu, mind: RathulhuMind, learner: Learner, rng: Rng) -> None:
    """Play a game to its end; some of its turns are looked at."""
    mover: int = state.mover
    while mover != NOBODY:
        if mover == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            if state.phase == TURN and rng.below(_ONE_IN) == 0:
                learner.look(state)
            state.apply(mover, mind.act(state, mover, rng))
        mover = state.mover
