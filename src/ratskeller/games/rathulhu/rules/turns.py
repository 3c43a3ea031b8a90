"""Rathulhu, game play and the end of an Aeon: whose turn it is, and what happens when nobody has one (4, 10)."""

from __future__ import annotations

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position
from ratskeller.games.rathulhu.rules.scoring import best_token, is_ahead, score_aeon
from ratskeller.kernel.numbers import EVERYONE, NOBODY


def begin_aeon(state: Position) -> None:
    """4.1: the highest token takes the first turn."""
    first: int = 0
    for seat in range(1, state.seats):
        if best_token(state, seat) > best_token(state, first):
            first = seat
    state.aeon += 1
    state.tell(EV_AEON, EVERYONE, state.aeon, first, 0, 0)
    _begin_turn(state, first)


def _begin_turn(state: Position, seat: int) -> None:
    state.turn = seat
    state.mover = seat
    state.phase = TURN


def next_turn(state: Position) -> None:
    """4.2, 4.4, 4.5: clockwise to the next seat with a face-up token; without one the Aeon ends."""
    seat: int = state.turn
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if state.up[seat]:
            _begin_turn(state, seat)
            return
    end_aeon(state, END_TOKENS)


def go_on_taking(state: Position) -> None:
    """6.1, K24: another Old One may follow, if there is one and something to take; else the turn is over."""
    if state.held[state.turn][OLD_ONE] > 0 and state.can_take():
        state.phase = TAKING
        state.mover = state.turn
    else:
        next_turn(state)


def end_aeon(state: Position, how: int) -> None:
    """10.1 to 10.6: score, clear the table, turn the tokens up and go on; or end the game."""
    state.tell(EV_AEON_ENDED, EVERYONE, state.aeon, how, state.tiles, 0)
    score_aeon(state)
    if state.aeon == AEONS:
        _finish(state, how)
    else:
        _clear_table(state)
        begin_aeon(state)


def _clear_table(state: Position) -> None:
    state.clear_track()
    state.discarded[ELDER_SIGN] += state.time
    state.time = 0
    for seat in range(state.seats):
        state.discard(seat, OLD_ONE, state.held[seat][OLD_ONE])
        state.discard(seat, RELIC, state.held[seat][RELIC])
        state.discard(seat, ALTAR, state.held[seat][ALTAR])
        for kind in range(TOME, TOMES_END):
            state.discard(seat, kind, state.held[seat][kind])
        state.up[seat] |= state.down[seat]
        state.down[seat] = 0


def _finish(state: Position, how: int) -> None:
    """11.3, K30: everything stays as it was scored."""
    winner: int = 0
    rivals: int = 0
    for seat in range(1, state.seats):
        if is_ahead(state, seat, winner):
            winner = seat
    for seat in range(state.seats):
        if state.favour[seat] == state.favour[winner]:
            rivals += 1
    state.ending = how
    state.phase = OVER
    state.mover = NOBODY
    state.tell(EV_WINNER, EVERYONE, winner, state.favour[winner], best_token(state, winner) if rivals > 1 else 0, 0)
    state.tell(EV_OVER, EVERYONE, how, 0, 0, 0)
