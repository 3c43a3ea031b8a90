"""All tables in memory: one writer at a time for each, and everybody told once it is on the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.words import ENGLISH
from ratskeller.tables.errors import NoSuchTable, NotYours, Unavailable
from ratskeller.tables.live_table import LiveTable
from ratskeller.tables.presence import Presence
from ratskeller.tables.seats import open_link
from ratskeller.tables.store_errors import Conflict, StoreDown
from ratskeller.tables.taking_seats import SOMEWHERE, note_arrival
from ratskeller.tables.watchers import Watcher, describe
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
    from typing import Any

    from ratskeller.tables.database.database_store import DatabaseStore
    from ratskeller.tables.house_key import HouseKey
    from ratskeller.tables.saved import Link, Loaded
    from ratskeller.tables.wire import TableInfo

    Listener = Callable[[LiveTable], None]

T = TypeVar("T")
PATIENCE = 10.0  # seconds to try against other processes that write to the same table
AGAIN = 1.0  # seconds after which a store that was away is asked again
ENDED = 10.0  # seconds that a table which does not go on stays in memory
LONG = 500  # lines of a log that take long to play again; others go on meanwhile
log = logging.getLogger(__name__)


class TablesInMemory:
    """Tables by name. All coroutines belong to one event loop."""

    def __init__(self, store: DatabaseStore, house_key: HouseKey, *, undo_delay: float = 0.0) -> None:
        """Take over the tables of a store.

        `undo_delay`: seconds after which people are told that they may take an action back, if nothing has happened
        meanwhile. To find that out takes longer than a move, and only people who look at their move need it.
        """
        self.store = store
        self.house_key = house_key
        self.presence = Presence()
        # Told of every table that was loaded or has changed, or is watched anew …
        self.on_table: Listener | None = None
        # … to which somebody comes or from which they go …
        self.on_presence: Callable[[str], None] | None = None
        # … and of every change that a spectator could see.
        self.on_public_change: Callable[[], None] | None = None
        self._undo_delay = undo_delay
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._returning: set[str] = set()  # tables that are to be loaded again
        self._closing = asyncio.Event()
        store.on_change(self._heard)

    # ---- finding -------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self._tables.get(table)
        if live is not None:
            return live
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table), f"table {table}: loading it")
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        try:
            loaded = await self.ask(self.store.load(table))
            if loaded is None:
                raise NoSuchTable(HOUSE("no-such-table"))
            live = await self._revive(loaded)
            self._tables[table] = live
        finally:
            del self._loading[table]
        self._notify(live)
        return live

    async def _revive(self, loaded: Loaded) -> LiveTable:
        game = find_game(loaded.document.game)
        if len(loaded.entries) < LONG:
            return LiveTable(loaded, game, self.house_key, time.monotonic())
        return await asyncio.to_thread(LiveTable, loaded, game, self.house_key, time.monotonic())

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[LiveTable]:
        """A table that nobody else changes meanwhile; all of it is on the disk, and may be told."""
        while True:
            live = await self.find(table)
            async with live.lock:
                if self._tables.get(table) is live:  # else what it holds was not written
                    yield live
                    return

    async def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """The store's answer; Unavailable if it is down."""
        try:
            return await question
        except StoreDown as error:
            raise Unavailable(HOUSE("unavailable", why=str(error))) from error

    def spawn(self, work: Coroutine[Any, Any, T], what: str) -> asyncio.Task[T]:
        """Run something that must not be lost when whoever asked for it goes away; `what` it is, for the log."""
        task = asyncio.create_task(work, name=what)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()  # whoever waits for it gets it; nobody else needs to
        if error is not None and not isinstance(error, RatskellerError):
            told = "%s met an unexpected error and is given up; the next who asks tries again"
            log.error(told, task.get_name(), exc_info=error)

    # ---- changing ------------------------------------------------------------------------------------------

    async def change(self, table: str, work: Callable[[LiveTable], T]) -> T:
        """Do some work on a table; when this returns it is on the disk, and whoever may know has been told.

        It goes on if the caller is cancelled. If `work` raises, or the store does, nothing has changed.
        """
        return await asyncio.shield(self.spawn(self._change(table, work), f"table {table}: changing it"))

    async def _change(self, table: str, work: Callable[[LiveTable], T]) -> T:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            async with self.hold(table) as live:
                before = msgspec.json.encode(live.document)
                seen = live.viewer_history.seq(SPECTATOR)
                live.clock.settle(time.monotonic())  # the time up to now is that of those who were asked up to now
                try:
                    answer = work(live)
                except BaseException as error:
                    if not isinstance(error, RatskellerError) or msgspec.json.encode(live.document) != before:
                        self._drop(live)
                        raise
                    if not await self._has_missed_news(live):
                        raise
                    continue
                if msgspec.json.encode(live.document) == before:
                    return answer
                if await self._write(live):
                    if self.on_public_change is not None and live.viewer_history.seq(SPECTATOR) != seen:
                        self.on_public_change()
                    self._notify(live)
                    return answer
        raise Unavailable(HOUSE("crowded"))

    async def _write(self, live: LiveTable) -> bool:
        """Have a change written; what is not written is forgotten."""
        written = False
        try:
            await self.store.commit(live.take_change(time.monotonic(), time.time()))
            written = True
        except Conflict:
            pass
        except StoreDown as error:
            raise Unavailable(HOUSE("unavailable", why=str(error))) from error
        finally:
            if not written:
                self._drop(live)
        return written

    def _drop(self, live: LiveTable) -> None:
        """Forget what memory holds of a table; the store knows better. Who looks on will be told what it knows."""
        table = live.document.id
        if self._tables.get(table) is live:
            del self._tables[table]
            if self._is_wanted(table):
                self._return_later(table)

    def _is_wanted(self, table: str) -> bool:
        """Whether somebody looks at a table; the process that moves the bots looks at all."""
        return table in self._watchers or self.on_table is not None

    def _return_later(self, table: str) -> None:
        if table not in self._returning:
            self._returning.add(table)
            self.spawn(self._return(table), f"table {table}: loading it again")

    async def _return(self, table: str) -> None:
        """Load a table again as soon as the store can; whoever looks at it is told then."""
        try:
            while not self._closing.is_set() and table not in self._tables:
                try:
                    await self.find(table)
                except Unavailable:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._closing.wait(), AGAIN)
        finally:
            self._returning.discard(table)

    def _heard(self, table: str, version: int) -> None:
        """Another process has changed a table (or, after a silence, any of them)."""
        if self._closing.is_set():
            return
        for name in [table] if table else list(self._tables):
            self.spawn(self._refresh(name, version), f"table {name}: taking over what another process wrote")

    async def _refresh(self, table: str, version: int) -> None:
        if table not in self._tables and table not in self._loading and not self._is_wanted(table):
            return
        try:
            async with self.hold(table) as live:
                if not version or live.document.version < version:
                    await self._absorb(live)
        except Unavailable:
            self._return_later(table)

    async def _absorb(self, live: LiveTable) -> None:
        try:
            news = await self.ask(self.store.news(live.document.id, live.document.seq, live.document.said))
        except Unavailable:
            self._drop(live)  # it is not what others know; it will be loaded again
            raise
        if news is not None and news.document.version > live.document.version:
            live.absorb(news, time.monotonic())
            self._notify(live)

    async def _has_missed_news(self, live: LiveTable) -> bool:
        """Whether another process has changed a table unheard; then this one knows of it now."""
        version = live.document.version
        if self.store.is_shared:
            await self._absorb(live)
        return live.document.version > version

    # ---- notifying -----------------------------------------------------------------------------------------

    def _notify(self, live: LiveTable) -> None:
        if live.document.id in self._watchers:
            if self._undo_delay:
                asyncio.get_running_loop().call_later(self._undo_delay, self._look_back, live, live.document.seq)
            else:
                live.look_back()
            self._notify_watchers(live)
        if self.on_table is not None:
            self.on_table(live)

    def _notify_watchers(self, live: LiveTable) -> None:
        infos, now = {ENGLISH: self._encoded_info(live, ENGLISH)}, time.monotonic()
        for watcher in tuple(self._watchers.get(live.document.id, ())):
            language = watcher.language if live.note else ENGLISH  # there is nothing else to be worded
            if language not in infos:
                infos[language] = self._encoded_info(live, language)
            watcher.catch_up(live, infos[language], now)

    def _look_back(self, live: LiveTable, seq: int) -> None:
        """Some time after a move: whether it can be taken back, if it is still the last and being looked at."""
        is_last = live.document.seq == seq and self._tables.get(live.document.id) is live and not live.lock.locked()
        if is_last and live.look_back():
            self._notify_watchers(live)

    def _encoded_info(self, live: LiveTable, language: str) -> bytes:
        return msgspec.json.encode(self.describe(live, language))

    def describe(self, live: LiveTable, language: str = ENGLISH) -> TableInfo:
        """A table as everybody sees it."""
        return describe(live, self.presence.links(live.document.id), language)

    async def watch(
        self, table: str, token: str, send: Callable[[bytes], None], language: str = ENGLISH, address: str = SOMEWHERE
    ) -> Watcher:
        """Let somebody look at a table from now on; with a token, from their seats."""
        if token:
            await self._note_arrival(table, token, self.house_key.fingerprint(address))
        async with self.hold(table) as live:
            link = await self.open_link(live, token) if token else None
            watcher = Watcher(link.id if link else "", send, language)
            self._watchers.setdefault(table, set()).add(watcher)
            if self.presence.come(table, watcher.link):
                self._notify(live)
                self._note_presence(table)
            else:
                watcher.catch_up(live, self._encoded_info(live, language), time.monotonic())
        return watcher

    async def open_link(self, live: LiveTable, token: str) -> Link:
        """The link that a token opens at a table, which another process may have given out a moment ago."""
        try:
            return open_link(live.document, token)
        except NotYours:
            if not await self._has_missed_news(live):
                raise
            return open_link(live.document, token)

    async def _note_arrival(self, table: str, token: str, address: str) -> None:
        """Remember that somebody with a token comes in, and from where, before they are shown anything; each once."""
        async with self.hold(table) as live:
            link = await self.open_link(live, token)
            is_expected = any(seat.expected for seat in live.document.seats if seat.link == link.id)
            is_known = address in link.addresses or live.document.status not in {"lobby", "running"}
            if is_known and not is_expected:
                return
        await self.change(table, lambda live: note_arrival(live.document, open_link(live.document, token), address))

    def leave(self, table: str, watcher: Watcher) -> None:
        """A connection has ended."""
        watchers = self._watchers.get(table, set())
        if watcher not in watchers:
            return
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[table]
        if self.presence.go(table, watcher.link):
            self.notify_presence([table])
            self._note_presence(table)

    def _note_presence(self, table: str) -> None:
        if self.on_presence is not None:
            self.on_presence(table)

    def notify_presence(self, tables: Iterable[str]) -> None:
        """Somebody has come to tables or has gone: let those know who look at them."""
        for table in tables:
            if table in self._watchers and table in self._tables and not self._closing.is_set():
                self.spawn(self._notify_held(table), f"table {table}: telling who is there")

    async def _notify_held(self, table: str) -> None:
        async with self.hold(table) as live:
            self._notify(live)

    def all(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    def forget_idle(self, seconds: float) -> None:
        """Give the memory of tables back that nobody has looked at for a while; of those that have ended, soon."""
        now = time.monotonic()
        for table, live in list(self._tables.items()):
            patience = seconds if live.goes_on else min(seconds, ENDED)
            if now - live.touched > patience and not self.presence.is_watched(table) and not live.is_busy:
                del self._tables[table]

    async def close(self) -> None:
        """Wait for what is being written; what others write is nobody's business here any more."""
        self._closing.set()
        while self._tasks:
            await asyncio.wait(set(self._tasks))
