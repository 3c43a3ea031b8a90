"""The memory of a state, uncompiled: what `native.pyx` does with C memory, done with attributes and lists.

This pair of files is the only place where Python and C differ. Everything that must never forget a field
(copying, comparing, digesting, recalling) is here, once for all games: a state is a row of whole numbers.
"""

from __future__ import annotations

from array import array
from functools import cache
from itertools import chain, compress, islice
from math import exp
from math import log as ln
from os import environ
from typing import Annotated, Any, NamedTuple, Never, Self, cast, get_args, get_origin, get_type_hints

from ratskeller.kernel.numbers import ACTIONS_MAX, EVENT_SIZE, EVENTS_MAX, OBSERVED_MAX, Floats, Grid, Ints

__all__ = ["Block", "Content", "Fixed", "Memory", "Numbers", "exp", "ln"]

_MASK32 = 0xFFFFFFFF
_MASK64 = 0xFFFFFFFFFFFFFFFF
_FNV_OFFSET = 0xCBF29CE484222325
_FNV_PRIME = 0x100000001B3
_SCRATCH = ("content", "count", "actions", "weights", "telling", "told", "events")


class CheckedRow(list[Any]):
    """A list that refuses what a C array would silently get wrong: an index below zero."""

    # Rules hardly do anything but index rows: where all is well, nothing more is called than what a list does.
    def __getitem__(self, index: Any) -> Any:
        return _get(self, index) if type(index) is slice or index >= 0 else _refuse(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _set(self, index if type(index) is slice or index >= 0 else _refuse(index), value)


_get = list.__getitem__
_set = list.__setitem__
_ALL = slice(None)


def _refuse(index: int) -> Never:
    message = f"index {index} of a fixed row: below zero is garbage once compiled"
    raise IndexError(message)


_Row: type[list[Any]] = CheckedRow if environ.get("RATSKELLER_CHECKED") == "1" else list


class Fixed:
    """An object of numbers and fixed rows of numbers, all zero at first, as C memory is."""

    def __new__(cls) -> Self:
        """Memory for every declared field."""
        made = super().__new__(cls)
        layout = _layout(cls)
        memory = vars(made)
        memory.update(layout.numbers)
        for name, row in layout.rows.items():
            memory[name] = _Row(row)
        for name, grid in layout.grids.items():
            memory[name] = _Row(map(_Row, grid))
        return made


class Content(Fixed):
    """What stays the same during a game and is shared by all copies of its state: tables made from packs."""


class Numbers(Fixed):
    """A list of whole numbers with room for so many."""

    count: int
    numbers: Annotated[Ints, OBSERVED_MAX]


class Block(Fixed):
    """A row of whole numbers with names: the base of every state."""

    content: Content
    # Scratch: answers to the last question asked. Not part of the position, not copied.
    count: int
    actions: Annotated[Ints, ACTIONS_MAX]
    weights: Annotated[Ints, ACTIONS_MAX]
    telling: bool
    told: int
    events: Annotated[Grid, EVENTS_MAX, EVENT_SIZE]
    # The position starts here; a game's own fields follow.
    seats: int
    mover: int
    ending: int

    def copy(self) -> Self:
        """An equal and independent state; the content is shared."""
        made = self.__new__(type(self))
        made.assign(self)
        return made

    def assign(self, other: Block) -> None:
        """Become equal to `other`, a state of the same game."""
        if type(self) is not type(other):
            raise TypeError(_mismatch(self, other))
        mine, theirs, position = vars(self), vars(other), _position(type(self))
        mine["content"] = theirs["content"]
        for name in position.numbers:
            mine[name] = theirs[name]
        for name in position.rows:
            _set(mine[name], _ALL, theirs[name])
        for name in position.grids:
            for row, their_row in zip(mine[name], theirs[name], strict=True):
                _set(row, _ALL, their_row)

    def as_row(self) -> list[int]:
        """The position as plain numbers, in the order of declaration."""
        memory = vars(self)
        found: list[int] = []
        for name, depth in _position(type(self)).order:
            if depth == 0:
                found.append(int(memory[name]))
            else:
                found += map(int, memory[name] if depth == 1 else chain.from_iterable(memory[name]))
        if len(found) % 2 == 0:  # C pads the end of the struct, see native.pyx
            found.append(0)
        return found

    def recall(self, row: list[int]) -> None:
        """Become the position that `row` described, in a state of the same game; the content stays."""
        size = len(self.as_row())
        if len(row) != size:
            raise ValueError(_wrong_size(self, size, len(row)))
        left = iter(array("i", row))  # which refuses what no C int holds, before anything has changed
        memory, position = vars(self), _position(type(self))
        for name, depth in position.order:
            if depth == 0:
                memory[name] = type(position.numbers[name])(next(left))  # yes or no stays that
            else:
                for part in (memory[name],) if depth == 1 else memory[name]:
                    _set(part, _ALL, islice(left, len(part)))

    def digest(self) -> int:
        """A 64-bit fingerprint of the position: FNV-1a over its numbers."""
        mixed, done = _FNV_OFFSET, 0
        row = self.as_row()
        for at, number in compress(enumerate(row), row):  # most are zero, and a zero does nothing but multiply
            mixed = (((mixed * _power(at - done)) ^ (number & _MASK32)) * _FNV_PRIME) & _MASK64
            done = at + 1
        return mixed * _power(len(row) - done) & _MASK64


_KINDS: dict[str, type[float]] = {"i": int, "?": bool, "d": float}


class Memory:
    """An array of somebody else's that the rules write into: of ints (`i`), truth values (`?`) or doubles (`d`)."""

    def __init__(self, owner: Any, kind: str) -> None:
        """Hold on to it; as long as this lives it cannot be resized."""
        whole = memoryview(owner)
        if kind not in _KINDS or whole.format != kind:
            raise TypeError(f"expected numbers of the kind {kind!r}, not {whole.format!r}")
        if whole.readonly or not whole.c_contiguous:
            raise BufferError("expected an array that can be written to, in one piece")
        self._kind = kind
        self._numbers: Any = whole.cast("B").cast(cast("Any", kind))
        self.size = len(self._numbers)

    def write(self, at: int, numbers: Numbers) -> int:
        """Copy a list of numbers to a place."""
        self._check("i", at, numbers.count)
        self._numbers[at : at + numbers.count] = array("i", numbers.numbers[: numbers.count])
        return 0

    def mark(self, at: int, size: int, block: Block) -> int:
        """From a place on, so many truth values: whether each number is among those that a state offered last."""
        self._check("?", at, size)
        for i in range(size):
            self._numbers[at + i] = False
        for i in range(block.count):
            if not 0 <= block.actions[i] < size:
                raise IndexError("more than there is room for")
            self._numbers[at + block.actions[i]] = True
        return 0

    def put(self, at: int, number: float) -> int:
        """Set one number."""
        self._check(self._kind, at, 1)
        self._numbers[at] = _KINDS[self._kind](number)
        return 0

    def take(self, at: int) -> int:
        """One int."""
        self._check("i", at, 1)
        return int(self._numbers[at])

    def _check(self, kind: str, at: int, size: int) -> None:
        if self._kind != kind:
            raise TypeError("numbers of another kind")
        if at < 0 or at + size > self.size:
            raise IndexError("more than there is room for")


@cache
def _power(count: int) -> int:
    return pow(_FNV_PRIME, count, _MASK64 + 1)


def _mismatch(one: Block, other: Block) -> str:
    return f"cannot assign a {type(other).__name__} to a {type(one).__name__}"


def _wrong_size(block: Block, size: int, given: int) -> str:
    return f"a position of {type(block).__name__} has {size} numbers, not {given}"


class _Layout(NamedTuple):
    """The fields of a class as they are at first: numbers, rows, rows of rows; and all of them in order."""

    numbers: dict[str, Any]  # and objects, which are None
    rows: dict[str, list[Any]]
    grids: dict[str, list[list[Any]]]
    order: list[tuple[str, int]]  # with 0 for a number, 1 for a row, 2 for a grid


_ZEROES: dict[Any, int | float | None] = {int: 0, bool: False, float: 0.0, Ints: 0, Grid: 0, Floats: 0.0}


_layouts: dict[type, _Layout] = {}
_positions: dict[type, _Layout] = {}


def _layout(cls: type) -> _Layout:
    """Every declared field of a class."""
    if cls not in _layouts:
        _layouts[cls] = _lay_out(get_type_hints(cls, include_extras=True))
    return _layouts[cls]


def _position(cls: type) -> _Layout:
    """Those that are the position."""
    if cls not in _positions:
        hints = get_type_hints(cls, include_extras=True)
        _positions[cls] = _lay_out({name: hint for name, hint in hints.items() if name not in _SCRATCH})
    return _positions[cls]


def _lay_out(hints: dict[str, Any]) -> _Layout:
    layout = _Layout({}, {}, {}, [])
    for name, hint in hints.items():
        kind, *shape = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        zero = _ZEROES.get(kind)
        if len(shape) == 0:
            layout.numbers[name] = zero
        elif len(shape) == 1:
            layout.rows[name] = [zero] * shape[0]
        else:
            layout.grids[name] = [[zero] * shape[1]] * shape[0]
        layout.order.append((name, len(shape)))
    return layout
