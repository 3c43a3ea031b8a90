"""Kills a server again and again while people play at it, and looks whether anything that was acknowledged got lost.

    python -m tools.kill_loop --kills 200                        (SQLite)
    python -m tools.kill_loop --kills 200 --database postgres    (a PostgreSQL of its own)

Every time the server is killed without a warning (SIGKILL), at a random moment, and started again at the same port.
The people play through the reference client. In the end every table must have gone on after the last kill, every
record must be true and hold each acknowledged move once, and no process of any killed server may be left.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tests.server.players import Players, close_and_check
from tests.server.running import QUICK, Server, eventually
from tests.server.visitors import begin
from tests.tables.postgres import Cluster
from tools.other_programs import find_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES: tuple[tuple[str, int, list[str]], ...] = (
    ("rats_in_the_walls", 3, []),
    ("rathulhu", 2, []),
    ("rats_in_the_walls", 4, ["easy"]),
    ("house_of_rath", 3, []),  # all are asked at once, and answer in secret
    ("condyle_cove", 3, []),  # silence is an answer, after a time that a kill may fall into
)
PACE = 0.01  # seconds people take; without, a game is over before the next kill
WINDOW = 1  # seconds to answer in
MOMENT = 0.6  # seconds until a kill, at most


class Found(msgspec.Struct):
    """What a loop has seen."""

    kills: int = 0
    moves: int = 0  # acknowledged
    moves_between: list[int] = []  # between one kill and the next
    tables: int = 0
    steps: int = 0
    left_over: int = 0  # processes of killed servers
    seconds: float = 0.0


async def kill_again_and_again(server: Server, kills: int, seed: int) -> Found:
    """Let people play at a running server, and kill it so many times."""
    rng, found, began = random.Random(seed), Found(), time.monotonic()
    tables = [await _sit(server, number, rng.random()) for number in range(len(TABLES))]
    ended: list[Players] = []
    playing = [asyncio.create_task(players.play()) for players in tables]
    try:
        for _ in range(kills):
            for number, task in enumerate(playing):
                if task.done():
                    await task
                    ended.append(tables[number])
                    tables[number] = await _sit(server, number, rng.random())
                    playing[number] = asyncio.create_task(tables[number].play())
            before = sum(players.moves for players in tables)
            await eventually("somebody moves", lambda: sum(each.moves for each in tables) > before)  # noqa: B023
            await asyncio.sleep(rng.random() * MOMENT)
            found.moves_between.append(sum(players.moves for players in tables) - before)
            await asyncio.to_thread(server.kill)
            found.kills += 1
            with contextlib.suppress(AssertionError):
                await eventually("everybody is gone", lambda: not server.processes(), 60)
            found.left_over += len(server.processes())
            await asyncio.to_thread(server.start)
        then = [players.moves for players in tables]
        for players, moves, task in zip(tables, then, playing, strict=True):
            await eventually(f"{players.made.table} goes on", lambda: task.done() or players.moves > moves)  # noqa: B023
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for players in (*ended, *tables):
        record = await close_and_check(server.address, players)
        found.moves += players.moves
        found.steps += len(record.steps)
        found.tables += 1
    found.seconds = time.monotonic() - began
    return found


async def _sit(server: Server, number: int, seed: float) -> Players:
    game, seats, bots = TABLES[number]
    made = await begin(server, game, seats, bots=bots, window=WINDOW)
    return Players(server.address, made, seed=int(seed * 2**32), pace=PACE)


@contextlib.contextmanager
def _database(name: str) -> Iterator[str]:
    if name != "postgres":
        yield name
        return
    programs = find_postgres()
    if programs is None:
        raise SystemExit("There is no PostgreSQL here.")
    cluster = Cluster(programs)
    try:
        cluster.create()
        cluster.start()
        yield cluster.address()
    finally:
        cluster.remove()


def main() -> None:
    """Run a loop and tell what it found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", default="", help="`postgres` for one of its own, or an address; SQLite without")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        _database(arguments.database) as database,
        Server(Path(folder) / "data", *QUICK, database=database) as server,
    ):
        found = asyncio.run(kill_again_and_again(server, arguments.kills, arguments.seed))
        server.check_log()
    print(
        f"{found.kills} kills in {found.seconds:.0f} s: {found.moves} acknowledged moves at {found.tables} tables "
        f"({found.steps} steps in all), every one in its record once; {found.left_over} processes left over."
    )
    raise SystemExit(found.left_over > 0)


if __name__ == "__main__":
    main()
