"""What the tests that hold for every game must know of Rathulhu."""

from __future__ import annotations

from typing import Any

from tests.conformance.traits import Traits


def tiles(state: Any) -> int:
    """Every tile is in the bag, on the board, in a collection or discarded."""
    return int(state.tiles_total())


TRAITS = Traits(tiles, has_secrets=False)
