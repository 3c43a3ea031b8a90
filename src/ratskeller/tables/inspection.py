"""Where packs and records that visitors bring along are looked at: in a process of its own, so that no table waits.

Looking takes as long as they are large and twisted. One that takes too long is given up, and every address has only so
much time in a minute.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import TimeoutError as TookTooLong
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import BadSetup, RatskellerError, UnknownGame
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from ratskeller.kernel.texts import every_language
from ratskeller.processes import end_pool, make_pool
from ratskeller.tables.errors import TooMany, Unavailable, Unfit
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.kernel.record import Record

MINUTE = 60.0
LONGEST = 20.0  # seconds for one pack or record
ADDRESSES_MAX = 10_000  # remembered; the one heard longest ago is forgotten first
Inspect = Callable[..., Awaitable[Any]]  # of an address, something to do, and what it is done with
log = logging.getLogger(__name__)


def try_setup(game: str, seats: int, options: dict[str, Any], packs: dict[str, Any]) -> None:
    """Find out whether a game can be set up like this."""
    find_game(game).set_up(seats, options, packs)


def read_true_record(text: str) -> Record:
    """A record from its text, if it is true in every step."""
    record = read_record(text)
    verify(find_game(record.header.game), record)
    return record


async def in_a_thread(_address: str, work: Callable[..., Any], *args: Any) -> Any:
    """Look at something here; for a house that trusts its visitors."""
    return await asyncio.to_thread(work, *args)


class Inspection:
    """A process that looks at what visitors bring along. Use it as the `inspect` of a house."""

    def __init__(self, seconds_a_minute: float, longest: float = LONGEST) -> None:
        """`seconds_a_minute`: how much of its time one address may have."""
        self._share = seconds_a_minute
        self._longest = longest
        self._pool = make_pool(1)
        self._is_open = True
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds of an address, and when

    async def __call__(self, address: str, work: Callable[..., Any], *args: Any) -> Any:
        """What comes of some work, one after another for each address."""
        turn = self._turns.setdefault(address, asyncio.Lock())
        async with turn:
            if self._spent_by(address) >= self._share:
                raise TooMany(HOUSE("inspection-spent"))
            seconds, result = await self._look(work, args)
            self._spend(address, seconds)
        if isinstance(result, RatskellerError):
            raise result
        return result

    async def _look(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[float, Any]:
        try:
            looked: tuple[float, Any] = await asyncio.wrap_future(self._schedule(work, args))
        except TookTooLong:
            return self._longest, Unfit(HOUSE("inspection-too-long", seconds=self._longest))
        except Exception as error:  # noqa: BLE001 (it was killed, or has no memory left: a visitor may try again)
            log.warning("the process that looks at packs and records has failed", extra={"error": repr(error)})
            return self._longest, Unavailable(HOUSE("inspection-failed"))
        return looked

    def _schedule(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """A pool whose only process has died while nothing was to do is broken for good."""
        try:
            return self._pool.schedule(_timed, args=(work, args), timeout=self._longest)
        except RuntimeError:
            if not self._is_open:
                raise
            self._pool = make_pool(1)
            return self._pool.schedule(_timed, args=(work, args), timeout=self._longest)

    def _spent_by(self, address: str) -> float:
        spent, when = self._spent.get(address, (0.0, 0.0))
        return max(0.0, spent - (time.monotonic() - when) * self._share / MINUTE)

    def _spend(self, address: str, seconds: float) -> None:
        spent = self._spent_by(address) + seconds
        self._spent.pop(address, None)
        self._spent[address] = (spent, time.monotonic())
        if len(self._spent) > ADDRESSES_MAX:
            self._spent.popitem(last=False)

    def close(self) -> None:
        """End the process, whatever it looks at."""
        self._is_open = False
        end_pool(self._pool)


def _timed(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[float, Any]:
    """In the process: how long it took, and what came of it. An error is worded here, where all its facts are."""
    began = time.process_time()
    result: Any
    try:
        result = work(*args)
    except RatskellerError as error:
        kind = UnknownGame if isinstance(error, UnknownGame) else BadSetup
        result = kind(every_language(error.word))
    return time.process_time() - began, result
