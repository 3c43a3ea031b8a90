"""The file of an SQLite database: made whole or not at all, and for its owner only."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from sqlalchemy import text

from ratskeller.tables.database.migrate import migrate
from ratskeller.tables.database.sqlite import make_engine
from ratskeller.tables.private_files import keep_private
from ratskeller.tables.store_errors import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection

OUR_TABLES = text("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
ADVICE = "put a copy of the house back, or remove what is left to begin a new one"


def is_there(file: Path) -> bool:
    """Whether a house has its file. One that is empty is not made into a new house: its tables may be lost."""
    log, memory = file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")
    if not file.exists():
        if log.exists() and log.stat().st_size:  # SQLite would take them for changes of a new file
            raise StoreError(f"{file} is gone, but {log.name} with its last changes is there: {ADVICE}.")
        return False
    if not file.stat().st_size:
        raise StoreError(f"{file} is empty where a house should be: {ADVICE}.")
    for each in (file, log, memory):  # those that SQLite makes later it makes like the first
        if each.exists():
            keep_private(each)
    return True


async def make_file(file: Path) -> None:
    """A house without tables, under another name until all of it is on the disk: whoever finds it finds it whole."""
    draft = file.with_name(f"{file.name}.new")
    names = (draft, draft.with_name(f"{draft.name}-journal"))
    for each in names:  # somebody was killed in the middle of it
        each.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    engine = make_engine(draft, 1, journal="DELETE")
    try:
        async with engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await migrate(connection)
            await connection.commit()
        await engine.dispose()
        draft.rename(file)
        sync(file.parent)
    finally:
        await engine.dispose()
        for each in names:
            each.unlink(missing_ok=True)


async def expect_house(connection: AsyncConnection, file: Path) -> None:
    """Refuse a database that is none of ours."""
    if not await connection.scalar(OUR_TABLES):
        raise StoreError(f"{file} holds no house: {ADVICE}.")


def sync(folder: Path) -> None:
    """Have the names in a folder on the disk, where a system can be asked to."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
