"""Whether the database can be written to, without a stranger who asks all the time making it write all the time."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from ratskeller.tables.store_errors import StoreDown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

FRESH = 5.0  # seconds for which what became of the last writing is answer enough


class WriteCheck:
    """Remembers what became of the last writing; if that was long ago, something is written to see."""

    def __init__(self, try_writing: Callable[[], Awaitable[None]]) -> None:
        self.try_writing = try_writing
        self.why = ""  # the last writing was refused; empty if it was not
        self.at = float("-inf")
        self.one_try = asyncio.Lock()

    def note(self, error: StoreDown | None) -> None:
        """Something was written, or could not be."""
        self.why, self.at = str(error or ""), time.monotonic()

    async def ask(self) -> None:
        """StoreDown if nothing can be written."""
        async with self.one_try:
            if time.monotonic() - self.at > FRESH:
                try:
                    await self.try_writing()
                except StoreDown as error:
                    self.note(error)
                else:
                    self.note(None)
        if self.why:
            raise StoreDown(self.why)
