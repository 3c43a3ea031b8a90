"""What the tests that hold for every game must know of Rathulhu."""

from __future__ import annotations

from typing import Any

from ratskeller.games.rathulhu.rules import codes
from tests.conformance.traits import Traits


def tiles_of(state: Any) -> list[int]:
    """Every tile is in the bag, on the board, in a collection or discarded: how many there are of each kind."""
    track = list(state.track)
    counts = zip(state.bag, state.discarded, *state.held[: state.seats], strict=True)
    found = [sum(count) + track.count(kind) for kind, count in enumerate(counts)]
    found[codes.ELDER_SIGN] += state.time
    return found


def tiles(state: Any) -> int:
    """All of them."""
    return sum(tiles_of(state))


TRAITS = Traits(tiles, derived=frozenset({"bag_tiles"}))
