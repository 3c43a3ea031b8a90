"""House of Rath, the house: pivoting rooms, doors, locks, and rooms that can be removed (5, 8, 17, 19)."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position, column_of, row_of, side_to
from ratskeller.kernel.numbers import EVERYONE, PERMITTED, Ints


def _list_ends(which: int) -> list[int]:
    """The first or the second room of every pair, in the order of the pairs."""
    pairs = [(one, other) for one in range(ROOMS) for other in range(one + 1, ROOMS)]
    return [pair[which] for pair in pairs]


_ONE: Annotated[Ints, PAIRS] = _list_ends(0)
_OTHER: Annotated[Ints, PAIRS] = _list_ends(1)


# ---- which rooms hang together -----------------------------------------------------------------------------


def _spread(state: Position, seed: int, within: int) -> int:
    """All rooms of a set that can be reached from some of it, locks or not."""
    before: int = 0
    found: int = seed & within
    while found != before:
        before = found
        for room in range(ROOMS):
            if (before >> room) & 1:
                found |= state.joined[room] & within
    return found


def _around(state: Position, room: int, side: int) -> int:
    """The other rooms that touch the cell on a side of a room."""
    found: int = 0
    column: int = state.q[room] + column_of(side)
    row: int = state.r[room] + row_of(side)
    for other in range(ROOMS):
        if side_to(state.q[other] - column, state.r[other] - row) < SIDES:
            found |= 1 << other
    return found & state.rooms & ~(1 << room)


def is_landlocked(state: Position, room: int) -> bool:
    """5.6, H53: a room can swing out only where two empty cells follow each other."""
    for side in range(SIDES):
        if state.near[room][side] == NO_ROOM and state.near[room][(side + 1) % SIDES] == NO_ROOM:
            return False
    return True


# ---- 5: rotating -------------------------------------------------------------------------------------------


def pivot_of(state: Position, room: int, side: int) -> int:
    """H53: the room on which another pivots to a side, or NO_ROOM if it cannot."""
    left: int = state.near[room][(side + 1) % SIDES]
    right: int = state.near[room][(side + SIDES - 1) % SIDES]
    if state.near[room][side] != NO_ROOM or (left != NO_ROOM and right != NO_ROOM):
        return NO_ROOM
    return left if right == NO_ROOM else right


def forbids_pivot(state: Position, room: int, side: int) -> int:
    """5.3, 5.4, H2, H53: why a room cannot pivot to a side."""
    others: int = state.rooms & ~(1 << room)
    if state.near[room][side] != NO_ROOM:
        return CELL_TAKEN
    if pivot_of(state, room, side) == NO_ROOM:
        return NOTHING_TO_PIVOT_ON
    if _spread(state, _around(state, room, side), others) != others:
        return WOULD_CUT_OFF
    return PERMITTED


def forbids_rotating(state: Position, room: int) -> int:
    """5.4 to 5.6: why a room cannot be rotated at all."""
    if not state.has_room(room):
        return ROOM_IS_GONE
    if state.locked[room] != 0:
        return ROOM_HAS_LOCK
    if is_landlocked(state, room):
        return LANDLOCKED
    for side in range(SIDES):
        if forbids_pivot(state, room, side) == PERMITTED:
            return PERMITTED
    return WOULD_CUT_OFF


def can_any_rotate(state: Position) -> bool:
    """Whether there is a room that can be rotated."""
    for room in range(ROOMS):
        if forbids_rotating(state, room) == PERMITTED:
            return True
    return False


def pivot(state: Position, room: int, side: int) -> None:
    """5.3, 5.7, H5: a room swings to the next cell, with all that is in it."""
    pivoted_on: int = pivot_of(state, room, side)
    state.detach(room)
    state.q[room] += column_of(side)
    state.r[room] += row_of(side)
    state.attach(room)
    state.tell(EV_PIVOTED, EVERYONE, state.turn, room, side, pivoted_on)
    for orphan in range(ORPHANS):
        if state.room[orphan] == room:
            turn_up(state, orphan)


def turn_up(state: Position, orphan: int) -> None:
    """5.7, 6.3: a hidden orphan is visible again."""
    if (state.hidden >> orphan) & 1:
        state.hidden &= ~(1 << orphan)
        state.tell(EV_TURNED_UP, EVERYONE, orphan, 0, 0, 0)


# ---- 6, 17: doors and Secret Passages ----------------------------------------------------------------------


def ways_of(state: Position, seat: int, orphan: int) -> int:
    """6.2, 6.4, 17.1 to 17.4, H55: the rooms to which a seat can bring an orphan."""
    room: int = state.room[orphan]
    other: int
    ways: int = state.open_to(room)
    if state.is_up(orphan) and state.owner_of(orphan) == seat:
        other = state.partner_room(room)
        if other != NO_ROOM:
            ways |= 1 << other
    return ways


def bring(state: Position, orphan: int, room: int) -> None:
    """6.1, 6.3, H48: an orphan changes its room, and is seen."""
    state.room[orphan] = room
    turn_up(state, orphan)


# ---- 8: locks ----------------------------------------------------------------------------------------------


def one_of(pair: int) -> int:
    """The first room of a pair."""
    return _ONE[pair]


def other_of(pair: int) -> int:
    """The second room of a pair."""
    return _OTHER[pair]


def forbids_locking(state: Position, pair: int) -> int:
    """8.2, 8.3, H11: why a seam cannot be locked."""
    if not (state.joined[_ONE[pair]] >> _OTHER[pair]) & 1:
        return NO_SEAM
    if (state.locked[_ONE[pair]] >> _OTHER[pair]) & 1:
        return SEAM_HAS_LOCK
    return PERMITTED if state.locks_left > 0 else NO_LOCK_LEFT


def forbids_unlocking(state: Position, pair: int) -> int:
    """8.8: why a seam cannot be unlocked."""
    return PERMITTED if (state.locked[_ONE[pair]] >> _OTHER[pair]) & 1 else SEAM_HAS_NONE


def put_lock(state: Position, one: int, other: int) -> None:
    """8.2: a lock from the side goes onto a seam."""
    state.locked[one] |= 1 << other
    state.locked[other] |= 1 << one
    state.locks_left -= 1


def take_lock(state: Position, one: int, other: int) -> None:
    """8.8, H11, H46: a lock goes back to the side, or out of the game."""
    state.locked[one] &= ~(1 << other)
    state.locked[other] &= ~(1 << one)
    if state.locks_return:
        state.locks_left += 1
    else:
        state.locks_gone += 1


# ---- 19: removing ------------------------------------------------------------------------------------------


def forbids_removing(state: Position, room: int) -> int:
    """19.3 to 19.6, H29: why a room cannot be removed. Whether two would be left is asked before (19.8)."""
    others: int = state.rooms & ~(1 << room)
    if not state.has_room(room):
        return ROOM_IS_GONE
    if state.rath == room:
        return RATH_IS_THERE
    for orphan in range(ORPHANS):
        if state.room[orphan] == room:
            return ROOM_NOT_EMPTY
    if state.locked[room] != 0:
        return LOCK_ON_REMOVED
    if is_landlocked(state, room):
        return REMOVED_LANDLOCKED
    return PERMITTED if _spread(state, others & -others, others) == others else REMOVED_CUTS_OFF


def take_room(state: Position, room: int) -> None:
    """19.2: a room leaves the house."""
    state.detach(room)
    state.rooms &= ~(1 << room)
    state.tell(EV_ROOM_GONE, EVERYONE, state.turn, room, 0, 0)
