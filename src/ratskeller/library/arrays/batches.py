"""Many games at once as arrays of NumPy: what each mover may know, what it may do, what came of it."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from ratskeller.kernel.native import Memory
from ratskeller.kernel.numbers import NO_ACTION
from ratskeller.kernel.rng import Rng
from ratskeller.library.arrays.planes import Planes
from ratskeller.library.names import BadCall, find, full_name, read_seed, whole
from ratskeller.search.batch import Batch as Slots
from ratskeller.search.batch import choose_at_random, find_illegal, open_batch, step_batch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from ratskeller.kernel.layout import Layout

SAMPLING = 1  # the stream of a seed for actions at random


def make_batch(
    game: str,
    count: int,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    packs: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> Batch:
    """So many games side by side, each at its first decision; the rest as for `make`."""
    return Batch(game, count, seats, options, packs, seed)


class Batch:
    """Games of one table side by side. Chance is dealt by itself; where a game ends the next one begins at once.

    The arrays are always the same ones: `step` writes into them. How many games there are changes none of them.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        packs: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        """See `make_batch`."""
        self._game = find(game)
        if (whole(count) or 0) < 1:
            raise BadCall(f"A batch has one game or more, not {count!r}.")
        self.name, self.seed, self.count = full_name(self._game), read_seed(seed), count
        self.seats = self._game.seats[0] if seats is None else seats
        start = self._game.set_up(self.seats, options or {}, packs or {})
        start.telling = False
        start.told = 0
        size, actions = self.layout.size, len(self._game.action_codes())
        self.observations: NDArray[np.int32] = np.zeros((count, size), np.int32)
        self.masks: NDArray[np.bool_] = np.zeros((count, actions), np.bool_)
        self.movers: NDArray[np.int32] = np.zeros(count, np.int32)
        self.rewards: NDArray[np.float64] = np.zeros((count, self.seats), np.float64)
        self.ends: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self._chosen: NDArray[np.int32] = np.zeros(count, np.int32)
        self._slots = slots = Slots()
        slots.size, slots.actions = size, actions
        slots.observations, slots.masks = Memory(self.observations, "i"), Memory(self.masks, "?")
        slots.movers, slots.chosen = Memory(self.movers, "i"), Memory(self._chosen, "i")
        slots.rewards, slots.ends = Memory(self.rewards, "d"), Memory(self.ends, "?")
        self._planes = Planes(self.layout)
        self._sampling = Rng(self.seed).split(SAMPLING)
        open_batch(slots, start, self.seed, count)

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self._game.layout(self.seats)

    def step(self, actions: NDArray[np.integer[Any]]) -> int:
        """Take an action in every game, for its mover; return how many games ended. -1 leaves a game as it is.

        Afterwards `observations`, `masks` and `movers` show the next decision; `ends` says where a game has just ended,
        and `rewards` what it was worth to each seat.
        """
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            shape = "×".join(map(str, given.shape)) or "no"
            raise BadCall(f"Expected {self.count} whole numbers, one action a game, not {shape} of {given.dtype}.")
        beyond = (given < NO_ACTION) | (given >= self.masks.shape[1])
        np.copyto(self._chosen, np.where(beyond, self.masks.shape[1], given), casting="unsafe")
        place = find_illegal(self._slots, self.count)
        if place < self.count:
            raise BadCall(self._illegal(place, operator.index(given[place])))
        return step_batch(self._slots, self.count)

    def sample(self) -> NDArray[np.int32]:
        """A legal action for every game, each as likely as the others: the same for the same seed."""
        choose_at_random(self._slots, self.count, self._sampling)
        return self._chosen.copy()

    def planes(self) -> NDArray[np.float32]:
        """The observations as a net likes them: see `Layout.planes`."""
        return self._planes.of(self.observations)

    def _illegal(self, place: int, action: int) -> str:
        state = self._slots.slots[place].state
        legal = [f"{each} ({self._game.write_action(each)})" for each in state.legal_actions(state.mover)]
        what = f" ({self._game.write_action(action)})" if 0 <= action < self.masks.shape[1] else ""
        return f"Action {action}{what} is not legal in game {place}; these are: {', '.join(legal)}."

    def __len__(self) -> int:
        return self.count

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.name}, {self.seats} seats, seed {self.seed}>"
