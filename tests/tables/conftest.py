"""Stores to test: on SQLite, and on a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import asyncio
import itertools
import os
import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import asyncpg
import pytest

from ratskeller.bots import company, level_bot, registry
from ratskeller.kernel.levels import Level, Levels
from ratskeller.tables import bot_levels, bot_processes, new_tables
from ratskeller.tables.database import open_store, postgres
from ratskeller.tables.tokens import TABLE_LENGTH, TABLE_LETTERS, name_table
from tests.tables.cellar import Cellar, FakeTime
from tests.tables.changes import HOUSE_KEY
from tests.tables.postgres import Cluster
from tools.other_programs import find_postgres

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from ratskeller.tables.database.database_store import DatabaseStore


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def missing(what: str) -> None:
    """Skip what this machine cannot test; where everything must be tested, that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI must test this, but {what}.")
    pytest.skip(f"NOT TESTED: {what}.")


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine PostgreSQL may take longer to let somebody in than a player should have to wait."""
    monkeypatch.setattr(postgres, "CONNECT_SECONDS", 60)


@pytest.fixture(autouse=True)
def _same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice follow from the house's key and the table's name; named after the test, a table always rolls the same."""
    first = zlib.crc32(request.node.nodeid.encode()) * len(TABLE_LETTERS) ** (TABLE_LENGTH // 2)
    names = map(name_table, itertools.count(first))
    monkeypatch.setattr(new_tables, "new_table_id", lambda: next(names))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL."""
    programs = find_postgres()
    if programs is None:
        missing("there is no PostgreSQL here (on Debian or Ubuntu: apt install postgresql)")
        return
    cluster = Cluster(programs)
    try:
        cluster.create()
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
async def postgres_place(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database.

    It is emptied and not made anew: a new one is seven megabytes on the disk, and there are a hundred tests.
    """
    connection = await asyncpg.connect(cluster.address())
    if not await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = 'tables'"):
        await connection.execute("CREATE DATABASE tables")
    await connection.close()
    connection = await asyncpg.connect(cluster.address("tables"))
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
    while await connection.fetchval(f"SELECT count(*) {others}"):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await connection.execute("DROP SCHEMA public CASCADE")
    await connection.execute("CREATE SCHEMA public")
    await connection.close()
    return cluster.address("tables")


@pytest.fixture
def sqlite_place(tmp_path: Path) -> str:
    """A path for a new SQLite database."""
    return str(tmp_path / "data" / "tables.db")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> str:
    """A new, empty database of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_place"))


@pytest.fixture
async def store(place: str) -> AsyncIterator[DatabaseStore]:
    """An open store on an empty database."""
    store = open_store(place)
    await store.open(HOUSE_KEY)
    yield store
    await store.close()


@pytest.fixture
async def cellar(sqlite_place: str) -> AsyncIterator[Cellar]:
    """An open house on SQLite."""
    cellar = await Cellar(sqlite_place).open()
    yield cellar
    await cellar.close()


@pytest.fixture
async def any_cellar(place: str) -> AsyncIterator[Cellar]:
    """An open house on each kind of database in turn."""
    cellar = await Cellar(place).open()
    yield cellar
    await cellar.close()


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """A time that only the test moves."""
    return FakeTime(monkeypatch)


async def _sleep_until_all_have_thought(_moment: float) -> None:
    """Nobody is late."""
    while any(task.get_name() == bot_processes.THOUGHT and not task.done() for task in asyncio.all_tasks()):  # noqa: ASYNC110
        await asyncio.sleep(0.005)


@pytest.fixture
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first level thinks in the house, the third one in a process, but not for long."""
    brief = tuple(Level(seconds=seconds) for seconds in (0.0, 0.0, 0.01, 1.0, 1.0))
    found = Levels(measured="", seats=2, temperaments=("even", "cautious", "liar"), level=cast("Any", brief))
    for module in (company, level_bot, registry, bot_levels):
        monkeypatch.setattr(module, "read_levels", lambda _package: found)
    monkeypatch.setattr(bot_levels, "SPARE", 0.01)
    monkeypatch.setattr(bot_processes, "sleep_until", _sleep_until_all_have_thought)
    monkeypatch.setattr(bot_processes, "_bot", lru_cache(bot_processes._bot.__wrapped__))
