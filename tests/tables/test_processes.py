"""Several processes on one database: kept out on SQLite; heard, and led by one of them, on PostgreSQL."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import subprocess
import sys
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import asyncpg
import msgspec
import pytest

from ratskeller.tables.database import open_store
from ratskeller.tables.database.postgres import PAYLOAD, pack
from ratskeller.tables.saved import Change
from ratskeller.tables.store_errors import Conflict, StoreError
from tests.tables.changes import HOUSE_KEY, step, table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from ratskeller.tables.database.database_store import DatabaseStore
    from tests.tables.postgres import Cluster

pytestmark = pytest.mark.anyio

PATIENCE = 120.0  # seconds; only a test that fails waits so long

OPENING = """\
import asyncio, sys
from ratskeller.tables.database import open_store
from ratskeller.tables.store_errors import StoreError
from tests.tables.changes import HOUSE_KEY
async def main():
    store = open_store(sys.argv[1])
    try:
        await store.open(HOUSE_KEY)
    except StoreError as error:
        sys.exit(str(error))
    print(await store.is_leader(), flush=True)
    sys.stdin.read()
asyncio.run(main())
"""


@asynccontextmanager
async def opened(place: str, count: int = 2) -> AsyncIterator[list[DatabaseStore]]:
    stores = [open_store(place) for _ in range(count)]
    for store in stores:
        await store.open(HOUSE_KEY)
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def note(notes: list[tuple[str, int]], name: str, version: int) -> None:
    notes.append((name, version))


async def cut(store: DatabaseStore, place: str) -> None:
    """Let the server end the connection that a store hears and leads with."""
    connection = await asyncpg.connect(place)
    assert store.listener is not None
    await connection.execute("SELECT pg_terminate_backend($1)", store.listener.connection.get_server_pid())
    await connection.close()


# --- SQLite -----------------------------------------------------------------------------------------------------------


async def test_a_second_process_is_kept_out_until_the_first_has_died(sqlite_place: str) -> None:
    first = subprocess.Popen(  # noqa: ASYNC220
        [sys.executable, "-c", OPENING, sqlite_place], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    assert await asyncio.to_thread(first.stdout.readline) == "True\n"
    store = open_store(sqlite_place)
    with pytest.raises(
        StoreError, match=r"tables\.db is in use by another process; several processes need PostgreSQL\.$"
    ):
        await store.open(HOUSE_KEY)
    first.kill()
    first.communicate()
    await store.open(HOUSE_KEY)
    await store.close()


async def test_a_second_store_in_one_process_is_kept_out_too(sqlite_place: str) -> None:
    first, second = open_store(sqlite_place), open_store(sqlite_place)
    await first.open(HOUSE_KEY)
    with pytest.raises(StoreError, match=r"tables\.db is already open in this process\.$"):
        await second.open(HOUSE_KEY)
    await first.create(table())
    await first.close()
    await second.open(HOUSE_KEY)
    assert await second.ids(["lobby"]) == ["abc"]
    await second.close()


async def test_a_forked_child_does_not_keep_the_lock(sqlite_place: str) -> None:
    first = open_store(sqlite_place)
    await first.open(HOUSE_KEY)
    reading, writing = os.pipe()
    child = multiprocessing.get_context("fork").Process(target=os.read, args=(reading, 1))
    child.start()
    await first.close()
    second = subprocess.run(  # noqa: ASYNC221
        [sys.executable, "-c", OPENING, sqlite_place], capture_output=True, text=True, check=False, input=""
    )
    os.write(writing, b"x")
    child.join(10)
    os.close(reading)
    os.close(writing)
    assert (second.returncode, second.stdout) == (0, "True\n"), second.stderr


async def test_the_lock_stays_with_the_database(sqlite_place: str, tmp_path: Path) -> None:
    first, other = open_store(sqlite_place), open_store(f"{tmp_path}/data/other.db")
    await first.open(HOUSE_KEY)
    await other.open(HOUSE_KEY)
    await first.close()
    await other.close()


# --- PostgreSQL: hearing ----------------------------------------------------------------------------------------------


async def test_others_hear_of_a_change_and_the_process_itself_does_not(postgres_place: str) -> None:
    async with opened(postgres_place, 3) as stores:
        heard: list[list[tuple[str, int]]] = [[], [], []]
        for store, notes in zip(stores, heard, strict=True):
            store.on_change(partial(note, notes))
        document = table()
        await stores[0].create(document)
        await stores[1].commit(step(document))
        await until(lambda: len(heard[2]) == 2 and len(heard[0]) == 1 and len(heard[1]) == 1)
        assert heard == [[("abc", 2)], [("abc", 1)], [("abc", 1), ("abc", 2)]]
        loaded = await stores[2].load("abc")
        assert loaded is not None
        assert loaded.document.version == 2


async def test_what_was_not_committed_is_not_heard(postgres_place: str) -> None:
    async with opened(postgres_place) as (one, other):
        heard: list[str] = []
        other.on_change(lambda name, _: heard.append(name))
        await one.create(table())
        with pytest.raises(Conflict):
            await one.create(table())
        with pytest.raises(Conflict):
            await one.commit(step(step(table()).document))
        await one.create(table("last"))
        await until(lambda: "last" in heard)
        assert heard == ["abc", "last"]


async def test_a_thousand_changes_at_once_are_all_heard(postgres_place: str) -> None:
    async with opened(postgres_place) as (one, other):
        heard: set[str] = set()
        other.on_change(lambda name, _: heard.add(name))
        names = {f"table-with-a-long-name-{n}" for n in range(1_000)}
        await asyncio.gather(*(one.create(table(name)) for name in names))
        await until(lambda: heard == names)


def test_news_are_packed_into_few_payloads_that_are_short_enough() -> None:
    versions = {f"{'ä' * (n % 60)}{n}": n * 10**9 for n in range(500)}
    payloads = list(pack("process", versions))
    assert max(len(payload.encode()) for payload in payloads) <= PAYLOAD
    assert len(payloads) < 12
    unpacked = [msgspec.json.decode(payload, type=tuple[str, dict[str, int]]) for payload in payloads]
    assert {name: version for _, some in unpacked for name, version in some.items()} == versions


async def test_of_two_processes_that_change_one_table_one_gets_a_conflict(postgres_place: str) -> None:
    async with opened(postgres_place) as stores:
        document = table()
        await stores[0].create(document)
        for _ in range(20):
            answers = await asyncio.gather(*(store.commit(step(document)) for store in stores), return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
            document = step(document).document


async def test_a_change_without_lines_gets_a_conflict_too(postgres_place: str) -> None:
    async with opened(postgres_place) as stores:
        document = table()
        await stores[0].create(document)
        for version in range(2, 52):
            changes = [
                Change(document=msgspec.structs.replace(document, version=version, note=f"{version} by {number}"))
                for number in range(2)
            ]
            answers = await asyncio.gather(
                *(store.commit(change) for store, change in zip(stores, changes, strict=True)), return_exceptions=True
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
            loaded = await stores[0].load("abc")
            assert loaded is not None
            assert loaded.document.note == f"{version} by {answers.index(None)}"


async def test_processes_that_change_the_same_tables_do_not_block_each_other(postgres_place: str) -> None:
    async with opened(postgres_place, 3) as stores:
        names = [f"t{n}" for n in range(40)]
        await asyncio.gather(*(stores[0].create(table(name)) for name in names))

        async def play(store: DatabaseStore, name: str) -> None:
            written = 0
            while written < 5:
                loaded = await store.load(name)
                assert loaded is not None
                try:
                    await store.commit(step(loaded.document))
                    written += 1
                except Conflict:
                    await asyncio.sleep(0)

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(play(store, name) for store in stores for name in names))
        for name in names:
            loaded = await stores[0].load(name)
            assert loaded is not None
            assert [entry.seq for entry in loaded.entries] == list(range(1, 16))


async def test_a_lost_connection_comes_back_and_says_that_anything_may_have_changed(postgres_place: str) -> None:
    async with opened(postgres_place) as (one, other):
        heard: list[tuple[str, int]] = []
        other.on_change(lambda name, version: heard.append((name, version)))
        await cut(other, postgres_place)
        await until(lambda: heard == [("", 0)])
        await one.create(table())
        await until(lambda: heard == [("", 0), ("abc", 1)])


async def test_a_listener_that_fails_harms_nobody(postgres_place: str) -> None:
    async with opened(postgres_place) as (one, other):
        heard: list[str] = []

        def stumble(_name: str, _version: int) -> None:
            raise ZeroDivisionError

        other.on_change(stumble)
        other.on_change(lambda name, _: heard.append(name))
        await one.create(table("a"))
        await one.create(table("b"))
        await until(lambda: heard == ["a", "b"])


async def test_broadcast_reaches_the_others(postgres_place: str) -> None:
    async with opened(postgres_place) as (one, other):
        heard: list[str] = []
        own: list[str] = []
        one.on_message(own.append)
        other.on_message(heard.append)
        longest = "x" * (PAYLOAD - 100)
        for text in ("hello", "Käse 🧀 'quoted'", "", longest):
            await one.broadcast(text)
        await until(lambda: len(heard) == 4)
        assert heard == ["hello", "Käse 🧀 'quoted'", "", longest]
        assert own == []
        with pytest.raises(StoreError, match=r"^A message to the other processes has \d+ bytes; 7900 are the most\.$"):
            await one.broadcast("ü" * 4_000)


# --- PostgreSQL: leading ----------------------------------------------------------------------------------------------


async def test_one_process_leads_until_it_closes(postgres_place: str) -> None:
    one, other = open_store(postgres_place), open_store(postgres_place)
    await one.open(HOUSE_KEY)
    await other.open(HOUSE_KEY)
    assert [await one.is_leader(), await other.is_leader(), await one.is_leader()] == [True, False, True]
    await one.close()
    assert await other.is_leader()
    await other.close()


async def test_leadership_moves_when_the_connection_of_its_holder_dies(postgres_place: str) -> None:
    async with opened(postgres_place) as (one, other):
        assert await one.is_leader()
        assert not await other.is_leader()
        await cut(one, postgres_place)
        async with asyncio.timeout(PATIENCE):
            while not await other.is_leader():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert not await one.is_leader()
        async with asyncio.timeout(PATIENCE):
            while one.listener is None or one.listener.connection.is_closed():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert not await one.is_leader()
        assert await other.is_leader()


async def test_leadership_moves_when_its_holder_is_killed(postgres_place: str) -> None:
    holder = subprocess.Popen(  # noqa: ASYNC220
        [sys.executable, "-c", OPENING, postgres_place], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert await asyncio.to_thread(holder.stdout.readline) == "True\n"
    store = open_store(postgres_place)
    await store.open(HOUSE_KEY)
    assert not await store.is_leader()
    holder.kill()
    holder.communicate()
    async with asyncio.timeout(PATIENCE):
        while not await store.is_leader():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await store.close()


async def test_databases_of_one_server_have_leaders_of_their_own(cluster: Cluster, postgres_place: str) -> None:
    one, other = open_store(postgres_place), open_store(cluster.address("postgres"))
    await one.open(HOUSE_KEY)
    await other.open(HOUSE_KEY)
    assert await one.is_leader()
    assert await other.is_leader()
    await one.close()
    await other.close()


async def test_a_change_without_lines_is_heard(postgres_place: str) -> None:
    async with opened(postgres_place) as (one, other):
        heard: list[int] = []
        other.on_change(lambda _, version: heard.append(version))
        document = table()
        await one.create(document)
        await one.commit(Change(document=msgspec.structs.replace(document, version=2, note="paused")))
        await until(lambda: heard == [1, 2])
