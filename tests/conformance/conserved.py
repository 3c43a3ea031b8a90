"""What each game neither makes nor destroys: a number that stays the same from the first step to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse import codes

if TYPE_CHECKING:
    from collections.abc import Callable


def brains(state: Any) -> int:
    """R1: brains go from one player to another or to the middle of the table."""
    return int(sum(state.brains) + state.middle)


def tiles(state: Any) -> int:
    """Every tile of Rathulhu is in the bag, on the board, in a collection or discarded."""
    return int(state.tiles_total())


def boxes(state: Any) -> int:
    """Darkhouse: a box is empty, under a die, written in or crossed out; dice are all on the page or none is."""
    for seat in range(state.seats):
        assert state.count_dice(seat) in {0, codes.DICE}
    blocks = range(1, codes.BLOCKS_END)
    return int(sum(state.count_boxes(seat, block) for seat in range(state.seats) for block in blocks))


def options_cards(state: Any) -> int:
    """Condyle Cove: every Options card is in a hand, a pile, the Cove, on the table or out of the game."""
    return int(state.cards_total()) or int(sum(state.content.used))  # nothing is dealt before somebody begins


CONSERVED: dict[str, Callable[[Any], int]] = {
    "rats_in_the_walls": brains,
    "rathulhu": tiles,
    "darkhouse": boxes,
    "condyle_cove": options_cards,
}
