"""SQLite: one file, one process, one writer; readers are never in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, bindparam, event, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ratskeller.tables.database.schema import tables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from sqlalchemy import Table

    from ratskeller.tables.database.place import Place
    from ratskeller.tables.database.rows import Row

READERS = 3
PRAGMAS = (
    "journal_mode = WAL",  # readers and the writer do not wait for each other
    "synchronous = FULL",  # a commit is on the disk before it is answered
    "fullfsync = ON",  # … on macOS, too
    "busy_timeout = 5000",
    "foreign_keys = ON",
)

UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("the_id"))
    .values({column.name: bindparam(column.name) for column in tables.columns if column.name != "id"})
)


class SQLite:
    """See `Backend`. Its write lock covers the whole file, so a transaction that has begun meets nobody."""

    def __init__(self, place: Place, file: Path) -> None:
        self.place = place
        self.writing = self.migrating = make_engine(file, 1)
        self.reading = make_engine(file, READERS)

    @staticmethod
    async def begin(connection: AsyncConnection) -> None:
        """Take the write lock now: a lock taken later could find that somebody else has written meanwhile."""
        await connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def begin_migration(self, connection: AsyncConnection) -> None:
        """Begin; there are no other processes."""
        await self.begin(connection)

    async def add(self, connection: AsyncConnection, rows: Sequence[Row]) -> set[str]:
        """Look, then insert."""
        there = await self.present(connection, [row["id"] for row in rows])
        new = [row for row in rows if row["id"] not in there]
        if new:
            await connection.execute(insert(tables), new)
        return {row["id"] for row in new}

    @staticmethod
    async def present(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """One question."""
        query = select(tables.c.id, tables.c.version, tables.c.seq).where(tables.c.id.in_(ids))
        return {row.id: (row.version, row.seq) for row in await connection.execute(query)}

    @staticmethod
    async def look_up(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, str]]:
        """One question; nobody else writes."""
        query = select(tables.c.id, tables.c.version, tables.c.body).where(tables.c.id.in_(ids))
        return {row.id: (row.version, row.body) for row in await connection.execute(query)}

    @staticmethod
    async def update(connection: AsyncConnection, rows: Sequence[Row]) -> None:
        """One prepared statement, many rows."""
        await connection.execute(UPDATE, [{"the_id": row["id"], **row} for row in rows])

    @staticmethod
    async def append(connection: AsyncConnection, lines: Table, rows: Sequence[Row]) -> None:
        """One prepared statement, many rows."""
        await connection.execute(insert(lines), list(rows))

    async def announce(self, connection: AsyncConnection, versions: Mapping[str, int]) -> None:
        """There is nobody to tell."""


def make_engine(file: Path, connections: int) -> AsyncEngine:
    """Connections to a file. They begin no transaction by themselves: `begin` does."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)),
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
