"""What a seat may know and do in an environment, as arrays of NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ratskeller.kernel.native import Memory
from ratskeller.kernel.observation import Observation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ratskeller.library.environment import Environment


class Seen:
    """Makes the arrays of one environment. Each is new: whoever gets it may keep it."""

    def __init__(self, env: Environment) -> None:
        """The table stays the same; its games may change."""
        self._env = env
        self._written = Observation()
        self._row = np.zeros(env.layout.size, np.int32)
        self._marks = np.zeros(env.action_count, np.bool_)
        self._row_memory, self._marks_memory = Memory(self._row, "i"), Memory(self._marks, "?")

    def observation(self, seat: int) -> NDArray[np.int32]:
        """What `observe` tells."""
        self._env._state.observe(seat, self._written)  # noqa: SLF001  (one of the family)
        self._row_memory.write(0, self._written)
        return self._row.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What `mask` tells, as 0 and 1."""
        state = self._env._state  # noqa: SLF001
        state.legal(seat)
        self._marks_memory.mark(0, len(self._marks), state)
        return self._marks.astype(np.int8)
