"""Whether something can be written is found out by writing, but not each time that somebody asks."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from ratskeller.tables.database import write_check
from ratskeller.tables.database.write_check import FRESH, WriteCheck
from ratskeller.tables.store_errors import StoreDown
from tests.tables.changes import step, table

if TYPE_CHECKING:
    from ratskeller.tables.database.database_store import DatabaseStore

pytestmark = pytest.mark.anyio


class Disk:
    """Counts who tries to write."""

    def __init__(self) -> None:
        self.tries = 0
        self.is_full = False

    async def write(self) -> None:
        self.tries += 1
        await asyncio.sleep(0)
        if self.is_full:
            raise StoreDown("The disk is full.")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A time that only the test moves."""
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(write_check, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


async def test_many_questions_are_one_writing(clock: SimpleNamespace) -> None:
    disk = Disk()
    check = WriteCheck(disk.write)
    await asyncio.gather(*(check.ask() for _ in range(50)))
    assert disk.tries == 1
    clock.now += FRESH / 2
    await check.ask()
    assert disk.tries == 1
    clock.now += FRESH
    await check.ask()
    assert disk.tries == 2


async def test_a_full_disk_is_remembered_and_tried_again(clock: SimpleNamespace) -> None:
    disk = Disk()
    disk.is_full = True
    check = WriteCheck(disk.write)
    for _ in range(3):
        with pytest.raises(StoreDown, match="The disk is full"):
            await check.ask()
    assert disk.tries == 1
    disk.is_full = False
    clock.now += 2 * FRESH
    await check.ask()


async def test_what_became_of_moves_is_answer_enough(clock: SimpleNamespace) -> None:
    disk = Disk()
    check = WriteCheck(disk.write)
    check.note(None)
    await check.ask()
    check.note(StoreDown("The disk is full."))
    with pytest.raises(StoreDown, match="The disk is full"):
        await check.ask()
    check.note(None)
    await check.ask()
    assert disk.tries == 0


async def test_a_store_notes_what_it_writes(store: DatabaseStore, clock: SimpleNamespace) -> None:
    await store.ping()
    clock.now += 2 * FRESH
    await store.create(table())
    assert store.write_check.at == clock.now
    clock.now += 1
    with pytest.raises(Exception, match="There is already a table"):
        await store.create(table())
    assert store.write_check.at == clock.now - 1  # nothing was written
    await store.commit(step(table()))
    assert store.write_check.at == clock.now
