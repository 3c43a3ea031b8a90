"""A wire between us and PostgreSQL that can be cut at the worst moment."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal

Trouble = Literal["", "lose the commit", "lose the answer", "deliver late", "leave the server waiting"]


class Proxy:
    """Passes everything on, until a commit comes by while there is trouble; once, then all is well again."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.trouble: Trouble = ""
        self.server: asyncio.Server | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.kept: list[asyncio.StreamWriter] = []

    async def start(self) -> int:
        """The port to connect to."""
        self.server = await asyncio.start_server(self.serve, "127.0.0.1")
        return int(self.server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """Hang up everywhere."""
        assert self.server is not None
        self.server.close()
        for writer in self.kept:
            writer.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect a client with the server."""
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.kept += [writer, server_writer]
        answers = asyncio.create_task(self.pass_on(server_reader, writer))
        self.tasks.add(answers)
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if b"COMMIT" in data and self.trouble:
                    trouble, self.trouble = self.trouble, ""
                    answers.cancel()
                    await asyncio.gather(answers, return_exceptions=True)
                    if trouble == "lose the answer":
                        server_writer.write(data)
                        await server_reader.read(1)
                    writer.transport.abort()
                    if trouble == "deliver late":
                        await asyncio.sleep(0.5)
                        server_writer.write(data)
                        await server_reader.read(1)
                    if trouble == "leave the server waiting":
                        return
                    break
                server_writer.write(data)
        server_writer.close()

    @staticmethod
    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction."""
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
        writer.close()
