"""Measures how long a review takes at a real server: to its first moments, and to its end.

`python -m tools.review_times [GAME ...] --games 9 --seed 900` plays so many games between bots of level 3, takes the
one of median length to a server of its own, and asks for its review twice: anew, and as it is kept.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from tests.review.games import play
from tests.review.test_accounts import SEATS
from tests.server.running import UNLIMITED, Server

if TYPE_CHECKING:
    from ratskeller.kernel.record import Record


def main() -> int:
    """A line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=9)
    parser.add_argument("--seed", type=int, default=900)
    parser.add_argument("--cold", action="store_true", help="the first who asks: no process has begun")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "house", *UNLIMITED) as server:
        for number, name in enumerate(asked.game):
            if asked.cold and number:
                server.stop()
                server.start()
            record = median_game(name, asked.games, asked.seed)
            asyncio.run(measure(server.address, name, record, is_cold=asked.cold))
    return 0


def median_game(name: str, games: int, seed: int) -> Record:
    """Of some games the one of median length."""
    game = find_game(name)
    records = [play(game, SEATS[name][-1], seed + number, "level:3") for number in range(games)]
    return sorted(records, key=lambda each: len(each.steps))[games // 2]


async def measure(address: str, name: str, record: Record, *, is_cold: bool) -> None:
    """Bring a game in and ask for its review, as the page does that shows its end."""
    async with httpx.AsyncClient(base_url=address, timeout=600.0, trust_env=False) as client:
        brought = await client.post("/api/records", json={"record": write_record(record)})
        table = brought.json()["table"]["id"]
        if not is_cold:
            (await client.get(f"/api/tables/{table}/epilogue")).raise_for_status()
            await asyncio.sleep(2.0)  # at least that long somebody looks at the end
        first, whole, slips = await ask(client, table)
        _, kept, _ = await ask(client, table)
    seats, steps = record.header.seats, len(record.steps)
    told = f"first moments {first:.2f} s, whole {whole:.2f} s, kept {kept:.2f} s, slips {slips}"
    print(f"{name}: {seats} seats, {steps} steps: {told}", flush=True)


async def ask(client: httpx.AsyncClient, table: str) -> tuple[float, float, int]:
    """Seconds to the first moments and to the end, and how many slips there are."""
    begun, first, slips = time.monotonic(), 0.0, 0
    async with client.stream("GET", f"/api/tables/{table}/review") as answer:
        answer.raise_for_status()
        async for text in answer.aiter_lines():
            line = msgspec.json.decode(text)
            if line["type"] == "moments":
                first = first or time.monotonic() - begun
                slips += sum(bool(each["decision"] and each["decision"]["slip"]) for each in line["moments"])
    return first, time.monotonic() - begun, slips


if __name__ == "__main__":
    sys.exit(main())
