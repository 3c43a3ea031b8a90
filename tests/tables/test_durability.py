"""What was confirmed is there afterwards, whatever happens to the process, the server, the wire or the disk."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import resource
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import asyncpg
import msgspec
import pytest
from sqlalchemy import text

from ratskeller.tables.database import batch_writer, open_store, postgres
from ratskeller.tables.saved import Change
from ratskeller.tables.store_errors import Conflict, StoreDown
from tests.tables import committing
from tests.tables.cellar import until
from tests.tables.changes import HOUSE_KEY, step, table
from tests.tables.conftest import missing
from tests.tables.proxy import Proxy, Trouble

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ratskeller.tables.database.database_store import DatabaseStore
    from ratskeller.tables.saved import Document
    from tests.tables.postgres import Cluster

pytestmark = pytest.mark.anyio

ROUNDS = 24
TABLES = 20
PATIENCE = 120.0  # seconds; only a test that fails waits so long


async def expect_whole(store: DatabaseStore, confirmed: dict[str, int]) -> None:
    """Everything that was confirmed is there, and every table fits its log."""
    for name, version in confirmed.items():
        loaded = await store.load(name)
        assert loaded is not None
        assert loaded.document.version >= version, f"{name} was confirmed at {version}"
        assert [entry.seq for entry in loaded.entries] == list(range(1, loaded.document.seq + 1))
        assert loaded.document.version == loaded.document.seq + 1


# --- the process is killed --------------------------------------------------------------------------------------------


async def test_a_killed_process_has_kept_all_that_it_confirmed(place: str, tmp_path: Path) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["ratskeller.tables.database", "tests.tables.committing"])
    notes = tmp_path / "confirmed"
    luck = random.Random(4)
    confirmed: dict[str, int] = {}
    for _ in range(ROUNDS):
        notes.unlink(missing_ok=True)
        process = context.Process(target=committing.run, args=(place, str(notes)))
        process.start()
        enough = luck.randrange(1, 150)
        deadline = time.monotonic() + PATIENCE
        while not notes.exists() or notes.stat().st_size < 6 * enough:
            assert process.is_alive()
            assert time.monotonic() < deadline
            time.sleep(0.002)  # noqa: ASYNC251
        process.kill()
        process.join()
        for line in notes.read_text(encoding="utf-8").splitlines():
            name, version = line.split()
            assert int(version) > confirmed.get(name, 0)
            confirmed[name] = int(version)
        store = open_store(place)
        await store.open(HOUSE_KEY)
        await expect_whole(store, confirmed)
        await store.close()


# --- the server is stopped --------------------------------------------------------------------------------------------


async def test_a_server_that_crashes_and_comes_back(cluster: Cluster, postgres_place: str) -> None:
    store = open_store(postgres_place)
    await store.open(HOUSE_KEY)
    heard: list[tuple[str, int]] = []
    store.on_change(lambda name, version: heard.append((name, version)))
    confirmed: dict[str, int] = {}
    refused = 0
    done = False

    async def play(name: str) -> None:
        nonlocal refused
        document = table(name)
        await store.create(document)
        while not done:
            change = step(document)
            try:
                await store.commit(change)
                confirmed[name] = change.document.version
                document = change.document
            except (StoreDown, Conflict):
                refused += 1
                await asyncio.sleep(0.02)
                try:
                    loaded = await store.load(name)
                except StoreDown:
                    continue
                assert loaded is not None
                document = loaded.document

    async def crash() -> None:
        nonlocal done
        await until(lambda: len(confirmed) == TABLES)
        for _ in range(2):
            await asyncio.to_thread(cluster.stop)
            try:
                with pytest.raises(StoreDown):
                    await store.ping()
                assert not await store.is_leader()
                before = refused
                await until(lambda: refused > before + TABLES)  # noqa: B023
            finally:
                await asyncio.to_thread(cluster.start)
            then = dict(confirmed)
            await until(lambda: all(confirmed[name] > version for name, version in then.items()))  # noqa: B023
        done = True

    async with asyncio.TaskGroup() as group:
        for number in range(TABLES):
            group.create_task(play(f"t{number}"))
        group.create_task(crash())
    await expect_whole(store, confirmed)
    async with asyncio.timeout(PATIENCE):
        while ("", 0) not in heard or not await store.is_leader():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await store.ping()
    await store.close()


async def test_a_store_can_be_closed_while_the_server_is_away(cluster: Cluster, postgres_place: str) -> None:
    store = open_store(postgres_place)
    await store.open(HOUSE_KEY)
    await asyncio.to_thread(cluster.stop)
    try:
        with pytest.raises(StoreDown):
            await store.create(table())
        async with asyncio.timeout(PATIENCE):
            await store.close()
    finally:
        await asyncio.to_thread(cluster.start)


async def test_a_connection_that_was_ended_while_nothing_happened_is_not_noticed(postgres_place: str) -> None:
    store = open_store(postgres_place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    connection = await asyncpg.connect(postgres_place)
    others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    ended = {row["pid"] for row in await connection.fetch(others)}
    for process in ended:
        await connection.execute("SELECT pg_terminate_backend($1)", process)
    async with asyncio.timeout(PATIENCE):
        while ended & {row["pid"] for row in await connection.fetch(others)}:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await connection.close()
    await store.commit(step(table()))
    assert await store.ids(["lobby"]) == ["abc"]
    await store.close()


# --- the wire is cut during a commit ----------------------------------------------------------------------------------


async def cut_off(cluster: Cluster, place: str, trouble: Trouble) -> tuple[list[BaseException | None], list[int]]:
    """Commit six changes, one of them in conflict, and cut the wire; the answers, and the versions afterwards."""
    proxy = Proxy(cluster.port)
    port = await proxy.start()
    store = open_store(place.replace(f":{cluster.port}/", f":{port}/"))
    await store.open(HOUSE_KEY)
    documents = [table(f"t{n}") for n in range(6)]
    await asyncio.gather(*(store.create(document) for document in documents))
    changes = [step(document) for document in documents]
    changes[2] = step(changes[2].document)
    proxy.trouble = trouble
    answers = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert proxy.trouble == "", "the commit never came by"
    versions = []
    for document in documents:
        loaded = await store.load(document.id)
        assert loaded is not None
        assert len(loaded.entries) == loaded.document.seq
        versions.append(loaded.document.version)
    await store.commit(Change(document=msgspec.structs.replace(documents[2], version=2)))
    await store.close()
    await proxy.stop()
    return answers, versions


@pytest.mark.parametrize("trouble", ["lose the answer", "deliver late"])
async def test_a_commit_whose_answer_was_lost_is_found_to_be_written(
    cluster: Cluster, postgres_place: str, trouble: Trouble
) -> None:
    answers, versions = await cut_off(cluster, postgres_place, trouble)
    assert [type(answer) for answer in answers] == [type(None)] * 2 + [Conflict] + [type(None)] * 3
    assert versions == [2, 2, 1, 2, 2, 2]


async def test_a_commit_that_never_arrived_is_found_not_to_be_written(cluster: Cluster, postgres_place: str) -> None:
    answers, versions = await cut_off(cluster, postgres_place, "lose the commit")
    assert [type(answer) for answer in answers] == [StoreDown] * 2 + [Conflict] + [StoreDown] * 3
    assert versions == [1] * 6


async def test_a_server_that_does_not_know_that_the_wire_is_cut_is_waited_for(
    cluster: Cluster, postgres_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgres.SETTINGS, "idle_in_transaction_session_timeout", "1s")
    answers, versions = await cut_off(cluster, postgres_place, "leave the server waiting")
    assert [type(answer) for answer in answers] == [StoreDown] * 2 + [Conflict] + [StoreDown] * 3
    assert versions == [1] * 6


async def test_when_the_fate_of_a_commit_stays_unknown_that_is_said(
    cluster: Cluster, postgres_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_writer, "PATIENCE", 0.3)
    proxy = Proxy(cluster.port)
    port = await proxy.start()
    store = open_store(postgres_place.replace(f":{cluster.port}/", f":{port}/"))
    await store.open(HOUSE_KEY)
    await store.create(table())
    proxy.trouble = "lose the commit"
    committing_now = asyncio.create_task(store.commit(step(table())))
    while proxy.trouble:  # noqa: ASYNC110
        await asyncio.sleep(0)
    await proxy.stop()
    with pytest.raises(StoreDown, match="whether the last change was written"):
        await committing_now
    await store.close()


# --- the disk is full -------------------------------------------------------------------------------------------------


async def fill_up(store: DatabaseStore, document: Document) -> Document:
    """Write until it is refused; the last document that was confirmed."""
    for _ in range(2_000):
        change = step(document, "x" * 20_000)
        try:
            await store.commit(change)
        except StoreDown:
            return document
        document = change.document
    pytest.fail("the disk was never full")


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """A disk of two megabytes."""
    folder.mkdir()
    if os.geteuid() != 0:
        missing("only root can make a small disk")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], check=False)
    if mounted.returncode:
        missing("a small disk cannot be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_full_disk_is_said_and_everything_confirmed_stays(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk"):
        ballast = tmp_path / "disk" / "ballast"
        ballast.write_bytes(b"x" * 1_000_000)
        store = open_store(f"{tmp_path}/disk/tables.db")
        await store.open(HOUSE_KEY)
        await store.create(table())
        last = await fill_up(store, table())
        await expect_whole(store, {"abc": last.version})
        with pytest.raises(StoreDown, match="full"):
            await store.create(table("big", note="x" * 2_000_000))
        ballast.unlink()
        change = step(last)
        await store.commit(change)
        await store.close()
        again = open_store(f"{tmp_path}/disk/tables.db")
        await again.open(HOUSE_KEY)
        await expect_whole(again, {"abc": change.document.version})
        await again.close()


async def test_a_disk_that_refuses_to_write_is_said_and_everything_confirmed_stays(sqlite_place: str) -> None:
    store = open_store(sqlite_place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, before[1]))
    try:
        last = await fill_up(store, table())
        await expect_whole(store, {"abc": last.version})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    change = step(last)
    await store.commit(change)
    await store.close()
    again = open_store(sqlite_place)
    await again.open(HOUSE_KEY)
    await expect_whole(again, {"abc": change.document.version})
    await again.close()


async def test_sqlite_waits_for_the_disk(sqlite_place: str) -> None:
    store = open_store(sqlite_place)
    await store.open(HOUSE_KEY)
    for engine in (store.backend.writing, store.backend.reading):
        async with engine.connect() as connection:
            answers = [
                await connection.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert answers == ["wal", 2, 1, 5000]
    await store.close()
