"""Servers to test: one for all that harms nobody, and databases for those of a test's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import QUICK, Server
from tests.tables.conftest import anyio_backend, cluster, postgres_place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["anyio_backend", "cluster", "postgres_place"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits, on SQLite, that many tests share."""
    with Server(tmp_path_factory.mktemp("server") / "data", *QUICK, port=0) as running:
        yield running
        running.check_log()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """What goes after --database: nothing for SQLite, then the address of an empty PostgreSQL."""
    return str(request.getfixturevalue("postgres_place")) if request.param == "postgres" else ""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder that is not there yet."""
    return tmp_path / "data"
