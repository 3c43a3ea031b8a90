"""Runs tasks in other processes, and never leaves anybody waiting for one of them that has died."""

from __future__ import annotations

import signal
from concurrent.futures import FIRST_COMPLETED, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, TypeVar

from ratskeller.extras import require
from ratskeller.lab.simulation_plan import CannotSimulate

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from concurrent.futures import Future

    from pebble import ProcessPool

Task = TypeVar("Task")
Answer = TypeVar("Answer")


KEPT = "what was finished is kept, and the same command goes on from there, perhaps with fewer --jobs"


def run_tasks(
    work: Callable[[Task], Answer], tasks: Sequence[Task], jobs: int, comfort: str = KEPT
) -> Generator[Answer, None, None]:
    """The answers to all tasks, as they come. `work` is a function of a module: the workers import it anew."""
    if jobs == 1 or len(tasks) <= 1:
        for task in tasks:
            yield work(task)
        return
    require("lab")
    from pebble import ProcessExpired  # noqa: PLC0415 (only for several processes)

    from ratskeller.processes import end_pool, make_pool  # noqa: PLC0415

    jobs = min(jobs, len(tasks))
    pool = make_pool(jobs)
    try:
        asked: set[Future[Answer]] = set()
        for task in tasks:
            asked.add(_ask(pool, work, task))
            if len(asked) >= 2 * jobs:  # enough to keep all busy, and not all answers in memory at once
                answered, asked = wait(asked, return_when=FIRST_COMPLETED)
                yield from (each.result() for each in answered)
        yield from (each.result() for each in as_completed(asked))
    except (ProcessExpired, BrokenProcessPool):
        raise CannotSimulate(f"A worker process died (killed, or out of memory?); {comfort}.") from None
    finally:
        with _interrupts_held():
            end_pool(pool)


def _ask(pool: ProcessPool, work: Callable[[Task], Answer], task: Task) -> Future[Answer]:
    with _interrupts_held():  # workers may be born here, and Ctrl-C is for their master
        try:
            return pool.schedule(work, args=(task,))
        except RuntimeError:  # the last of them has died
            raise BrokenProcessPool from None


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: it comes a little later, and a process born meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):  # not on this system
        yield
        return
    resource_tracker.ensure_running()  # it lets Ctrl-C through when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
