"""What a host and a browser rely on: headers, health, metrics, logs."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from contextlib import aclosing
from typing import TYPE_CHECKING

import asyncpg
import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import write_record
from ratskeller.server.settings import METRICS
from tests.review.games import play
from tests.server.running import QUICK, Server, eventually, free_port
from tests.server.test_outages import fill, small_disk
from tests.server.visitors import SECONDS, Visitor, begin, find_mover, sit_down

if TYPE_CHECKING:
    from pathlib import Path

    from tests.tables.postgres import Cluster

__all__ = ["small_disk"]
pytestmark = pytest.mark.anyio

PATHS = ["/health", "/api/games", "/api/tables", "/api/schema/openapi.json", "/nothing", "/api/tables/abc"]


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_carries_the_headers_and_no_cookie(server: Server, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
        for method in ("GET", "POST", "OPTIONS"):
            headers = (await http.request(method, path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "set-cookie" not in headers
            assert "server" not in headers
            assert "access-control-allow-origin" not in headers


async def metrics(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/metrics")
    families = list(text_string_to_metric_families(answer.text))
    assert all(family.documentation for family in families)
    return {sample.name: sample.value for family in families for sample in family.samples}


async def test_metrics_count_what_anybody_may_see_at_an_address_of_their_own(data: Path) -> None:
    port = free_port()
    with Server(data, *QUICK, "--metrics", f"127.0.0.1:{port}") as server:
        made = await begin(server)
        mover, seq, do = await find_mover(server, made)
        async with asyncio.timeout(SECONDS):
            # Some may still be saying goodbye.
            while (before := await metrics(port))["ratskeller_connections"]:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        async with Visitor(server, made.table, made.tokens[mover]) as visitor:
            assert (await visitor.ask({"type": "say", "text": "Well?"}))["type"] == "done"
            assert (await metrics(port))["ratskeller_changes_total"] == before["ratskeller_changes_total"]
            done = await visitor.ask({"type": "act", "seat": mover, "seq": seq, "do": do})
            assert done["type"] == "done"
            during = await metrics(port)
        assert during["ratskeller_connections"] == 1
        assert during["ratskeller_changes_total"] == before["ratskeller_changes_total"] + 1
        assert during["ratskeller_tables"] >= 1
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
            assert (await http.get("/metrics")).status_code == 404
        server.check_log()


async def test_every_worker_has_metrics_of_its_own(data: Path, postgres_place: str) -> None:
    first = free_port()
    options = ("--workers", "2", "--metrics", f"127.0.0.1:{first}")
    with Server(data, *options, database=postgres_place) as server:
        await eventually("both offer them", lambda: all(is_open(port) for port in (first, first + 1)))
        for port in (first, first + 1):
            assert "ratskeller_tables" in await metrics(port)
        server.check_log()


def is_open(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


async def test_a_house_whose_usual_metrics_are_taken_opens_without_them(data: Path) -> None:
    host, _, port = METRICS.rpartition(":")
    with contextlib.ExitStack() as taken:
        with contextlib.suppress(OSError):  # somebody else has it, which is as good
            taken.enter_context(socket.create_server((host, int(port))))
        with Server(data, "--metrics", METRICS) as server:
            assert any("there are no metrics" in line["message"] for line in server.check_log())


async def test_metrics_show_who_waits_for_bots(data: Path) -> None:
    port = free_port()
    with Server(data, *QUICK, "--bots", "1", "--metrics", f"127.0.0.1:{port}") as server:
        made = [await sit_down(server, sit=False, bots=["hard"] * 3, start=True) for _ in range(2)]
        before = await metrics(port)
        assert (before["ratskeller_bots_thinking"], before["ratskeller_bots_waiting"]) == (0, 0)
        async with Visitor(server, made[0].table, ""), Visitor(server, made[1].table, ""), asyncio.timeout(SECONDS):
            during = await metrics(port)
            while (during["ratskeller_bots_thinking"], during["ratskeller_bots_waiting"]) != (1, 1):
                await asyncio.sleep(0.01)
                during = await metrics(port)
            while (await metrics(port))["ratskeller_bot_wait_seconds_count"] < 3:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        server.check_log()


async def test_metrics_show_who_waits_for_reviews(data: Path) -> None:
    port = free_port()
    record = write_record(play(find_game("house_of_rath"), 4, 7))
    names = ["ratskeller_reviews_made", "ratskeller_reviews_waiting", "ratskeller_review_wait_seconds_count"]
    with Server(data, *QUICK, "--judges", "1", "--metrics", f"127.0.0.1:{port}") as server:
        async with server.client() as client, asyncio.timeout(SECONDS):
            tables = [(await client.import_record(record)).table.id for _ in range(2)]
            before = await metrics(port)
            assert [before[name] for name in names] == [0, 0, 0]
            async with aclosing(client.review(tables[0])) as one, aclosing(client.review(tables[1])) as other:
                await asyncio.gather(anext(one), anext(other))
                during = before
                while [during[name] for name in names[:2]] != [1, 1]:
                    await asyncio.sleep(0.01)
                    during = await metrics(port)
                while (await metrics(port))[names[2]] < 3:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        server.check_log()


async def test_health_says_when_the_database_is_away(data: Path, postgres_place: str, cluster: Cluster) -> None:
    with Server(data, database=postgres_place) as server:
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
            answer = await http.get("/health")
            assert (answer.status_code, answer.json()["status"]) == (200, "ok")
            cluster.stop()
            try:
                answer = await http.get("/health")
                assert (answer.status_code, answer.json()["cause"]) == (503, "unavailable")
                assert answer.headers["retry-after"] == "1"
            finally:
                cluster.start()
            answer = await http.get("/health")
            assert answer.status_code == 200
        lines = server.check_log()
        assert all({"at", "level", "from", "process", "message"} <= set(line) for line in lines)


async def test_health_says_when_the_disk_is_full(small_disk: Path) -> None:
    with Server(small_disk / "data", logs=small_disk.parent) as server:
        assert await health(server) == 200
        fill(small_disk)
        await becomes(server, 503)  # though nobody has tried to write
        async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
            answer = await http.get("/health")
            assert "disk is full" in answer.json()["why"]
        (small_disk / "ballast").unlink()
        await becomes(server, 200)
        server.check_log()


async def test_health_says_when_the_database_is_read_only(data: Path, postgres_place: str, cluster: Cluster) -> None:
    async def set_read_only(value: str) -> None:
        connection = await asyncpg.connect(cluster.address("tables"))
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER DATABASE tables SET default_transaction_read_only = {value}")
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
        await connection.close()

    with Server(data, database=postgres_place) as server:
        try:
            await set_read_only("on")
            await becomes(server, 503)
        finally:
            await set_read_only("off")
        await becomes(server, 200)
        server.check_log()


async def health(server: Server) -> int:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
        return (await http.get("/health")).status_code


async def becomes(server: Server, status: int) -> None:
    """Ask as often as the rate allows, until the answer is what it should be."""
    async with asyncio.timeout(SECONDS):
        while await health(server) != status:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
