"""Information states of perfect recall: all that one viewer has seen of a game, from its beginning, as a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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

    def __init__(self, start: State, viewer: int, done: int = 0) -> None:
        """The first position, which stays as it is; so many steps led to it, of which nothing is known."""
        self._state, self._viewer = start.copy(), viewer
        self._state.telling = True
        self._row = self._state.observed(viewer)
        self.seen = [("~" if done else "") + ",".join(map(str, self._row))]
        self.glimpses: list[tuple[int, int] | None] = []
        self._done = done

    def text(self, steps: Sequence[tuple[int, int]]) -> str:
        """All that was seen of these steps; they begin with those of last time."""
        self.go_on(steps)
        return ";".join(self.seen)

    def go_on(self, steps: Sequence[tuple[int, int]]) -> None:
        """See the steps that are new."""
        for seat, code in steps[self._done :]:
            self._see(seat, code)
        self._done = len(steps)

    def copy(self) -> History:
        """An independent one."""
        return self.moved_to(self._state)

    def moved_to(self, state: State) -> History:
        """The same past, but a position that the viewer cannot tell from the present one."""
        made: History = object.__new__(History)
        made.__dict__.update(self.__dict__)
        made._state = state.copy()
        made._state.telling = True
        made.seen, made.glimpses = list(self.seen), list(self.glimpses)
        return made

    def keep(self) -> dict[str, Any]:
        """All of it in plain values."""
        return {**self.__dict__, "_state": self._state.as_row()}

    @staticmethod
    def recall(start: State, kept: dict[str, Any]) -> History:
        """What was kept, at the same table."""
        made: History = object.__new__(History)
        made.__dict__.update(kept)
        made._state = start.copy()
        made._state.recall(kept["_state"])
        made._state.telling = True
        return made

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
            self.seen.append("".join(parts))
            self.glimpses.append(None if hidden else (seat, code))
