"""Brings a database's schema up to date, or says that it is newer than this program."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ratskeller.tables.store_errors import StoreError

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

# Alembic keeps what it is doing in global variables, so one process migrates one database at a time.
ONE_AT_A_TIME = threading.Lock()


async def migrate(connection: AsyncConnection) -> None:
    """Bring the schema up to date in the connection's transaction; other processes are kept out by the caller."""
    # Asked again and again rather than awaited: an asyncio.Lock belongs to one loop, and waiting must not block ours.
    while not ONE_AT_A_TIME.acquire(blocking=False):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    try:
        await connection.run_sync(upgrade)
    finally:
        ONE_AT_A_TIME.release()


def upgrade(connection: Connection) -> None:
    """Run the steps that the database has not seen."""
    config = Config()
    config.set_main_option("script_location", "ratskeller.tables.database:migrations")
    config.attributes["connection"] = connection
    steps = ScriptDirectory.from_config(config)
    known = {step.revision for step in steps.walk_revisions()}
    here = MigrationContext.configure(connection).get_current_revision()
    if here is not None and here not in known:
        raise StoreError(
            f"The tables' database has schema {here}, but this program only knows schemas up to "
            f"{steps.get_current_head()}: it needs a newer Ratskeller."
        )
    if here != steps.get_current_head():
        command.upgrade(config, "head")
