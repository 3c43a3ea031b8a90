"""`play` without `--terminal`: a house of one's own on this machine, and the browser in front of it."""

from __future__ import annotations

import os
import sys
import urllib.request
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

from ratskeller.catalogue import find_game
from ratskeller.cli.serve import default_folder
from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    import argparse

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
    from ratskeller.server.run import is_free, run_server  # noqa: PLC0415
    from ratskeller.server.settings import Settings  # noqa: PLC0415

    told = [name for name in TERMINAL_ONLY if getattr(arguments, name) not in NOT_TOLD]
    if told:
        raise BadSetup(f"--{told[0]} is for a game in the terminal; add --terminal.")
    path = f"/new/{find_game(arguments.game).name}" if arguments.game else "/"
    if not (site.SITE / "index.html").is_file():
        raise BadSetup(NOT_BUILT)

    def show(address: str) -> None:
        with suppress(OSError):  # nobody reads it
            sys.stdout.write("Ctrl+C closes it; every table is kept.\n")
            sys.stdout.flush()
        open_page(address + path, wanted=not arguments.no_browser)

    known = f"http://{HOST}:{PORT}"
    if arguments.port is None and is_open(known):
        sys.stdout.write(f"Ratskeller is open already at {known}\n")
        open_page(known + path, wanted=not arguments.no_browser)
        return 0
    port = arguments.port if arguments.port is not None else PORT if is_free(HOST, PORT) else 0
    settings = Settings(data=str(default_folder()), host=HOST, port=port, bot_processes=1, bot_seconds_per_minute=ALL)
    try:
        return run_server(settings, on_open=show)
    except KeyboardInterrupt:
        sys.stdout.write("\nThe cellar is closed.\n")
        return 0


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
