"""The line to a table: one WebSocket that carries the table, the game, the talk and every wish."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ratskeller.kernel.errors import RatskellerError
from ratskeller.server.limits import Bucket
from ratskeller.server.metrics import CONNECTIONS, LINES, MOVES
from ratskeller.server.problems import problem_of
from ratskeller.server.rooms import Rooms, address_of
from ratskeller.tables import wire

if TYPE_CHECKING:
    from ratskeller.tables.house import House
    from ratskeller.tables.watchers import Watcher

Socket = WebSocket[Any, Any, Any]

HELLO_SECONDS = 10.0
OUTBOX_MAX = 500  # lines that somebody has not read; then they read too slowly
PATIENCE = 100  # wishes too many before the line is cut
POLICY, TOO_SLOW, TRY_LATER = 1008, 1013, 1013
log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.ToHouse)


class Outbox:
    """Lines on their way to one visitor. Putting one in never waits."""

    def __init__(self, socket: Socket) -> None:
        """An empty box."""
        self._socket = socket
        self._lines: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self.overflows = False

    def put(self, line: bytes) -> None:
        """Add an encoded line."""
        if len(self._lines) >= OUTBOX_MAX:
            self.overflows = True
        else:
            self._lines.append(line)
        self._filled.set()

    def say(self, line: wire.FromHouse) -> None:
        """Add a line."""
        self.put(msgspec.json.encode(line))

    async def empty(self) -> None:
        """Send line after line, as long as the visitor reads."""
        while not self.overflows:
            await self._filled.wait()
            self._filled.clear()
            while self._lines:
                LINES.inc()
                await self._socket.send_data(self._lines.popleft().decode(), "text")
        await self._socket.close(TOO_SLOW, "You read too slowly.")


@websocket("/api/tables/{table:str}/line")
async def line(socket: Socket, table: str, rooms: Rooms) -> None:
    """Serve one visitor until they leave."""
    address = address_of(socket)
    if not rooms.is_welcome(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY, "This page may not connect here.")
        return
    if not rooms.addresses.connect(address):
        await socket.close(TRY_LATER, "Too many connections from your address.")
        return
    CONNECTIONS.inc()
    try:
        await socket.accept()
        await _Visit(socket, table, rooms).serve()
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone in the middle of something
    finally:
        CONNECTIONS.dec()
        rooms.addresses.disconnect(address)


class _Visit:
    """One connection from hello to bye."""

    def __init__(self, socket: Socket, table: str, rooms: Rooms) -> None:
        self._socket = socket
        self._table = table
        self._house: House = rooms.house
        self._outbox = Outbox(socket)
        self._bucket = Bucket(rooms.settings.wishes_per_second)
        self._excess = 0

    async def serve(self) -> None:
        writer = asyncio.create_task(self._outbox.empty())
        watcher: Watcher | None = None
        try:
            watcher = await self._welcome()
            if watcher is not None:
                reader = asyncio.create_task(self._read(watcher))
                done, _ = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
                reader.cancel()
                for task in done:
                    task.result()
        finally:
            if watcher is not None:
                self._house.leave(self._table, watcher)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await writer

    async def _welcome(self) -> Watcher | None:
        """The first line says who comes in."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = _decoder.decode(await self._socket.receive_data("text"))
            if not isinstance(hello, wire.Hello):
                await self._dismiss("bad_request", "The first line must be a hello.")
                return None
            return await self._house.watch(self._table, hello.token, self._outbox.put)
        except TimeoutError:
            await self._dismiss("bad_request", "Nobody said hello.")
        except (msgspec.DecodeError, KeyError, TypeError, UnicodeError):
            await self._dismiss("bad_request", "The first line cannot be read; it must be a hello.")
        except RatskellerError as error:
            problem = problem_of(error)
            await self._dismiss(problem.cause, problem.why)
        return None

    async def _dismiss(self, cause: str, why: str) -> None:
        await self._socket.send_data(msgspec.json.encode(wire.Bye(cause, why)).decode(), "text")
        await self._socket.close(POLICY, cause)

    async def _read(self, watcher: Watcher) -> None:
        while True:
            text = await self._socket.receive_data("text")
            if not self._bucket.take():
                self._excess += 1
                if self._excess > PATIENCE:
                    await self._dismiss("too_many", "Too many lines at once.")
                    return
                self._outbox.say(wire.Refused(_id_in(text), "too_many", "Too many lines at once; wait a little."))
                continue
            await self._hear(watcher, text)

    async def _hear(self, watcher: Watcher, text: str) -> None:
        try:
            wish = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._outbox.say(wire.Refused(_id_in(text), "bad_request", f"This line cannot be read: {error}."))
            return
        if isinstance(wish, wire.Hello):
            self._outbox.say(wire.Refused("", "bad_request", "You have said hello already."))
            return
        try:
            if isinstance(wish, wire.Rematch):
                await self._house.rematch(self._table, watcher.link)
                done = wire.Done(wish.id)
            else:
                done = await self._house.grant(self._table, watcher.link, wish)
        except RatskellerError as error:
            problem = problem_of(error)
            self._outbox.say(wire.Refused(wish.id, problem.cause, problem.why, problem.clause))
        else:
            if isinstance(wish, wire.Act):
                MOVES.inc()
            self._outbox.say(done)


class _JustId(msgspec.Struct):
    id: str = ""


def _id_in(text: str) -> str:
    """The id of a line that cannot be read as a whole, so that its sender knows which."""
    try:
        return msgspec.json.decode(text, type=_JustId).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
