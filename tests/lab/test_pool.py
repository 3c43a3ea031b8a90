"""The pool: all answers, errors as they are, and no process left behind."""

from __future__ import annotations

import multiprocessing
import os
import threading
from contextlib import closing

import pytest

from ratskeller.kernel.errors import BadSetup
from ratskeller.lab.pool import run_tasks
from ratskeller.lab.simulation_plan import CannotSimulate


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise BadSetup(f"Not {number}.")


def die(number: int) -> int:
    os._exit(1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_answered(jobs: int) -> None:
    assert sorted(run_tasks(square, range(20), jobs)) == [number * number for number in range(20)]
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_task_arrives(jobs: int) -> None:
    with pytest.raises(BadSetup, match=r"Not \d\."):
        list(run_tasks(refuse, range(3), jobs))
    assert not multiprocessing.active_children()


def test_a_dead_worker_is_told() -> None:
    with pytest.raises(CannotSimulate, match="A worker process died"):
        list(run_tasks(die, range(3), 2))
    assert not multiprocessing.active_children()


def test_leaving_early_ends_the_workers() -> None:
    with closing(run_tasks(square, range(100), 2)) as answers:
        next(answers)
        assert multiprocessing.active_children()
    assert not multiprocessing.active_children()


def test_it_works_in_a_thread() -> None:
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.extend(run_tasks(square, range(4), 2)))
    thread.start()
    thread.join()
    assert sorted(found) == [0, 1, 4, 9]


def test_one_task_needs_no_worker() -> None:
    assert list(run_tasks(own_process, [0], 8)) == [os.getpid()]


def own_process(number: int) -> int:
    return os.getpid()
