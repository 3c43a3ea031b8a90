"""House of Rath, the house: pivoting rooms, doors, locks, and rooms that can be removed (5, 8, 17, 19)."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position, column_of, first_bit, row_of, side_to
from ratskeller.kernel.numbers import EVERYONE, PERMITTED, Ints


def _list_ends(which: int) -> list[int]:
    """The first or the second room of every pair, in the order of the pairs."""
    pairs = [(one, other) for one in range(ROOMS) for other in range(one + 1, ROOMS)]
    return [pair[which] for pair in pairs]


def _list_swings() -> list[int]:
    """H53, for every set of taken sides: the empty sides beside just one of them, to which a room can pivot on it."""
    found = []
    for taken in range(1 << SIDES):
        swings = 0
        for side in range(SIDES):
            left, right = taken >> (side + 1) % SIDES & 1, taken >> (side - 1) % SIDES & 1
            if not taken >> side & 1 and left != right:
                swings |= 1 << side
        found.append(swings)
    return found


_ONE: Annotated[Ints, PAIRS] = _list_ends(0)
_OTHER: Annotated[Ints, PAIRS] = _list_ends(1)
_FIRST_PAIR: Annotated[Ints, ROOMS] = [0, 6, 11, 15, 18, 20, 21]  # of each room with those after it
_SWINGS: Annotated[Ints, 1 << SIDES] = _list_swings()


# ---- which rooms hang together -----------------------------------------------------------------------------


def _spread(state: Position, seed: int, within: int) -> int:
    """All rooms of a set that can be reached from some of it, locks or not."""
    found: int = seed & within
    ahead: int = found  # found, but not yet left by its doors
    fresh: int
    while ahead != 0 and found != within:
        fresh = state.joined[first_bit(ahead)] & within & ~found
        found |= fresh
        ahead = (ahead & (ahead - 1)) | fresh
    return found


def _hangs_together(state: Position, rooms: int) -> bool:
    """Whether every one of some rooms can be reached from any other of them, locks or not."""
    return _spread(state, rooms & -rooms, rooms) == rooms


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
    if state.near[room][side] != NO_ROOM:
        return CELL_TAKEN
    if pivot_of(state, room, side) == NO_ROOM:
        return NOTHING_TO_PIVOT_ON
    return PERMITTED if _stays_whole(state, room, side) else WOULD_CUT_OFF


def _stays_whole(state: Position, room: int, side: int) -> bool:
    """5.4, H2: whether all other rooms hang together, with a room in the cell that is now on a side of it."""
    others: int = state.rooms & ~(1 << room)
    return _spread(state, _around(state, room, side), others) == others


def forbids_rotating(state: Position, room: int) -> int:
    """5.4 to 5.6: why a room cannot be rotated at all."""
    if not state.has_room(room):
        return ROOM_IS_GONE
    if state.locked[room] != 0:
        return ROOM_HAS_LOCK
    if is_landlocked(state, room):
        return LANDLOCKED
    return PERMITTED if pivots_of(state, room) != 0 else WOULD_CUT_OFF


def pivots_of(state: Position, room: int) -> int:
    """5.3, 5.4, H2, H53: the sides to which a room can pivot."""
    others: int = state.rooms & ~(1 << room)
    taken: int = 0
    sides: int
    for side in range(SIDES):
        if state.near[room][side] != NO_ROOM:
            taken |= 1 << side
    sides = _SWINGS[taken]
    if sides == 0 or _hangs_together(state, others):
        return sides
    for side in range(SIDES):
        if (sides >> side) & 1 and not _stays_whole(state, room, side):
            sides &= ~(1 << side)
    return sides


def _can_rotate(state: Position, room: int) -> bool:
    return state.locked[room] == 0 and state.has_room(room) and pivots_of(state, room) != 0


def rotatable(state: Position) -> int:
    """The rooms that can be rotated."""
    found: int = 0
    for room in range(ROOMS):
        if _can_rotate(state, room):
            found |= 1 << room
    return found


def can_any_rotate(state: Position) -> bool:
    """Whether there is such a room."""
    for room in range(ROOMS):
        if _can_rotate(state, room):
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


def lockable(state: Position) -> int:
    """8.2, 8.3, H11: the seams that can be locked, as pairs of rooms."""
    found: int = 0
    if state.locks_left > 0:
        for room in range(ROOMS):
            found |= (state.open_to(room) >> (room + 1)) << _FIRST_PAIR[room]
    return found


def unlockable(state: Position) -> int:
    """8.8: the seams with a lock, as pairs of rooms."""
    found: int = 0
    for room in range(ROOMS):
        found |= (state.locked[room] >> (room + 1)) << _FIRST_PAIR[room]
    return found


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
    return PERMITTED if _hangs_together(state, others) else REMOVED_CUTS_OFF


def take_room(state: Position, room: int) -> None:
    """19.2: a room leaves the house."""
    state.detach(room)
    state.rooms &= ~(1 << room)
    state.tell(EV_ROOM_GONE, EVERYONE, state.turn, room, 0, 0)
