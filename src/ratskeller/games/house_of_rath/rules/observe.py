"""House of Rath: what a viewer may know, as numbers for machines; `layout.py` says what they mean."""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Box, Position, count_bits
from ratskeller.games.house_of_rath.rules.turns import is_shrinking
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.observation import Observation


def disclose_table(state: Position, viewer: int, seen: Observation) -> None:
    """Everything but the face-down cards of others."""
    seen.add(state.phase)
    _disclose_turn(state, seen)
    _disclose_house(state, seen)
    _disclose_orphans(state, viewer, seen)
    _disclose_seats(state, seen)
    _disclose_lessons(state, viewer, seen)
    _disclose_attack(state, viewer, seen)
    _disclose_options(state, seen)


def _has_turn(state: Position) -> bool:
    return state.phase > STARTING and not state.is_over()


def _disclose_turn(state: Position, seen: Observation) -> None:
    seen.add_seat(state.turn if _has_turn(state) else NOBODY)
    seen.add(state.turns)
    seen.add(state.quiet)
    seen.add(state.is_attacked)
    seen.add(state.face - NONE)
    seen.add(state.by_card)
    seen.add(state.rotations)
    seen.add(state.chosen + 1 if state.phase == TURNING else 0)
    seen.add(state.chosen + 1 if state.phase == MOVING else 0)
    seen.add_seat(state.chosen if state.phase == EXPOSING else NOBODY)


def _disclose_house(state: Position, seen: Observation) -> None:
    seen.add_bits(state.rooms, ROOMS)
    for room in range(ROOMS):
        seen.add(state.q[room])
    for room in range(ROOMS):
        seen.add(state.r[room])
    for room in range(ROOMS):
        seen.add_bits(state.joined[room], ROOMS)
    for room in range(ROOMS):
        seen.add_bits(state.locked[room], ROOMS)
    seen.add(state.locks_left)
    seen.add(state.locks_gone)
    seen.add(state.rath)


def _disclose_orphans(state: Position, viewer: int, seen: Observation) -> None:
    is_over: bool = state.is_over()
    known: int = state.up  # cards of which the viewer knows where they are, as bits
    for orphan in range(ORPHANS):
        if is_over or (viewer >= 0 and state.holder[orphan] == viewer):
            known |= 1 << orphan
    for orphan in range(ORPHANS):
        seen.add(state.room[orphan] - GONE)
    seen.add_bits(state.hidden, ORPHANS)
    seen.add_bits(state.up, ORPHANS)
    for orphan in range(ORPHANS):
        seen.add(1 + seen.place_of(state.holder[orphan]) if (known >> orphan) & 1 else 0)
    seen.add_bits(state.boxed & known, ORPHANS)
    seen.add(state.placed)
    seen.add(state.dealt)


def _disclose_seats(state: Position, seen: Observation) -> None:
    for place in range(state.seats):
        seen.add(count_bits(state.cards_down(seen.seat_at(place))))
    for place in range(state.seats):
        seen.add(state.out[seen.seat_at(place)])
    for place in range(state.seats):
        seen.add(count_bits(state.lessons_of(seen.seat_at(place))))


def _disclose_lessons(state: Position, viewer: int, seen: Observation) -> None:
    holder: int
    for card in range(CARDS):
        holder = state.lesson[card]
        if holder == USED:
            seen.add(1)
        elif holder >= 0 and (holder == viewer or state.is_over()):
            seen.add(1 + seen.place_of(holder))
        else:
            seen.add(0)
    seen.add(state.lessons_left)


def _disclose_attack(state: Position, viewer: int, seen: Observation) -> None:
    """H39: who has answered is not to be seen, but for one's own."""
    is_asked: bool = state.phase == CLAIMING
    seen.add(state.victim - NONE if _has_turn(state) else 0)
    seen.add_seats(state.asked() if is_asked else 0)
    seen.add((state.answered >> viewer) & 1 if is_asked and viewer >= 0 else 0)
    seen.add(_has_turn(state) and is_shrinking(state))
    seen.add(_has_turn(state) and state.shrinks_from > state.turns)


def _disclose_options(state: Position, seen: Observation) -> None:
    box: Box = state.content
    for card in range(CARDS):
        seen.add(box.ability[card])
    seen.add(state.is_boyden)
    seen.add(state.is_any_lock)
    seen.add(state.is_team)
    seen.add(state.locks_return)
    seen.add(state.fate_board)
    seen.add(state.dawn)
