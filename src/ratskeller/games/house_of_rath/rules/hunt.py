"""House of Rath, where Rath goes: the closest room with the most orphans (10, 11, 21, H13 to H17).

He has up to five reasons, and the first that finds a room decides. `reason_of` says which one that is, `targets_of` the
rooms that draw him, `steps_of` the rooms that he may be in after this turn. What explains it to people asks the same
functions.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.house_of_rath.rules.codes import *
from ratskeller.games.house_of_rath.rules.position import Position
from ratskeller.kernel.numbers import Ints

# ---- what he sees ------------------------------------------------------------------------------------------


def _fullest(state: Position, rooms: int) -> int:
    """7.4, 11.3: those of some rooms that have the most visible orphans; none if nobody is to be seen there."""
    most: int = 1
    found: int = 0
    seen: Annotated[Ints, 7] = [0] * 7
    for orphan in range(ORPHANS):
        if state.room[orphan] != GONE and not (state.hidden >> orphan) & 1:
            seen[state.room[orphan]] += 1
    for room in range(ROOMS):
        if (rooms >> room) & 1:
            if seen[room] > most:
                most = seen[room]
                found = 0
            if seen[room] == most:
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


def _closest(state: Position, rooms: int, reason: int) -> int:
    """H14, H16: ring by ring from Rath, the fullest of some rooms in the first ring where anybody is to be seen."""
    is_through: bool = reason == THROUGH_LOCKS
    reached: int = 1 << state.rath
    ring: int = reached
    found: int = 0
    while ring != 0 and found == 0:
        ring = _next_to(state, reached, is_through) & ~reached
        reached |= ring
        found = _fullest(state, ring & rooms)
    return found


# ---- the five reasons --------------------------------------------------------------------------------------


def targets_of(state: Position, reason: int) -> int:
    """The rooms that draw Rath for a reason, all alike; none if the reason does not hold."""
    next_door: int = state.joined[state.rath]
    if reason == NEAR:
        return _fullest(state, (state.open_to(state.rath) | (1 << state.rath)) & can_draw(state))
    if reason == BEHIND_A_LOCK:
        return _fullest(state, next_door) if state.is_boyden else 0
    if reason == FAR:
        return _closest(state, can_draw(state), reason)
    if reason == THROUGH_LOCKS:
        return _closest(state, state.rooms, reason)
    return state.open_to(state.rath) or next_door


def reason_of(state: Position) -> int:
    """Why Rath goes where he goes."""
    for reason in range(NEAR, RESTLESS):
        if targets_of(state, reason) != 0:
            return reason
    return RESTLESS


def steps_of(state: Position, reason: int) -> int:
    """11.1, 11.5, H47: the rooms in which he may be after this turn; between several the player chooses."""
    return _steps_to(state, targets_of(state, reason), reason)


def steps_now(state: Position) -> int:
    """The same for the reason that decides."""
    reason: int = NEAR
    targets: int = targets_of(state, reason)
    while targets == 0:  # not for long: there are always two rooms or more
        reason += 1
        targets = targets_of(state, reason)
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
