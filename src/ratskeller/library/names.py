"""Games by names that say which version of the rules is meant, such as `rathulhu-v1`."""

from __future__ import annotations

import operator
import secrets
from typing import TYPE_CHECKING

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import RatskellerError, UnknownGame

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.layout import Layout

SEED_BITS = 64


class BadCall(RatskellerError):
    """Something was asked of the library with a seat, an action, a seed or an array that cannot be."""


def list_games() -> list[str]:
    """The games, each with the version of its rules: a result holds for that one alone."""
    return [full_name(game) for game in GAMES.values()]


def full_name(game: Game) -> str:
    """A game with its version."""
    return f"{game.name}-v{game.rules_version}"


def find(name: str) -> Game:
    """A game by its name, with a version or without."""
    if not isinstance(name, str):
        raise BadCall(f"A game is asked for by its name, such as {list_games()[0]!r}, not by {name!r}.")
    plain, _, version = name.partition("-v")
    game = find_game(plain)
    if version not in {"", str(game.rules_version)}:
        raise UnknownGame(f"There is no {name!r}: this Ratskeller has {full_name(game)!r}.")
    return game


def layout(game: str, seats: int) -> Layout:
    """What the numbers mean that are observed in a game at a table for so many."""
    found = find(game)
    if seats not in found.seats:
        raise BadCall(f"{found.title} takes {found.seats[0]} to {found.seats[-1]} seats, not {seats!r}.")
    return found.layout(seats)


def whole(number: object) -> int | None:
    """A whole number as Python's own, also one of NumPy's; None for anything else."""
    try:
        return None if isinstance(number, bool) else operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        return None


def read_seed(seed: int | None) -> int:
    """A seed from outside, or one that nobody knows."""
    found = secrets.randbits(SEED_BITS) if seed is None else whole(seed)
    if found is None or not 0 <= found < 1 << SEED_BITS:
        raise BadCall(f"A seed is a whole number from 0 to 2 ** 64 - 1, not {seed!r}.")
    return found
