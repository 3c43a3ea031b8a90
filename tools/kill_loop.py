"""Kills a server again and again while people play at it, and looks whether anything that was acknowledged got lost.

    python -m tools.kill_loop --kills 200                                    (SQLite)
    python -m tools.kill_loop --kills 100 --database postgres --workers 2    (a PostgreSQL of its own)

Every time the server, or one of several workers, is killed without a warning (SIGKILL) at a random moment. The server
is started again at the same port; a worker is replaced by the server itself. People play, talk, sit down and leave
through the reference client. After each kill every acknowledged move, answer, seat and line of talk must be there. In
the end every table must have gone on after the last kill, every record must be true and hold each acknowledged move
once, and no process of any killed server may be left.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import msgspec

from ratskeller.tables.database.rows import read_document
from tests.server.guests import Guests
from tests.server.players import Players, close_and_check
from tests.server.running import QUICK, Server, eventually
from tests.server.test_workers import worker_of, workers
from tests.server.visitors import begin
from tests.tables.postgres import Cluster
from tools.other_programs import find_postgres

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ratskeller.tables.saved import Document

TABLES: tuple[tuple[str, int, list[str]], ...] = (
    ("rats_in_the_walls", 3, []),
    ("rathulhu", 2, []),
    ("rats_in_the_walls", 4, ["level:1"]),
    ("house_of_rath", 3, []),  # all are asked at once; what they answer in secret is held …
    ("condyle_cove", 3, []),  # … until a time is over that a kill may fall into
)
PACE = 0.01  # seconds people take; without, a game is over before the next kill
WINDOW = 3  # seconds to answer in; long enough that a question is open before a kill and after
MOMENT = 0.6  # seconds until a kill, at most
WHOLE = 3  # every third kill is one of the whole server, where there are several workers


class Found(msgspec.Struct):
    """What a loop has seen."""

    kills: int = 0
    workers_killed: int = 0  # of the kills, those of one worker of several
    spread: int = 0  # kills at which people were connected to more than one worker
    moves: int = 0  # acknowledged
    held: int = 0  # acknowledged answers that were held after a kill
    others: int = 0  # wishes for seats and talk that were granted
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
    guests = Guests(server.address)
    coming = asyncio.create_task(guests.stay())
    try:
        for _ in range(kills):
            for number, task in enumerate(playing):
                if task.done():
                    await task
                    ended.append(tables[number])
                    tables[number] = await _sit(server, number, rng.random())
                    playing[number] = asyncio.create_task(tables[number].play())
            await _spread(server, tables, rng)
            before = sum(players.moves for players in tables)
            await eventually(
                "somebody moves, or all games are over",
                lambda: sum(each.moves for each in tables) > before or all(task.done() for task in playing),  # noqa: B023
            )
            await asyncio.sleep(rng.random() * MOMENT)
            found.spread += len(_connected(server, tables)) > 1
            found.moves_between.append(sum(players.moves for players in tables) - before)
            last = [dict(players.last) for players in tables]
            await _kill(server, found, rng)
            for players, each in zip(tables, last, strict=True):
                found.held += players.check_stored(*await _stored(server, players.made.table), each)
            if coming.done():
                await coming
            await guests.check()
        then = [players.moves for players in tables]
        for players, moves, task in zip(tables, then, playing, strict=True):
            await eventually(f"{players.made.table} goes on", lambda: task.done() or players.moves > moves)  # noqa: B023
        await guests.check(len(guests.rooms))
    finally:
        for task in (*playing, coming):
            task.cancel()
        await asyncio.gather(*playing, coming, return_exceptions=True)
    for players in (*ended, *tables):
        record = await close_and_check(server.address, players)
        found.moves += players.moves
        found.steps += len(record.steps)
        found.tables += 1
    found.others = guests.granted
    found.seconds = time.monotonic() - began
    return found


async def _kill(server: Server, found: Found, rng: random.Random) -> None:
    """Kill the server, or one of its workers, and have it back."""
    found.kills += 1
    serving = workers(server)
    if len(serving) > 1 and found.kills % WHOLE:
        killed = rng.choice(sorted(serving))
        os.kill(killed, signal.SIGKILL)
        found.workers_killed += 1
        await eventually("it is replaced", lambda: len(workers(server) - {killed}) == len(serving))
        return
    await asyncio.to_thread(server.kill)
    with contextlib.suppress(AssertionError):
        await eventually("everybody is gone", lambda: not server.processes(), 60)
    found.left_over += len(server.processes())
    await asyncio.to_thread(server.start)
    await eventually("all serve", lambda: len(workers(server)) == len(serving))


async def _stored(server: Server, table: str) -> tuple[Document, set[str]]:
    """A table as the database has it, and the names of the moves in its log; a worker may know of it a little later."""
    body, names = f"SELECT body FROM tables WHERE id = '{table}'", f"SELECT move FROM log WHERE table_id = '{table}'"  # noqa: S608
    if server.database:
        connection = await asyncpg.connect(server.database)
        try:
            found, moves = await connection.fetchval(body), {row["move"] for row in await connection.fetch(names)}
        finally:
            await connection.close()
    else:
        with contextlib.closing(sqlite3.connect(server.data / "ratskeller.sqlite")) as file:
            found, moves = file.execute(body).fetchone()[0], {row[0] for row in file.execute(names)}
    return read_document(found), moves


def _connected(server: Server, tables: Sequence[Players]) -> set[int]:
    """The workers that people are connected to who play."""
    found = set()
    for line in (line for players in tables for line in players.lines):
        with contextlib.suppress(AssertionError, StopIteration):  # it is just being connected again
            found.add(worker_of(server, line))
    return found


async def _spread(server: Server, tables: Sequence[Players], rng: random.Random) -> None:
    """Let half of the people connect anew once all workers serve: after a kill they are all at those that were left."""
    serving, met = workers(server), set[int]()
    if len(serving) < 2:
        return
    async with server.client() as client:
        while met < serving:
            async with client.line(tables[0].made.table) as line:
                met.add(worker_of(server, line))
    for line in (line for players in tables for line in players.lines):
        if line._socket is not None and rng.random() < 0.5:  # noqa: SLF001
            await line._socket.close()  # noqa: SLF001


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
    parser.add_argument("--workers", default="1", help="processes that serve; more than one need a PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        _database(arguments.database) as database,
        Server(Path(folder) / "data", *QUICK, "--workers", arguments.workers, database=database) as server,
    ):
        found = asyncio.run(kill_again_and_again(server, arguments.kills, arguments.seed))
        server.check_log()
    print(
        f"{found.kills} kills in {found.seconds:.0f} s ({found.workers_killed} of one worker alone; at {found.spread} "
        f"people were at several workers): {found.moves} acknowledged moves at {found.tables} tables ({found.steps} "
        f"steps in all), every one in its record once; {found.held} answers in secret were held after a kill; "
        f"{found.others} other wishes (tables, seats, talk), all kept; {found.left_over} processes left over."
    )
    raise SystemExit(found.left_over > 0)


if __name__ == "__main__":
    main()
