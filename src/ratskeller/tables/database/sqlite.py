"""SQLite: one file, one process, one writer; readers are never in its way.

Rows go over as one JSON text, so that a hundred changes are one step in SQLite. Row by row, its thread and the event
loop would hand the interpreter over a hundred times, and wait for each other every time.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import URL, bindparam, event, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ratskeller.tables.database.schema import log, tables, talk

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from sqlalchemy import ColumnElement, Table

    from ratskeller.tables.database.place import Place
    from ratskeller.tables.database.rows import Row

READERS = 3
PRAGMAS = (
    "synchronous = FULL",  # a commit is on the disk before it is answered
    "fullfsync = ON",  # … on macOS, too
    "busy_timeout = 5000",
    "foreign_keys = ON",
)


def as_columns(table: Table) -> dict[str, ColumnElement[Any]]:
    """The columns of a table, from a JSON array of arrays that is bound as `rows`."""
    given = func.json_each(bindparam("rows")).table_valued("value", name="given")
    return {
        column.name: func.json_extract(given.c.value, f"$[{number}]", type_=column.type)
        for number, column in enumerate(table.columns)
    }


def as_json(table: Table, rows: Sequence[Row]) -> dict[str, str]:
    """Rows as that array."""
    names = [column.name for column in table.columns]
    return {"rows": msgspec.json.encode([[row[name] for name in names] for row in rows]).decode()}


GIVEN = as_columns(tables)
UPDATE = (
    update(tables)
    .where(tables.c.id == GIVEN["id"])
    .values({name: value for name, value in GIVEN.items() if name != "id"})
)
APPEND = {
    lines: insert(lines).from_select([column.name for column in lines.columns], select(*as_columns(lines).values()))
    for lines in (log, talk)
}
IDS = select(func.json_each(bindparam("ids")).table_valued("value").c.value)
PRESENT = select(tables.c.id, tables.c.version, tables.c.seq).where(tables.c.id.in_(IDS))
LOOK_UP = select(tables.c.id, tables.c.version, tables.c.body).where(tables.c.id.in_(IDS))


class SQLite:
    """See `Backend`. Its write lock covers the whole file, so a transaction that has begun meets nobody."""

    def __init__(self, place: Place, file: Path) -> None:
        self.place = place
        self.file = file
        self.opened: tuple[int, int] | None = None  # which file that was
        self.writing = self.migrating = make_engine(file, 1)
        self.reading = make_engine(file, READERS)

    async def begin(self, connection: AsyncConnection) -> None:
        """Take the write lock now: a lock taken later could find that somebody else has written meanwhile."""
        if identify(self.file) != self.opened:  # what is written now would be in a file that nobody will find
            raise sqlite3.OperationalError("its file was moved or removed while it was open")
        await connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def begin_migration(self, connection: AsyncConnection) -> None:
        """Begin; there are no other processes."""
        self.opened = identify(self.file)
        await self.begin(connection)

    @staticmethod
    async def is_alone(_connection: AsyncConnection) -> bool:
        """The lock file has seen to it."""
        return True

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
        return {row.id: (row.version, row.seq) for row in await connection.execute(PRESENT, as_ids(ids))}

    @staticmethod
    async def look_up(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, str]]:
        """One question; nobody else writes."""
        return {row.id: (row.version, row.body) for row in await connection.execute(LOOK_UP, as_ids(ids))}

    @staticmethod
    async def update(connection: AsyncConnection, rows: Sequence[Row]) -> None:
        """One statement."""
        await connection.execute(UPDATE, as_json(tables, rows))

    @staticmethod
    async def append(connection: AsyncConnection, lines: Table, rows: Sequence[Row]) -> None:
        """One statement."""
        await connection.execute(APPEND[lines], as_json(lines, rows))

    async def announce(self, connection: AsyncConnection, versions: Mapping[str, int]) -> None:
        """There is nobody to tell."""


def identify(file: Path) -> tuple[int, int] | None:
    """Which file has a name now; None if there is none."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def as_ids(ids: Sequence[str]) -> dict[str, str]:
    """Names as a JSON array."""
    return {"ids": msgspec.json.encode(ids).decode()}


def make_engine(file: Path, connections: int, journal: str = "WAL") -> AsyncEngine:
    """Connections to a file. They begin no transaction by themselves: `begin` does.

    `journal`: with WAL, readers and the writer do not wait for each other.
    """
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
        for pragma in (f"journal_mode = {journal}", *PRAGMAS):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
