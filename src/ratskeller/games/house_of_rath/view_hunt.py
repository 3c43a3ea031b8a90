"""House of Rath: where Rath must go, and why. Asks the very functions that decide it (hunt.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.games.house_of_rath.kinds import CLAUSE_OF, REASONS, ROOMS, Reason, Room, rooms_of
from ratskeller.games.house_of_rath.rules import codes, hunt

if TYPE_CHECKING:
    from ratskeller.games.house_of_rath.rules.position import Position


class Lure(msgspec.Struct, frozen=True):
    """A room as Rath sees it."""

    room: Room
    seen: int  # orphans that are not hidden
    turns: int | None  # until he is there without passing a lock; None if there is no such way
    turns_through: int  # the same, locks or not
    counts: bool  # whether it can draw him while he breaks no lock (H15, H38)
    target: bool  # whether it draws him now


class Compulsion(msgspec.Struct, frozen=True):
    """Where Rath must go if the Boogeyman phase began now, and why."""

    reason: Reason
    clause: str
    lures: tuple[Lure, ...]
    targets: tuple[Room, ...]  # the rooms that draw him, all alike
    steps: tuple[Room, ...]  # where he may be after this turn; between several the player chooses
    breaks: tuple[Room, ...]  # those of the steps that cost a lock


def explain(state: Position) -> Compulsion:
    """Say it for any position with a house."""
    code = hunt.reason_of(state)
    targets, steps = hunt.targets_of(state, code), hunt.steps_of(state, code)
    drawing = hunt.can_draw(state)
    lures = []
    for room, name in enumerate(ROOMS):
        if not state.has_room(room):
            continue
        turns = _turns(hunt.steps_to(state, room, False))  # noqa: FBT003 (compiled: no keywords)
        through = _turns(hunt.steps_to(state, room, True))  # noqa: FBT003
        lures.append(
            Lure(
                room=name,
                seen=state.seen_in(room).bit_count(),
                turns=turns,
                turns_through=through or 1,
                counts=turns is not None and bool(drawing >> room & 1),
                target=bool(targets >> room & 1) and code != codes.RESTLESS,
            )
        )
    reason = REASONS[code]
    return Compulsion(
        reason=reason,
        clause=CLAUSE_OF[reason],
        lures=tuple(lures),
        targets=() if code == codes.RESTLESS else rooms_of(targets),
        steps=rooms_of(steps),
        breaks=rooms_of(steps & state.locked[state.rath]),
    )


def _turns(steps: int) -> int | None:
    """11.4: his own room and those next to it are one turn away alike."""
    return None if steps == codes.NONE else max(1, steps)
