"""The browser that pictures are taken and waits are measured with, and a server for it that nobody else uses."""

from __future__ import annotations

import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.server.running import QUICK, Server
from tools.other_programs import find_chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-sandbox",  # as root there is no other way, and it sees our own pages only
]


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Chromium, or a sentence and the exit code 1."""
    found = find_chromium()
    if not found:
        sys.exit("There is no Chromium here (on Debian or Ubuntu: apt install chromium).")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def open_browser_and_server() -> Iterator[tuple[Browser, Server]]:
    """Both; what the server has stored is gone afterwards."""
    with (
        open_browser() as browser,
        tempfile.TemporaryDirectory(prefix="ratskeller-web-", ignore_cleanup_errors=True) as folder,
        Server(Path(folder) / "data", *QUICK) as server,
    ):
        yield browser, server
