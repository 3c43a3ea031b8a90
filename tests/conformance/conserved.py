"""What each game neither makes nor destroys: a number that stays the same from the first step to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


def brains(state: Any) -> int:
    """R1: brains go from one player to another or to the middle of the table."""
    return int(sum(state.brains) + state.middle)


def tiles(state: Any) -> int:
    """Every tile of Rathulhu is in the bag, on the board, in a collection or discarded."""
    return int(state.tiles_total())


CONSERVED: dict[str, Callable[[Any], int]] = {
    "rats_in_the_walls": brains,
    "rathulhu": tiles,
}
