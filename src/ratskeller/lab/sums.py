"""Sums over games, from which means come with honest errors: what happens twice in a game is one observation."""

from __future__ import annotations

import math

import msgspec

from ratskeller.lab.summary import Z95

ENOUGH = 30  # games that a figure must rest on: with fewer its error is a guess itself


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its standard error."""

    value: float
    error: float

    @property
    def reach(self) -> float:
        """Half of its 95 % interval."""
        return Z95 * self.error

    def low(self, z: float) -> float:
        """The lower end of an interval of z standard errors to either side."""
        return self.value - z * self.error

    def high(self, z: float) -> float:
        """Its upper end."""
        return self.value + z * self.error

    def less(self, other: float) -> Estimate:
        """The same, counted from another figure that is taken for known."""
        return Estimate(self.value - other, self.error)


class Sums(msgspec.Struct):
    """Of pairs, one a game: how many there were, and how much they came to. Games without any need not be added."""

    games: int = 0
    many: float = 0.0
    much: float = 0.0
    many_many: float = 0.0
    many_much: float = 0.0
    much_much: float = 0.0

    def add(self, many: float, much: float) -> None:
        """One more game."""
        self.games += 1
        self.many += many
        self.much += much
        self.many_many += many * many
        self.many_much += many * much
        self.much_much += much * much

    def merge(self, other: Sums) -> None:
        """All the games of another."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def ratio(self, games: int) -> Estimate | None:
        """How much each of `many` came to; the error is that of a ratio of two sums over all games."""
        if self.games < ENOUGH:
            return None
        value = self.much / self.many
        return Estimate(value, self._error(games, value) * games / self.many)

    def mean(self, games: int, each: float) -> Estimate | None:
        """How much there was in a game, beyond so much for each, where `many` is nothing on average.

        To take away what is expected of each changes nothing on average, but makes the error smaller.
        """
        if self.games < ENOUGH:
            return None
        return Estimate((self.much - each * self.many) / games, self._error(games, each))

    def _error(self, games: int, each: float) -> float:
        """The standard error of the mean of `much` less `each` times `many`."""
        total = self.much - each * self.many
        squares = self.much_much - 2 * each * self.many_much + each * each * self.many_many
        return math.sqrt(max(0.0, squares - total * total / games) / (games - 1) / games)
