"""Darkhouse: handfuls of dice without ones, numbered, with what is left of each when a die is laid.

A one can only be rolled again, so what somebody can do with a roll depends on its other dice alone. Handfuls with fewer
dice come first: whoever has three dice looks at a front part of the same tables as whoever has six.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Annotated

from ratskeller.games.darkhouse.rules.codes import *
from ratskeller.games.darkhouse.rules.dice import count_of
from ratskeller.kernel.numbers import Floats, Grid, Ints


def _list_faces() -> list[tuple[int, ...]]:
    """Every handful of nought to six dice with power as falling faces: first by the number of dice."""
    faces = range(FACES, ZERO_POWER, -1)
    return [each for dice in range(DICE + 1) for each in combinations_with_replacement(faces, dice)]


def _numbered() -> dict[tuple[int, ...], int]:
    return {each: number for number, each in enumerate(_list_faces())}


def _remove(each: tuple[int, ...], face: int) -> tuple[int, ...]:
    place = each.index(face)
    return each[:place] + each[place + 1 :]


def _list_without() -> list[list[int]]:
    """The handful that is left without a die of a face, by that face; itself, if there is none."""
    numbers = _numbered()
    return [
        [numbers[_remove(each, face) if face in each else each] for face in range(FACES_END)] for each in _list_faces()
    ]


def _list_more() -> list[list[int]]:
    """The handful that another becomes with one more die, by its face; itself, where that would be too many."""
    numbers = _numbered()
    found = []
    for each in _list_faces():
        grown = [tuple(sorted((*each, face), reverse=True)) for face in range(FACES_END)]
        found.append([numbers.get(more, numbers[each]) for more in grown])
    return found


def _list_ends() -> list[int]:
    """How many handfuls there are with so many dice at most."""
    sizes = [len(each) for each in _list_faces()]
    return [sum([size <= dice for size in sizes]) for dice in range(DICE + 1)]


def _list_chances() -> list[float]:
    """How likely so many dice fall as this handful and ones: a run of POWERED for every number of dice."""
    found = []
    for dice in range(DICE + 1):
        for each in _list_faces():
            ways = factorial(dice)
            for face in range(LEAST, FACES_END):
                ways //= factorial(each.count(face))
            ones = dice - len(each)
            found.append(ways // factorial(ones) / FACES**dice if ones >= 0 else 0.0)
    return found


_WITHOUT: Annotated[Grid, POWERED, FACES_END] = _list_without()
_MORE: Annotated[Grid, POWERED, FACES_END] = _list_more()
_TOP: Annotated[Ints, POWERED] = [each[0] if each else 0 for each in _list_faces()]
_ENDS: Annotated[Ints, DICE + 1] = _list_ends()
_CHANCES: Annotated[Floats, (DICE + 1) * POWERED] = _list_chances()


def without(number: int, face: int) -> int:
    """The handful that is left without a die of a face."""
    return _WITHOUT[number][face]


def top_of(number: int) -> int:
    """The highest face of a handful; 0 if it is empty."""
    return _TOP[number]


def powered_end(dice: int) -> int:
    """The number after the last handful of so many dice."""
    return _ENDS[dice]


def chance_of(dice: int, number: int) -> float:
    """How likely so many dice fall as this handful and ones."""
    return _CHANCES[dice * POWERED + number]


def powered_of(handful: int) -> int:
    """The number of a handful as dice.py writes it, its ones left out."""
    number: int = 0
    for face in range(LEAST, FACES_END):
        for _ in range(count_of(handful, face)):
            number = _MORE[number][face]
    return number
