"""The wire that can be cut (tests/server/wires.py), in a thread of its own, for tests that are not coroutines."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.server.wires import CutWire

if TYPE_CHECKING:
    from collections.abc import Iterator


class Wire:
    """A wire from another thread."""

    def __init__(self, wire: CutWire, loop: asyncio.AbstractEventLoop) -> None:
        self._wire = wire
        self._loop = loop
        self.address = wire.address

    def cut(self) -> None:
        """Cut every connection, now."""
        done = threading.Event()

        def work() -> None:
            self._wire.cut()
            done.set()

        self._loop.call_soon_threadsafe(work)
        assert done.wait(30)

    @property
    def opened(self) -> int:
        """How many connections there have been."""
        return self._wire.opened


@contextmanager
def wire_to(port: int) -> Iterator[Wire]:
    """A wire to a port of this machine."""
    ready, end = threading.Event(), asyncio.Event()
    found: list[Wire] = []

    async def run() -> None:
        async with CutWire(port) as wire:
            found.append(Wire(wire, asyncio.get_running_loop()))
            ready.set()
            await end.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        yield found[0]
    finally:
        found[0]._loop.call_soon_threadsafe(end.set)
        thread.join(30)
