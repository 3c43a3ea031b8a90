"""Information states of perfect recall: all that one viewer has seen of a game, from its beginning, as a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.game import is_for
from ratskeller.kernel.numbers import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.kernel.state import State


class History:
    """What one viewer has seen. Two are equal if that viewer cannot tell one game from the other.

    Step by step: who did what, or `?`; what was told of it; and which numbers of the observation it has changed. A step
    of which the viewer gets nothing, not even that it was taken, leaves nothing.
    """

    def __init__(self, start: State, viewer: int) -> None:
        """The first position, which stays as it is."""
        self._state, self._viewer = start.copy(), viewer
        self._state.telling = True
        self._row = self._state.observed(viewer)
        self._seen = [",".join(map(str, self._row))]
        self._done = 0

    def text(self, steps: Sequence[tuple[int, int]]) -> str:
        """All that was seen of these steps; they begin with those of last time."""
        for seat, code in steps[self._done :]:
            self._see(seat, code)
        self._done = len(steps)
        return ";".join(self._seen)

    def _see(self, seat: int, code: int) -> None:
        state = self._state
        hidden = state.glimpse(self._viewer, seat, code) == HIDDEN
        state.told = 0
        state.apply(seat, code)
        told = [[kind, *details] for kind, audience, *details in state.told_events() if is_for(audience, self._viewer)]
        row = state.observed(self._viewer)
        changed = [
            (place, now) for place, (now, before) in enumerate(zip(row, self._row, strict=True)) if now != before
        ]
        self._row = row
        if not hidden or told or changed:
            parts = ["?" if hidden else f"{seat}:{code}"]
            parts += [f"!{'.'.join(map(str, event))}" for event in told]
            parts += [f"@{place}={number}" for place, number in changed]
            self._seen.append("".join(parts))
