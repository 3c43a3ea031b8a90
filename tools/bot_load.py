"""Opens many tables of bots from one address, and measures how long the bots of another take to answer meanwhile.

    python -m tools.bot_load --tables 200

The server is a real one with its usual limits. The vandal, at 127.0.0.2, watches all of the tables, so that their bots
would like to think all the time. Somebody else, at 127.0.0.3, watches bots of each level play, before and meanwhile. It
fails if their answers take more than twice their usual time in the median.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec

from ratskeller.tables.bot_levels import LEVELS
from ratskeller.tables.wire import NewTable, Opened
from tests.server.running import Server
from tests.server.visitors import SECONDS, Visitor

VANDAL, OTHER = "127.0.0.2", "127.0.0.3"
GAME, SEATS = "rats_in_the_walls", 3
FACTOR = 2.0
SETTLE = 5.0  # seconds until the vandal's bots have found their pace
BUSY = 429


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


async def measure_beside(server: Server, tables: int, count: int) -> list[Answers]:
    """The answers of bots of each level, before and while somebody else has so many tables."""
    found = [Answers(level, await _measure(server, level, count)) for level in LEVELS]
    levels = list(LEVELS)
    async with AsyncExitStack() as stack:
        looking = []
        for number in range(tables):
            table = await _open(server, VANDAL, levels[-1 - number % len(levels)])
            looking.append(
                asyncio.create_task(_look_on(await stack.enter_async_context(_watch(server, VANDAL, table))))
            )
        await asyncio.sleep(SETTLE)
        for answers in found:
            answers.meanwhile = await _measure(server, answers.level, count)
        for task in looking:
            task.cancel()
    return found


def main() -> None:
    """Measure, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="that one address opens and watches (200)")
    parser.add_argument("--answers", type=int, default=20, help="of each level that are measured (20)")
    parser.add_argument("serve", nargs="*", help="options for the server, after --")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data", *arguments.serve) as server:
        found = asyncio.run(measure_beside(server, arguments.tables, arguments.answers))
        server.check_log()
    print(f"beside {arguments.tables} tables of bots that one address has opened and watches:")
    print(*found, sep="\n")
    raise SystemExit(any(answers.factor > FACTOR for answers in found))


if __name__ == "__main__":
    main()
