"""Processes that work for this one: they leave Ctrl-C to it, end at once when it says so, and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread

from pebble import ProcessPool


def make_pool(processes: int, niceness: int = 0) -> ProcessPool:
    """So many processes, each of which imports anew what it is to run; they start with the first task.

    `niceness`: how far they stand back where others want the processor, on systems that know this.
    """
    context = multiprocessing.get_context("spawn")
    return ProcessPool(processes, initializer=_settle, initargs=[niceness], context=context)


def end_pool(pool: ProcessPool) -> None:
    """End the processes now, whatever they are doing."""
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def _settle(niceness: int) -> None:
    """Pebble lets a process end itself in Python, for which compiled code gives it no time."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_go_with_master, daemon=True).start()


def _go_with_master() -> None:
    master = multiprocessing.parent_process()
    if master is not None:
        master.join()
        os._exit(1)
