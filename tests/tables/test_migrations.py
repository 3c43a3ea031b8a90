"""The schema: made from nothing, made once, made by one of many, and never made older."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from ratskeller.tables.database import open_store
from ratskeller.tables.database.schema import metadata
from ratskeller.tables.store_errors import StoreError
from tests.tables.changes import HOUSE_KEY, make_older, table

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ratskeller.tables.database.database_store import DatabaseStore

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.anyio
async def test_migrations_lead_to_the_schema(store: DatabaseStore) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with store.backend.reading.connect() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert sorted(names) == ["alembic_version", "house", "log", "reviews", "tables", "talk"]


@pytest.mark.anyio
async def test_opening_again_keeps_everything(place: str) -> None:
    for number in range(3):
        store = open_store(place)
        await store.open(HOUSE_KEY)
        await store.create(table(f"t{number}"))
        assert len(await store.ids(["lobby"])) == number + 1
        await store.close()


@pytest.mark.anyio
async def test_many_processes_may_start_at_once(postgres_place: str) -> None:
    code = (
        "import asyncio, sys; from ratskeller.tables.database import open_store\n"
        "from tests.tables.changes import HOUSE_KEY\n"
        "async def main():\n"
        "    store = open_store(sys.argv[1]); await store.open(HOUSE_KEY); await store.ping(); await store.close()\n"
        "asyncio.run(main())"
    )
    children = [subprocess.Popen([sys.executable, "-c", code, postgres_place]) for _ in range(2)]  # noqa: ASYNC220
    stores = [open_store(postgres_place) for _ in range(4)]
    await asyncio.gather(*(store.open(HOUSE_KEY) for store in stores))
    assert [await asyncio.to_thread(child.wait, 240) for child in children] == [0, 0]
    await stores[0].create(table())
    assert await stores[3].ids(["lobby"]) == ["abc"]
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.anyio
async def test_a_newer_schema_is_one_sentence_and_stays_as_it_is(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    async with store.backend.writing.connect() as connection:
        await store.backend.begin(connection)
        await connection.execute(text("UPDATE alembic_version SET version_num = '99'"))
        await connection.execute(text("ALTER TABLE tables ADD COLUMN mood TEXT"))
        await connection.commit()
    await store.close()

    newer = open_store(place)
    with pytest.raises(StoreError, match=r"^The tables' database has schema 99, but this program only knows .*\.$"):
        await newer.open(HOUSE_KEY)
    async with newer.backend.reading.connect() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "99"
        assert await connection.scalar(text("SELECT count(*) FROM tables WHERE mood IS NULL")) == 1
    await newer.let_go()


@pytest.mark.anyio
async def test_a_migration_that_fails_leaves_nothing_behind(place: str) -> None:
    await make_older(place, "1", "ALTER TABLE talk DROP COLUMN id")  # `house` stays, in the way of a later step
    store = open_store(place)
    with pytest.raises(StoreError, match="already exists"):
        await store.open(HOUSE_KEY)
    async with store.backend.reading.connect() as connection:
        columns = await connection.run_sync(lambda sync: [each["name"] for each in inspect(sync).get_columns("talk")])
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "1"
    assert "id" not in columns
    await store.let_go()


def test_a_wheel_holds_the_migrations(tmp_path: Path) -> None:
    source = tmp_path / "source"
    names = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "src", "tools")
    for name in names:
        copy: Any = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        source.mkdir(exist_ok=True)
        ignore = {"ignore": shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "*.c")}
        copy(ROOT / name, source / name, **(ignore if copy is shutil.copytree else {}))
    program = "import sys, setuptools.build_meta as build; build.build_wheel(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=source,
        env={**os.environ, "RATSKELLER_NO_COMPILE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    code = (
        "import asyncio, ratskeller; from ratskeller.tables.database import open_store\n"
        "from ratskeller.tables.house_key import HouseKey\n"
        "assert '/installed/' in ratskeller.__file__\n"
        "async def main():\n"
        "    store = open_store('new.db'); await store.open(HouseKey(bytes(32)))\n"
        "    print(await store.ids(['lobby'])); await store.close()\n"
        "asyncio.run(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
