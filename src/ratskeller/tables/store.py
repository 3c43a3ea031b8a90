"""What a table needs of a store. `database/` keeps tables in SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ratskeller.kernel.errors import RatskellerError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ratskeller.tables.saved import Change, Document, Loaded, Status


class StoreError(RatskellerError):
    """The store could not do it; nothing was changed."""


class Conflict(StoreError):
    """The stored table is not the one that the change began from: somebody else has written."""


class StoreDown(StoreError):
    """The database cannot be reached or cannot write (full, read-only, stopped). Later it may.

    If it was lost in the middle of a commit and stays away, the message says that nobody knows whether the change was
    written; a table must then be loaded again before it goes on. Nothing is written twice: versions guard it.
    """


class Store(Protocol):
    """Keeps tables. Whatever `create` and `commit` have returned from is on the disk and survives anything."""

    async def open(self) -> None:
        """Connect, bring the schema up to date."""

    async def close(self) -> None:
        """Finish what is being written and let go."""

    async def create(self, document: Document) -> None:
        """Keep a new table. Conflict if there is one of that id."""

    async def commit(self, change: Change) -> None:
        """Write a change, all or nothing, durable on return.

        The stored version must be one below that of the change's document, else Conflict. Changes of different tables
        that come at the same time share one transaction (group commit), and one table's conflict does not harm others.
        """

    async def load(self, table: str) -> Loaded | None:
        """A table with its whole log and the last of its talk."""

    async def news(self, table: str, seq: int, said: int) -> Loaded | None:
        """A table with only the log after `seq` and the talk after number `said`."""

    async def listed(self, statuses: Sequence[Status], limit: int) -> list[Document]:
        """Public tables, those changed last first."""

    async def ids(self, statuses: Sequence[Status]) -> list[str]:
        """Every table with one of these statuses."""

    async def count_from(self, address: str, since: float) -> int:
        """How many tables were opened from an address since a time, whatever became of them."""

    async def ping(self) -> None:
        """StoreDown if the database does not answer."""

    def on_change(self, notify: Callable[[str, int], None]) -> None:
        """Call `notify(table, version)` when another process has committed, with the newest version of several.

        `notify("", 0)` means that anything may have changed: the connection was lost for a while, so look again at all.
        """

    def on_message(self, notify: Callable[[str], None]) -> None:
        """Call `notify(text)` for what other processes broadcast."""

    async def broadcast(self, text: str) -> None:
        """Say something short to the other processes; it may get lost."""

    async def is_leader(self) -> bool:
        """Whether this process is the one that looks after bots and clocks for all; try to become it if none is."""
