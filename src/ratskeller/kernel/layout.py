"""What the numbers of an observation mean: names, sizes, bounds, and how to make planes of them for a learner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

Kind = Literal["number", "kind"]  # a number is more or less; a kind is one of several things, in no order


class Part(NamedTuple):
    """Some numbers of an observation that mean the same of different things."""

    name: str
    least: int
    most: int
    says: str
    shape: tuple[int, ...] = ()  # the last one changes first; nothing for a single number
    kind: Kind = "number"

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for each in self.shape:
            size *= each
        return size


def kinds(name: str, count: int, says: str, *shape: int) -> Part:
    """A part that says which of so many things something is, from 0."""
    return Part(name, 0, count - 1, says, shape, "kind")


def numbers(name: str, least: int, most: int, says: str, *shape: int) -> Part:
    """A part that counts something."""
    return Part(name, least, most, says, shape)


def flags(name: str, says: str, *shape: int) -> Part:
    """A part of yes or no."""
    return Part(name, 0, 1, says, shape)


def head(seats: int, endings: int) -> tuple[Part, ...]:
    """What every observation begins with; `State.observe` writes it."""
    return (
        kinds("seat", seats + 1, "the viewer's place at the table from 1; 0 for a spectator"),
        flags("chance", "whether something is to be rolled or drawn now"),
        kinds("ending", endings + 1, "how the game has ended, 0 while it goes on"),
        flags("awaited", "for whom the game waits, as far as the viewer can tell", seats),
    )


@dataclass(frozen=True)
class Layout:
    """The parts of an observation, one after the other."""

    parts: tuple[Part, ...]

    @cached_property
    def starts(self) -> dict[str, int]:
        """Where each part begins."""
        ends = accumulate((part.size for part in self.parts), initial=0)
        return {part.name: start for part, start in zip(self.parts, ends, strict=False)}

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    @cached_property
    def least(self) -> tuple[int, ...]:
        """The lowest value of every number."""
        return tuple(part.least for part in self.parts for _ in range(part.size))

    @cached_property
    def most(self) -> tuple[int, ...]:
        """The highest value of every number."""
        return tuple(part.most for part in self.parts for _ in range(part.size))

    @cached_property
    def planes_size(self) -> int:
        """How many numbers `planes` gives."""
        return sum(part.size * (part.most - part.least + 1 if part.kind == "kind" else 1) for part in self.parts)

    def read(self, row: Sequence[int]) -> dict[str, tuple[int, ...]]:
        """An observation by names."""
        return {
            name: tuple(row[start : start + part.size])
            for part, (name, start) in zip(self.parts, self.starts.items(), strict=True)
        }

    def planes(self, row: Sequence[int]) -> list[float]:
        """As a net likes it: numbers between 0 and 1, and for a kind one place for each that there is."""
        made: list[float] = []
        at = 0
        for part in self.parts:
            span = part.most - part.least
            for number in row[at : at + part.size]:
                above = number - part.least
                if part.kind == "kind":
                    made += [1.0 if above == each else 0.0 for each in range(span + 1)]
                else:
                    made.append(above / span if span else 0.0)
            at += part.size
        return made
