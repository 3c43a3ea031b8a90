"""The pool: all answers, errors as they are, and no process left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from ratskeller.kernel.errors import BadSetup
from ratskeller.lab.pool import run_tasks
from ratskeller.lab.simulation_plan import CannotSimulate
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator


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


def test_a_worker_deep_in_compiled_code_is_ended_at_once() -> None:
    with closing(run_tasks(count_up_to, [1, 10**11, 10**11], 2)) as answers:
        next(answers)
        time.sleep(0.5)
        began = time.monotonic()
    assert time.monotonic() - began < 2
    assert not multiprocessing.active_children()


def test_a_worker_that_is_killed_from_outside_is_told() -> None:
    with closing(run_tasks(count_up_to, [1, 10**11, 10**11], 2)) as answers:
        next(answers)
        for worker in multiprocessing.active_children():
            worker.kill()
        with pytest.raises(CannotSimulate, match="A worker process died"):
            next(answers)
    assert not multiprocessing.active_children()


def test_answers_wait_in_memory_only_for_a_few_tasks() -> None:
    asked: list[int] = []

    class Tasks(list[int]):
        def __iter__(self) -> Iterator[int]:
            for task in super().__iter__():
                asked.append(task)
                yield task

    with closing(run_tasks(square, Tasks(range(1000)), 2)) as answers:
        next(answers)
        assert len(asked) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C works differently there")
def test_a_worker_never_hears_ctrl_c_not_even_while_it_is_born() -> None:
    answers, _ = fresh_master("hears_ctrl_c").communicate(timeout=60)
    assert answers.split() == ["False"] * 3


@pytest.mark.skipif(sys.platform == "win32", reason="processes are asked for in the manner of Unix")
def test_workers_go_when_their_master_is_killed() -> None:
    master = fresh_master("tell_process")
    assert master.stdout is not None
    worker = int(master.stdout.readline())
    os.kill(worker, 0)
    master.kill()
    master.communicate(timeout=60)
    deadline = time.monotonic() + 30
    while is_alive(worker):
        assert time.monotonic() < deadline, "a worker is left behind"
        time.sleep(0.05)


def test_it_works_in_a_thread() -> None:
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.extend(run_tasks(square, range(4), 2)))
    thread.start()
    thread.join()
    assert sorted(found) == [0, 1, 4, 9]


def test_one_task_needs_no_worker() -> None:
    assert list(run_tasks(own_process, [0], 8)) == [os.getpid()]


def count_up_to(number: int) -> int:
    return sum(range(number))


def tell_process(number: int) -> int:
    """The first answer at once, and none after it for long."""
    if number:
        time.sleep(600)
    return os.getpid()


def hears_ctrl_c(number: int) -> bool:
    """Whether it could have been heard before the worker's first word."""
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def fresh_master(work: str) -> subprocess.Popen[str]:
    """A program that has never had workers, and now gives three tasks to two."""
    code = (
        "from tests.lab.test_pool import *\n"
        "if __name__ == '__main__':\n"
        f"    for answer in run_tasks({work}, range(3), 2): print(answer, flush=True)\n"
    )
    return subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def own_process(number: int) -> int:
    return os.getpid()
