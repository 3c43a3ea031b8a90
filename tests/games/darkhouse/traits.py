"""What the tests that hold for every game must know of Darkhouse."""

from __future__ import annotations

from typing import Any

from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.dice import size_of
from tests.conformance.traits import Traits


def count_boxes(state: Any, seat: int, block: int) -> int:
    """All boxes of a block of this game's page, always as many as it has."""
    written = size_of(state.written[state.page_of(seat, state.game)][block])
    return int(written + size_of(state.lying[seat][block]) + state.empty[seat][block])


def boxes(state: Any) -> int:
    """A box is empty, under a die, written in or crossed out; dice are all on the page or none is."""
    for seat in range(state.seats):
        assert state.count_dice(seat) in {0, codes.DICE}
    blocks = range(1, codes.BLOCKS_END)
    return sum(count_boxes(state, seat, block) for seat in range(state.seats) for block in blocks)


TRAITS = Traits(boxes, draws_itself=True, short={"games": 1})
