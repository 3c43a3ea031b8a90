"""A progress bar on stderr, for people who watch; silent where nobody does."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def progress(label: str, total: int, done: int = 0, *, is_live: bool = True) -> Iterator[Callable[[int], None]]:
    """Show how much of a total is done; call what this gives with how much more is.

    A live bar also counts the seconds, in a thread; one that is not live leaves the processor to what it measures.
    """
    with stages(is_live=is_live) as show:
        show(done, total, label)

        def advance(more: int) -> None:
            nonlocal done
            done += more
            show(done, total, label)

        yield advance


@contextmanager
def stages(*, is_live: bool = True) -> Iterator[Callable[[int, int, str], None]]:
    """Show one thing after the other; call what this gives with how much is done, of how much, and of what."""
    if not sys.stderr.isatty():
        yield lambda _done, _total, _what: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    from ratskeller.cli.screen import make_console  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True, auto_refresh=is_live) as bar:
        task = bar.add_task("")
        shown = ""

        def show(done: int, total: int, what: str) -> None:
            nonlocal shown
            if what != shown:
                bar.reset(task)  # what is left of the time is guessed anew
            shown = what
            bar.update(task, completed=done, total=total, description=what)
            bar.refresh()

        yield show
