"""The Rats in the Walls: what a viewer may know, as numbers for machines; `layout.py` says what they mean."""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.position import PayOut, Position
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.observation import Observation


def disclose_table(state: Position, viewer: int, seen: Observation) -> None:
    """Everything but dice that somebody else has looked at."""
    seen.add(state.phase)
    seen.add(state.rounds)
    seen.add_seat(state.giver if state.rounds > 0 else NOBODY)
    seen.add(state.dice)
    seen.add(state.claim - NO_CLAIM)
    seen.add(state.skull)
    seen.add(state.fee_paid)
    seen.add(state.middle)
    _disclose_dice(state, viewer, seen)
    _disclose_seats(state, seen)
    _disclose_roll_off(state, seen)
    _disclose_options(state, seen)


def _disclose_dice(state: Position, viewer: int, seen: Observation) -> None:
    looker: int = NOBODY
    known: bool = state.has_seen(viewer)
    for seat in range(state.seats):
        if state.seen_by == 1 << seat:
            looker = seat
    seen.add_seat(looker)
    seen.add(1 if known else 0)
    seen.add(state.ones if known else 0)
    seen.add(state.twos if known else 0)


def _disclose_seats(state: Position, seen: Observation) -> None:
    for place in range(state.seats):
        seen.add(state.brains[seen.seat_at(place)])
    for place in range(state.seats):
        seen.add(state.said[seen.seat_at(place)] - NO_CLAIM)
    seen.add_seats(state.denied)
    seen.add_seat(state.insane)
    seen.add_seat(state.killed)


def _disclose_roll_off(state: Position, seen: Observation) -> None:
    """R23: who begins; nothing of it once that is decided."""
    is_on: bool = state.phase == ROLLING_OFF
    seen.add_seat(state.roller if is_on else NOBODY)
    seen.add(state.roll_offs if is_on else 0)
    seen.add(state.most + 1 if is_on else 0)
    seen.add_seats(state.leaders if is_on else 0)
    seen.add_seats(state.rollers if is_on else 0)


def _disclose_options(state: Position, seen: Observation) -> None:
    sheet: PayOut = state.content
    seen.add(state.ends_with_round)
    seen.add(state.must_turn)
    seen.add(sheet.fee)
    for row in range(2):
        for column in range(3):
            seen.add(sheet.loses[row][column])
    for row in range(2):
        for column in range(3):
            seen.add(sheet.gains[row][column])
