"""The measuring of answers: the comparison of two samples finds what is there, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from tools.answer_times import Sample, judge, kolmogorov_smirnov, mann_whitney, p_value


def samples(without: list[float], with_one: list[float], asked: int = 1) -> list[Sample]:
    """As they would have been measured, of questions to so many."""
    return [Sample(each, had_choice=False, asked=asked) for each in without] + [
        Sample(each, had_choice=True, asked=asked) for each in with_one
    ]


def times(rng: Random, count: int, more: float = 0.0, wider: float = 1.0) -> list[float]:
    return [1.0 + more + 0.01 * wider * rng.gauss(0, 1) for _ in range(count)]


def test_what_is_the_same_does_not_differ() -> None:
    rng = Random(1)
    measured = samples(times(rng, 100), times(rng, 100))
    assert p_value(kolmogorov_smirnov, measured, rng) > 0.01
    assert p_value(mann_whitney, measured, rng) > 0.01


def test_a_hundredth_of_a_second_is_found() -> None:
    rng = Random(2)
    measured = samples(times(rng, 100), times(rng, 100, more=0.01))
    assert p_value(kolmogorov_smirnov, measured, rng) < 0.01
    assert p_value(mann_whitney, measured, rng) < 0.01


def test_another_shape_is_found_by_the_first_alone() -> None:
    rng = Random(3)
    measured = samples(times(rng, 200), times(rng, 200, wider=3.0))
    assert p_value(kolmogorov_smirnov, measured, rng) < 0.01
    assert p_value(mann_whitney, measured, rng) > 0.01


def test_what_everybody_sees_may_take_its_time() -> None:
    """Two take longer than one, and it is likelier that one of two has a choice: that alone tells nothing."""
    rng = Random(4)
    measured = samples(times(rng, 80), times(rng, 20)) + samples(
        times(rng, 20, more=1), times(rng, 80, more=1), asked=2
    )
    assert p_value(kolmogorov_smirnov, measured, rng) > 0.01
    assert p_value(mann_whitney, measured, rng) > 0.01


def test_a_difference_among_equally_many_is_found() -> None:
    rng = Random(5)
    same = samples(times(rng, 80), times(rng, 20))
    measured = same + samples(times(rng, 20, more=1), times(rng, 80, more=1.02), asked=2)
    assert p_value(mann_whitney, measured, rng) < 0.01


def test_the_statistics_are_what_they_are_by_hand() -> None:
    assert kolmogorov_smirnov([1, 2, 3, 4], [3, 4, 5, 6]) == pytest.approx(0.5)
    assert mann_whitney([1, 2], [3, 4]) == pytest.approx(0.5)
    assert mann_whitney([1, 2, 2], [2, 2, 3]) == pytest.approx(0.5 - 2 / 9)


def test_too_few_are_not_judged() -> None:
    assert judge("a case", [Sample(1.0, had_choice=False)] * 50, Random(1)) is None


def test_questions_to_the_observer_too_are_no_difference() -> None:
    """Among bots they take as long as people have, which everybody knows; here they are more often without a choice."""
    rng = Random(5)
    own = [each._replace(is_observer_asked=True) for each in samples(times(rng, 40, more=1.0), times(rng, 2, more=1.0))]
    measured = own + samples(times(rng, 60), times(rng, 60))
    assert p_value(kolmogorov_smirnov, measured, rng) > 0.01
    assert p_value(mann_whitney, measured, rng) > 0.01
    unsorted = [each._replace(is_observer_asked=False) for each in measured]
    assert p_value(mann_whitney, unsorted, rng) < 0.01


def test_a_machine_that_is_busier_at_one_table_than_at_another_is_no_difference() -> None:
    """In one game somebody nearly always has a choice, in another hardly ever; each was played at another time."""
    rng = Random(6)
    idle = [each._replace(table=0) for each in samples(times(rng, 10), times(rng, 60))]
    busy = [each._replace(table=1) for each in samples(times(rng, 60, more=0.1), times(rng, 10, more=0.1))]
    assert p_value(kolmogorov_smirnov, idle + busy, rng) > 0.01
    assert p_value(mann_whitney, idle + busy, rng) > 0.01
    unsorted = [each._replace(table=0) for each in idle + busy]
    assert p_value(mann_whitney, unsorted, rng) < 0.01


def test_a_difference_at_every_table_is_found() -> None:
    rng = Random(7)
    measured = [
        each._replace(table=table)
        for table in range(10)
        for each in samples(times(rng, 15, more=table / 10), times(rng, 5, more=table / 10 + 0.015))
    ]
    assert p_value(mann_whitney, measured, rng) < 0.01
