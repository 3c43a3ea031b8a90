"""What the tests that hold for every game must know of The Rats in the Walls."""

from __future__ import annotations

from typing import Any

from tests.conformance.traits import Traits


def brains(state: Any) -> int:
    """R1: brains go from one player to another or to the middle of the table."""
    return int(sum(state.brains) + state.middle)


TRAITS = Traits(brains)
