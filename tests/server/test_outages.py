"""Disks that are full, databases that stop, bots that die, servers that restart: nothing is lost, and on it goes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from ratskeller.cli.main import main
from ratskeller.client import Client, NewTable, ServerRefused
from ratskeller.client.table_line import new_id
from ratskeller.tables import wire
from tests.server.players import PATIENCE, Players, close_and_check, stop
from tests.server.running import QUICK, Server, eventually
from tests.server.visitors import Visitor, begin, sit_down
from tests.server.wires import CutWire
from tests.tables.conftest import missing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.tables.postgres import Cluster

pytestmark = pytest.mark.anyio

SMALL = 3_000_000  # bytes of a disk
ENOUGH = 20  # moves before an outage; no game is over by then


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk that is easily full."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        missing("no small disk can be made without being root and allowed to mount")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(disk: Path) -> None:
    """Write until nothing more can be written."""
    with (disk / "ballast").open("wb", buffering=0) as ballast:
        for size in (65_536, 4096, 1):
            try:
                while True:
                    ballast.write(b"x" * size)
            except OSError:
                continue


async def test_a_full_disk_is_waited_for(small_disk: Path) -> None:
    with Server(small_disk / "data", *QUICK, logs=small_disk.parent) as server:
        made = await begin(server, "rathulhu", 3)
        players = Players(server.address, made, pace=0.01, hold=ENOUGH)
        async with asyncio.timeout(PATIENCE):
            playing = asyncio.create_task(players.play())
            await eventually("some moves are made", lambda: players.moves >= 10)
            fill(small_disk)
            players.hold = None
            await eventually("moves are refused", lambda: "unavailable" in players.refused)
            moves = players.moves
            async with server.client() as client:
                with pytest.raises(ServerRefused) as refused:
                    await client.open_table(NewTable(game="rathulhu", seats=2))
                assert refused.value.cause == "unavailable"
                assert (await client.table(made.table)).status == "running"  # it can still be read
            (small_disk / "ballast").unlink()
            await eventually("the game goes on", lambda: playing.done() or players.moves > moves + 5)
            await stop(playing)
        await close_and_check(server.address, players)
        server.check_log()


async def test_a_house_on_a_full_disk_says_so_instead_of_opening(
    small_disk: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command = ["serve", "--port", "0", "--data", str(small_disk / "data")]
    fill(small_disk)
    assert await asyncio.to_thread(main, command) == 2
    assert "house.key cannot be made: No space left on device." in capfd.readouterr().err
    assert list((small_disk / "data").iterdir()) == []
    (small_disk / "ballast").unlink()
    with Server(small_disk / "data", logs=small_disk.parent) as server:
        assert server.stop() == 0
    fill(small_disk)
    assert await asyncio.to_thread(main, command) == 2
    assert capfd.readouterr().err == "ratskeller: The tables' database cannot be used now: the disk is full.\n"


async def test_a_database_that_stops_is_waited_for(data: Path, postgres_place: str, cluster: Cluster) -> None:
    with Server(data, *QUICK, database=postgres_place) as server:
        made = await begin(server, "rathulhu", 3)
        players = Players(server.address, made, pace=0.02, hold=ENOUGH)
        async with asyncio.timeout(PATIENCE):
            playing = asyncio.create_task(players.play())
            await eventually("some moves are made", lambda: players.moves >= 5)
            await asyncio.to_thread(cluster.stop)
            try:
                players.hold = None
                await eventually("moves are refused", lambda: "unavailable" in players.refused)
                async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
                    answer = await http.post("/api/tables", json={"game": "rathulhu", "seats": 2})
                    assert (answer.status_code, answer.json()["cause"]) == (503, "unavailable")
                moves = players.moves
            finally:
                await asyncio.to_thread(cluster.start)
            await eventually("the game goes on", lambda: playing.done() or players.moves > moves + 5)
            await stop(playing)
        await close_and_check(server.address, players)
        server.check_log()


async def test_whoever_comes_while_the_database_is_away_gets_in_when_it_is_back(
    data: Path, postgres_place: str, cluster: Cluster
) -> None:
    with Server(data, *QUICK, database=postgres_place) as server:
        made = await sit_down(server)
        server.kill()
        server.start()  # so that the table is not in its memory
        async with asyncio.timeout(PATIENCE), CutWire(server.port) as passing, Client(passing.address) as client:
            await asyncio.to_thread(cluster.stop)
            try:
                async with Visitor(server, made.table, made.tokens[0]) as visitor:
                    assert (await visitor.hear())["cause"] == "unavailable"
                line = client.line(made.table, made.tokens[0])
                coming = asyncio.create_task(line.__aenter__())
                await eventually("they come again and again", lambda: passing.opened > 3)
                assert not coming.done()
            finally:
                await asyncio.to_thread(cluster.start)
            await coming
            await line.wish(wire.Say(new_id(), "Here I am."))
            await line.__aexit__(None, None, None)


async def test_a_bot_that_is_killed_is_replaced(data: Path) -> None:
    with Server(data, *QUICK) as server:
        async with asyncio.timeout(PATIENCE), server.client() as client:
            table = await client.open_table(
                NewTable(game="rathulhu", seats=2, sit=False, bots=["hard", "hard"], start=True)
            )
            async with client.line(table.table.id) as line:
                kills = 0
                while kills < 2 or not deaths(server):  # one that dies between two thoughts is not missed
                    told = len(line.story)
                    await eventually("a bot thinks", lambda: len(line.story) > told and thinkers(server))  # noqa: B023
                    killed = thinkers(server)
                    for sent in (signal.SIGSTOP, signal.SIGKILL):  # a thought takes milliseconds: it must not end first
                        for process in killed:
                            os.kill(process, sent)
                        await asyncio.sleep(1.0)
                    kills += 1
                    await eventually("another thinks", lambda: thinkers(server) - killed)  # noqa: B023
        assert server.stop() == 0
        await eventually("nobody is left", lambda: not server.processes())
        found = deaths(server)
        assert 1 <= len(found) <= kills  # then it was replaced
        assert found[0]["level"] == "warning"
        assert found[0]["level_"].startswith("level:5:")
        assert found[0]["table"] == table.table.id


def deaths(server: Server) -> list[dict[str, Any]]:
    """What the log says of bots that died while they thought."""
    silent = [line for line in server.check_log() if "did not answer; it moves at a glance" in line["message"]]
    return [line for line in silent if "ProcessExpired" in line["error"] or "All workers expired" in line["error"]]


def thinkers(server: Server) -> set[int]:
    """The processes of bots."""
    found = set()
    for process in server.processes() - {server.child.pid}:
        try:
            if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.add(process)
        except OSError:
            continue
    return found


async def test_a_restart_is_survived_by_everybody(data: Path, database: str) -> None:
    """SIGTERM, and another server at the same place: the clients come back by themselves."""
    with Server(data, *QUICK, database=database) as server:
        made = await begin(server, "rathulhu", 3, bots=["easy"])
        players = Players(server.address, made, pace=0.02, hold=ENOUGH)
        async with asyncio.timeout(PATIENCE):
            playing = asyncio.create_task(players.play())
            await eventually("some moves are made", lambda: players.moves >= 3)
            assert await asyncio.to_thread(server.stop) == 0
            await eventually("nobody is left", lambda: not server.processes())
            moves = players.moves
            players.hold = None
            await asyncio.to_thread(server.start)
            await eventually("the game goes on", lambda: playing.done() or players.moves > moves + 3)
            await stop(playing)
        await close_and_check(server.address, players)
        server.check_log()
