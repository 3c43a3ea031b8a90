"""House of Rath, where Rath goes: the closest room with the most orphans (10, 11, 21, H13 to H17).

He has up to five reasons, and the first that finds a room decides. `reason_of` says which one that is, `targets_of` the
rooms that draw him, `steps_of` the rooms that he may be in after this turn. What explains it to people asks the same
functions.
"""

from __future__ import annotations

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position
from ratskeller.kernel.numbers import Long

_DIGIT: int = 5  # bits for the number of orphans in a room
_DIGITS: int = 31


# ---- what he sees ------------------------------------------------------------------------------------------


def crowds_of(state: Position) -> Long:
    """7.4: how many orphans he sees in each room, five bits for each."""
    found: Long = 0
    one: Long = 1
    for orphan in range(ORPHANS):
        if state.room[orphan] != GONE and not (state.hidden >> orphan) & 1:
            found += one << (_DIGIT * state.room[orphan])
    return found


def crowd_in(crowds: Long, room: int) -> int:
    """The number for one room."""
    return (crowds >> (_DIGIT * room)) & _DIGITS


def _fullest(crowds: Long, rooms: int) -> int:
    """11.3: those of some rooms that have the most visible orphans; none if nobody is to be seen there."""
    most: int = 1
    found: int = 0
    here: int
    for room in range(ROOMS):
        if (rooms >> room) & 1:
            here = crowd_in(crowds, room)
            if here > most:
                most = here
                found = 0
            if here == most:
                found |= 1 << room
    return found


# ---- how far it is -----------------------------------------------------------------------------------------


def _next_to(state: Position, rooms: int, is_through: bool) -> int:
    """All rooms one step from some rooms: by open doors only, or through locks too."""
    found: int = 0
    for room in range(ROOMS):
        if (rooms >> room) & 1:
            found |= state.joined[room] if is_through else state.open_to(room)
    return found


def steps_to(state: Position, room: int, is_through: bool) -> int:
    """How many steps a room is away from Rath, or NONE if he cannot get there."""
    steps: int = 0
    reached: int = 1 << state.rath
    before: int = 0
    while reached != before:
        if (reached >> room) & 1:
            return steps
        before = reached
        reached |= _next_to(state, reached, is_through)
        steps += 1
    return NONE


def can_draw(state: Position) -> int:
    """H38, H63: the rooms that may draw him while he breaks no lock, as far as he can reach them."""
    found: int = state.rooms
    if state.is_any_lock:
        for room in range(ROOMS):
            if state.locked[room] != 0 and room != state.rath:
                found &= ~(1 << room)
    return found


def _closest(state: Position, crowds: Long, rooms: int, reason: int) -> int:
    """H14, H16: ring by ring from Rath, the fullest of some rooms in the first ring where anybody is to be seen."""
    is_through: bool = reason == THROUGH_LOCKS
    reached: int = 1 << state.rath
    ring: int = reached
    found: int = 0
    while ring != 0 and found == 0:
        ring = _next_to(state, reached, is_through) & ~reached
        reached |= ring
        found = _fullest(crowds, ring & rooms)
    return found


# ---- the five reasons --------------------------------------------------------------------------------------


def _targets(state: Position, crowds: Long, reason: int) -> int:
    """The rooms that draw Rath for a reason; none if the reason does not hold."""
    next_door: int = state.joined[state.rath]
    if reason == NEAR:
        return _fullest(crowds, (state.open_to(state.rath) | (1 << state.rath)) & can_draw(state))
    if reason == BEHIND_A_LOCK:
        return _fullest(crowds, next_door) if state.is_boyden else 0
    if reason == FAR:
        return _closest(state, crowds, can_draw(state), reason)
    if reason == THROUGH_LOCKS:
        return _closest(state, crowds, state.rooms, reason)
    return state.open_to(state.rath) or next_door


def reason_of(state: Position) -> int:
    """Why Rath goes where he goes."""
    crowds: Long = crowds_of(state)
    for reason in range(NEAR, RESTLESS):
        if _targets(state, crowds, reason) != 0:
            return reason
    return RESTLESS


def targets_of(state: Position, reason: int) -> int:
    """The rooms that draw him, all alike."""
    return _targets(state, crowds_of(state), reason)


def steps_of(state: Position, reason: int) -> int:
    """11.1, 11.5, H47: the rooms in which he may be after this turn; between several the player chooses."""
    return _steps_to(state, targets_of(state, reason), reason)


def steps_now(state: Position) -> int:
    """The same for the reason that decides."""
    crowds: Long = crowds_of(state)
    reason: int = NEAR
    targets: int = _targets(state, crowds, reason)
    while targets == 0:  # not for long: there are always two rooms or more
        reason += 1
        targets = _targets(state, crowds, reason)
    return _steps_to(state, targets, reason)


def _steps_to(state: Position, targets: int, reason: int) -> int:
    is_through: bool = reason == THROUGH_LOCKS
    doors: int = state.joined[state.rath] if is_through else state.open_to(state.rath)
    reached: int = targets
    if reason != FAR and reason != THROUGH_LOCKS:
        return reached
    while reached & doors == 0:  # from the targets back to a room next to him
        reached |= _next_to(state, reached, is_through)
    return reached & doors
