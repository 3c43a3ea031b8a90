"""The memory of a state, uncompiled: what `native.pyx` does with C memory, done with attributes and lists.

This pair of files is the only place where Python and C differ. Everything that must never forget a field
(copying, comparing, digesting, recalling) is here, once for all games: a state is a row of whole numbers.
"""

from __future__ import annotations

import os
from array import array
from itertools import islice
from math import exp
from math import log as ln
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Self, get_args, get_origin, get_type_hints

from ratskeller.kernel.numbers import ACTIONS_MAX, EVENT_SIZE, EVENTS_MAX, Floats, Grid, Ints

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Block", "Content", "Fixed", "exp", "ln"]

_MASK32 = 0xFFFFFFFF
_MASK64 = 0xFFFFFFFFFFFFFFFF
_FNV_OFFSET = 0xCBF29CE484222325
_FNV_PRIME = 0x100000001B3
_SCRATCH = ("content", "count", "actions", "weights", "telling", "told", "events")


class CheckedRow(list[Any]):
    """A list that refuses what a C array would silently get wrong: an index below zero."""

    def __getitem__(self, index: Any) -> Any:
        _refuse_negative(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _refuse_negative(index)
        super().__setitem__(index, value)


def _refuse_negative(index: Any) -> None:
    if isinstance(index, int) and index < 0:
        message = f"index {index} of a fixed row: below zero is garbage once compiled"
        raise IndexError(message)


_Row: type[list[Any]] = CheckedRow if os.environ.get("RATSKELLER_CHECKED") == "1" else list


class Fixed:
    """An object of numbers and fixed rows of numbers, all zero at first, as C memory is."""

    def __new__(cls) -> Self:
        """Memory for every declared field."""
        made = super().__new__(cls)
        for name, field in _layout(cls).items():
            setattr(made, name, _empty(field))
        return made


class Content(Fixed):
    """What stays the same during a game and is shared by all copies of its state: tables made from packs."""


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
        self.content = other.content
        for name, field in _position(type(self)):
            value = getattr(other, name)
            if len(field.shape) == 0:
                setattr(self, name, value)
            elif len(field.shape) == 1:
                getattr(self, name)[:] = value
            else:
                for mine, theirs in zip(getattr(self, name), value, strict=True):
                    mine[:] = theirs

    def words(self) -> list[int]:
        """The position as plain numbers, in the order of declaration."""
        found: list[int] = []
        for name, field in _position(type(self)):
            found += _flat(getattr(self, name), len(field.shape))
        if len(found) % 2 == 0:  # C pads the end of the struct, see native.pyx
            found.append(0)
        return found

    def recall(self, words: list[int]) -> None:
        """Become the position that `words` described, in a state of the same game; the content stays."""
        size = len(self.words())
        if len(words) != size:
            raise ValueError(_wrong_size(self, size, len(words)))
        left = iter(array("i", words))  # which refuses what no C int holds, before anything has changed
        for name, field in _position(type(self)):
            if len(field.shape) == 0:
                word = next(left)
                setattr(self, name, bool(word) if field.zero is False else word)
            elif len(field.shape) == 1:
                getattr(self, name)[:] = islice(left, field.shape[0])
            else:
                for row in getattr(self, name):
                    row[:] = islice(left, field.shape[1])

    def digest(self) -> int:
        """A 64-bit fingerprint of the position: FNV-1a over its words."""
        mixed = _FNV_OFFSET
        for word in self.words():
            mixed = ((mixed ^ (word & _MASK32)) * _FNV_PRIME) & _MASK64
        return mixed


def _mismatch(one: Block, other: Block) -> str:
    return f"cannot assign a {type(other).__name__} to a {type(one).__name__}"


def _wrong_size(block: Block, size: int, given: int) -> str:
    return f"a position of {type(block).__name__} has {size} words, not {given}"


def _flat(value: Any, depth: int) -> Iterator[int]:
    if depth == 0:
        yield int(value)
        return
    for item in value:
        yield from _flat(item, depth - 1)


class _Field(NamedTuple):
    """A declared field: () for a number, (6,) for a row, (5, 6) for a grid; and what stands in it at first."""

    shape: tuple[int, ...]
    zero: int | float | None


def _empty(field: _Field) -> Any:
    if len(field.shape) == 0:
        return field.zero
    if len(field.shape) == 1:
        return _Row([field.zero] * field.shape[0])
    return _Row([_Row([field.zero] * field.shape[1]) for _ in range(field.shape[0])])


_ZEROES: dict[Any, int | float | None] = {int: 0, bool: False, float: 0.0, Ints: 0, Grid: 0, Floats: 0.0}


_layouts: dict[type, dict[str, _Field]] = {}
_positions: dict[type, tuple[tuple[str, _Field], ...]] = {}


def _layout(cls: type) -> dict[str, _Field]:
    """Every declared field of a class, in order; a field that holds an object starts as None."""
    if cls not in _layouts:
        _layouts[cls] = {name: _read_field(hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
    return _layouts[cls]


def _read_field(hint: Any) -> _Field:
    kind, *shape = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    return _Field(tuple(shape), _ZEROES.get(kind))


def _position(cls: type) -> tuple[tuple[str, _Field], ...]:
    if cls not in _positions:
        _positions[cls] = tuple((name, field) for name, field in _layout(cls).items() if name not in _SCRATCH)
    return _positions[cls]
