"""Group commit: while one transaction is on its way to the disk, everything that arrives waits for the next one.

A disk can confirm some hundred times a second, whatever it is given. With one transaction for all that is waiting,
a hundred people at a hundred tables wait for one confirmation and not for a hundred, and a single one never waits
for company.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

from ratskeller.tables.store_errors import StoreDown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ratskeller.tables.database.batch_writer import Fates
    from ratskeller.tables.database.rows import Writing

LARGEST = 500  # changes in one transaction

logger = logging.getLogger(__name__)


class GroupCommit:
    """Collects changes and writes them in batches, in the order in which they came."""

    def __init__(self, write: Callable[[list[Writing]], Awaitable[Fates]]) -> None:
        self.write = write
        self.waiting: deque[tuple[Writing, asyncio.Future[None]]] = deque()
        self.changes = 0  # answered with success so far
        self.woken = asyncio.Event()
        self.is_closing = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.work(), name="tables: group commit")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self.is_closing = True
        self.woken.set()
        if self.task:
            await self.task

    async def submit(self, writing: Writing) -> None:
        """Return when it is on the disk. Who is cancelled while waiting may or may not have written."""
        if self.is_closing or self.task is None:
            raise StoreDown("The tables' database is not open.")
        answer = asyncio.get_running_loop().create_future()
        self.waiting.append((writing, answer))
        self.woken.set()
        await answer

    async def work(self) -> None:
        """Take all that waits, write it, answer; until closed."""
        try:
            while True:
                await self.woken.wait()
                if not self.waiting:
                    if self.is_closing:
                        return
                    self.woken.clear()
                    continue
                await self.write_some()
        finally:
            # Only when the task itself is ended from outside is anybody left.
            self.is_closing = True
            while self.waiting:
                answer = self.waiting.popleft()[1]
                if not answer.done():
                    answer.set_exception(StoreDown("The tables' database was closed."))

    async def write_some(self) -> None:
        """One batch. A change whose sender has gone is left out if it has not begun."""
        taken = [self.waiting.popleft() for _ in range(min(LARGEST, len(self.waiting)))]
        batch = [(writing, answer) for writing, answer in taken if not answer.done()]
        if not batch:
            return
        fates: Fates = [StoreDown("The tables' database was closed.")] * len(batch)
        try:
            fates = await self.write([writing for writing, _ in batch])
        except Exception:
            # A bug must not end the writing for everybody else.
            logger.exception(
                "a batch of changes (%d) met an unexpected error and is refused; the next is tried", len(batch)
            )
            fates = [StoreDown("The change could not be written because of an error in the store.")] * len(batch)
        finally:
            for (_, answer), fate in zip(batch, fates, strict=True):
                if answer.done():
                    continue
                if fate is None:
                    self.changes += 1
                    answer.set_result(None)
                else:
                    answer.set_exception(fate)
