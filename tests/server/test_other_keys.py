"""A second machine with another key: it does not open, and the house goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from typing import TYPE_CHECKING

import httpx
import pytest

from ratskeller.cli.main import main
from ratskeller.client import NewTable
from tests.server.players import PATIENCE
from tests.server.running import QUICK, Server, eventually
from tests.server.test_starting import complaint, only_sentence
from tests.server.test_workers import lines_on_both, workers
from tests.server.visitors import Visitor, begin

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.test_starting import Complain
    from tests.server.visitors import Round

__all__ = ["complaint"]
pytestmark = pytest.mark.anyio

REFUSAL = "were opened with another house.key: put that one into the data folder"
OTHER_KEY = "ab" * 32


async def open_for_bots(server: Server) -> str:
    """A table at which bots play."""
    async with server.client() as client:
        opened = await client.open_table(NewTable(game="rathulhu", seats=2, sit=False, bots=["easy"] * 2, start=True))
    return opened.table.id


async def test_a_second_machine_with_another_key_is_refused_and_the_bots_go_on(
    data: Path, tmp_path: Path, postgres_place: str, complaint: Complain
) -> None:
    with Server(data, *QUICK, database=postgres_place) as server:
        table = await open_for_bots(server)
        said = await asyncio.to_thread(complaint, tmp_path / "second", "--database", postgres_place)
        assert REFUSAL in said
        assert not (tmp_path / "second" / "house.key").exists()  # what it made for itself is nobody's key
        server.kill()  # whoever comes now looks after the bots
        assert REFUSAL in await asyncio.to_thread(complaint, tmp_path / "second", "--database", postgres_place)
        await asyncio.to_thread(server.start)
        async with server.client() as client, client.line(table) as line:
            told = len(line.story)
            await eventually("the bots play", lambda: len(line.story) > told or (line.table and line.table.end))
        server.check_log()


async def test_a_key_that_was_exchanged_is_refused(data: Path, database: str, complaint: Complain) -> None:
    place = ["--database", database] if database else []
    with Server(data, database=database) as server:
        assert server.stop() == 0
    key = data / "house.key"
    own = key.read_text("ascii")
    key.write_text(OTHER_KEY, "ascii")
    assert REFUSAL in await asyncio.to_thread(complaint, data, *place)
    assert key.read_text("ascii") == OTHER_KEY  # it may be another house's only copy
    key.unlink()
    assert REFUSAL in await asyncio.to_thread(complaint, data, *place)
    assert not key.exists()
    key.write_text(own, "ascii")
    with Server(data, database=database) as server:
        server.check_log()


async def test_a_lost_key_is_replaced_on_purpose(data: Path, database: str, capfd: pytest.CaptureFixture[str]) -> None:
    adopt = ["serve", "--data", str(data), "--adopt-key", *(["--database", database] if database else [])]
    with Server(data, *QUICK, database=database) as server:
        made = await begin(server, "rathulhu", 2)
        assert await asyncio.to_thread(main, adopt) == 2  # nothing is taken from a house that is open
        assert "in use" in only_sentence(*capfd.readouterr())
        assert server.stop() == 0
    (data / "house.key").unlink()
    assert await asyncio.to_thread(main, adopt) == 0
    assert capfd.readouterr().out == (
        f"{data / 'house.key'} is now the key of the house; tables that cannot go on with it, but can be closed: 1.\n"
    )
    with Server(data, *QUICK, database=database) as server:
        async with server.client() as client:
            assert "key of the house" in (await client.table(made.table)).note
        await close(server, made)
        await begin(server, "rathulhu", 2)


async def close(server: Server, made: Round) -> None:
    """What is left to do at a table that cannot go on."""
    async with Visitor(server, made.table, made.tokens[0]) as host:
        assert (await host.ask({"type": "close"}))["type"] == "done"


@pytest.mark.parametrize("damage", [OTHER_KEY, "", None])
async def test_a_worker_that_is_replaced_waits_for_the_right_key(
    data: Path, postgres_place: str, damage: str | None
) -> None:
    with Server(data, *QUICK, "--workers", "2", database=postgres_place) as server:
        table = await open_for_bots(server)
        await serves_with_both(server, table)
        key, before = data / "house.key", workers(server)
        own = key.read_text("ascii")
        key.unlink()
        if damage is not None:
            key.write_text(damage, "ascii")
        os.kill(min(before), signal.SIGKILL)
        await eventually("it says so", lambda: "It is tried again in 5 s" in server.log())
        (replaced,) = workers(server) - before
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
            assert (await http.get("/health")).status_code == 200  # the other one serves on
        assert (key.read_text("ascii") if key.exists() else None) == damage  # a worker makes no key
        key.write_text(own, "ascii")
        await serves_with_both(server, table)
        assert replaced in workers(server)  # it has waited; no other one was tried
        assert "Traceback" not in server.log()
        server.check_log()


async def serves_with_both(server: Server, table: str) -> None:
    """Two visitors get two workers."""
    async with asyncio.timeout(PATIENCE), contextlib.AsyncExitStack() as stack:
        await lines_on_both(server, table, ["", "", ""], stack)
