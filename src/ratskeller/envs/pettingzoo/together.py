"""A game as PettingZoo's ParallelEnv: all who are waited for act at once, as in Darkhouse or when all are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import ParallelEnv

from ratskeller.envs.pettingzoo.one_by_one import RENDER_MODES, observation_space
from ratskeller.library.arrays.seen import Seen
from ratskeller.library.names import BadCall, whole
from ratskeller.library.opening import make

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from ratskeller.library.environment import Environment


def parallel_env(game: str, *, render_mode: str | None = None, **settings: Any) -> Together:
    """A game by its name; the other settings are those of `ratskeller.make`."""
    return Together(game, render_mode=render_mode, **settings)


class Together(ParallelEnv):  # type: ignore[misc]  # it says no types
    """Agents are the seats, `seat_0` and on. The action after the last one of the game is to wait.

    Who is not waited for can only wait; who is must act. Actions are carried out in the order of the seats; one that
    has become impossible by then, because another has settled the matter, is dropped.
    """

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        """See `parallel_env`."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadCall(f"It can be rendered as {' or '.join(RENDER_MODES)}, not as {render_mode!r}.")
        self.game: Environment = make(game, **settings)
        self.metadata = {"render_modes": list(RENDER_MODES), "name": self.game.name}
        self.render_mode = render_mode
        self.wait = self.game.action_count
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._seen = Seen(self.game)
        self.observation_spaces = {agent: _space_with_waiting(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self._is_fresh = True

    def observation_space(self, agent: str) -> Dict:
        """Always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Always the same object."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """A new game; the one that the seed of the first one gives, when it is asked for the first time."""
        if seed is not None or not self._is_fresh:
            self.game.reset(seed)
        self._is_fresh = False
        self.agents = list(self.possible_agents)
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, SupportsIndex]) -> tuple[dict[str, Any], ...]:
        """One action of every agent."""
        movers = self.game.movers
        chosen = [self._read(seat, actions, movers) for seat in range(self.game.seats)]
        for seat in movers:
            if self.game.mover is not None and chosen[seat] in self.game.legal(seat):
                self.game.step(chosen[seat], seat)
        agents, is_over = self.agents, self.game.is_over
        rewards = dict(zip(agents, self.game.rewards, strict=True))
        observations = self._observe_all()
        self.agents = [] if is_over else agents
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _read(self, seat: int, actions: Mapping[str, SupportsIndex], movers: tuple[int, ...]) -> int:
        """What an agent does, checked before anything is done."""
        agent = self.possible_agents[seat]
        if not self.agents:
            raise BadCall("The game is over, or has not begun; `reset` begins one.")
        if agent not in actions:
            raise BadCall(f"Expected an action of every agent, but {agent} has none.")
        action = whole(actions[agent])
        if seat in movers and action not in self.game.legal(seat):
            raise BadCall(f"Expected one of {self.game.legal(seat)} of {agent}, not {actions[agent]!r}.")
        if seat not in movers and action != self.wait:
            raise BadCall(f"Expected {self.wait} (to wait) of {agent}, not {actions[agent]!r}: it is not waited for.")
        return self.wait if action is None else action

    def _observe_all(self) -> dict[str, dict[str, Any]]:
        movers = self.game.movers
        return {
            agent: {"observation": self._seen.observation(seat), "action_mask": self._mask(seat, seat in movers)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int, is_mover: bool) -> NDArray[np.int8]:  # noqa: FBT001
        mask = np.zeros(self.wait + 1, np.int8)
        if is_mover:
            mask[: self.wait] = self._seen.mask(seat)
        else:
            mask[self.wait] = 1
        return mask

    def render(self) -> str | None:
        """What a spectator is told."""
        text = self.game.prompt()
        if self.render_mode == "human":
            print(text)  # noqa: T201  (that is what the mode means)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def _space_with_waiting(game: Environment) -> Dict:
    mask = Box(0, 1, (game.action_count + 1,), dtype=np.int8)
    return Dict({"observation": observation_space(game)["observation"], "action_mask": mask})
