"""What differs between the databases: how to connect, and how to write many rows with few questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from ratskeller.tables.database.place import Place
    from ratskeller.tables.database.rows import Row


class Backend(Protocol):
    """One kind of database. All but the engines work within a transaction of the writing engine."""

    place: Place
    migrating: AsyncEngine  # takes its time
    writing: AsyncEngine  # one connection, the writer's own
    reading: AsyncEngine  # several; each statement is a transaction of its own

    async def begin(self, connection: AsyncConnection) -> None:
        """Begin to write."""

    async def begin_migration(self, connection: AsyncConnection) -> None:
        """Begin to change the schema, with every other process kept out until the end of the transaction."""

    async def is_alone(self, connection: AsyncConnection) -> bool:
        """Whether no other process has the house open."""

    async def add(self, connection: AsyncConnection, rows: Sequence[Row]) -> set[str]:
        """Insert new tables; the ids of those that were not there."""

    async def present(self, connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The version and seq of tables, which nobody else can change until the end of the transaction."""

    async def look_up(self, connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, str]]:
        """The version and body of tables, after every transaction that is still writing them has ended."""

    async def update(self, connection: AsyncConnection, rows: Sequence[Row]) -> None:
        """Overwrite tables."""

    async def append(self, connection: AsyncConnection, lines: Table, rows: Sequence[Row]) -> None:
        """Insert lines of the log or of the talk."""

    async def announce(self, connection: AsyncConnection, versions: Mapping[str, int]) -> None:
        """Tell other processes, as soon as the transaction is committed."""
