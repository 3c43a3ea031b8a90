"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from ratskeller.kernel.errors import RatskellerError

if TYPE_CHECKING:
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State


class BadBot(RatskellerError):
    """A bot does not do what a bot must; one that is a program of somebody else's may."""


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


@runtime_checkable
class Newcomer(Protocol):
    """A bot that is made anew for every game and seat, so that it can remember nothing else."""

    def sit_down(self, seats: int, seat: int, seed: int) -> Sitter:
        """The same bot in a seat, before a game."""


class Sitter(Bot, Protocol):
    """A bot in its seat."""

    def get_up(self) -> None:
        """The game is over, or broken off."""


class Thought(NamedTuple):
    """What a bot made of one legal action."""

    action: int
    visits: int  # how often it was tried
    reward: float  # what that brought on average: the chance to win, in the eyes of the bot


@runtime_checkable
class Thinker(Protocol):
    """A bot that can be asked what it thought."""

    def thoughts(self) -> list[Thought]:
        """What it made of every legal action at its last choice; nothing where there was nothing to think about."""


def imagine(state: State, seat: int, rng: Rng) -> State:
    """The position as a seat may imagine it: the only way a position gets to a bot."""
    imagined = state.copy()
    imagined.redeal(seat, rng)
    return imagined
