"""The file of an SQLite house: whole or not there, its owner's alone, and never silently made anew."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ratskeller.tables.database import open_store, sqlite_file
from ratskeller.tables.store_errors import StoreDown, StoreError
from tests.tables.changes import HOUSE_KEY, step, table

pytestmark = pytest.mark.anyio

LOST = "put a copy of the house back, or remove what is left to begin a new one\\.$"


def modes(folder: Path) -> dict[str, int]:
    """The permissions of all that is in a folder."""
    return {each.name: each.stat().st_mode & 0o777 for each in folder.iterdir()}


def cut(place: str, part: float) -> int:
    """Leave only a part of a file; its size."""
    os.truncate(place, int(Path(place).stat().st_size * part))
    return Path(place).stat().st_size


async def make_house(place: str) -> None:
    """A house with a table."""
    store = open_store(place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    await store.close()


async def test_an_empty_file_is_no_new_house(sqlite_place: str) -> None:
    await make_house(sqlite_place)
    assert cut(sqlite_place, 0) == 0
    with pytest.raises(StoreError, match=rf"tables\.db is empty where a house should be: {LOST}"):
        await open_store(sqlite_place).open(HOUSE_KEY)
    assert cut(sqlite_place, 1) == 0


async def test_a_file_that_was_cut_short_is_one_sentence(sqlite_place: str) -> None:
    await make_house(sqlite_place)
    assert cut(sqlite_place, 0.5) > 0
    with pytest.raises(StoreError, match=r"cannot be used now: database disk image is malformed\.$"):
        await open_store(sqlite_place).open(HOUSE_KEY)


async def test_a_database_of_somebody_else_is_left_alone(sqlite_place: str) -> None:
    Path(sqlite_place).parent.mkdir()
    with sqlite3.connect(sqlite_place) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(StoreError, match=rf"tables\.db holds no house: {LOST}"):
        await open_store(sqlite_place).open(HOUSE_KEY)
    with sqlite3.connect(sqlite_place) as connection:
        assert [row[0] for row in connection.execute("SELECT name FROM sqlite_master")] == ["recipes"]
    connection.close()


async def test_changes_of_a_file_that_is_gone_are_not_taken_for_those_of_a_new_one(sqlite_place: str) -> None:
    store = open_store(sqlite_place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    folder = Path(sqlite_place).parent
    changes = (folder / "tables.db-wal").read_bytes()
    await store.close()
    (folder / "tables.db").unlink()
    (folder / "tables.db-wal").write_bytes(changes)
    with pytest.raises(StoreError, match=rf"tables\.db is gone, but tables\.db-wal .* is there: {LOST}"):
        await open_store(sqlite_place).open(HOUSE_KEY)
    (folder / "tables.db-wal").unlink()
    await make_house(sqlite_place)


@pytest.mark.parametrize("moment", ["draft", "schema", "rename", "after"])
async def test_whoever_is_killed_while_making_a_house_has_made_it_or_not(sqlite_place: str, moment: str) -> None:
    """At every moment of it; the next start makes a new one, or finds it whole."""
    code = f"""\
import asyncio, os, sys
from ratskeller.tables.database import open_store, sqlite_file
from tests.tables.changes import HOUSE_KEY
die = lambda *_, **__: os._exit(9)
match {moment!r}:
    case "draft": sqlite_file.make_engine = die
    case "schema":
        migrate = sqlite_file.migrate
        async def die_later(connection):
            await migrate(connection)
            os._exit(9)
        sqlite_file.migrate = die_later
    case "rename": os.rename = die
    case "after": sqlite_file.sync = die
asyncio.run(open_store(sys.argv[1]).open(HOUSE_KEY))
"""
    done = subprocess.run([sys.executable, "-c", code, sqlite_place], check=False)  # noqa: ASYNC221
    assert done.returncode == 9
    folder = Path(sqlite_place).parent
    assert (folder / "tables.db").exists() == (moment == "after")
    await make_house(sqlite_place)
    assert {each.name for each in folder.iterdir()} == {"tables.db", "tables.db.lock"}


async def test_a_disk_that_is_full_on_the_first_day_leaves_nothing_behind(
    sqlite_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_connection: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sqlite_file, "migrate", fail)
    with pytest.raises(StoreError, match="No space left"):
        await open_store(sqlite_place).open(HOUSE_KEY)
    assert [each.name for each in Path(sqlite_place).parent.iterdir()] == ["tables.db.lock"]


async def test_files_are_for_their_owner_only(sqlite_place: str) -> None:
    before = os.umask(0o022)
    try:
        store = open_store(sqlite_place)
        await store.open(HOUSE_KEY)
        await store.create(table())
    finally:
        os.umask(before)
    folder = Path(sqlite_place).parent
    assert folder.stat().st_mode & 0o777 == 0o700
    assert modes(folder) == dict.fromkeys(["tables.db", "tables.db.lock", "tables.db-wal", "tables.db-shm"], 0o600)
    await store.close()


async def test_files_of_an_older_version_become_their_owners(sqlite_place: str) -> None:
    store = open_store(sqlite_place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    folder = Path(sqlite_place).parent
    kept = {each.name: each.read_bytes() for each in folder.iterdir()}
    await store.close()
    for name, content in kept.items():  # as a process leaves them that is killed
        (folder / name).write_bytes(content)
        (folder / name).chmod(0o644)
    again = open_store(sqlite_place)
    await again.open(HOUSE_KEY)
    await again.commit(step(table()))
    assert modes(folder) == dict.fromkeys(kept, 0o600)
    await again.close()


async def test_nothing_is_acknowledged_that_goes_into_a_file_which_nobody_will_find(sqlite_place: str) -> None:
    folder = Path(sqlite_place).parent
    store = open_store(sqlite_place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    (folder / "tables.db").rename(folder / "copy.db")
    with pytest.raises(StoreDown, match=r"cannot be used now: its file was moved or removed while it was open\.$"):
        await store.commit(step(table()))
    with pytest.raises(StoreDown, match="moved or removed"):
        await store.ping()
    (folder / "tables.db").write_bytes(b"")  # another one of that name
    with pytest.raises(StoreDown, match="moved or removed"):
        await store.commit(step(table()))
    (folder / "copy.db").rename(folder / "tables.db")
    await store.commit(step(table()))
    await store.close()


async def test_a_link_to_a_file_stays_one(sqlite_place: str, tmp_path: Path) -> None:
    for name in ("far", "data"):
        (tmp_path / name).mkdir()
    (tmp_path / "data" / "tables.db").symlink_to(tmp_path / "far" / "house.db")
    await make_house(sqlite_place)
    await expect_table(sqlite_place)
    assert {each.name for each in (tmp_path / "far").iterdir()} == {"house.db", "house.db.lock"}


async def expect_table(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    assert await store.ids(["lobby"]) == ["abc"]
    await store.close()
