"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class Bot(Protocol):
    """Chooses an action for a seat."""

    @property
    def name(self) -> str:
        """The bot as one would ask for it, such as `search:500`."""

    @property
    def is_repeatable(self) -> bool:
        """Whether the same position and the same stream always give the same choice."""

    def choose(self, imagined: State, seat: int, rng: Rng) -> int:
        """One of the seat's legal actions.

        `imagined` is the position after `redeal(seat)`: what the seat cannot know is made up. The bot may change it,
        copy it and redeal it again.
        """


def imagine(state: State, seat: int, rng: Rng) -> State:
    """The position as a seat may imagine it: the only way a position gets to a bot."""
    imagined = state.copy()
    imagined.redeal(seat, rng)
    return imagined
