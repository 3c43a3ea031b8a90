"""PostgreSQL: many processes. Rows go over in arrays, so that a hundred changes cost as many questions as one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec
from sqlalchemy import ARRAY, BigInteger, Select, Text, any_, bindparam, cast, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from ratskeller.tables.database.schema import log, tables, talk

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Table
    from sqlalchemy.sql.selectable import TableValuedAlias

    from ratskeller.tables.database.place import Place
    from ratskeller.tables.database.rows import Row

READERS = 5
CONNECT_SECONDS = 5
COMMAND_SECONDS = 30
MIGRATION_LOCK = 0x7261_7473_6B65_0001  # any numbers that nobody else would take
LEADERSHIP = 0x7261_7473_6B65_0002
CHANGES = "ratskeller_changes"
PAYLOAD = 7_900  # bytes; PostgreSQL takes fewer than 8,000
SETTINGS = {
    "application_name": "ratskeller",
    "jit": "off",
    # A process that has vanished without a word must not hold its locks for hours.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "15s",
}


def as_rows(table: Table) -> TableValuedAlias:
    """Arrays, one for each column, as a table."""
    arrays = (cast(bindparam(f"all_{column.name}"), ARRAY(column.type)) for column in table.columns)
    columns = [column.name for column in table.columns]
    return func.unnest(*arrays).table_valued(*columns, name="given").render_derived()


def as_arrays(table: Table, rows: Sequence[Row]) -> dict[str, list[Any]]:
    """Rows as arrays, one for each column."""
    return {f"all_{column.name}": [row[column.name] for row in rows] for column in table.columns}


GIVEN = as_rows(tables)
IDS = any_(cast(bindparam("ids"), ARRAY(Text)))
ADD = (
    postgres_insert(tables)
    .from_select([column.name for column in tables.columns], select(GIVEN))
    .on_conflict_do_nothing(index_elements=[tables.c.id])
    .returning(tables.c.id)
)
UPDATE = (
    update(tables)
    .where(tables.c.id == GIVEN.c.id)
    .values({column.name: GIVEN.c[column.name] for column in tables.columns if column.name != "id"})
)
APPEND = {
    lines: insert(lines).from_select([column.name for column in lines.columns], select(as_rows(lines)))
    for lines in (log, talk)
}


def locked(*columns: Any) -> Select[Any]:
    """Tables by id, locked in that order: two processes that want the same ones cannot block each other for good."""
    return select(tables.c.id, *columns).where(tables.c.id == IDS).order_by(tables.c.id).with_for_update()


PRESENT = locked(tables.c.version, tables.c.seq)
LOOK_UP = locked(tables.c.version, tables.c.body)
ANNOUNCE = select(func.pg_notify(CHANGES, func.unnest(cast(bindparam("payloads"), ARRAY(Text)))))
LOCK_MIGRATION = select(func.pg_advisory_xact_lock(cast(MIGRATION_LOCK, BigInteger)))
TRY_TO_LEAD = select(func.pg_try_advisory_xact_lock(cast(LEADERSHIP, BigInteger)))


class Postgres:
    """See `Backend`. `process` is our name in what we tell other processes."""

    def __init__(self, place: Place, process: str) -> None:
        self.place = place
        self.process = process
        self.migrating = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(self.connect, seconds=None),
            poolclass=NullPool,
            hide_parameters=True,
        )
        self.writing = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,
        )
        self.reading = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=READERS,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
        )

    async def connect(self, *, seconds: float | None = COMMAND_SECONDS) -> Any:
        """A new connection to the address as it was given, with all that PostgreSQL's own tools understand in one."""
        try:
            return await asyncpg.connect(
                self.place.address, timeout=CONNECT_SECONDS, command_timeout=seconds, server_settings=SETTINGS
            )
        except ValueError as error:  # an address that has passed our own look at it, but not the driver's
            raise asyncpg.InterfaceError(str(error)) from None

    async def begin(self, connection: AsyncConnection) -> None:
        """The first statement begins; nothing is locked before it is needed."""

    @staticmethod
    async def begin_migration(connection: AsyncConnection) -> None:
        """Wait until no other process changes the schema."""
        await connection.execute(LOCK_MIGRATION)

    @staticmethod
    async def is_alone(connection: AsyncConnection) -> bool:
        """Whether nobody leads; until the end of the transaction nobody can."""
        return bool(await connection.scalar(TRY_TO_LEAD))

    @staticmethod
    async def add(connection: AsyncConnection, rows: Sequence[Row]) -> set[str]:
        """Insert what is not there, in order of the ids: see `locked`."""
        rows = sorted(rows, key=lambda row: str(row["id"]))
        return set(await connection.scalars(ADD, as_arrays(tables, rows)))

    @staticmethod
    async def present(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Lock and read."""
        return {row.id: (row.version, row.seq) for row in await connection.execute(PRESENT, {"ids": ids})}

    @staticmethod
    async def look_up(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, str]]:
        """Lock and read: the lock waits for a connection of ours that is lost but may still be committing."""
        return {row.id: (row.version, row.body) for row in await connection.execute(LOOK_UP, {"ids": ids})}

    @staticmethod
    async def update(connection: AsyncConnection, rows: Sequence[Row]) -> None:
        """One statement."""
        await connection.execute(UPDATE, as_arrays(tables, rows))

    @staticmethod
    async def append(connection: AsyncConnection, lines: Table, rows: Sequence[Row]) -> None:
        """One statement."""
        await connection.execute(APPEND[lines], as_arrays(lines, rows))

    async def announce(self, connection: AsyncConnection, versions: Mapping[str, int]) -> None:
        """Few messages with many tables: every message costs the server and every listener something."""
        await connection.execute(ANNOUNCE, {"payloads": list(pack(self.process, versions))})


def pack(process: str, versions: Mapping[str, int]) -> Iterator[str]:
    """What is announced, in texts that are short enough for PostgreSQL."""
    some: dict[str, int] = {}
    size = len(process)
    for table, version in versions.items():
        size += len(table.encode()) + 40  # a version's digits, quotes, commas and brackets
        if some and size > PAYLOAD:
            yield msgspec.json.encode((process, some)).decode()
            some, size = {}, len(process) + len(table.encode()) + 40
        some[table] = version
    if some:
        yield msgspec.json.encode((process, some)).decode()
