"""A process that commits as fast as it can and notes what was confirmed, until it is killed."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress

from ratskeller.tables.database import open_store
from ratskeller.tables.store_errors import Conflict
from tests.tables.changes import HOUSE_KEY, step, table

TABLES = [f"t{n}" for n in range(8)]


def run(place: str, notes: str) -> None:
    """Commit for ever. A line “table version” is written to the notes, past all buffers, once it is confirmed."""
    asyncio.run(commit_for_ever(place, os.open(notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT)))


async def commit_for_ever(place: str, notes: int) -> None:
    """One task for each table, so that several changes share a transaction."""
    store = open_store(place)
    await store.open(HOUSE_KEY)

    async def play(name: str) -> None:
        with suppress(Conflict):  # it is there from an earlier round
            await store.create(table(name))
        loaded = await store.load(name)
        assert loaded is not None
        document = loaded.document
        while True:
            change = step(document)
            await store.commit(change)
            document = change.document
            os.write(notes, f"{name} {document.version}\n".encode())

    await asyncio.gather(*(play(name) for name in TABLES))
