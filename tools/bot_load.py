"""Opens many tables of bots from one address, and measures how long the bots of another take to answer meanwhile.

    python -m tools.bot_load --tables 200
    python -m tools.bot_load --tables 0 --reviews 4

The server is a real one with its usual limits. The vandal, at 127.0.0.2, watches all of the tables, so that their bots
would like to think all the time, and has games reviewed, one after the other, so many at a time. Somebody else, at
127.0.0.3, watches bots of each level play, before and meanwhile. It fails if their answers take more than twice their
usual time in the median.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import write_record
from ratskeller.tables.bot_levels import LEVELS
from ratskeller.tables.wire import NewTable, Opened
from tests.review.games import play
from tests.server.running import Server
from tests.server.visitors import SECONDS, Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

VANDAL, OTHER = "127.0.0.2", "127.0.0.3"
GAME, SEATS = "rats_in_the_walls", 3
FACTOR = 2.0
SETTLE = 5.0  # seconds until the vandal's bots have found their pace
BUSY = 429
REVIEWED = "house_of_rath"  # what takes longest


class Reviews:
    """Games that somebody has reviewed all the time, so many at a time; each is over, and new to the house."""

    def __init__(self, server: Server, at_once: int) -> None:
        """Nothing is asked for yet."""
        self.moments = 0  # that were told
        self._record = write_record(play(find_game(REVIEWED), 4, 1)) if at_once else ""
        self._server, self._at_once = server, at_once
        self._under_way = asyncio.Event()

    def begin(self) -> Iterator[asyncio.Task[None]]:
        """Ask; the tasks never end."""
        for _ in range(self._at_once):
            yield asyncio.create_task(self._ask())

    async def wait(self) -> None:
        """Wait until the processes are at it."""
        if self._at_once:
            await asyncio.wait_for(self._under_way.wait(), SECONDS)

    async def _ask(self) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=VANDAL)
        async with httpx.AsyncClient(base_url=self._server.address, transport=transport, timeout=SECONDS) as http:
            while True:
                brought = await http.post("/api/records", json={"record": self._record})
                table = brought.raise_for_status().json()["table"]["id"]
                async with http.stream("GET", f"/api/tables/{table}/review") as lines:
                    async for line in lines.raise_for_status().aiter_lines():
                        self._under_way.set()
                        self.moments += len(msgspec.json.decode(line).get("moments", ()))


class Answers(msgspec.Struct):
    """How long the bots of a level took to answer, in seconds."""

    level: str
    before: list[float]
    meanwhile: list[float] = []

    @property
    def factor(self) -> float:
        """By how much they have become slower, in the median."""
        return statistics.median(self.meanwhile) / statistics.median(self.before)

    def __str__(self) -> str:
        usual, now = (
            f"{statistics.median(each):.2f} s (worst {max(each):.2f})" for each in (self.before, self.meanwhile)
        )
        return f"{self.level:>7}: {usual} before, {now} meanwhile, {self.factor:.2f} times as long"


async def _open(server: Server, address: str, level: str) -> str:
    """Open a table of bots from an address, as fast as the server lets one; its name."""
    wish = msgspec.json.encode(NewTable(game=GAME, seats=SEATS, sit=False, bots=[level] * SEATS, start=True))
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.address, transport=transport, timeout=SECONDS) as http:
        while True:
            answer = await http.post("/api/tables", content=wish, headers={"Content-Type": "application/json"})
            if answer.status_code != BUSY:
                return msgspec.json.decode(answer.raise_for_status().content, type=Opened).table.id
            await asyncio.sleep(1.0)


def _watch(server: Server, address: str, table: str) -> Visitor:
    return Visitor(server, table, "", local_addr=(address, 0))


async def _measure(server: Server, level: str, count: int) -> list[float]:
    """How long bots take to answer each other, so many times."""
    found: list[float] = []
    while len(found) < count:
        async with _watch(server, OTHER, await _open(server, OTHER, level)) as visitor:
            await visitor.hear_of("state")
            last, is_over = None, False
            while len(found) < count and not is_over:
                line = await visitor.hear_of("state", "table")
                is_over = line["type"] == "table" and line["table"]["status"] != "running"
                if line["type"] == "state" and line["told"]:
                    now = time.monotonic()
                    found += [now - last] if last is not None else []
                    last = now
    return found


async def _look_on(visitor: Visitor) -> None:
    """Read all that comes; the house lets go of whoever does not."""
    async for _ in visitor.socket:
        pass


async def measure_beside(server: Server, tables: int, count: int, reviews: Reviews | None = None) -> list[Answers]:
    """The answers of bots of each level, before and while somebody else has so many tables, and reviews."""
    found = [Answers(level, await _measure(server, level, count)) for level in LEVELS]
    levels = list(LEVELS)
    reviews = reviews or Reviews(server, 0)
    async with AsyncExitStack() as stack:
        busy = list(reviews.begin())
        for number in range(tables):
            table = await _open(server, VANDAL, levels[-1 - number % len(levels)])
            busy.append(asyncio.create_task(_look_on(await stack.enter_async_context(_watch(server, VANDAL, table)))))
        await reviews.wait()
        await asyncio.sleep(SETTLE)
        for answers in found:
            answers.meanwhile = await _measure(server, answers.level, count)
        for task in busy:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
    return found


def main() -> None:
    """Measure, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="that one address opens and watches (200)")
    parser.add_argument("--reviews", type=int, default=0, help="that one address asks for all the time (0)")
    parser.add_argument("--answers", type=int, default=20, help="of each level that are measured (20)")
    parser.add_argument("serve", nargs="*", help="options for the server, after --")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data", *arguments.serve) as server:
        reviews = Reviews(server, arguments.reviews)
        found = asyncio.run(measure_beside(server, arguments.tables, arguments.answers, reviews))
        server.check_log()
    print(f"beside {arguments.tables} tables of bots that one address has opened and watches, and {arguments.reviews}")
    print(f"reviews that it asks for all the time ({reviews.moments} moments):")
    print(*found, sep="\n")
    raise SystemExit(any(answers.factor > FACTOR for answers in found))


if __name__ == "__main__":
    main()
