"""A game as PettingZoo's AECEnv: whoever must act acts, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from ratskeller.library.arrays.seen import Seen
from ratskeller.library.names import BadCall
from ratskeller.library.opening import make

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ratskeller.library.environment import Environment

RENDER_MODES = ("ansi", "human")


def env(game: str, *, render_mode: str | None = None, **settings: Any) -> OneByOne:
    """A game by its name; the other settings are those of `ratskeller.make`."""
    return OneByOne(game, render_mode=render_mode, **settings)


class OneByOne(AECEnv):  # type: ignore[misc]  # it says no types
    """Agents are the seats, `seat_0` and on. An observation has the numbers, and which actions are legal.

    Rewards come with the end: one whole win, shared among the winners.
    """

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        """See `env`."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadCall(f"It can be rendered as {' or '.join(RENDER_MODES)}, not as {render_mode!r}.")
        self.game: Environment = make(game, **settings)
        self.metadata = {"render_modes": list(RENDER_MODES), "name": self.game.name, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = Seen(self.game)
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.game.action_count) for agent in self.possible_agents}
        self._is_fresh = True

    def observation_space(self, agent: str) -> Dict:
        """Always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the one that the seed of the first one gives, when it is asked for the first time."""
        if seed is not None or not self._is_fresh:
            self.game.reset(seed)
        self._is_fresh = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and which actions are legal for it."""
        seat = self._seats[agent]
        return {"observation": self._seen.observation(seat), "action_mask": self._seen.mask(seat)}

    def step(self, action: SupportsIndex | None) -> None:
        """One action of the agent that is selected; None once it is out."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadCall(f"Expected an action of {agent}, not None: the game goes on.")
        self.game.step(action, self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        if self.game.is_over:
            self.rewards = dict(zip(self.agents, self.game.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _choose_agent(self) -> None:
        mover = self.game.mover
        self.agent_selection = self.agents[0] if mover is None else self.possible_agents[mover]

    def render(self) -> str | None:
        """What a spectator is told."""
        text = self.game.prompt()
        if self.render_mode == "human":
            print(text)  # noqa: T201  (that is what the mode means)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def observation_space(game: Environment) -> Dict:
    """The bounds of what is observed, from the layout."""
    layout = game.layout
    low, high = np.array(layout.least, np.int32), np.array(layout.most, np.int32)
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int32),
            "action_mask": Box(0, 1, (game.action_count,), dtype=np.int8),
        }
    )
