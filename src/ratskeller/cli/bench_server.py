"""`bench server`: how many moves a second a server of ours takes on this machine, each of them durable."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from ratskeller import BUILD
from ratskeller.cli.arguments import seconds, whole_number
from ratskeller.extras import require
from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    import argparse
    from collections.abc import Coroutine, Iterator

    import psutil

    from ratskeller.client.random_crowd import Crowd

DESCRIPTION = (
    "Start a server on this machine, let a crowd play at random as fast as it is answered (with --think, as fast as "
    "people do), and tell how many moves a second were checked by the rules and written to the disk before they were "
    "answered. The crowd runs on the same machine and takes its share of it."
)
WARM_UP = 2.0  # seconds of playing before anything is counted
IDLE_CONNECTIONS = 200  # that only look on, to see what a connection costs


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    usage = "ratskeller bench server [--tables N] [--seconds S] [--database URL] [--workers N] [--json] [MORE]"
    parser = commands.add_parser("bench", description=DESCRIPTION, usage=usage)
    tables = whole_number(1, 2000)
    parser.add_argument("--tables", metavar="N", type=tables, default=100, help="tables played at once (100)")
    parser.add_argument("--seconds", metavar="S", type=seconds, default=20.0, help="how long to count (20)")
    parser.add_argument("--game", default="rats_in_the_walls", help="the game that is played (rats_in_the_walls)")
    parser.add_argument("--seats", metavar="N", type=whole_number(1, 12), default=4, help="seats of a table (4)")
    parser.add_argument("--database", metavar="URL", default="", help="a PostgreSQL to use (SQLite in a new folder)")
    parser.add_argument("--workers", metavar="N", type=whole_number(1, 16), default=1, help="processes that serve (1)")
    think = "seconds that a visitor thinks before a move, on average (none)"
    parser.add_argument("--think", metavar="S", type=seconds, default=0.0, help=think)
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, then tell."""
    require("server")
    require("client")
    with tempfile.TemporaryDirectory() as folder, serving(arguments, folder) as (address, process):
        found = _run(_measure(arguments, address, process.pid))
    crowd = found.crowd
    report = {
        "moves_per_s": round(crowd.moves / arguments.seconds, 1),
        "p50_ms": round(crowd.percentile(0.50), 1),
        "p99_ms": round(crowd.percentile(0.99), 1),
        "kb_per_connection": round(found.kb_per_connection, 1),
        "server_cores": round(found.server_cores, 2),
        "crowd_cores": round(found.crowd_cores, 2),
        "database": "postgresql" if arguments.database else "sqlite",
        "workers": arguments.workers,
        "tables": arguments.tables,
        "seats": arguments.seats,
        "game": arguments.game,
        "seconds": arguments.seconds,
        "think_s": arguments.think,
        "moves": crowd.moves,
        "refused": crowd.refused,
        "build": BUILD.kind,
    }
    if arguments.json:
        from ratskeller.cli.screen import print_json  # noqa: PLC0415

        print_json(report)
    else:
        _print_page(report)
    return 0


@contextmanager
def serving(arguments: argparse.Namespace, folder: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of our own, without limits for visitors, and its address."""
    command = [sys.executable, "-m", "ratskeller", "serve", "--port", "0", "--data", folder, "--rate", "1000000"]
    command += ["--tables-per-day", "100000000", "--connections", "1000000", "--workers", str(arguments.workers)]
    command += ["--connections-in-all", "1000000", "--metrics", "off"]
    if arguments.database:
        command += ["--database", arguments.database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        ready = process.stdout.readline() if process.stdout else ""
        if not ready:
            said = process.stderr.read().strip().splitlines() if process.stderr else []
            raise BadSetup(
                f"The server did not start: {said[-1].removeprefix('ratskeller: ') if said else 'no reason'}"
            )
        yield ready.split()[-1], process
    finally:
        process.terminate()
        process.communicate()


class Found(NamedTuple):
    """What was measured: what the crowd saw, and what it took."""

    crowd: Crowd
    kb_per_connection: float
    server_cores: float  # that were busy; a worker has at most one for itself, so near one it is what limits
    crowd_cores: float


def _run(measuring: Coroutine[Any, Any, Found]) -> Found:
    """With the loop that the server uses, too: a slow crowd would measure itself."""
    with suppress(ImportError):  # there is none for Windows
        import uvloop  # noqa: PLC0415

        return uvloop.run(measuring)
    return asyncio.run(measuring)


async def _measure(arguments: argparse.Namespace, address: str, pid: int) -> Found:
    from ratskeller.client.random_crowd import Visitors, open_idle  # noqa: PLC0415

    before = _memory(pid)
    async with open_idle(address, arguments.game, arguments.seats, IDLE_CONNECTIONS):
        memory = (_memory(pid) - before) / IDLE_CONNECTIONS / 1024
    visitors = Visitors(address, arguments.game, arguments.seats, arguments.tables, think=arguments.think)
    await visitors.come_in()
    await asyncio.sleep(WARM_UP)
    server, crowd = _busy(pid), time.process_time()
    found = await visitors.measure(arguments.seconds)
    server, crowd = _busy(pid) - server, time.process_time() - crowd
    await visitors.go()
    return Found(found, memory, server / arguments.seconds, crowd / arguments.seconds)


def _processes(pid: int) -> list[psutil.Process]:
    """A server and its workers."""
    import psutil  # noqa: PLC0415

    server = psutil.Process(pid)
    return [server, *server.children(recursive=True)]


def _busy(pid: int) -> float:
    """Seconds of processor time that a server and its workers have had."""
    return sum(sum(each.cpu_times()[:2]) for each in _processes(pid))


def _memory(pid: int) -> int:
    """Bytes of memory that they hold."""
    return sum(each.memory_info().rss for each in _processes(pid))


def _print_page(report: dict[str, Any]) -> None:
    from rich.text import Text  # noqa: PLC0415

    from ratskeller.cli.screen import TITLE, make_console, make_table, rate, seats_of  # noqa: PLC0415

    console = make_console()
    where = f"{report['database']}, {report['workers']} worker{'s' if report['workers'] > 1 else ''}"
    crowd = f"{report['tables']} tables of {seats_of(report['seats'])}"
    console.print(Text.assemble(("The server", TITLE), f"  {report['game']}, {crowd}, {where}"))
    console.print()
    table = make_table("", "", numbers=1)
    table.add_row("durable moves a second", rate(report["moves_per_s"]))
    table.add_row("half of them answered within", f"{report['p50_ms']} ms")
    table.add_row("99 of 100 answered within", f"{report['p99_ms']} ms")
    table.add_row("processor cores that the server kept busy", f"{report['server_cores']}")
    table.add_row("… and the crowd", f"{report['crowd_cores']}")
    table.add_row("memory of a connection that looks on", f"{report['kb_per_connection']} KB")
    console.print(table)
