"""Ends the waiting for devices that do not open their shares.

Every process does so for the tables that it has in memory: who leads need not know of a table whose game has not begun,
and an attempt that two of them end is ended once.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.tables.live_table import LiveTable

OPEN_SECONDS = 20.0  # that every device has; one that is connected needs a moment, a phone that sleeps does not wake


class OpeningAlarms:
    """An alarm for each table at which shares are being opened."""

    def __init__(self, ring: Callable[[str, int], None]) -> None:
        """`ring` is called with a table and the number of its attempt when the time for that is over."""
        self._ring = ring
        self._since: dict[str, tuple[int, float]] = {}  # the attempt, and since when it is known here
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def look_at(self, live: LiveTable) -> None:
        """A table has changed or was looked at: set its alarm, if it needs one."""
        table, number = live.document.id, len(live.document.attempts)
        if table in self._alarms:
            self._alarms.pop(table).cancel()
        if not live.document.opening:
            self._since.pop(table, None)
            return
        if self._since.get(table, (0, 0.0))[0] != number:
            self._since[table] = (number, time.monotonic())
        delay = max(0.0, self._since[table][1] + OPEN_SECONDS - time.monotonic())
        self._alarms[table] = asyncio.get_running_loop().call_later(delay, self._fire, table, number)

    def _fire(self, table: str, number: int) -> None:
        del self._alarms[table]
        self._ring(table, number)

    def stop(self) -> None:
        """Let nothing ring any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
