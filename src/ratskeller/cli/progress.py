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
    if not sys.stderr.isatty():
        yield lambda _more: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    from ratskeller.cli.screen import make_console  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True, auto_refresh=is_live) as bar:
        task = bar.add_task(label, total=total, completed=done)

        def advance(more: int) -> None:
            bar.advance(task, more)
            bar.refresh()

        yield advance
