"""What the tests that hold for every game must know of House of Rath."""

from __future__ import annotations

from typing import Any

from ratskeller.games.house_of_rath.rules import codes
from tests.conformance.traits import Traits


def pieces(state: Any) -> int:
    """Locks, Adoption cards and Run Away cards are somewhere, each in one place; rooms only go."""
    held = [state.cards_of(seat) for seat in range(state.seats)]
    assert sum(cards.bit_count() for cards in held) + state.boxed.bit_count() == state.dealt
    assert all(one & other == 0 for one in held for other in held if one is not other)
    lessons = list(state.lesson)
    drawn = sum(place != codes.UNDRAWN for place in lessons)
    assert drawn + state.lessons_left == state.seats
    alive = state.living()
    assert state.hidden & ~alive == 0
    assert state.rooms >> state.rath & 1
    assert all(state.rooms >> room & 1 for room in state.room if room != codes.GONE)
    ends = sum(rooms.bit_count() for rooms in state.locked)
    return int(state.locks_left + state.locks_gone + ends // 2)


TRAITS = Traits(pieces, undos=20, derived=frozenset({"near"}))
