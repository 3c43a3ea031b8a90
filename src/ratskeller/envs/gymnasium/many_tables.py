"""A batch as Gymnasium's VectorEnv: one seat of every table learns, and all tables are played in one compiled loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ratskeller.kernel.numbers import NO_ACTION
from ratskeller.library.arrays.batches import Batch, make_batch
from ratskeller.library.names import BadCall, whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

SEEDS = 2**63


def vector_env(
    game: str,
    num_envs: int,
    *,
    seat: int | None = 0,
    others: Callable[[Batch], NDArray[Any]] | Literal["random"] = "random",
    planes: bool = False,
    **settings: Any,
) -> ManyTables:
    """So many tables of a game; the other settings are those of `ratskeller.make_batch`.

    `seat`: who learns; None: another one from table to table. `others`: what chooses for all other seats: it is shown
    the batch and gives an action for every table, of which only those are taken where another seat must act.
    """
    return ManyTables(game, num_envs, seat=seat, others=others, planes=planes, **settings)


class ManyTables(VectorEnv["NDArray[Any]", "NDArray[Any]", "NDArray[Any]"]):
    """An action is legal where `infos["action_mask"]` is 1. Where a game ends, the next one begins in the same step.

    The reward comes with the end: a whole win, a part of one, or nothing. What is observed then is the new game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        seat: int | None = 0,
        others: Callable[[Batch], NDArray[Any]] | Literal["random"] = "random",
        planes: bool = False,
        **settings: Any,
    ) -> None:
        """See `vector_env`."""
        if others != "random" and not callable(others):
            raise BadCall(f"The others play at 'random', or as a function chooses, not as {others!r}.")
        self._settings = {"game": game, "count": num_envs, **settings}
        self._batch = batch = make_batch(**self._settings)
        found = None if seat is None else whole(seat)
        if seat is not None and (found is None or not 0 <= found < batch.seats):
            raise BadCall(f"A seat is a whole number from 0 to {batch.seats - 1}, or None, not {seat!r}.")
        self._others = Batch.sample if others == "random" else others
        self._has_planes = planes
        self.num_envs, self.metadata = num_envs, {"autoreset_mode": AutoresetMode.SAME_STEP}
        tables = np.arange(num_envs)
        self.seats: NDArray[np.intp] = tables % batch.seats if found is None else np.full(num_envs, found)
        self._tables = tables
        least, most = np.array(batch.layout.least, np.int32), np.array(batch.layout.most, np.int32)
        shape = (batch.layout.planes_size,)
        self.single_observation_space = Box(0, 1, shape) if planes else Box(least, most, dtype=np.int32)
        self.single_action_space = Discrete(batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """New games at all tables, up to the first choice of whoever learns."""
        if isinstance(seed, list):
            raise BadCall("The tables of a batch have one seed for all of them, not a list.")
        super().reset(seed=seed, options=options)
        self._batch = make_batch(**{**self._settings, "seed": int(self.np_random.integers(SEEDS))})
        self._let_others_play(np.zeros(self.num_envs, np.float64), np.ones(self.num_envs, np.bool_))
        self._is_begun = True
        return self._observe(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action at every table, and all that follows up to the next choice."""
        if not self._is_begun:
            raise BadCall("No game has begun; `reset` begins them.")
        if (np.asarray(actions) == NO_ACTION).any():
            raise BadCall(f"Expected an action at every table; {NO_ACTION} is none.")
        self._batch.step(actions)
        ends = self._batch.ends.copy()
        rewards = np.where(ends, self._batch.rewards[self._tables, self.seats], 0.0)
        self._let_others_play(rewards, ends)
        return self._observe(), rewards, ends, np.zeros(self.num_envs, np.bool_), self._infos()

    def _let_others_play(self, rewards: NDArray[np.float64], ends: NDArray[np.bool_]) -> None:
        """Until whoever learns must act everywhere; a game that ends before it ever did is nobody's."""
        batch = self._batch
        waiting = batch.movers == self.seats
        while not waiting.all():
            batch.step(np.where(waiting, NO_ACTION, self._others(batch)))
            first = batch.ends & ~ends
            rewards[first] = batch.rewards[self._tables, self.seats][first]
            ends |= first
            waiting = batch.movers == self.seats

    def _observe(self) -> NDArray[Any]:
        return self._batch.planes() if self._has_planes else self._batch.observations.copy()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks.astype(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}
