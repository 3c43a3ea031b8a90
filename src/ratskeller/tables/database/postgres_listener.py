"""A PostgreSQL connection of its own that hears what other processes tell, and holds the leadership."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from ratskeller.tables.database.database_errors import DATABASE_ERRORS, reason
from ratskeller.tables.database.postgres import CHANGES, LEADERSHIP

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ratskeller.tables.database.place import Place

MESSAGES = "ratskeller_messages"
HEARTBEAT = 10.0  # seconds between questions whether the other side is still there
ANSWER = 5.0  # seconds to answer
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0

logger = logging.getLogger(__name__)


class PostgresListener:
    """Listens, and comes back by itself. What was said while it was away is lost, so then it says “anything”."""

    def __init__(self, place: Place, process: str, connect: Callable[[], Awaitable[Any]]) -> None:
        self.place = place
        self.process = process
        self.connect = connect
        self.changes: list[Callable[[str, int], None]] = []
        self.messages: list[Callable[[str], None]] = []
        self.connection: Any = None
        self.leading: Any = None  # the connection that holds the leadership
        self.lost = asyncio.Event()
        self.one_question = asyncio.Lock()  # a connection answers one at a time
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect; whatever happens from now on is heard, or is known to be lost."""
        await self.listen()
        self.task = asyncio.create_task(self.stay(), name="tables: listener")

    async def stop(self) -> None:
        """Hang up, and give the leadership away."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.connection:
            try:
                await self.connection.close(timeout=ANSWER)
            except DATABASE_ERRORS:
                self.connection.terminate()
            self.connection = None

    async def listen(self) -> None:
        """Connect and subscribe."""
        connection = await self.connect()
        try:
            connection.add_termination_listener(self.hang_up)
            await connection.add_listener(CHANGES, self.hear_changes)
            await connection.add_listener(MESSAGES, self.hear_message)
        except BaseException:
            connection.terminate()
            raise
        self.connection = connection
        self.lost.clear()
        if connection.is_closed():
            self.lost.set()

    def hang_up(self, connection: object) -> None:
        """A connection has ended; of those that were given up before, nobody wants to know."""
        if connection is self.connection:
            self.lost.set()

    async def stay(self) -> None:
        """Notice when the connection is lost, and make another one."""
        while True:
            try:
                await asyncio.wait_for(self.lost.wait(), HEARTBEAT)
            except TimeoutError:
                await self.ask("SELECT 1")
                continue
            logger.warning(
                "the connection that hears other processes is lost; until it is back their changes are not seen"
            )
            await self.come_back()
            logger.info("other processes are heard again; every table in memory is compared with the database")
            for notify in self.changes:
                pass_on(notify, "", 0)

    async def come_back(self) -> None:
        """Try until it works, more and more slowly."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self.listen()
            except DATABASE_ERRORS as error:
                told = "other processes cannot be heard: %s; the next connection is tried in %.1f s"
                logger.warning(told, reason(self.place, error), pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    async def ask(self, question: str, *arguments: object) -> Any:
        """Ask; a connection that does not answer is given up, and the answer is None."""
        async with self.one_question:
            connection = self.connection
            try:
                return await connection.fetchval(question, *arguments, timeout=ANSWER)
            except DATABASE_ERRORS:
                connection.terminate()
                return None

    async def is_leader(self) -> bool:
        """Hold the lock that only one session can hold; the server frees it when the session ends."""
        connection = self.connection
        if connection is None or connection.is_closed():
            return False
        if self.leading is connection:
            return bool(await self.ask("SELECT 1"))
        if await self.ask("SELECT pg_try_advisory_lock($1)", LEADERSHIP) and self.connection is connection:
            self.leading = connection
            return True
        return False

    def hear_changes(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        """Pass on what others have committed."""
        sender, versions = msgspec.json.decode(payload, type=tuple[str, dict[str, int]])
        if sender != self.process:
            for table, version in versions.items():
                for notify in self.changes:
                    pass_on(notify, table, version)

    def hear_message(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        """Pass on what others have broadcast."""
        sender, text = msgspec.json.decode(payload, type=tuple[str, str])
        if sender != self.process:
            for notify in self.messages:
                pass_on(notify, text)


def pass_on(notify: Callable[..., None], *what: object) -> None:
    """Tell a listener; its bugs must not end the hearing."""
    try:
        notify(*what)
    except Exception:
        logger.exception("what another process told met an unexpected error and is forgotten")
