"""Condyle Cove: what a viewer may know, as numbers for machines; `layout.py` says what they mean."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.grants import granted
from ratskeller.games.condyle_cove.rules.observe_cards import disclose_acts, disclose_cards
from ratskeller.games.condyle_cove.rules.observe_play import disclose_play
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.turns import cove_cards, draws_due
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.observation import Observation


def disclose_table(state: Position, viewer: int, seen: Observation) -> None:
    """Everything but cards that the viewer has not seen, and who lets a card happen."""
    rows: int = 2 if state.alone else state.seats
    seen.add(state.phase)
    _disclose_turn(state, viewer, seen)
    _disclose_cove(state, seen)
    _disclose_rows(state, rows, seen)
    disclose_cards(state, rows, viewer, seen)
    disclose_acts(state, viewer, seen)
    disclose_play(state, seen)
    _disclose_options(state, seen)


def _disclose_turn(state: Position, viewer: int, seen: Observation) -> None:
    has_turn: bool = state.turns > 0 and state.phase != OVER
    seen.add_seat(state.turn if has_turn else NOBODY)
    seen.add(state.turns)
    seen.add(state.plays)
    seen.add(state.drawn)
    seen.add(draws_due(state, state.mover) if state.phase == ASK_DRAW and not state.alone else 0)
    seen.add(state.flipped)
    seen.add(state.screams)
    seen.add(state.may_stop)
    if state.phase == ASK_LOSE:
        seen.add(state.stack[state.depth - 1][2])
    else:
        seen.add(state.stack[state.depth - 1][3] if state.phase == ASK_STASH else 0)
    seen.add_seats(state.asked_seats)
    seen.add((state.replied >> viewer) & 1 if viewer >= 0 else 0)


def _disclose_cove(state: Position, seen: Observation) -> None:
    box: Box = state.content
    seen.add_bits(state.laid, SPACES)
    for space in range(SPACES):
        seen.add(state.at_x[space] if (state.laid >> space) & 1 else 0)
    for space in range(SPACES):
        seen.add(state.at_y[space] if (state.laid >> space) & 1 else 0)
    for space in range(SPACES):
        seen.add(box.kind[space])
    seen.add(cove_cards(state))
    for place in range(state.seats):
        seen.add(state.pawn[seen.seat_at(place)] - NOWHERE)
    seen.add(state.pawn[GHOST] - NOWHERE)
    _disclose_next_spaces(state, seen)


def _disclose_next_spaces(state: Position, seen: Observation) -> None:
    """C2: what the first player has drawn for the cross and not laid yet; or the one space that somebody lays."""
    top: int = state.depth - 1
    many: int = 0
    if state.phase == ASK_CROSS:
        for number in range(1, ARMS + 1):
            if state.stack[top][number] > 0:
                seen.add(state.stack[top][number])
                many += 1
    elif state.phase == ASK_LAY:
        seen.add(state.stack[top][2])
        many = 1
    seen.add_zeros(ARMS - many)


def _disclose_rows(state: Position, rows: int, seen: Observation) -> None:
    """What lies in front of each seat; alone the second row is the Boogeyman's."""
    seat: int
    for place in range(rows):
        seen.add(_is_alive(state, _row_at(state, place, seen)))
    for place in range(rows):
        seen.add(state.out[_row_at(state, place, seen)])
    for place in range(rows):
        seen.add((state.quiet >> _row_at(state, place, seen)) & 1)
    for place in range(rows):
        seen.add(state.held[_row_at(state, place, seen)])
    for place in range(rows):
        seen.add(state.piled[_row_at(state, place, seen)])
    for place in range(rows):
        seen.add(state.discarded[_row_at(state, place, seen)])
    for place in range(rows):
        seat = _row_at(state, place, seen)
        for attribute in range(ATTRIBUTES_END):
            seen.add(granted(state, seat, attribute) if _is_alive(state, seat) else 0)


def _row_at(state: Position, place: int, seen: Observation) -> int:
    return place if state.alone else seen.seat_at(place)


def _is_alive(state: Position, seat: int) -> bool:
    return state.is_in(seat) or (state.alone and seat == HIM)


def _disclose_options(state: Position, seen: Observation) -> None:
    box: Box = state.content
    seen.add(state.benny)
    seen.add(state.harder)
    seen.add(state.cold_draws)
    seen.add(state.scream_rate)
    seen.add(box.entering_kills)
    seen.add(box.draws_at_end)
