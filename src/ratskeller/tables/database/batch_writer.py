"""Writes many changes in one transaction, and finds out what became of each."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ratskeller.tables.database.database_errors import DATABASE_ERRORS, UNFIT_ERRORS, connection_was_lost, down, unfit
from ratskeller.tables.database.schema import log, talk
from ratskeller.tables.store_errors import Conflict, StoreDown, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from ratskeller.tables.database.backend import Backend
    from ratskeller.tables.database.rows import Writing

    Fate = StoreError | None
    Fates = list[Fate]

PATIENCE = 20.0  # seconds to learn the fate of a commit; longer than PostgreSQL keeps a silent transaction open
PAUSE = 0.2

logger = logging.getLogger(__name__)


class BatchWriter:
    """Writes batches, one at a time."""

    def __init__(self, backend: Backend, on_written: Callable[[StoreDown | None], None]) -> None:
        """`on_written`: told after each batch that something was written, or why it could not be."""
        self.backend = backend
        self.on_written = on_written
        self.place = backend.place
        self.transactions = 0  # committed so far

    async def write(self, batch: Sequence[Writing]) -> Fates:
        """Write all of it, but for the changes that cannot be written; say for each what stood in the way."""
        before = self.transactions
        fates = await self.try_to_write(batch)
        lost = next((fate for fate in fates if isinstance(fate, StoreDown)), None)
        if lost or self.transactions > before:
            self.on_written(lost)
        return fates

    async def try_to_write(self, batch: Sequence[Writing]) -> Fates:
        """Together, or one by one if the database itself refuses one of them."""
        try:
            try:
                return await self.write_together(batch)
            except DATABASE_ERRORS as error:
                if not connection_was_lost(error):
                    raise
            # It was lost before the commit, perhaps long ago: nothing is written, and a new one may do.
            return await self.write_together(batch)
        except UNFIT_ERRORS as error:
            if len(batch) == 1:
                return [unfit(self.place, batch[0].table, error)]
            # Rare: find the one, without harm to the others.
            return [(await self.try_to_write([each]))[0] for each in batch]
        except DATABASE_ERRORS as error:
            return [down(self.place, error) for _ in batch]

    async def write_together(self, batch: Sequence[Writing]) -> Fates:
        """One transaction. What it raises was raised before the commit, so nothing is written then."""
        fates: Fates = []
        committing: list[Writing] = []
        try:
            async with self.backend.writing.connect() as connection:
                await self.backend.begin(connection)
                fates, last = await self.fill(connection, batch)
                if not last:
                    await connection.rollback()
                    return fates
                committing = last
                await connection.commit()
        except DATABASE_ERRORS as error:
            if not committing:
                raise
            told = "the commit of changes at %d tables was cut short; for %g s the database is asked what became of it"
            logger.warning(told, len(committing), PATIENCE)
            unwritten = await self.look_up(committing, down(self.place, error))
            return [fate or unwritten for fate in fates]
        self.transactions += 1
        return fates

    async def fill(self, connection: AsyncConnection, batch: Sequence[Writing]) -> tuple[Fates, list[Writing]]:
        """Write everything but the commit; what becomes of each change, and the last accepted one of each table.

        New tables come first, then locks, then writing; every process does it in this order, so none waits in a ring.
        """
        new = {each.table: each for each in reversed(batch) if each.is_new}
        added = await self.backend.add(connection, [each.row for each in new.values()]) if new else set()
        changed = sorted({each.table for each in batch if not each.is_new})
        stored = await self.backend.present(connection, changed) if changed else {}

        fates: Fates = []
        accepted: list[Writing] = []
        for each in batch:
            fate = judge_new(each, new, added) if each.is_new else judge(each, stored)
            fates.append(fate)
            if fate is None:
                accepted.append(each)
                stored[each.table] = each.after

        last = {each.table: each for each in accepted}
        rows = [each.row for each in last.values() if not each.is_new]
        if rows:
            await self.backend.update(connection, rows)
        for lines, new_lines in (
            (log, [line for each in accepted for line in each.log]),
            (talk, [line for each in accepted for line in each.talk]),
        ):
            if new_lines:
                await self.backend.append(connection, lines, new_lines)
        if last:
            await self.backend.announce(connection, {table: each.after[0] for table, each in last.items()})
        return fates, list(last.values())

    async def look_up(self, last: Sequence[Writing], cause: StoreDown) -> Fate:
        """Whether a transaction was committed whose commit was not answered: None if so.

        It was written as a whole or not at all, so one table that is exactly as it was to become is proof enough.
        """
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                async with self.backend.writing.connect() as connection:
                    stored = await self.backend.look_up(connection, [each.table for each in last])
                    await connection.rollback()
                break
            except DATABASE_ERRORS:
                if time.monotonic() > deadline:
                    return StoreDown("The tables' database was lost, and with it whether the last change was written.")
                await asyncio.sleep(PAUSE)
        if any(stored.get(each.table) == (each.after[0], each.body) for each in last):
            self.transactions += 1
            return None
        return cause


def judge_new(each: Writing, new: dict[str, Writing], added: set[str]) -> Fate:
    """A new table is refused if there was one before it."""
    if each.table in added and new[each.table] is each:
        return None
    return Conflict(f"There is already a table {each.table}.")


def judge(each: Writing, stored: dict[str, tuple[int, int]]) -> Fate:
    """A change is refused unless it follows on what is stored."""
    there = stored.get(each.table)
    if there == each.before:
        return None
    if there is None:
        return Conflict(f"There is no table {each.table}.")
    return Conflict(
        f"Table {each.table} is at version {there[0]} with {there[1]} lines of log, "
        f"but the change follows on version {each.before[0]} with {each.before[1]}."
    )
