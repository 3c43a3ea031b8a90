"""Means and their errors, against the textbook and against games that repeat themselves."""

from __future__ import annotations

import math
from statistics import mean, stdev

import pytest

from ratskeller.kernel.rng import Rng
from ratskeller.lab.sums import ENOUGH, Estimate, Sums

RNG = Rng(5)
NUMBERS = [RNG.below(100) / 7 for _ in range(200)]


def test_one_a_game_is_the_mean_and_its_textbook_error() -> None:
    sums = Sums()
    for number in NUMBERS:
        sums.add(1, number)
    found = sums.ratio(len(NUMBERS))
    assert found is not None
    assert found.value == pytest.approx(mean(NUMBERS))
    assert found.error == pytest.approx(stdev(NUMBERS) / math.sqrt(len(NUMBERS)))
    assert found.low(2) == pytest.approx(found.value - 2 * found.error)
    assert found.high(2) == pytest.approx(found.value + 2 * found.error)


def test_saying_a_thing_three_times_makes_it_no_more_certain() -> None:
    once, thrice = Sums(), Sums()
    for number in NUMBERS:
        once.add(1, number)
        thrice.add(3, 3 * number)
    one, three = once.ratio(200), thrice.ratio(200)
    assert one is not None
    assert three is not None
    assert three.value == pytest.approx(one.value)
    assert three.error == pytest.approx(one.error)


def test_games_without_any_need_not_be_added() -> None:
    with_zeros, without = Sums(), Sums()
    for place, number in enumerate(NUMBERS):
        if place % 2:
            without.add(1, number)
        with_zeros.add(place % 2, number * (place % 2))
    one, other = with_zeros.ratio(200), without.ratio(200)
    assert one is not None
    assert other is not None
    assert one.value == pytest.approx(other.value)
    assert one.error == pytest.approx(other.error)
    assert one.value == pytest.approx(mean(NUMBERS[1::2]))


def test_a_mean_beyond_the_expected() -> None:
    sums = Sums()
    for place, number in enumerate(NUMBERS):
        sums.add(1 if place % 2 else -1, number)
    rest = [number - 5 * (1 if place % 2 else -1) for place, number in enumerate(NUMBERS)]
    found = sums.mean(200, 5)
    assert found is not None
    assert found.value == pytest.approx(mean(rest))
    assert found.error == pytest.approx(stdev(rest) / math.sqrt(200))


def test_merged_halves_are_the_whole() -> None:
    whole, halves = Sums(), [Sums(), Sums()]
    for place, number in enumerate(NUMBERS):
        whole.add(place % 3, number)
        halves[place // 100].add(place % 3, number)
    halves[0].merge(halves[1])
    for name in Sums.__struct_fields__:
        assert getattr(halves[0], name) == pytest.approx(getattr(whole, name))


def test_a_few_games_give_no_figure() -> None:
    sums = Sums()
    for number in range(ENOUGH):
        assert sums.ratio(1000) is None
        assert sums.mean(1000, 0) is None
        sums.add(1, number)
    assert sums.ratio(1000) is not None


def test_an_estimate_counted_from_elsewhere() -> None:
    assert Estimate(0.5, 0.1).less(0.2) == Estimate(0.3, 0.1)
    assert Estimate(0.5, 0.1).reach == pytest.approx(0.196, abs=1e-3)
