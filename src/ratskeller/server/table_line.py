"""The line to a table: one WebSocket that carries the table, the game, the talk and every wish."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.words import choose_language
from ratskeller.server.languages import accepted_language
from ratskeller.server.limits import Bucket
from ratskeller.server.metrics import CONNECTIONS
from ratskeller.server.problems import problem_of
from ratskeller.server.socket import HungUp, Socket
from ratskeller.tables import wire
from ratskeller.tables.errors import Warned
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.server.running_server import RunningServer
    from ratskeller.tables.house import House
    from ratskeller.tables.watchers import Watcher

FAREWELL_SECONDS = 5.0  # for the last line to arrive
LINES_MAX, SIZE_MAX = 500, 8_000_000  # lines and bytes that somebody has not read; then they read too slowly
PATIENCE = 100  # wishes too many before the line is cut
POLICY, TOO_SLOW = 1008, 1013
GONE = (HungUp, OSError)  # somebody has hung up; the server says so to whoever still sends
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.ToHouse)


class Outbox:
    """Lines on their way to one visitor. Putting one in never waits; whoever does not read them is let go."""

    def __init__(self, socket: Socket) -> None:
        """An empty box."""
        self._socket = socket
        self._lines: deque[bytes] = deque()
        self._size = 0
        self._filled = asyncio.Event()
        self._farewell: tuple[int, str] | None = None
        self.ended = asyncio.Event()  # nothing more is taken

    def put(self, line: bytes) -> None:
        """Add an encoded line."""
        if self.ended.is_set():
            return
        if len(self._lines) >= LINES_MAX or self._size + len(line) > SIZE_MAX:
            self._lines.clear()
            self._end(TOO_SLOW, "too_slow")
            return
        self._lines.append(line)
        self._size += len(line)
        self._filled.set()

    def say(self, line: wire.FromHouse) -> None:
        """Add a line."""
        self.put(msgspec.json.encode(line))

    def dismiss(self, cause: str, why: str) -> None:
        """Add the last line; a browser is told nothing about a refused handshake, so this is how it learns anything."""
        self.say(wire.Bye(cause, why))
        self._end(POLICY, cause)

    def _end(self, code: int, reason: str) -> None:
        if self._farewell is None:
            self._farewell = (code, reason)
        self.ended.set()
        self._filled.set()

    async def empty(self) -> None:
        """Send line after line, as long as the visitor reads; after the last one hang up."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._lines:
                line = self._lines.popleft()
                self._size -= len(line)
                await self._socket.write(line.decode())
            if self._farewell is not None:
                await self._socket.close(*self._farewell)
                return


async def serve_line(socket: Socket, table: str, server: RunningServer) -> None:
    """Serve one visitor until they leave."""
    is_counted = server.lines_open.add(socket.address)
    CONNECTIONS.inc()
    try:
        await socket.accept()
        visit = _Visit(socket, table, server)
        if not server.is_welcome(socket.header("origin"), socket.header("host")):
            visit.outbox.dismiss("not_yours", visit.say("origin-unwelcome"))
        elif not is_counted:
            visit.outbox.dismiss("too_many", visit.say("too-many-connections"))
        elif not server.addresses.may_ask(socket.address):
            visit.outbox.dismiss("too_many", visit.say("too-many-requests"))
        await visit.serve()
    except GONE:
        pass  # in the middle of something
    except Exception:
        log.exception("table %s: a line met an unexpected error and is closed", table, extra={"table": table})
        raise
    finally:
        CONNECTIONS.dec()
        if is_counted:
            server.lines_open.remove(socket.address)


class _Visit:
    """One connection from hello to bye."""

    def __init__(self, socket: Socket, table: str, server: RunningServer) -> None:
        self.outbox = Outbox(socket)
        self._socket = socket
        self._table = table
        self._house: House = server.house
        self._hello_seconds = server.settings.head_seconds
        self._bucket = Bucket(server.settings.wishes_per_second)
        self._excess = 0
        self._language = accepted_language(socket.header("accept-language"))

    def say(self, name: str, **facts: object) -> str:
        """Something that the house says to this visitor."""
        return HOUSE(name, **facts).word(self._language)

    async def serve(self) -> None:
        """Until either side hangs up."""
        writer = asyncio.create_task(self.outbox.empty())
        reader = asyncio.create_task(self._attend())
        ended = asyncio.create_task(self.outbox.ended.wait())
        try:
            await asyncio.wait({reader, writer, ended}, return_when=asyncio.FIRST_COMPLETED)
            if self.outbox.ended.is_set():
                reader.cancel()  # leaves the table at once
                await asyncio.wait({writer}, timeout=FAREWELL_SECONDS)
        finally:
            for task in (reader, writer, ended):
                task.cancel()
            error, _ = await asyncio.gather(reader, writer, return_exceptions=True)
        if isinstance(error, Exception):
            raise error  # the writer's only tell that nobody is there any more

    async def _attend(self) -> None:
        watcher = None if self.outbox.ended.is_set() else await self._welcome()
        if watcher is None:
            return
        try:
            await self._read(watcher)
        finally:
            self._house.tables.leave(self._table, watcher)

    async def _welcome(self) -> Watcher | None:
        """The first line says who comes in."""
        try:
            async with asyncio.timeout(self._hello_seconds):
                hello = _decoder.decode(await self._socket.read())
            if isinstance(hello, wire.Hello):
                self._language = choose_language(hello.language) if hello.language else self._language
                send, address = self.outbox.put, self._socket.address
                return await self._house.tables.watch(self._table, hello.token, send, self._language, address)
            self.outbox.dismiss("bad_request", self.say("hello-first"))
        except TimeoutError:
            self.outbox.dismiss("bad_request", self.say("no-hello"))
        except UNREADABLE:
            self.outbox.dismiss("bad_request", self.say("hello-unreadable"))
        except RatskellerError as error:
            problem = problem_of(error, self._language)
            self.outbox.dismiss(problem.cause, problem.why)
        return None

    async def _read(self, watcher: Watcher) -> None:
        while True:
            text = await self._socket.read()
            if not self._bucket.take():
                self._excess += 1
                if self._excess > PATIENCE:
                    self.outbox.dismiss("too_many", self.say("too-many-lines"))
                    return
                self.outbox.say(wire.Refused(_id_in(text), "too_many", self.say("too-many-lines-wait")))
                continue
            await self._hear(watcher, text)

    async def _hear(self, watcher: Watcher, text: str) -> None:
        try:
            wish = _decoder.decode(text)
        except UNREADABLE as error:
            why = self.say("line-unreadable", why=str(error)) if text else self.say("line-empty")
            self.outbox.say(wire.Refused(_id_in(text), "bad_request", why))
            return
        if isinstance(wish, wire.Hello):
            self.outbox.say(wire.Refused("", "bad_request", self.say("hello-twice")))
            return
        try:
            done = await self._house.grant(self._table, watcher.link, wish, self._socket.address, self._language)
        except RatskellerError as error:
            problem = problem_of(error, self._language)
            advice = error.advice if isinstance(error, Warned) else msgspec.UNSET
            self.outbox.say(wire.Refused(wish.id, problem.cause, problem.why, problem.clause, advice))
        except Exception:  # a bug must not look like a lost connection: that would be tried again
            told = "table %s: the wish to %s met an unexpected error and is refused; nothing has changed"
            log.exception(told, self._table, type(wish).__name__, extra={"table": self._table})
            self.outbox.say(wire.Refused(wish.id, "fault", self.say("fault")))
        else:
            self.outbox.say(done)


class _JustId(msgspec.Struct):
    id: str = ""


def _id_in(text: str) -> str:
    """The id of a line that cannot be read as a whole, so that its sender knows which."""
    try:
        return msgspec.json.decode(text, type=_JustId).id[:64]
    except UNREADABLE:
        return ""
