"""Rathulhu: what a viewer may know, as numbers for machines; `layout.py` says what they mean."""

from __future__ import annotations

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.observation import Observation


def disclose_table(state: Position, viewer: int, seen: Observation) -> None:
    """All is open, but for favour at a table that hides it."""
    seen.add(state.phase)
    seen.add(state.aeon)
    seen.add_seat(NOBODY if state.phase == DEALING or state.phase == OVER else state.turn)
    for space in range(TRACK_SPACES):
        seen.add(state.track[space] - EMPTY)
    seen.add(state.time)
    seen.add(state.time_spaces())
    seen.add(state.board_token)
    for kind in range(KINDS):
        seen.add(state.bag[kind])
    for kind in range(KINDS):
        seen.add(state.discarded[kind])
    _disclose_seats(state, seen)
    _disclose_sheet(state, viewer, seen)
    _disclose_auction(state, seen)
    seen.add(state.hides_scores)


def _disclose_seats(state: Position, seen: Observation) -> None:
    seat: int
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for kind in range(ELDER_SIGN):
            seen.add(state.held[seat][kind])
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for token in range(1, TOKENS_END):
            seen.add(((state.up[seat] >> token) & 1) + 2 * ((state.down[seat] >> token) & 1))
    for place in range(state.seats):
        seen.add(state.bids[seen.seat_at(place)] - PASSED)


def _disclose_sheet(state: Position, viewer: int, seen: Observation) -> None:
    """K32: hidden scores are their owner's until the end."""
    seat: int
    known: int = 0  # seats, as bits
    for place in range(state.seats):
        seat = seen.seat_at(place)
        if not state.hides_scores or seat == viewer or state.is_over():
            known |= 1 << seat
    seen.add_seats(known)
    for place in range(state.seats):
        seat = seen.seat_at(place)
        seen.add(state.favour[seat] if (known >> seat) & 1 else 0)
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for line in range(LINES):
            seen.add(state.counted[line][seat] if (known >> seat) & 1 else 0)
    for place in range(state.seats):
        seat = seen.seat_at(place)
        for line in range(LINES):
            seen.add(state.points[line][seat] if (known >> seat) & 1 else 0)


def _disclose_auction(state: Position, seen: Observation) -> None:
    is_on: bool = state.phase == BIDDING
    seen.add_seat(state.dealt if state.phase == DEALING else NOBODY)
    seen.add_bits(state.sets_left, TOKEN_SETS_MAX)
    seen.add(state.is_invoked and is_on)
    seen.add(state.best_bid if is_on else 0)
    seen.add_seat(state.best_bidder if is_on and state.best_bid > 0 else NOBODY)
    seen.add(state.bidders_left if is_on else 0)
    for setback in range(SETBACKS_END - SETBACK):
        seen.add(state.owed[setback])
