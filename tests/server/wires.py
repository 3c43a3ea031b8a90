"""A wire between a client and the server that is cut where a test wants it cut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType


class CutWire:
    """Passes connections on to a port. Each cut ends one connection after so many bytes in one direction.

    Use it as `async with CutWire(port) as wire`, and connect to `wire.address`. Give `plan` for one cut after
    another, each counted from the one before: in bytes, so that no test depends on how fast anybody plays.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._connections: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.up: int | None = None  # bytes to the server that still get through
        self.down: int | None = None  # bytes from the server
        self.plan: list[tuple[str, int]] = []  # the cuts to come: a way, and the bytes that get through before
        self.cuts = 0
        self.opened = 0
        self.address = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1")
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # all are cut, so all end

    def cut(self) -> None:
        """Cut every connection, now."""
        for pair in self._connections:
            for writer in pair:
                writer.transport.abort()
        self._connections.clear()

    def arm(self) -> None:
        """Get ready for the next cut of the plan."""
        if self.plan:
            way, left = self.plan.pop(0)
            setattr(self, way, left)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self.opened += 1
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.transport.abort()
            return
        pair = (writer, far_writer)
        self._connections.add(pair)
        ways = (self._pass_on(reader, far_writer, "up"), self._pass_on(far_reader, writer, "down"))
        passing = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in passing:
                each.cancel()
            await asyncio.gather(*passing, return_exceptions=True)
            for side in pair:
                side.transport.abort()
            self._connections.discard(pair)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        while data := await reader.read(65536):
            left: int | None = getattr(self, way)
            if left is not None and left < len(data):
                writer.write(data[:left])
                with suppress(OSError):
                    await writer.drain()
                setattr(self, way, None)  # one cut
                self.cuts += 1
                self.arm()
                return
            if left is not None:
                setattr(self, way, left - len(data))
            writer.write(data)
            await writer.drain()
