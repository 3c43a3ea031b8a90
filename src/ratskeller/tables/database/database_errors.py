"""What a database says when something is wrong, as our errors, in one sentence and without passwords."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from ratskeller.tables.store_errors import Conflict, StoreDown, StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.tables.database.place import Place

# OSError includes a refused connection and a time that ran out. An internal error is what asyncpg says when it is asked
# something in the moment in which the server hangs up.
DATABASE_ERRORS = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    sqlite3.Error,
    OSError,
)
# It comes from what is to be written, not from the database: the change before or after it may go well.
UNFIT_ERRORS = (IntegrityError, DataError)

NO_ROOM = {"SQLITE_IOERR_SHMSIZE"}  # what SQLite calls a disk I/O error, as if the disk were broken


def down(place: Place, error: BaseException) -> StoreDown:
    """The database cannot be reached or cannot write."""
    return StoreDown(f"The tables' database cannot be used now: {reason(place, error)}.")


def unfit(place: Place, table: str, error: BaseException) -> StoreError:
    """One change cannot be kept."""
    if isinstance(error, IntegrityError):
        return Conflict(f"Table {table} already has a line that the change would write: somebody else has written.")
    return StoreError(f"A change of table {table} cannot be kept: {reason(place, error)}.")


def connection_was_lost(error: BaseException) -> bool:
    """Whether another connection might fare better."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def reason(place: Place, error: BaseException) -> str:
    """The first line of what the database itself said."""
    said: BaseException = error
    if isinstance(error, DBAPIError) and error.orig:
        said = error.orig.__cause__ or error.orig
    if getattr(said, "sqlite_errorname", "") in NO_ROOM:
        said = OSError("the disk is full")
    lines = str(said).strip().splitlines()
    return place.mask(lines[0].rstrip(". ") if lines else type(said).__name__)


@contextmanager
def answering(place: Place) -> Iterator[None]:
    """Turn the database's errors into StoreDown."""
    try:
        yield
    except DATABASE_ERRORS as error:
        # Without the cause: a driver's traceback may show what we have masked.
        raise down(place, error) from None
