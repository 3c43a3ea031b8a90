"""Random games from any position of any game, one or many, in compiled loops."""

from __future__ import annotations

from ratskeller.kernel.numbers import CHANCE, DEALER, NOBODY, PLAYERS, U64, Long
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State


def playout(state: State, dealer: Rng, players: Rng) -> Long:
    """Play a state to its end, every seat at random; return the number of steps."""
    steps: Long = 0
    mover: int = state.mover
    while mover != NOBODY:
        if mover == CHANCE:
            state.apply(CHANCE, state.draw(dealer))
        else:
            state.apply(mover, state.actions[players.below(state.legal(mover))])
        steps += 1
        mover = state.mover
    return steps


def play_until_quiet(state: State, rng: Rng) -> None:
    """Play on at random until a position can be judged without playing: at the end, if not before."""
    mover: int = state.mover
    while mover != NOBODY and not state.is_quiet():
        if mover == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(mover, state.actions[rng.below(state.legal(mover))])
        mover = state.mover


def game_seed(seed: U64, index: Long) -> U64:
    """The seed of one game of a batch."""
    return Rng(seed).split(index).seed


def play_games(start: State, seed: U64, first: Long, games: Long) -> list[list[int]]:
    """Play a range of random games; a row each: index, steps, ending, digest, the scores, the ranks."""
    rows: list[list[int]] = []
    row: list[int]
    state: State = start.copy()
    stream: Rng
    steps: Long
    for index in range(first, first + games):
        stream = Rng(game_seed(seed, index))
        state.assign(start)
        steps = playout(state, stream.split(DEALER), stream.split(PLAYERS))
        row = [index, steps, state.ending, state.digest()]
        for seat in range(state.seats):
            row.append(state.score(seat))
        for seat in range(state.seats):
            row.append(state.rank(seat))
        rows.append(row)
    return rows


def count_playouts(start: State, seed: U64, games: Long) -> Long:
    """Play random games and return only how many steps they took: for measuring."""
    state: State = start.copy()
    stream: Rng = Rng(seed)
    steps: Long = 0
    for _ in range(games):
        state.assign(start)
        steps += playout(state, stream, stream)
    return steps
