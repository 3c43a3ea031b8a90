"""Stores to test: on SQLite, and on a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import asyncpg
import pytest

from ratskeller.tables.database import open_store
from tests.tables.cellar import Cellar
from tests.tables.postgres import Cluster
from tools.setup_env import find_postgres

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from ratskeller.tables.database.keeper import DatabaseStore


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def missing(what: str) -> None:
    """Skip what this machine cannot test; where everything must be tested, that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"CI must test this, but {what}.")
    pytest.skip(f"NOT TESTED: {what}.")


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
    """The address of a new, empty PostgreSQL database."""
    name = cluster.new_name()
    connection = await asyncpg.connect(cluster.address())
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return cluster.address(name)


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
    await store.open()
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
