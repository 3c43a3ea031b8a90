"""Runs tasks in worker processes that never outlive their master and never leave it waiting."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from ratskeller.lab.simulation_plan import CannotSimulate

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

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
    jobs = min(jobs, len(tasks))
    with _interrupts_held():  # half a pool could not clean up after itself
        pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_settle)
    try:
        asked: set[Future[Answer]] = set()
        for task in tasks:
            with _interrupts_held():  # a worker may be born here, and Ctrl-C is for its master
                asked.add(pool.submit(work, task))
            if len(asked) >= 2 * jobs:  # enough to keep all busy, and not all answers in memory at once
                answered, asked = wait(asked, return_when=FIRST_COMPLETED)
                yield from (each.result() for each in answered)
        yield from (each.result() for each in as_completed(asked))
        pool.shutdown()
    except BrokenProcessPool:
        raise CannotSimulate(f"A worker process died (killed, or out of memory?); {comfort}.") from None
    finally:
        _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the workers now, whatever they are doing; the pool's own thread sees them off, since two would clash."""
    for worker in list((pool._processes or {}).values()):  # noqa: SLF001 - Python 3.14 has kill_workers()
        worker.kill()
    pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: it comes a little later, and a process born meanwhile never hears it."""
    if not hasattr(signal, "pthread_sigmask"):  # not on this system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle() -> None:
    """A worker's first act: leave Ctrl-C to the master, and go when the master goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_master, daemon=True).start()


def _go_with_master() -> None:
    master = multiprocessing.parent_process()
    if master is not None:
        master.join()
        os._exit(1)
