"""The house: everything that people can wish for, at the tables and around them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import write_record
from ratskeller.kernel.words import ENGLISH
from ratskeller.tables.advice import Advisers
from ratskeller.tables.errors import NoSuchTable, NotNow, TooMany
from ratskeller.tables.evening import ask_again, carry_talk
from ratskeller.tables.inspection import in_a_thread, read_true_record, try_setup
from ratskeller.tables.judge_processes import JudgeProcesses
from ratskeller.tables.moves import why_not
from ratskeller.tables.new_tables import branch_document, import_document, make_document, rematch_document
from ratskeller.tables.records import make_record
from ratskeller.tables.reviews import IN_ALL, PER_ADDRESS, Reviews
from ratskeller.tables.saved import Change
from ratskeller.tables.seats import check_host, describe_you, link_named, open_link, seats_of, sit_down, start
from ratskeller.tables.store_errors import Conflict
from ratskeller.tables.table_replay import make_replay
from ratskeller.tables.taking_seats import SOMEWHERE, Arrival
from ratskeller.tables.wire import Act, Done, Hint, Joined, Opened, Rematch, WhyNot
from ratskeller.tables.wishes import grant
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.tables.inspection import Inspect
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document, Entry, Link, Loaded, Said, Status
    from ratskeller.tables.table_replay import TableReplay
    from ratskeller.tables.tables_in_memory import TablesInMemory
    from ratskeller.tables.wire import Join, NewTable, PlayOn, TableInfo, Wish, You

DAY = 86_400.0
REPLAYS_KEPT = 8


class House:
    """What the server talks to. All coroutines belong to one event loop."""

    def __init__(
        self,
        tables: TablesInMemory,
        *,
        tables_per_day: int = 200,
        sittings: int = 30,
        inspect: Inspect = in_a_thread,
        judges: JudgeProcesses | None = None,
        reviews_per_address: int = PER_ADDRESS,
        reviews_in_all: int = IN_ALL,
    ) -> None:
        """`tables_per_day`: how many tables one address may open, in whatever way.

        `sittings`: how often it may sit down at one of them within ten minutes; `inspect`: how what it brings along is
        looked at; `judges`: where games are looked back on.
        """
        self.tables = tables
        room = {"per_address": reviews_per_address, "in_all": reviews_in_all}
        judges = judges or JudgeProcesses(1)
        self.reviews = Reviews(tables, judges, self.replay, **room)
        self.advisers = Advisers(tables, judges)
        self._inspect = inspect
        self._tables_per_day = tables_per_day
        self._sittings = sittings
        self._opening: Counter[str] = Counter()  # tables that are being opened, by the fingerprint of the address
        self._replays: dict[str, TableReplay] = {}

    async def open_table(self, wish: NewTable, address: str) -> Opened:
        """Open a new table."""
        if any(not isinstance(pack, str) for pack in wish.packs.values()):
            await self._inspect(address, try_setup, wish.game, wish.seats, wish.options, wish.packs)
        if wish.hints or wish.coach:
            self.reviews.judges.warm_up()  # which takes longer than the first advice
        document, token = make_document(wish, self.tables.house_key, time.time())
        document.links[0].addresses = [self._fingerprint(address)]
        await self._create(document, address)
        if wish.start:
            await self.tables.change(document.id, lambda live: start(live, "", time.monotonic()))
        return await self._opened(document.id, token)

    async def _opened(self, table: str, token: str) -> Opened:
        async with self.tables.hold(table) as live:
            return Opened(self.tables.describe(live), token, describe_you(live.document, live.document.links[0]))

    async def _create(self, document: Document, address: str, said: Sequence[Said] = ()) -> None:
        """The one way in which tables come about, so that all are counted; also those that come at the same time."""
        document.address = self._fingerprint(address)
        self._opening[document.address] += 1
        turn = self._opening[document.address]
        try:
            opened = await self.tables.ask(self.tables.store.count_from(document.address, document.created - DAY))
            if opened + turn > self._tables_per_day:
                raise TooMany(HOUSE("tables-per-day", most=self._tables_per_day))
            await self.tables.ask(self.tables.store.create(document, said))
        finally:
            self._opening[document.address] -= 1
            if not self._opening[document.address]:
                del self._opening[document.address]

    def _fingerprint(self, address: str) -> str:
        return self.tables.house_key.fingerprint(address)

    async def import_table(self, text: str, name: str, address: str) -> Opened:
        """Open a table from a record."""
        read = await self._inspect(address, read_true_record, text)
        key = self.tables.house_key
        document, entries, token = await asyncio.to_thread(import_document, read, name, key, time.time())
        await self._create_with_log(document, entries, address)
        return await self._opened(document.id, token)

    async def _create_with_log(self, document: Document, entries: list[Entry], address: str) -> None:
        """A table whose log begins with what was played elsewhere."""
        document.links[0].addresses = [self._fingerprint(address)]
        ready = msgspec.structs.replace(document, version=2)
        await self._create(msgspec.structs.replace(document, status="closed", seq=0, branch=None), address)
        ready.address = self._fingerprint(address)
        await self.tables.ask(self.tables.store.commit(Change(document=ready, entries=entries)))

    async def play_on(self, table: str, wish: PlayOn, address: str) -> Opened:
        """Open a table that plays on from a step of one that has ended."""
        loaded = await self._load_ended(table)
        replay = await self.replay(table)
        replay.check_goes_on(wish.step, wish.seat)
        key = self.tables.house_key
        record = make_record(loaded)
        document, entries, token = await asyncio.to_thread(
            branch_document, loaded.document, record, wish, key, time.time()
        )
        await self._create_with_log(document, entries, address)
        if wish.start:
            await self.tables.change(document.id, lambda live: start(live, "", time.monotonic()))
        return await self._opened(document.id, token)

    async def join(self, table: str, wish: Join, token: str, address: str = SOMEWHERE) -> Joined:
        """Sit down at a table."""
        here = self.tables.presence.links(table)
        arrival = Arrival(self._fingerprint(address), time.time(), self._sittings, here)

        def work(live: LiveTable) -> tuple[Link, str, int]:
            link = open_link(live.document, token) if token else None
            return sit_down(live, wish, link, arrival)

        link, new_token, seat = await self.tables.change(table, work)
        async with self.tables.hold(table) as live:
            return Joined(self.tables.describe(live), new_token, describe_you(live.document, link), seat)

    async def grant(self, table: str, link: str, wish: Wish, address: str = SOMEWHERE, language: str = ENGLISH) -> Done:
        """Carry out a wish of somebody who came in with a link."""
        if isinstance(wish, WhyNot):
            async with self.tables.hold(table) as live:
                return Done(wish.id, obstacles=why_not(live, link_named(live.document, link), wish, language))
        if isinstance(wish, Hint):
            return Done(wish.id, advice=await self.advisers.hint(table, link, wish, language))
        if isinstance(wish, Act) and not wish.sure:
            await self.advisers.warn(table, link, wish, language)
        if isinstance(wish, Rematch):
            await self.rematch(table, link, address, wish.game)
            return Done(wish.id)

        def work(live: LiveTable) -> int | None:
            return grant(live, link_named(live.document, link), wish, time.monotonic(), time.time())

        return Done(wish.id, await self.tables.change(table, work))

    async def rematch(self, table: str, link: str, address: str = SOMEWHERE, game: str = "") -> str:
        """Ask everybody for another game: the table for it is opened. However often it is wished, there is one."""
        async with self.tables.hold(table) as live:
            old = live.document
            holder = link_named(old, link)
            if not seats_of(old, holder):
                check_host(holder)
            if old.status not in {"over", "closed"}:
                raise NotNow(HOUSE("not-over"))
            following = old.next_table
            if not following:
                document = rematch_document(old, game or old.game, self.tables.house_key, time.time())
                said = carry_talk(live.said, document, find_game(document.game), document.created)
                document.said = len(said)
        if not following:
            with suppress(Conflict):  # somebody else was faster, or it was created and then the house fell
                await self._create(document, address, said)
            following = await self.tables.change(table, lambda live: ask_again(live, holder, document))
        return await self._asked_for(following, game)

    async def _asked_for(self, table: str, game: str) -> str:
        """The next table, if it is for the game that was wished, or none was named."""
        async with self.tables.hold(table) as live:
            if game not in {"", live.game.name}:
                raise NotNow(HOUSE("asked-already", title=live.game.title))
        return table

    async def record(self, table: str) -> str:
        """The record of a table that has ended; before, it would tell secrets."""
        return write_record(make_record(await self._load_ended(table)))

    async def replay(self, table: str) -> TableReplay:
        """The game of a table that has ended, moment by moment; the last few that were asked for are kept."""
        replay = self._replays.pop(table, None)
        if replay is None:
            loaded = await self._load_ended(table)
            replay = await asyncio.to_thread(make_replay, loaded)
        self._replays[table] = replay  # the one that was asked for last is the last to go
        while len(self._replays) > REPLAYS_KEPT:
            del self._replays[next(iter(self._replays))]
        return replay

    async def _load_ended(self, table: str) -> Loaded:
        loaded = await self.tables.ask(self.tables.store.load(table))
        if loaded is None:
            raise NoSuchTable(HOUSE("no-such-table"))
        if loaded.document.status not in {"over", "closed"}:
            raise NotNow(HOUSE("record-later"))
        if not loaded.entries:
            raise NotNow(HOUSE("nothing-played"))
        return loaded

    async def listed(self, status: Status, limit: int) -> list[Document]:
        """Public tables, those changed last first."""
        return await self.tables.ask(self.tables.store.listed([status], limit))

    async def ping(self) -> None:
        """Unavailable if the database does not answer."""
        await self.tables.ask(self.tables.store.ping())

    async def info(self, table: str, language: str = ENGLISH) -> TableInfo:
        """A table as everybody sees it."""
        async with self.tables.hold(table) as live:
            return self.tables.describe(live, language)

    async def whose(self, table: str, token: str) -> You:
        """Who the holder of a token is at a table."""
        async with self.tables.hold(table) as live:
            link = await self.tables.open_link(live, token)  # it may bring another document
            return describe_you(live.document, link)
