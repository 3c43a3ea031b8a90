"""House of Rath: rooms, sides, faces and reasons by name, as everybody outside the core speaks of them."""

from __future__ import annotations

from itertools import combinations
from typing import Literal, get_args

from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.vocabulary import bits_of

Room = Literal["m", "a", "b", "c", "d", "e", "f"]
ROOMS: tuple[Room, ...] = get_args(Room)  # in the order of the codes
PAIRS: tuple[tuple[Room, Room], ...] = tuple(combinations(ROOMS, 2))

Side = Literal["e", "ne", "nw", "w", "sw", "se"]
SIDES: tuple[Side, ...] = get_args(Side)

Face = Literal["rotate", "move", "hide", "lock", "wild"]
FACES: tuple[Face, ...] = get_args(Face)

# What one can do in the Roll phase: a face of the die, or what a Run Away card permits of it (H67).
Task = Literal["rotate", "move", "hide", "lock", "wild", "rotate_once", "hide_only", "unhide_only", "reveal_only"]
TASKS: dict[int, Task] = {
    **dict(enumerate(FACES)),
    codes.ROTATE_ONCE: "rotate_once",
    codes.HIDE_ONLY: "hide_only",
    codes.UNHIDE_ONLY: "unhide_only",
    codes.EXPOSE_ONLY: "reveal_only",
}

Reason = Literal["near", "behind_a_lock", "far", "through_locks", "restless"]
REASONS: dict[int, Reason] = dict(enumerate(get_args(Reason), codes.NEAR))  # in the order of the codes
CLAUSE_OF: dict[Reason, str] = {
    "near": "H13",
    "behind_a_lock": "H33",
    "far": "H14",
    "through_locks": "H16",
    "restless": "H17",
}

Board = Literal["standard", "rooms"]
BOARDS: tuple[Board, ...] = get_args(Board)


def rooms_of(bits: int) -> tuple[Room, ...]:
    """A set of rooms."""
    return tuple(ROOMS[room] for room in bits_of(bits))


def orphans_of(bits: int) -> tuple[int, ...]:
    """A set of orphans, by their numbers, from 1."""
    return tuple(orphan + 1 for orphan in bits_of(bits))
