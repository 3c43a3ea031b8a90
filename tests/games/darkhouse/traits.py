"""What the tests that hold for every game must know of Darkhouse."""

from __future__ import annotations

from typing import Any

from ratskeller.games.darkhouse.rules import codes
from tests.conformance.traits import Traits


def boxes(state: Any) -> int:
    """A box is empty, under a die, written in or crossed out; dice are all on the page or none is."""
    for seat in range(state.seats):
        assert state.count_dice(seat) in {0, codes.DICE}
    blocks = range(1, codes.BLOCKS_END)
    return int(sum(state.count_boxes(seat, block) for seat in range(state.seats) for block in blocks))


TRAITS = Traits(boxes, has_secrets=False, short={"games": 1})
