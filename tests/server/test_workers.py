"""Several processes on one PostgreSQL: whoever is where sees everything, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ratskeller.client.table_line import new_id
from ratskeller.tables import wire
from tests.server.players import PATIENCE, Players, close_and_check, stop
from tests.server.running import QUICK, Server, eventually
from tests.server.visitors import begin

if TYPE_CHECKING:
    from ratskeller.client import Line

pytestmark = pytest.mark.anyio


def sockets_of(process: int) -> set[str]:
    """The sockets that a process has open."""
    found = set()
    with contextlib.suppress(OSError):
        for name in Path(f"/proc/{process}/fd").iterdir():
            with contextlib.suppress(OSError):
                found.add(str(name.readlink()))
    return {each for each in found if each.startswith("socket:")}


def workers(server: Server) -> set[int]:
    """The processes that serve: the children of the first one that hold its listening socket."""
    shared = sockets_of(server.child.pid)
    return {each for each in server.processes() - {server.child.pid} if sockets_of(each) & shared}


def worker_of(server: Server, line: Line) -> int:
    """The process at the other end of a line."""
    assert line._socket is not None
    port = line._socket.local_address[1]
    rows = [row.split() for row in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
    inode = next(row[9] for row in rows if row[2].endswith(f":{port:04X}") and row[1].endswith(f":{server.port:04X}"))
    return next(each for each in workers(server) if f"socket:[{inode}]" in sockets_of(each))


async def lines_on_both(server: Server, table: str, tokens: list[str], stack: contextlib.AsyncExitStack) -> list[Line]:
    """Lines for these tokens that do not all end at the same worker."""
    client = await stack.enter_async_context(server.client())
    while True:  # one worker may open long before the other
        async with contextlib.AsyncExitStack() as trying:
            lines = [await trying.enter_async_context(client.line(table, token)) for token in tokens]
            if len({worker_of(server, line) for line in lines}) > 1:
                stack.push_async_exit(trying.pop_all())
                return lines


async def test_several_workers(data: Path, postgres_place: str) -> None:
    with Server(data, *QUICK, "--workers", "2", database=postgres_place) as two:
        await check_that_visitors_of_different_workers_see_each_other(two)
        await check_that_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(two)
        await check_that_workers_end_with_the_process_that_started_them(two)
        two.check_log()


async def check_that_visitors_of_different_workers_see_each_other(two: Server) -> None:
    made = await begin(two, "rathulhu", 3, bots=["easy"])
    async with asyncio.timeout(PATIENCE), contextlib.AsyncExitStack() as stack:
        lines = await lines_on_both(two, made.table, ["", *made.tokens, ""], stack)
        host = lines[1]
        await host.wish(wire.Say(new_id(), "Can you hear me?"))
        for line in lines:
            await eventually("all hear it", lambda: line.said and line.said[-1].text == "Can you hear me?")  # noqa: B023
        players = Players(two.address, made)
        await players.play(15)
        await host.wish(wire.Close(new_id()))
        for line in lines:
            await eventually("all see the end", lambda: line.table and line.table.status == "closed")  # noqa: B023
        first, last = lines[0], lines[-1]
        await eventually("they have heard the same", lambda: first.story == last.story)
        assert first.story
        async with two.client() as client:
            players.check(await client.record(made.table))


async def check_that_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(two: Server) -> None:
    made = await begin(two, "rathulhu", 3, bots=["easy"])
    async with asyncio.timeout(PATIENCE):
        players = Players(two.address, made, pace=0.02, hold=0)
        playing = asyncio.create_task(players.play())
        for _ in range(2):
            moves = players.moves
            players.hold = moves + 6  # so that the game is not over before the second kill
            await eventually("somebody plays", lambda: players.moves >= moves + 2)  # noqa: B023
            await eventually("both serve", lambda: len(workers(two)) == 2)
            killed = min(workers(two))
            os.kill(killed, signal.SIGKILL)
            moves = players.moves
            players.hold = moves + 6
            await eventually("it is replaced", lambda: len(workers(two) - {killed}) == 2)  # noqa: B023
            await eventually("the game goes on", lambda: playing.done() or players.moves > moves + 2)  # noqa: B023
        await stop(playing)
    await close_and_check(two.address, players)


async def check_that_workers_end_with_the_process_that_started_them(two: Server) -> None:
    made = await begin(two, "rathulhu", 3, bots=["easy"])
    await eventually("both serve", lambda: len(workers(two)) == 2)
    two.kill()
    await eventually("nobody is left", lambda: not two.processes())
    two.start()  # the port is free again
    async with asyncio.timeout(PATIENCE), two.client() as client:
        assert (await client.table(made.table)).status == "running"
    assert two.stop() == 0
    await eventually("nobody is left", lambda: not two.processes())
