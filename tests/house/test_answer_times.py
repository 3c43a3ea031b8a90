"""The measuring of answers: the comparison of two samples finds what is there, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from tools.answer_times import Sample, judge, kolmogorov_smirnov, mann_whitney, p_value


def times(rng: Random, count: int, more: float = 0.0, wider: float = 1.0) -> list[float]:
    return [1.0 + more + 0.01 * wider * rng.gauss(0, 1) for _ in range(count)]


def test_what_is_the_same_does_not_differ() -> None:
    rng = Random(1)
    one, other = times(rng, 100), times(rng, 100)
    assert p_value(kolmogorov_smirnov, one, other, rng) > 0.01
    assert p_value(mann_whitney, one, other, rng) > 0.01


def test_a_hundredth_of_a_second_is_found() -> None:
    rng = Random(2)
    one, other = times(rng, 100), times(rng, 100, more=0.01)
    assert p_value(kolmogorov_smirnov, one, other, rng) < 0.01
    assert p_value(mann_whitney, one, other, rng) < 0.01


def test_another_shape_is_found_by_the_first_alone() -> None:
    rng = Random(3)
    one, other = times(rng, 200), times(rng, 200, wider=3.0)
    assert p_value(kolmogorov_smirnov, one, other, rng) < 0.01
    assert p_value(mann_whitney, one, other, rng) > 0.01


def test_the_statistics_are_what_they_are_by_hand() -> None:
    assert kolmogorov_smirnov([1, 2, 3, 4], [3, 4, 5, 6]) == pytest.approx(0.5)
    assert mann_whitney([1, 2], [3, 4]) == pytest.approx(0.5)
    assert mann_whitney([1, 2, 2], [2, 2, 3]) == pytest.approx(0.5 - 2 / 9)


def test_too_few_are_not_judged() -> None:
    assert judge("a case", [Sample(1.0, had_choice=False)] * 50, Random(1)) is None
