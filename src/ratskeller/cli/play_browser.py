"""`play` without `--terminal`: a house of one's own on this machine, and the browser in front of it."""

from __future__ import annotations

import os
import sys
import urllib.request
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.cli.arguments import language_of_environment
from ratskeller.cli.serve import default_folder
from ratskeller.cli.terminal_end import program
from ratskeller.cli.words import DOOR
from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from ratskeller.kernel.words import Saying
    from ratskeller.server.reach import Reach

HOST, PORT = "127.0.0.1", 8000
NOT_BUILT = (
    "The web pages have not been built here, which needs a network once (`python3 run.py build`); "
    "`play --terminal` works without them."
)
# What only a game in the terminal can be told.
TERMINAL_ONLY = ("seats", "people", "bots", "option", "pack", "seed", "record", "resume", "language", "fast")
ALL = 600.0  # seconds of thinking a minute: at home there is nobody to share bots with
NOT_TOLD: tuple[object, ...] = (None, [], False)


def run(arguments: argparse.Namespace) -> int:
    """Open the house, and the page of the game that was named, until Ctrl+C."""
    from ratskeller.server import site  # noqa: PLC0415 (help and the terminal need no server)
    from ratskeller.server.reach import EVERYWHERE, address_at, is_open_to_others, nearest, ways_to  # noqa: PLC0415
    from ratskeller.server.run import is_free, run_server  # noqa: PLC0415
    from ratskeller.server.settings import Settings  # noqa: PLC0415

    told = [name for name in TERMINAL_ONLY if getattr(arguments, name) not in NOT_TOLD]
    if told:
        raise BadSetup(f"--{told[0]} is for a game in the terminal; add --terminal.")
    path = f"/new/{find_game(arguments.game).name}" if arguments.game else "/"
    if not (site.SITE / "index.html").is_file():
        raise BadSetup(NOT_BUILT)
    host = EVERYWHERE if arguments.friends else arguments.host or HOST
    for_friends = " ".join(
        [program(), "play", *([arguments.game] if arguments.game else []), "--friends"]
        + ([f"--port {arguments.port}"] if arguments.port else [])
    )

    def show(address: str) -> None:
        ways = [way.address for way in ways_to(host, int(address.rpartition(":")[2]))]
        say(*for_others(ways, for_friends, is_open=is_open_to_others(host)), DOOR("closes"))
        open_page(address + path, wanted=not arguments.no_browser)

    known = address_at(nearest(host), PORT)
    if arguments.port is None and is_open(known):
        reach = reach_of(known)
        if is_open_to_others(host) and reach.at_home and not reach.open:
            raise BadSetup(f"A house is open already at {known}, for this machine only; close that one first (Ctrl+C).")
        say(DOOR("open-already", address=known), *for_others([way.address for way in reach.ways], "", is_open=True))
        open_page(known + path, wanted=not arguments.no_browser)
        return 0
    port = arguments.port if arguments.port is not None else PORT if is_free(host, PORT) else 0
    settings = Settings(
        data=str(default_folder()),
        host=host,
        port=port,
        bot_processes=1,
        bot_seconds_per_minute=ALL,
        command_for_others=for_friends,
    )
    try:
        return run_server(settings, on_open=show)
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        say(DOOR("closed"))
        return 0


def for_others(ways: list[str], command: str, *, is_open: bool) -> Iterator[Saying]:
    """How friends come in, or how they could."""
    if not is_open:
        yield DOOR("only-here", command=command)
    elif ways:
        yield DOOR("friends-come-by", address=ways[0])
        for way in ways[1:]:
            yield DOOR("or-by", address=way)
    elif command:
        yield DOOR("in-no-network")


def say(*sayings: Saying) -> None:
    """Some lines for whoever reads them, in the language of this terminal."""
    with suppress(OSError):  # nobody does
        for each in sayings:
            sys.stdout.write(f"{each.word(language_of_environment())}\n")
        sys.stdout.flush()


def reach_of(address: str) -> Reach:
    """What a house says of who can come to it; nothing, if it is older than that."""
    from ratskeller.server.reach import Reach  # noqa: PLC0415

    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with suppress(OSError, ValueError), opener.open(f"{address}/api/reach", timeout=2) as answer:
        return msgspec.json.decode(answer.read(100_000), type=Reach)
    return Reach(at_home=False)


def is_open(address: str) -> bool:
    """Whether a house of ours answers at an address."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with suppress(OSError, ValueError), opener.open(f"{address}/health", timeout=2) as answer:
        return b'"build"' in answer.read(1000)
    return False


def open_page(address: str, *, wanted: bool) -> None:
    """Show a page in the browser. One that would take over the terminal is opened only if somebody has asked for it."""
    if not wanted:
        return
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        fills_terminal = type(browser) is webbrowser.GenericBrowser
        if os.environ.get("BROWSER") or not fills_terminal:
            browser.open(address)
