"""What the tests that hold for every game must know of one: each game says it in `tests/games/GAME/traits.py`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ratskeller.kernel.game import Game


class Hint(NamedTuple):
    """Where to look for the history of a redealt position, in a game with too many secrets to try them all.

    A hint proves nothing: the history is played, every frame compared.

    `step`: what a step would have been, by the real and the imagined position, the one before it, and the step.
    `is_open`: whether a question that was open before a step is open in the real position; who has answered it unseen
    is forgotten then.
    """

    step: Callable[[Any, Any, Any, int], int]
    is_open: Callable[[Any, Any], bool]


class Traits(NamedTuple):
    """What is known of a game."""

    # A number that stays the same from the first step to the last: what the game neither makes nor destroys.
    conserved: Callable[[Any], int]
    hint: Hint | None = None
    # Whether `draw` makes up an outcome in a way of its own, such as die by die, instead of that of `State.draw`.
    draws_itself: bool = False
    # The options of its shortest games, where whole games take many hundred steps and so seconds.
    short: Mapping[str, Any] = {}
    # How many undos are tried; fewer where hardly anything but an answer in secret can be taken back.
    undos: int = 700
    # Fields of a position that follow from others, so that none can differ in them alone.
    derived: frozenset[str] = frozenset()


def traits(game: Game) -> Traits:
    """What a game says of itself."""
    said: Traits = import_module(f"tests.games.{game.name}.traits").TRAITS
    return said
