"""Condyle Cove: the card that is being played and what was announced with it, as numbers for machines."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.observation import Observation


def disclose_play(state: Position, seen: Observation) -> None:
    """C28: all of it is announced."""
    seen.add(state.playing)
    seen.add_seat(state.player if state.playing > 0 else NOBODY)
    seen.add(state.answering)
    seen.add(_because(state))
    seen.add(_place_of_pawn(state, _sent(state), seen))
    for row in range(LINE_ROWS):
        seen.add(_place_of_pawn(state, state.picked[row] - 1, seen) if state.playing > 0 else 0)
    for row in range(LINE_ROWS):
        _disclose_ends(state, row, seen)
    _disclose_detour(state, seen)


def _because(state: Position) -> int:
    """The thing whose line is on top of what is to be done, + 1; or the space, after all things."""
    depth: int = state.depth
    by: int
    thing: int
    while depth > 0:
        depth -= 1
        by = state.stack[depth][4]
        if state.stack[depth][0] == DO_LINE:
            if by == BY_SPACE and state.stack[depth][3] < state.seats:
                return THINGS + state.pawn[state.stack[depth][3]] + 1
            if (by == BY_OPTION or by == BY_ANSWER) and state.playing > 0:
                return state.playing
            thing = _thing_with(state, state.stack[depth][1])
            if thing < THINGS:
                return thing + 1
        elif (state.stack[depth][0] == DO_ANNOUNCE or state.stack[depth][0] == DO_WINDOW) and state.playing > 0:
            return state.playing
    return 0


def _thing_with(state: Position, line: int) -> int:
    """The first thing that has a line, or THINGS."""
    box: Box = state.content
    thing: int = 0
    while thing < THINGS and box.does[thing] != line:
        thing += 1
    return thing


def _sent(state: Position) -> int:
    top: int = state.depth - 1
    if state.phase != ASK_WHERE:
        return NOBODY
    return state.stack[top][7] if state.stack[top][0] == DO_ANNOUNCE else state.stack[top][3]


def _place_of_pawn(state: Position, pawn: int, seen: Observation) -> int:
    """The pawns of the seats, from the viewer's on, then the one that has no seat; 0 for none."""
    return state.seats + 1 if pawn == GHOST else seen.place_of(pawn)


def _disclose_ends(state: Position, row: int, seen: Observation) -> None:
    if state.playing == 0:
        seen.add_zeros(state.seats + 1)
        return
    for place in range(state.seats):
        seen.add(state.picked_end[row][seen.seat_at(place)])
    seen.add(state.picked_end[row][GHOST])


def _disclose_detour(state: Position, seen: Observation) -> None:
    cell: int = state.picked_cell - 1
    is_chosen: bool = state.playing > 0 and cell >= 0
    seen.add(is_chosen)
    seen.add(cell % SIDE - REACH if is_chosen else 0)
    seen.add(cell // SIDE - REACH if is_chosen else 0)
    seen.add(state.picked_swap if state.playing > 0 else 0)
