"""A game as Gymnasium's Env: one seat learns, bots of any level play the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from ratskeller.library.arrays.planes import Planes
from ratskeller.library.arrays.seen import Seen
from ratskeller.library.names import BadCall, whole
from ratskeller.library.opening import make

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ratskeller.library.environment import Environment

RENDER_MODES = ("ansi", "human")
SEEDS = 2**63


def env(
    game: str,
    *,
    seat: int = 0,
    others: str | Sequence[str] = "random",
    planes: bool = False,
    illegal: Literal["refuse", "replace"] = "refuse",
    render_mode: str | None = None,
    **settings: Any,
) -> OneSeat:
    """A game by its name; the other settings are those of `ratskeller.make`.

    `seat`: who learns. `others`: the bot in all other seats, or one for each in their order. `planes`: whether what is
    observed comes as a net likes it. `illegal`: what becomes of an action that is not legal: an error, or another one
    at random, as `info["replaced"]` tells.
    """
    return OneSeat(game, seat=seat, others=others, planes=planes, illegal=illegal, render_mode=render_mode, **settings)


class OneSeat(gymnasium.Env["NDArray[Any]", Any]):
    """An action is legal where `info["action_mask"]`, or `action_masks()`, is 1; the space samples among those.

    The reward comes with the end: a whole win, a part of one, or nothing.
    """

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        others: str | Sequence[str] = "random",
        planes: bool = False,
        illegal: Literal["refuse", "replace"] = "refuse",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """See `env`."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadCall(f"It can be rendered as {' or '.join(RENDER_MODES)}, not as {render_mode!r}.")
        if illegal not in {"refuse", "replace"}:
            raise BadCall(f"What is illegal can be taken with 'refuse' or 'replace', not with {illegal!r}.")
        self.game: Environment = make(game, **settings)
        self.metadata = {"render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.seat, self.illegal = whole(seat), illegal
        if self.seat is None or not 0 <= self.seat < self.game.seats:
            raise BadCall(f"A seat is a whole number from 0 to {self.game.seats - 1}, not {seat!r}.")
        self._bots = self._read_bots(others)
        self._seen = Seen(self.game)
        layout = self.game.layout
        self._planes = Planes(layout) if planes else None
        self.observation_space = (
            Box(0, 1, (layout.planes_size,), np.float32)
            if planes
            else Box(np.array(layout.least, np.int32), np.array(layout.most, np.int32), dtype=np.int32)
        )
        self.action_space = self._legal = Legal(self.game.action_count)
        self._legal.mask = np.ones(self.game.action_count, np.int8)
        self._is_begun = False

    def _read_bots(self, others: str | Sequence[str]) -> dict[int, str]:
        seats = [seat for seat in range(self.game.seats) if seat != self.seat]
        names = [others] * len(seats) if isinstance(others, str) else list(others)
        if len(names) != len(seats):
            raise BadCall(f"Name one bot for all, or one for each of the {len(seats)} other seats, not {len(names)}.")
        return dict(zip(seats, names, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """A new game, up to the first choice of this seat."""
        super().reset(seed=seed, options=options)
        self._begin()
        while self.game.is_over:  # before this seat has chosen anything
            self._begin()
        self._is_begun = True
        return self._observe(), self._info()

    def _begin(self) -> None:
        self.game.reset(int(self.np_random.integers(SEEDS)))
        self._let_others_play()

    def step(self, action: SupportsIndex) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """One action of this seat, and all that follows up to its next choice."""
        if not self._is_begun or self.game.is_over:
            raise BadCall("The game is over, or has not begun; `reset` begins one.")
        legal = self.game.legal(self.seat)
        is_replaced = self.illegal == "replace" and whole(action) not in legal
        chosen = legal[int(self.np_random.integers(len(legal)))] if is_replaced else action
        self.game.step(chosen, self.seat)
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        reward = self.game.rewards[self.seat or 0]
        return self._observe(), reward, self.game.is_over, False, self._info(is_replaced=is_replaced)

    def _let_others_play(self) -> None:
        while not self.game.is_over and self.seat not in self.game.movers:
            mover = self.game.movers[0]
            self.game.step(self.game.choose(self._bots[mover], mover), mover)
        mask = self._seen.mask(self.seat or 0)
        self._legal.mask = mask if mask.any() else np.ones_like(mask)

    def _observe(self) -> NDArray[Any]:
        row = self._seen.observation(self.seat or 0)
        return row if self._planes is None else self._planes.of(row)

    def _info(self, *, is_replaced: bool = False) -> dict[str, Any]:
        return {"action_mask": self._seen.mask(self.seat or 0), "replaced": is_replaced}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal: by this name some learners ask."""
        return self._seen.mask(self.seat or 0).astype(np.bool_)

    def render(self) -> str | None:
        """What this seat is told."""
        text = self.game.prompt(self.seat or 0)
        if self.render_mode == "human":
            print(text)  # noqa: T201  (that is what the mode means)
            return None
        return text


class Legal(Discrete):
    """All actions of a game; samples are legal ones, unless another mask is given."""

    mask: NDArray[np.int8]

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.int8] | None = None) -> np.int64:
        """An action at random."""
        return super().sample(self.mask if mask is None and probability is None else mask, probability)
