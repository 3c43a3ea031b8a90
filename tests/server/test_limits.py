"""Whoever asks for too much is refused, then cut off; nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ratskeller.client import NewTable, ServerRefused
from ratskeller.server.limits import BURST
from ratskeller.server.table_line import PATIENCE
from tests.server.running import Server
from tests.server.visitors import SECONDS, Visitor, sit_down

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

RATE = 5  # wishes and requests a second


async def test_a_flood_is_refused_then_cut_and_harms_nobody(data: Path) -> None:
    with Server(data, "--rate", str(RATE), "--tables-per-day", "3") as server:
        made = await sit_down(server)
        async with Visitor(server, made.table, made.tokens[1]) as other:
            async with Visitor(server, made.table, made.tokens[0]) as flood:
                began = time.monotonic()
                await flood.hear_of("table")
                with contextlib.suppress(ConnectionClosed):
                    for number in range(PATIENCE + 900):  # more than flow in however slowly they are read
                        await flood.say({"type": "sign", "id": f"f{number}", "sign": "nod"})
                code, reason = await flood.hear_the_end()
                seconds = time.monotonic() - began
                kinds = [line["type"] for line in flood.lines]
                refused = [line for line in flood.lines if line["type"] == "refused"]
            assert (code, reason) == (1008, "too_many")
            assert kinds.count("bye") == 1
            assert {line["cause"] for line in refused} == {"too_many"}
            assert 0 < kinds.count("done") <= RATE * (BURST + seconds)
            assert all(line["id"] for line in refused)
            assert (await other.ask({"type": "say", "text": "What was that?"}))["type"] == "done"
        await check_requests(server)
        server.check_log()


async def check_requests(server: Server) -> None:
    """Over HTTP: a burst, then 429 for all but the health."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
        answers = await asyncio.gather(*(http.get("/api/games/rathulhu") for _ in range(60)))
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert late[0].json()["cause"] == "too_many"
        assert late[0].headers["retry-after"] == "1"
        assert (await http.get("/health")).status_code == 200
        await asyncio.sleep(1)  # as it was told to
        assert (await http.get("/api/games/rathulhu")).status_code == 200
    async with server.client() as client:  # one was opened above
        await asyncio.sleep(2)  # for more than the three requests that follow
        for _ in range(2):
            await client.open_table(NewTable(game="rathulhu", seats=2))
        with pytest.raises(ServerRefused, match=r"at most 3 tables are opened in a day\.") as caught:
            await client.open_table(NewTable(game="rathulhu", seats=2))
        assert caught.value.cause == "too_many"


async def test_too_many_connections_of_one_address(data: Path) -> None:
    with Server(data, "--connections", "3") as server:
        made = await sit_down(server)
        async with contextlib.AsyncExitStack() as here:
            for _ in range(3):
                await (await here.enter_async_context(Visitor(server, made.table, ""))).hear_of("table")
            async with Visitor(server, made.table) as fourth:
                assert (await fourth.hear())["cause"] == "too_many"
                assert (await fourth.hear_the_end())[0] == 1008
        async with asyncio.timeout(SECONDS):
            # Until the server has noticed that they have gone.
            while not await comes_in(server, made.table):  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def comes_in(server: Server, table: str) -> bool:
    async with Visitor(server, table, "") as visitor:
        line = await visitor.hear()
    assert line["type"] == "table" or line["cause"] == "too_many"
    return bool(line["type"] == "table")
