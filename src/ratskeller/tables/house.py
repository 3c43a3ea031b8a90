"""The house: all tables that are open, one writer at a time for each, and everybody told once it is on the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.record import read_record, write_record
from ratskeller.tables.faults import NoSuchTable, NotNow, NotYours, TooMany, Unavailable
from ratskeller.tables.live import LiveTable
from ratskeller.tables.opening import import_document, make_document, rematch_document
from ratskeller.tables.presence import Presence
from ratskeller.tables.records import make_record
from ratskeller.tables.saved import Change
from ratskeller.tables.seats import check_host, describe_you, seats_of, sit_down, start
from ratskeller.tables.store import Conflict, StoreDown
from ratskeller.tables.tokens import find_link
from ratskeller.tables.watchers import Watcher, describe
from ratskeller.tables.wire import Done, Joined, Opened, Rematch
from ratskeller.tables.wishes import grant

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
    from typing import Any

    from ratskeller.tables.dealer import Dealer
    from ratskeller.tables.saved import Document, Link, Loaded, Status
    from ratskeller.tables.store import Store
    from ratskeller.tables.wire import Join, NewTable, TableInfo, Wish, You

    Listener = Callable[[LiveTable], None]

T = TypeVar("T")
PATIENCE = 10.0  # seconds to try against other processes that write to the same table
DAY = 86_400.0
AGAIN = 1.0  # seconds after which a store that was away is asked again
ENDED = 10.0  # seconds that a table which does not go on stays in memory
LONG = 500  # lines of a log that take long to play again; others go on meanwhile
log = logging.getLogger(__name__)


class House:
    """Tables by name. All coroutines belong to one event loop."""

    def __init__(self, store: Store, dealer: Dealer, *, tables_per_day: int = 200, undo_delay: float = 0.0) -> None:
        """`tables_per_day`: how many tables one address may open.

        `undo_delay`: seconds after which people are told that they may take an action back, if nothing has happened
        meanwhile. To find that out takes longer than a move, and only people who look at their move need it.
        """
        self.store = store
        self.dealer = dealer
        self.presence = Presence()
        self.on_table: Listener | None = None  # told of every table that was loaded or has changed
        self._tables_per_day = tables_per_day
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
            self._loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        try:
            loaded = await self._ask(self.store.load(table))
            if loaded is None:
                raise NoSuchTable("There is no such table.")
            live = await self._revive(loaded)
            self._tables[table] = live
        finally:
            del self._loading[table]
        self._tell(live)
        return live

    async def _revive(self, loaded: Loaded) -> LiveTable:
        game = find_game(loaded.document.game)
        if len(loaded.entries) < LONG:
            return LiveTable(loaded, game, self.dealer, time.monotonic())
        return await asyncio.to_thread(LiveTable, loaded, game, self.dealer, time.monotonic())

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[LiveTable]:
        """A table that nobody else changes meanwhile; all of it is on the disk, and may be told."""
        while True:
            live = await self.find(table)
            async with live.lock:
                if self._tables.get(table) is live:  # else what it holds was not written
                    yield live
                    return

    async def _ask(self, question: Coroutine[Any, Any, T]) -> T:
        try:
            return await question
        except StoreDown as error:
            raise Unavailable(str(error)) from error

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that must not be lost when whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()  # whoever waits for it gets it; nobody else needs to
        if error is not None and not isinstance(error, RatskellerError):
            log.error("unexpected fault", exc_info=error)

    # ---- changing ------------------------------------------------------------------------------------------

    async def change(self, table: str, work: Callable[[LiveTable], T]) -> T:
        """Do some work on a table; when this returns it is on the disk, and whoever may know has been told.

        It goes on if the caller is cancelled. If `work` raises, or the store does, nothing has changed.
        """
        return await asyncio.shield(self.spawn(self._change(table, work)))

    async def _change(self, table: str, work: Callable[[LiveTable], T]) -> T:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            async with self.hold(table) as live:
                before = msgspec.json.encode(live.document)
                live.clock.settle(time.monotonic())  # the time up to now is that of those who were asked up to now
                try:
                    answer = work(live)
                except BaseException as error:
                    if not isinstance(error, RatskellerError) or msgspec.json.encode(live.document) != before:
                        self._drop(live)
                    raise
                if msgspec.json.encode(live.document) == before:
                    return answer
                if await self._write(live):
                    self._tell(live)
                    return answer
        raise Unavailable("Too many write to this table at once; try again.")

    async def _write(self, live: LiveTable) -> bool:
        """Have a change written; what is not written is forgotten."""
        written = False
        try:
            await self.store.commit(live.take_change(time.monotonic(), time.time()))
            written = True
        except Conflict:
            pass
        except StoreDown as error:
            raise Unavailable(str(error)) from error
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
        """Whether somebody looks at a table; the caretaker looks at all."""
        return table in self._watchers or self.on_table is not None

    def _return_later(self, table: str) -> None:
        if table not in self._returning:
            self._returning.add(table)
            self.spawn(self._return(table))

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
            self.spawn(self._refresh(name, version))

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
            news = await self._ask(self.store.news(live.document.id, live.document.seq, live.document.said))
        except Unavailable:
            self._drop(live)  # it is not what others know; it will be loaded again
            raise
        if news is not None and news.document.version > live.document.version:
            live.absorb(news, time.monotonic())
            self._tell(live)

    # ---- telling -------------------------------------------------------------------------------------------

    def _tell(self, live: LiveTable) -> None:
        if live.document.id in self._watchers:
            if self._undo_delay:
                asyncio.get_running_loop().call_later(self._undo_delay, self._look_back, live, live.document.seq)
            else:
                live.look_back()
            self._tell_watchers(live)
        if self.on_table is not None:
            self.on_table(live)

    def _tell_watchers(self, live: LiveTable) -> None:
        info, now = self._encoded_info(live), time.monotonic()
        for watcher in tuple(self._watchers.get(live.document.id, ())):
            watcher.catch_up(live, info, now)

    def _look_back(self, live: LiveTable, seq: int) -> None:
        """Some time after a move: whether it can be taken back, if it is still the last and being looked at."""
        is_last = live.document.seq == seq and self._tables.get(live.document.id) is live and not live.lock.locked()
        if is_last and live.look_back():
            self._tell_watchers(live)

    def _encoded_info(self, live: LiveTable) -> bytes:
        return msgspec.json.encode(self.describe(live))

    def describe(self, live: LiveTable) -> TableInfo:
        """A table as everybody sees it."""
        return describe(live, self.presence.links(live.document.id))

    async def watch(self, table: str, token: str, send: Callable[[bytes], None]) -> Watcher:
        """Let somebody look at a table from now on; with a token, from their seats."""
        async with self.hold(table) as live:
            link = self._link_of(live, token) if token else None
            watcher = Watcher(link.id if link else "", send)
            self._watchers.setdefault(table, set()).add(watcher)
            if link is not None and self.presence.come(table, link.id):
                self._tell(live)
            else:
                watcher.catch_up(live, self._encoded_info(live), time.monotonic())
        return watcher

    def leave(self, table: str, watcher: Watcher) -> None:
        """A connection has ended."""
        watchers = self._watchers.get(table, set())
        if watcher not in watchers:
            return
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[table]
        if watcher.link and self.presence.go(table, watcher.link):
            self.tell_presence([table])

    def tell_presence(self, tables: Iterable[str]) -> None:
        """Somebody has come to tables or has gone: let those know who look at them."""
        for table in tables:
            if table in self._watchers and table in self._tables and not self._closing.is_set():
                self.spawn(self._tell_held(table))

    async def _tell_held(self, table: str) -> None:
        async with self.hold(table) as live:
            self._tell(live)

    def tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    def forget_idle(self, seconds: float) -> None:
        """Give the memory of tables back that nobody has looked at for a while; of those that have ended, soon."""
        now = time.monotonic()
        for table, live in list(self._tables.items()):
            patience = seconds if live.goes_on else min(seconds, ENDED)
            if now - live.touched > patience and table not in self._watchers and not live.is_busy:
                del self._tables[table]

    # ---- what can be wished --------------------------------------------------------------------------------

    async def open_table(self, wish: NewTable, address: str) -> Opened:
        """Open a new table."""
        document, token = make_document(wish, self.dealer, time.time())
        await self._create(document, address)
        if wish.start:
            await self.change(document.id, lambda live: start(live, "", time.monotonic()))
        return await self._opened(document.id, token)

    async def _opened(self, table: str, token: str) -> Opened:
        async with self.hold(table) as live:
            return Opened(self.describe(live), token, describe_you(live.document, live.document.links[0]))

    async def _create(self, document: Document, address: str) -> None:
        document.address = self.dealer.fingerprint(address)
        opened = await self._ask(self.store.count_from(document.address, document.created - DAY))
        if opened >= self._tables_per_day:
            raise TooMany(f"From one address at most {self._tables_per_day} tables are opened in a day.")
        await self._ask(self.store.create(document))

    async def import_table(self, text: str, name: str, address: str) -> Opened:
        """Open a table from a record."""
        read = await asyncio.to_thread(read_record, text)
        document, entries, token = await asyncio.to_thread(import_document, read, name, self.dealer, time.time())
        ready = msgspec.structs.replace(document, version=2)
        await self._create(msgspec.structs.replace(document, status="closed", seq=0), address)
        ready.address = self.dealer.fingerprint(address)
        await self._ask(self.store.commit(Change(document=ready, entries=entries)))
        return await self._opened(document.id, token)

    async def join(self, table: str, wish: Join, token: str) -> Joined:
        """Sit down at a table."""

        def work(live: LiveTable) -> tuple[Link, str, int]:
            link = self._link_of(live, token) if token else None
            return sit_down(live, wish, link)

        link, new_token, seat = await self.change(table, work)
        async with self.hold(table) as live:
            return Joined(self.describe(live), new_token, describe_you(live.document, link), seat)

    async def grant(self, table: str, link: str, wish: Wish) -> Done:
        """Carry out a wish of somebody who came in with a link."""
        if isinstance(wish, Rematch):
            await self.rematch(table, link)
            return Done(wish.id)

        def work(live: LiveTable) -> int | None:
            holder = next((each for each in live.document.links if each.id == link), None)
            return grant(live, holder, wish, time.monotonic(), time.time())

        return Done(wish.id, await self.change(table, work))

    async def rematch(self, table: str, link: str) -> str:
        """Open the same table once more, and send everybody there; however often it is wished, there is one."""
        async with self.hold(table) as live:
            holder = next((each for each in live.document.links if each.id == link), None)
            if not seats_of(live.document, holder):
                check_host(holder)
            if live.document.status not in {"over", "closed"}:
                raise NotNow("The game is not over yet.")
            if live.document.next_table:
                return live.document.next_table
            document = rematch_document(live.document, self.dealer, time.time())
        with suppress(Conflict):  # somebody else was faster, or it was created and then the house fell
            await self._create(document, f"rematch {document.id}")

        def work(live: LiveTable) -> str:
            live.document.next_table = document.id
            return document.id

        return await self.change(table, work)

    async def record(self, table: str) -> str:
        """The record of a table that has ended; before, it would tell secrets."""
        loaded = await self._ask(self.store.load(table))
        if loaded is None:
            raise NoSuchTable("There is no such table.")
        if loaded.document.status not in {"over", "closed"}:
            raise NotNow("The record is open to everybody once the game is over.")
        if not loaded.entries:
            raise NotNow("Nothing was played at this table.")
        return write_record(make_record(loaded))

    async def listed(self, status: Status, limit: int) -> list[Document]:
        """Public tables, those changed last first."""
        return await self._ask(self.store.listed([status], limit))

    async def ping(self) -> None:
        """Unavailable if the database does not answer."""
        await self._ask(self.store.ping())

    async def info(self, table: str) -> TableInfo:
        """A table as everybody sees it."""
        async with self.hold(table) as live:
            return self.describe(live)

    async def whose(self, table: str, token: str) -> You:
        """Who the holder of a token is at a table."""
        async with self.hold(table) as live:
            return describe_you(live.document, self._link_of(live, token))

    @staticmethod
    def _link_of(live: LiveTable, token: str) -> Link:
        link = find_link(live.document.links, token)
        if link is None:
            raise NotYours("This link does not open this table.")
        return link

    async def close(self) -> None:
        """Wait for what is being written; what others write is nobody's business here any more."""
        self._closing.set()
        while self._tasks:
            await asyncio.wait(set(self._tasks))
