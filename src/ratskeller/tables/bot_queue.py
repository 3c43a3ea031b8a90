"""Whose bot thinks next: slots for thinking, given out in turn to addresses, and then to the tables of each.

Who has had a slot least recently comes first. Where there are several slots one address never has all of them, so that
nobody else has to wait for its bots. Nobody is refused: who has no turn yet waits.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

REMEMBERED = 10_000  # addresses, and tables; the one that was heard of longest ago is forgotten first
MINUTE = 60.0


class Unwatched(Exception):
    """Nobody watches the table any more whose bot waits."""


class Budgets:
    """Seconds of thinking for each address: a minute's worth at once, and as much again every minute."""

    def __init__(self, seconds_per_minute: float) -> None:
        """Nobody has thought yet."""
        self._most = seconds_per_minute
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # so many seconds, as of when

    def _left_to(self, address: str) -> float:
        left, since = self._left.get(address, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - since) * self._most / MINUTE)

    def spend(self, address: str, seconds: float) -> None:
        """A bot of an address thinks. Whoever has anything left may begin, whatever it takes: nobody waits for ever."""
        self._left[address] = (self._left_to(address) - seconds, time.monotonic())
        self._left.move_to_end(address)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)

    def wait(self, address: str) -> float:
        """Seconds until an address has something left; 0 if it has."""
        return max(0.0, -self._left_to(address) / self._most * MINUTE)


class BotQueue:
    """Gives out slots. All coroutines belong to one event loop."""

    def __init__(
        self, slots: int, budgets: Budgets, on_turn: Callable[[float], None] = lambda _: None, most: int = 0
    ) -> None:
        """`on_turn` is told how many seconds each had to wait; `most`: slots for one address, if not all but one."""
        self.waiting = 0  # how many wait; a whole number, because other threads read it
        self._slots = self._free = slots
        self._most = most or max(1, slots - 1)  # for one address
        self._budgets = budgets
        self._on_turn = on_turn
        self._waiting: dict[str, dict[str, deque[_Waiter]]] = {}  # by address and table
        self._thinking: Counter[str] = Counter()  # by address
        self._turns = 0
        self._last: OrderedDict[tuple[str, ...], int] = OrderedDict()  # the last turn of an address, and of a table
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def thinking(self) -> int:
        """How many slots are held."""
        return self._slots - self._free

    async def begin(self, address: str, table: str, seconds: float) -> None:
        """Wait for a slot, to hold it for so many seconds; whoever gets it has to `end`. Raises Unwatched."""
        waiter = _Waiter(asyncio.get_running_loop().create_future(), time.monotonic(), seconds)
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(waiter)
        self.waiting += 1
        self._give_out()
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter.turn.cancelled():
                self._remove(address, table, waiter)
            elif waiter.turn.exception() is None:  # it was given up at the moment when its turn came
                self.end(address)
            raise

    def send_away(self, table: str) -> None:
        """Whoever waits for a table gives up waiting."""
        for address, tables in list(self._waiting.items()):
            for waiter in list(tables.get(table, ())):
                self._remove(address, table, waiter)
                waiter.turn.set_exception(Unwatched)

    def end(self, address: str) -> None:
        """A slot is free again."""
        self._free += 1
        self._thinking -= Counter([address])
        self._give_out()

    def _give_out(self) -> None:
        """Let as many begin as may, and look again when a budget has something in it."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        while self._free and (able := self._able()):
            address = min(able, key=lambda each: self._last.get((each,), 0))
            tables = self._waiting[address]
            table = min(tables, key=lambda each: self._last.get((address, each), 0))
            self._let_begin(address, table, tables[table][0])

    def _able(self) -> list[str]:
        """The addresses that may have one slot more now; if all of them must wait for that, until when."""
        with_room = [address for address in self._waiting if self._thinking[address] < self._most]
        waits = {address: self._budgets.wait(address) for address in with_room}
        able = [address for address, seconds in waits.items() if not seconds]
        if waits and not able:
            self._alarm = asyncio.get_running_loop().call_later(min(waits.values()), self._give_out)
        return able

    def _let_begin(self, address: str, table: str, waiter: _Waiter) -> None:
        self._remove(address, table, waiter)
        self._turns += 1
        for who in ((address,), (address, table)):
            self._last[who] = self._turns
            self._last.move_to_end(who)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        self._free -= 1
        self._thinking[address] += 1
        self._budgets.spend(address, waiter.seconds)
        self._on_turn(time.monotonic() - waiter.came)
        waiter.turn.set_result(None)

    def _remove(self, address: str, table: str, waiter: _Waiter) -> None:
        waiters = self._waiting[address][table]
        waiters.remove(waiter)
        self.waiting -= 1
        if not waiters:
            del self._waiting[address][table]
            if not self._waiting[address]:
                del self._waiting[address]


class _Waiter(NamedTuple):
    turn: asyncio.Future[None]
    came: float
    seconds: float
