"""An event loop whose time passes only when its owner lets it: whatever happens, happens at an exact moment.

Nothing that runs here waits for anything outside: SQLite answers in the thread that asks, as does what would go to
another thread. So whenever nothing is left to do, the next thing that can happen is a timer, and the time jumps there.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from aiosqlite.core import Connection

LATE = 1e-6  # seconds after which a timer rings, as none rings early
FIRST = 1000.0  # on a clock that never jumps
WALL = 1_700_000_000.0  # seconds since 1970, at 0 on that clock


class _Jumps(selectors.DefaultSelector):
    """Waits for nothing but what is there already; where it would wait, the time of its loop jumps."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found and timeout:
            self.loop.now += timeout
        if not found and timeout is None:
            raise RuntimeError("All wait, and no timer is set.")
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop with a time of its own."""

    def __init__(self) -> None:
        """At FIRST, with nothing to do."""
        self.now = FIRST
        selector = _Jumps()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        """The time of this loop, which only `pass_until` moves."""
        return self.now

    def run_in_executor(  # type: ignore[override]
        self,
        executor: Any,  # noqa: ARG002
        func: Callable[..., Any],
        *args: Any,
    ) -> asyncio.Future[Any]:
        """Another thread would need time that nobody here knows of."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 (it belongs to whoever waits)
            done.set_exception(error)
        return done

    def do_all(self) -> None:
        """Do whatever can be done without time passing."""
        while self._is_due():
            self.call_soon(self.stop)
            self.run_forever()

    def _is_due(self) -> bool:
        scheduled = self._scheduled  # type: ignore[attr-defined]
        return bool(self._ready) or bool(scheduled and scheduled[0].when() <= self.now)  # type: ignore[attr-defined]

    def pass_until(self, moment: float, stop: Callable[[], bool] = lambda: False) -> None:
        """Let the time pass up to a moment and do all that falls due, or until something is so after a moment's work.

        Always one timer after the other, so that whoever stops it stops it between two moments.
        """
        self.do_all()
        while not stop():
            waiting = [handle.when() for handle in self._scheduled if not handle.cancelled()]  # type: ignore[attr-defined]
            following = min(waiting, default=moment + LATE)
            if following > moment:
                self.now = max(self.now, moment)
                return
            self.now = max(self.now, following + LATE)
            self.do_all()


class Clock:
    """The module `time`, as the house sees it: what the clocks say is the loop's time, the rest is the same."""

    def __init__(self) -> None:
        """Nobody's time yet."""
        self.loop: VirtualLoop | None = None

    def monotonic(self) -> float:
        """Seconds on a clock that never jumps."""
        return self.loop.now if self.loop else time.monotonic()

    def time(self) -> float:
        """Seconds since 1970."""
        return WALL + self.loop.now if self.loop else time.time()

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


# ---- SQLite in the thread that asks ----------------------------------------------------------------------------------


class _Inline:
    """Instead of the queue to SQLite's thread: everything is done at once."""

    def put_nowait(self, task: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = task
        try:
            result = function()
        except Exception as error:
            if future is None:
                raise
            future.set_exception(error)
        else:
            if future is not None:
                future.set_result(result)


def connect_inline(connection: Any) -> Generator[Any, None, Connection]:
    """Instead of `Connection.__await__`, which starts the thread."""
    connection._tx = _Inline()  # noqa: SLF001
    opening: Generator[Any, None, Connection] = connection._connect().__await__()  # noqa: SLF001
    return opening
