"""The store: what a table asks for, as questions to SQLite or PostgreSQL."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy import delete, func, select, text, update

from ratskeller.tables.database.batch_writer import BatchWriter
from ratskeller.tables.database.database_errors import answering
from ratskeller.tables.database.group_commit import GroupCommit
from ratskeller.tables.database.key_check import adopt_key, check_key
from ratskeller.tables.database.lock_file import LockFile
from ratskeller.tables.database.migrate import migrate
from ratskeller.tables.database.place import Place, find_place
from ratskeller.tables.database.postgres import PAYLOAD, Postgres
from ratskeller.tables.database.postgres_listener import MESSAGES, PostgresListener
from ratskeller.tables.database.rows import is_storable, read_document, read_line, write
from ratskeller.tables.database.schema import house, log, reviews, tables, talk
from ratskeller.tables.database.sqlite import SQLite
from ratskeller.tables.database.sqlite_file import expect_house, is_there, make_file
from ratskeller.tables.database.write_check import WriteCheck
from ratskeller.tables.saved import Change, Entry, Loaded, Said
from ratskeller.tables.store_errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import RowMapping, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from ratskeller.tables.house_key import HouseKey
    from ratskeller.tables.saved import Document, Status

T = TypeVar("T")
LAST_TALK = 200  # lines that a whole table is loaded with
# Two processes may find the same at the same time; both databases understand this.
KEEP = text(
    "INSERT INTO reviews (table_id, edition, first, body) VALUES (:table, :edition, :first, :body) "
    "ON CONFLICT DO NOTHING"
)


def open_store(place: str) -> DatabaseStore:
    """The store at a place: a path or sqlite:///path, or postgresql://user:password@host/name. It is still to open."""
    return DatabaseStore(find_place(place))


class DatabaseStore:
    """Keeps tables. Whatever `create` and `commit` have returned from is on the disk and survives anything."""

    def __init__(self, place: Place) -> None:
        process = secrets.token_hex(6)
        self.place = place
        self.process = process
        self.file = place.file.resolve() if place.file else None
        self.lock = LockFile(self.file) if self.file else None
        self.backend: SQLite | Postgres
        self.listener: PostgresListener | None = None
        if self.file:
            self.backend = SQLite(place, self.file)
        else:
            self.backend = Postgres(place, process)
            self.listener = PostgresListener(place, process, self.backend.connect)
        self.write_check = WriteCheck(self.try_writing)
        self.batch_writer = BatchWriter(self.backend, self.write_check.note)
        self.group_commit = GroupCommit(self.batch_writer.write)

    async def open(self, house_key: HouseKey) -> None:
        """Connect, bring the schema up to date. OtherKey if the tables are not those of this key."""
        await self.prepare(lambda connection: check_key(connection, house_key, self.place))
        try:
            with answering(self.place):
                if self.listener:
                    await self.listener.start()
        except BaseException:
            await self.let_go()
            raise
        self.group_commit.start()

    async def adopt_key(self, house_key: HouseKey) -> int:
        """Make another key that of a house which is not open anywhere; how many tables cannot go on with it."""

        async def adopt(connection: AsyncConnection) -> int:
            if not await self.backend.is_alone(connection):
                raise StoreError(f"The tables in {self.place} are in use; stop every server there first.")
            return await adopt_key(connection, house_key)

        left_behind = await self.prepare(adopt)
        await self.let_go()
        return left_behind

    async def prepare(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Bring the schema up to date and do something with it, both or neither, with every other process kept out."""
        if self.lock:
            self.lock.take()
        try:
            with answering(self.place):
                if self.file and not is_there(self.file):
                    await make_file(self.file)
                async with self.backend.migrating.connect() as connection:
                    await self.backend.begin_migration(connection)
                    if self.file:
                        await expect_house(connection, self.file)
                    await migrate(connection)
                    answer = await work(connection)
                    await connection.commit()
        except BaseException:
            await self.let_go()
            raise
        return answer

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self.group_commit.stop()
        await self.let_go()

    async def let_go(self) -> None:
        """Close every connection, then the lock."""
        try:
            with answering(self.place):
                if self.listener:
                    await self.listener.stop()
                for engine in (self.backend.migrating, self.backend.writing, self.backend.reading):
                    await engine.dispose()
        finally:
            if self.lock:
                self.lock.release()

    async def create(self, document: Document, said: Sequence[Said] = ()) -> None:
        """Keep a new table, with the talk that it begins with. Conflict if there is one of that id."""
        await self.group_commit.submit(write(Change(document=document, said=list(said)), is_new=True))

    async def commit(self, change: Change) -> None:
        """Write a change, all or nothing, durable on return.

        The stored version must be one below that of the change's document, else Conflict. Changes of different tables
        that come at the same time share one transaction (group commit), and one table's conflict does not harm others.
        """
        await self.group_commit.submit(write(change))

    async def load(self, table: str) -> Loaded | None:
        """A table with its whole log and the last of its talk."""
        return await self.news(table, 0, None)

    async def news(self, table: str, seq: int, said: int | None) -> Loaded | None:
        """A table with only the log after `seq` and the talk after number `said` (None: the last of it).

        It is as one change left it, although it is asked for in several questions: the document comes first and says
        how many lines there are. Lines are only ever added, so those up to its numbers are always the same.
        """
        if not is_storable(table):
            return None
        with answering(self.place):
            async with self.backend.reading.connect() as connection:
                body = await connection.scalar(select(tables.c.body).where(tables.c.id == table))
                if body is None:
                    return None
                document = read_document(body)
                first = document.said - LAST_TALK if said is None else said
                entries: Sequence[RowMapping] = []
                lines: Sequence[RowMapping] = []
                if document.seq > seq:
                    query = select(log).where(log.c.table_id == table, log.c.seq > seq, log.c.seq <= document.seq)
                    entries = (await connection.execute(query.order_by(log.c.seq))).mappings().all()
                if document.said > first:
                    query = select(talk).where(talk.c.table_id == table, talk.c.n > first, talk.c.n <= document.said)
                    lines = (await connection.execute(query.order_by(talk.c.n))).mappings().all()
        return Loaded(
            document=document,
            entries=[read_line(Entry, row) for row in entries],
            said=[read_line(Said, row) for row in lines],
        )

    async def listed(self, statuses: Sequence[Status], limit: int) -> list[Document]:
        """Public tables, those changed last first."""
        query = select(tables.c.body).where(tables.c.public, tables.c.status.in_(statuses))
        bodies = await self.ask(query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit))
        return [read_document(body) for body in bodies]

    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        """Every table with one of these statuses."""
        return await self.ask(select(tables.c.id).where(tables.c.status.in_(statuses)).order_by(tables.c.id))

    async def count_from(self, address: str, since: float) -> int:
        """How many tables were opened from an address since a time, whatever became of them."""
        query = select(func.count()).select_from(tables)
        return (await self.ask(query.where(tables.c.address == address, tables.c.created >= since)))[0]

    async def review_parts(self, table: str, edition: str) -> dict[int, str]:
        """What is kept of the review of a table, by the first step of each part."""
        query = select(reviews.c.first, reviews.c.body).where(reviews.c.table_id == table, reviews.c.edition == edition)
        with answering(self.place):
            async with self.backend.reading.connect() as connection:
                return {row.first: row.body for row in await connection.execute(query)}

    async def keep_review_part(self, table: str, edition: str, first: int, body: str) -> None:
        """Keep a part of the review of a table; those of other editions are no use any more."""
        outdated = delete(reviews).where(reviews.c.table_id == table, reviews.c.edition != edition)
        with answering(self.place):
            async with self.backend.reading.connect() as connection:
                await self.backend.begin(connection)
                await connection.execute(outdated)
                await connection.execute(KEEP, {"table": table, "edition": edition, "first": first, "body": body})
                await connection.commit()

    async def ping(self) -> None:
        """StoreDown if the database does not answer, or cannot be written to."""
        await self.ask(select(1))
        await self.write_check.ask()

    async def try_writing(self) -> None:
        """Write something that means nothing."""
        with answering(self.place):
            async with self.backend.reading.connect() as connection:
                await self.backend.begin(connection)
                await connection.execute(update(house).values(checked=time.time()))
                await connection.commit()

    async def ask(self, query: Select[T]) -> list[T]:
        """The first column of the answer."""
        with answering(self.place):
            async with self.backend.reading.connect() as connection:
                return list(await connection.scalars(query))

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change tables, too."""
        return self.listener is not None

    def on_change(self, notify: Callable[[str, int], None]) -> None:
        """Call `notify(table, version)` when another process has committed, with the newest version of several.

        `notify("", 0)` means that anything may have changed: the connection was lost for a while, so look again at all.
        """
        if self.listener:
            self.listener.changes.append(notify)

    def on_message(self, notify: Callable[[str], None]) -> None:
        """Call `notify(text)` for what other processes broadcast."""
        if self.listener:
            self.listener.messages.append(notify)

    async def broadcast(self, text: str) -> None:
        """Say something short to the other processes; it may get lost."""
        if not is_storable(text):
            raise StoreError("A message to the other processes holds a character that cannot be sent.")
        payload = msgspec.json.encode((self.process, text)).decode()
        if len(payload.encode()) > PAYLOAD:
            raise StoreError(f"A message to the other processes has {len(payload)} bytes; {PAYLOAD} are the most.")
        if self.listener:
            await self.ask(select(func.pg_notify(MESSAGES, payload)))

    async def is_leader(self) -> bool:
        """Whether this process is the one that looks after bots and clocks for all; try to become it if none is."""
        return await self.listener.is_leader() if self.listener else True
