"""A second, naive Count Rath, written from the rulebook and its rulings alone: rooms by letter, no speed."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.house_of_rath.hexes import Cell, neighbours

Seam = frozenset[str]


class House(NamedTuple):
    """All that Rath looks at."""

    cells: dict[str, Cell]  # of every room
    locks: set[Seam]
    seen: dict[str, int]  # visible orphans in each room
    rath: str
    boyden: bool = False
    any_lock: bool = False  # every room with a lock is a locked room (H38)


class Going(NamedTuple):
    """Where Rath may be after this turn, which of these rooms cost a lock, and which rooms draw him."""

    rooms: set[str]
    broken: set[str]
    targets: set[str]


def rooms_beside(house: House, room: str, *, through_locks: bool) -> set[str]:
    """The rooms that touch a room; without locks between, unless those do not matter."""
    touching = {other for other, cell in house.cells.items() if cell in neighbours(house.cells[room])}
    return {other for other in touching if through_locks or frozenset({room, other}) not in house.locks}


def distances(house: House, start: str, *, through_locks: bool) -> dict[str, int]:
    """How many steps every room is away; a room that cannot be reached is missing."""
    found, ring, steps = {start: 0}, {start}, 0
    while ring:
        steps += 1
        near = {other for room in ring for other in rooms_beside(house, room, through_locks=through_locks)}
        ring = near - set(found)
        found |= dict.fromkeys(ring, steps)
    return found


def has_lock(house: House, room: str) -> bool:
    """Whether there is a lock on any passage of a room."""
    return any(room in seam for seam in house.locks)


def most(house: House, rooms: set[str]) -> set[str]:
    """Those rooms with the most visible orphans, if there are any."""
    crowd = max((house.seen.get(room, 0) for room in rooms), default=0)
    return {room for room in rooms if crowd and house.seen.get(room, 0) == crowd}


def first_steps(house: House, targets: set[str], *, through_locks: bool) -> set[str]:
    """Rooms next to Rath on a shortest way to any of the targets."""
    steps = set()
    away = distances(house, house.rath, through_locks=through_locks)
    for room in rooms_beside(house, house.rath, through_locks=through_locks):
        on = distances(house, room, through_locks=through_locks)
        steps |= {room for target in targets if on.get(target) == away[target] - 1}
    return steps


def hunt(house: House, candidates: set[str], *, through_locks: bool) -> tuple[set[str], set[str]] | None:
    """The closest with the mostest among the candidates: (steps, targets), or None if nobody is seen there.

    His own room and those beside it are equally close; after those, ring by ring (lines 207 to 217).
    """
    away = distances(house, house.rath, through_locks=through_locks)
    turns = {room: max(1, steps) for room, steps in away.items() if room in candidates and house.seen.get(room, 0)}
    if not turns:
        return None
    nearest = min(turns.values())
    targets = most(house, {room for room, number in turns.items() if number == nearest})
    if nearest == 1:
        return targets, targets
    return first_steps(house, targets, through_locks=through_locks), targets


def where_rath_goes(house: House) -> Going:
    """Lines 196 to 228, and 396 to 416 for the Boyden Boogey."""
    every = set(house.cells)
    touching = rooms_beside(house, house.rath, through_locks=True)
    unlocked = {room for room in every if room == house.rath or not has_lock(house, room)} if house.any_lock else every
    found = hunt(house, unlocked, through_locks=False)
    if house.boyden and (found is None or is_far(house, found[1])):
        # Nobody to be seen where he can step: he breaks into a room beside him (lines 398 to 400).
        behind = most(house, touching)
        if behind:
            found = (behind, behind)
    if found is None:  # lines 186 and 216: only then are locks broken
        found = hunt(house, every, through_locks=True)
    if found is None:  # line 213: he does not stay
        away = rooms_beside(house, house.rath, through_locks=False) or touching
        found = (away, set())
    steps, targets = found
    broken = {room for room in steps if frozenset({house.rath, room}) in house.locks}
    return Going(steps, broken, targets)


def is_far(house: House, targets: set[str]) -> bool:
    """Whether rooms are more than one turn away without passing a lock."""
    away = distances(house, house.rath, through_locks=False)
    return any(away[room] > 1 for room in targets)
