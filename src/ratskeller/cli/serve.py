"""`serve`: hosts tables for a community."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.cli.terminal_end import program

if TYPE_CHECKING:
    import argparse

DESCRIPTION = (
    "Host tables for others. Everything is kept in the data folder: the key of the house and, unless --database names "
    "a PostgreSQL, the tables. Stop it with Ctrl+C; it goes on where it was when it is started again."
)

TIMES = (
    ("head", 10.0, "seconds for the head of a request, or for a hello, to come"),
    ("body", 60.0, "seconds for its body"),
    ("answer", 60.0, "seconds for its answer to be taken"),
)


def add(commands: argparse._SubParsersAction[Any]) -> None:
    """Add this command's parser."""
    parser = commands.add_parser("serve", description=DESCRIPTION)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on; 0 takes any free one (8000)")
    parser.add_argument(
        "--data", metavar="FOLDER", default="", help="where to keep everything (ratskeller in your data)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get("RATSKELLER_DATABASE", ""),
        help="postgresql://user:password@host/name; or in RATSKELLER_DATABASE, where other users cannot read it",
    )
    parser.add_argument(
        "--workers", metavar="N", type=int, default=1, help="processes that serve (1; more: PostgreSQL)"
    )
    parser.add_argument("--bots", metavar="N", type=int, default=2, help="processes that think for bots (2)")
    parser.add_argument(
        "--bot-seconds",
        metavar="S",
        type=float,
        default=45.0,
        help="seconds a minute that bots think for one address (45)",
    )
    parser.add_argument("--pace", metavar="S", type=float, default=0.6, help="seconds a bot takes at least (0.6)")
    parser.add_argument("--judges", metavar="N", type=int, default=2, help="processes that look back on games (2)")
    parser.add_argument(
        "--reviews", metavar="N", type=int, default=4, help="games of one address that are looked back on at once (4)"
    )
    parser.add_argument("--reviews-in-all", metavar="N", type=int, default=32, help="of one worker (32)")
    parser.add_argument(
        "--name", metavar="NAME", action="append", default=[], help="a name by which visitors come, such as example.org"
    )
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help="another site whose pages may connect"
    )
    parser.add_argument("--tables-per-day", metavar="N", type=int, default=200, help="for one address (200)")
    parser.add_argument(
        "--sittings", metavar="N", type=int, default=30, help="of one address at one table in ten minutes (30)"
    )
    parser.add_argument("--connections", metavar="N", type=int, default=200, help="open ones of one address (200)")
    parser.add_argument("--connections-in-all", metavar="N", type=int, default=2000, help="of one worker (2000)")
    for what, default, help_ in TIMES:
        told = f"{help_} ({default:g})"
        parser.add_argument(f"--{what}-seconds", metavar="S", type=float, default=default, help=told)
    parser.add_argument(
        "--inspection-seconds",
        metavar="S",
        type=float,
        default=20.0,
        help="processor time a minute that packs and records of one address may take to look at (20)",
    )
    parser.add_argument("--rate", metavar="N", type=float, default=20.0, help="wishes a second for one visitor (20)")
    parser.add_argument(
        "--trust-proxy",
        metavar="ADDRESS",
        nargs="?",
        const="127.0.0.1",
        default="",
        help="take visitors' addresses from the proxy at this address (127.0.0.1); several are parted by commas",
    )
    parser.add_argument(
        "--adopt-key",
        action="store_true",
        help="make the house.key in the data folder that of the tables, whose own is lost or known to others; then end",
    )
    parser.add_argument(
        "--metrics",
        metavar="HOST:PORT",
        help="where Prometheus finds the numbers of this server, or off (127.0.0.1:9470, this machine only)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from ratskeller.server.run import adopt_key, run_server  # noqa: PLC0415
    from ratskeller.server.settings import METRICS, Settings  # noqa: PLC0415

    settings = Settings(
        data=arguments.data or str(default_folder()),
        database=arguments.database,
        host=arguments.host,
        port=arguments.port,
        workers=arguments.workers,
        bot_processes=arguments.bots,
        bot_seconds_per_minute=arguments.bot_seconds,
        pace=arguments.pace,
        judge_processes=arguments.judges,
        reviews_per_address=arguments.reviews,
        reviews_in_all=arguments.reviews_in_all,
        names=tuple(arguments.name),
        origins=tuple(arguments.origin),
        tables_per_day=arguments.tables_per_day,
        sittings=arguments.sittings,
        connections_per_address=arguments.connections,
        connections_in_all=arguments.connections_in_all,
        head_seconds=arguments.head_seconds,
        body_seconds=arguments.body_seconds,
        answer_seconds=arguments.answer_seconds,
        inspection_seconds=arguments.inspection_seconds,
        wishes_per_second=arguments.rate,
        requests_per_second=arguments.rate,
        command_for_others=f"{program()} serve --host 0.0.0.0",
        trust_proxy=arguments.trust_proxy,
        metrics={"off": "", None: METRICS}.get(arguments.metrics, arguments.metrics),
    )
    if arguments.adopt_key:
        sys.stdout.write(f"{adopt_key(settings)}\n")
        return 0
    return run_server(settings)


def default_folder() -> Path:
    """Where a person's data is kept."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(home) / "ratskeller"
