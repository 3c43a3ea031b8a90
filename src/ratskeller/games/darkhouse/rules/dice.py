"""Darkhouse: handfuls of dice. A handful is one whole number; its hexadecimal digit 3 says how many dice show a three.

0x2000010 is one die with a one and two with a six. Two handfuls are put together by adding them. The numbers written
into a block are kept in the same way, and there the digit 0 counts the X's.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.kernel.numbers import Grid, Ints
from ratskeller.kernel.rng import Rng


def _list_faces() -> list[tuple[int, ...]]:
    """Every handful of nought to six dice as sorted faces: first by the number of dice, then by the faces."""
    faces = range(1, FACES_END)
    return [each for dice in range(DICE + 1) for each in combinations_with_replacement(faces, dice)]


def _list_handfuls() -> list[int]:
    return [sum([1 << DIGIT * face for face in each]) for each in _list_faces()]


def _count_ways() -> list[int]:
    """In how many ways the dice of a handful can fall, of 6 to the power of their number."""
    found = []
    for each in _list_faces():
        ways = factorial(len(each))
        for face in range(1, FACES_END):
            ways //= factorial(each.count(face))
        found.append(ways)
    return found


def _count_first() -> list[int]:
    """The number of the first handful with so many dice; the last entry is the end."""
    sizes = [len(each) for each in _list_faces()]
    return [sizes.index(dice) for dice in range(DICE + 1)] + [len(sizes)]


def _list_next() -> list[list[int]]:
    """The handful that another becomes when one more die falls, by that die's face."""
    faces = _list_faces()
    numbers = {each: number for number, each in enumerate(faces)}
    small = faces[:HANDFULS_SMALL]
    return [[0] + [numbers[tuple(sorted((*each, face)))] for face in range(1, FACES_END)] for each in small]


_HANDFULS: Annotated[Ints, HANDFULS] = _list_handfuls()
_WAYS: Annotated[Ints, HANDFULS] = _count_ways()
_FIRST: Annotated[Ints, DICE + 2] = _count_first()
_NEXT: Annotated[Grid, HANDFULS_SMALL, FACES_END] = _list_next()


def one(face: int) -> int:
    """A handful of one die."""
    return 1 << (DIGIT * face)


def count_of(handful: int, face: int) -> int:
    """How many dice of a handful show a face; on a page, face 0 is the X."""
    return (handful >> (DIGIT * face)) & DIGIT_MASK


def size_of(handful: int) -> int:
    """How many dice there are in a handful; on a page, the X's count too."""
    return handful % DIGIT_MASK  # the sum of its digits: as casting out nines does it with decimal ones


def has_power(handful: int) -> bool:
    """Whether any die of a handful shows more than a one."""
    return handful >= one(LEAST)


def sum_of(handful: int) -> int:
    """The pips of a handful; an X has none."""
    pips: int = 0
    for face in range(1, FACES_END):
        pips += face * count_of(handful, face)
    return pips


def handful_of(number: int) -> int:
    """The handful behind a number from 0 to HANDFULS - 1."""
    return _HANDFULS[number]


def ways_of(number: int) -> int:
    """In how many ways the dice can fall as the handful of that number."""
    return _WAYS[number]


def first_of(dice: int) -> int:
    """The number of the first handful of so many dice. Those with one die more follow after the last."""
    return _FIRST[dice]


def roll(dice: int, rng: Rng) -> int:
    """Let dice fall one by one; return the number of the handful. As likely as `ways_of` says."""
    number: int = 0
    for _ in range(dice):
        number = _NEXT[number][1 + rng.below(FACES)]
    return number
