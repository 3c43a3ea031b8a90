"""Rules-like code in the compiled dialect, for comparing what C makes of it with what Python does (test_compile.py)."""

from __future__ import annotations

from typing import Annotated

from ratskeller.kernel.numbers import CHANCE, U64, Floats, Grid, Ints, Long

_TABLE: Annotated[Grid, 2, 3] = [[10 * row + column for column in range(3)] for row in range(2)]
_FACTOR: U64 = 0x9E3779B97F4A7C15


class Sample:
    """One field of every kind."""

    whole: int
    flag: bool
    real: float
    wide: Long
    bits: U64
    row: Annotated[Ints, 6]
    reals: Annotated[Floats, 3]
    grid: Annotated[Grid, 2, 3]

    def reset(self) -> None:
        """Values that tell the places apart."""
        self.whole = 7
        self.flag = True
        self.real = 0.5
        self.wide = 1 << 40
        self.bits = _FACTOR
        self.row = [1, 2, 3, 4, 5, 6]
        self.reals = [0.25, 0.5, 0.75]
        self.grid = [[0, 1, 2], [10, 11, 12]]

    # ---- rows --------------------------------------------------------------------------------------------------

    def transpose(self) -> list[int]:
        """A local grid of another shape than the field's: rows and columns must not be swapped."""
        turned: Annotated[Grid, 3, 2] = [[0] * 2 for _ in range(3)]
        for i in range(2):
            for j in range(3):
                turned[j][i] = self.grid[i][j]
        return [turned[j][i] for j in range(3) for i in range(2)]

    def local_rows(self, n: int) -> float:
        """Local rows of both kinds, set again on every call."""
        counts: Annotated[Ints, 5] = [0] * 5
        shares: Annotated[Floats, 2] = [0.5, 0.25]
        for i in range(n):
            counts[i % 5] += i
        return counts[0] * 100 + counts[4] + shares[1]

    def swap(self, i: int, j: int) -> list[int]:
        """Two places of one row at once."""
        self.row[i], self.row[j] = self.row[j], self.row[i]
        self.row[0] += 10
        self.grid[1][2] *= 2
        return [*list(self.row), self.grid[1][2], len(self.row), max(self.row), sum(self.row)]

    def has(self, number: int) -> bool:
        """Looking through a row."""
        return number in self.row

    def total(self) -> float:
        """Looping over rows without an index."""
        sum_: float = 0.0
        for number in self.row:
            sum_ += number
        for share in self.reals:
            sum_ += share
        return sum_

    def from_table(self, i: int, j: int) -> int:
        """A row of the module."""
        return _TABLE[i][j]

    def out_of_list(self, numbers: list[int], i: int) -> int:
        """Lists are Python's, with its checks."""
        return numbers[i]

    # ---- numbers -----------------------------------------------------------------------------------------------

    def divide(self, a: int, b: int) -> int:
        """Rounding down, also below zero."""
        return 1000 * (a // b) + a % b

    def share(self, a: int, b: int) -> float:
        """True division of whole numbers."""
        return a / b

    def between(self, a: int, b: int, c: int) -> bool:
        """A chain of comparisons."""
        return a < b <= c != CHANCE

    def least(self, a: int, b: int) -> int:
        """Of C numbers and a constant."""
        return max(min(a, b, 3), -2) + abs(a)

    def either(self, a: int, b: int) -> int:
        """`or` gives a number, truth values can be added."""
        return (a or b) + (a > b) + self.flag

    def root(self, x: float) -> float:
        """A root."""
        found: float = x**0.5
        return found

    def product(self, a: int, b: int) -> int:
        """Raises in C when it does not fit."""
        return a * b

    def grow(self, by: int) -> int:
        """The same for a field and an element."""
        self.row[5] += by
        self.whole += by
        return self.whole

    def shift(self, a: int, b: int) -> int:
        """And for a shift."""
        return a << b

    def widen(self, a: int) -> Long:
        """64 bits: literals and products are wide when a Long takes part."""
        wide: Long = a
        return wide * wide + self.wide

    def mixed(self) -> U64:
        """Unsigned bits."""
        return (self.bits ^ (self.bits >> 30)) & 0xFFFFFFFF

    # ---- control ---------------------------------------------------------------------------------------------------

    def after_loop(self, n: int) -> int:
        """The loop variable keeps its last value, and setting it does not change the loop."""
        seen: int = 0
        i: int
        for i in range(n):
            seen += 1
            i = 50  # noqa: PLW2901
        for i in range(n, 0, -2):
            seen += 10 * i
        return 100 * seen + i

    def _fall(self, depth: int) -> int:
        if depth == 0:
            raise ValueError("the bottom")
        return self._fall(depth - 1) + 1

    def dive(self, depth: int) -> int:
        """An error comes out of nested C functions."""
        return self._fall(depth)

    def _stumble(self, depth: int) -> None:
        if depth == 0:
            self.whole = self.whole // (self.whole - self.whole)
        else:
            self._stumble(depth - 1)

    def caught(self, depth: int) -> int:
        """An error is caught inside C."""
        try:
            self._stumble(depth)
        except ZeroDivisionError:
            return -1
        return 0

    def other(self, sample: Sample) -> int:
        """An object that may be missing."""
        return sample.whole


def make() -> Sample:
    """A sample."""
    made: Sample = Sample()
    made.reset()
    return made
