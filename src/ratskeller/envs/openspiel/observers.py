"""What a player sees, as OpenSpiel's observers write it: tensors with a name for each part, and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyspiel

from ratskeller.kernel.numbers import CHANCE, SPECTATOR
from ratskeller.library.arrays.planes import Planes
from ratskeller.library.names import BadCall

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ratskeller.envs.openspiel.games import SpielGame, SpielState

STEPS = "steps"


class Observer:
    """Writes into `tensor`; `dict` shows its parts, named as in the layout, each thing that there is with a place.

    With perfect recall there are also the last steps as the player saw them, the newest first: whether there was one,
    whether the player saw what it was, whether it was chance's, whose it was, and its number in bits. The text has all.
    """

    def __init__(self, game: SpielGame, kind: pyspiel.IIGObservationType) -> None:
        """Public and private together, or what is public alone; they are not told apart otherwise."""
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadCall("There are observations of one player or of what is public, not of all players at once.")
        self._is_empty = not kind.public_info
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._has_recall = kind.perfect_recall
        self._layout, self._seats = game.first.layout, game.first.seats
        self._planes = Planes(self._layout)
        self._bits = max(game.first.action_count, game.outcomes_end).bit_length()
        shapes = {} if self._is_empty else self._shapes(game.recall)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor: NDArray[np.float32] | None = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + sizes[name]].reshape(shape)
            at += sizes[name]
        if self._is_empty:
            self.tensor = None

    def _shapes(self, recall: int) -> dict[str, tuple[int, ...]]:
        made: dict[str, tuple[int, ...]] = {}
        for part in self._layout.parts:
            places = (part.most - part.least + 1,) if part.kind == "kind" else ()
            made[part.name] = (*part.shape, *places) or (1,)
        if self._has_recall:
            made[STEPS] = (recall, 3 + self._seats + self._bits)
        return made

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees of a state."""
        if self.tensor is None:
            return
        viewer = self._viewer(player)
        planes = self._planes.of(np.array(state.env.observe(viewer), np.int32))
        self.tensor[: planes.size] = planes
        if self._has_recall:
            self._write_steps(state.env.glimpses(viewer), viewer)

    def _write_steps(self, glimpses: list[tuple[int, int] | None], viewer: int) -> None:
        steps = self.dict[STEPS]
        steps.fill(0)
        for row, seen in zip(steps, reversed(glimpses), strict=False):
            row[0] = 1
            if seen is None:
                continue
            seat, code = seen
            row[1] = 1
            if seat == CHANCE:
                row[2] = 1
            else:
                row[3 + (seat - max(viewer, 0)) % self._seats] = 1
            row[3 + self._seats :] = [code >> bit & 1 for bit in range(self._bits)]

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The same as a text; with perfect recall all that was seen since the game began."""
        if self._is_empty:
            return None
        viewer = self._viewer(player)
        if self._has_recall:
            return state.env.info_state(viewer)
        parts = self._layout.read(state.env.observe(viewer))
        return " ".join(f"{name}={','.join(map(str, values))}" for name, values in parts.items())

    def _viewer(self, player: int) -> int:
        return SPECTATOR if self._is_public else player
