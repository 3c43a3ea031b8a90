"""A real server, Debian's Chromium, and people in front of it.

Without a Chromium or without built pages nothing of this can run: where CI is set that is a failure, elsewhere a skip
that says so. No test here depends on speed: everything waits for what it needs to see. None depends on luck either:
dice and bots follow from the test's name (tests/steady.py), so that what fails once fails again.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from ratskeller.server.site import SITE
from tests.browser.people import People
from tests.server.running import QUICK, Server
from tests.steady import WORD
from tools.other_programs import find_chromium
from tools.web_browser import FLAGS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


def give_up(why: str) -> None:
    """Say loudly that nothing was tested."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    if not found:
        give_up("There is no Chromium, so no page was tested (on Debian or Ubuntu: apt install chromium).")
    if not (SITE / "index.html").is_file():
        give_up("The web pages are not built, so none was tested: python3 run.py build.")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def word(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file from whose word the luck of tables follows."""
    file = tmp_path_factory.mktemp("luck") / "word"
    file.write_text("before the first test", encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, word: Path) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("browser") / "data"
    data.mkdir()
    (data / "house.key").write_text("18" * 32 + "\n", encoding="ascii")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(WORD, str(word))
        with Server(data, *QUICK, program="tests.steady") as running:
            yield running
            running.check_log()


@pytest.fixture
def people(browser: Browser, server: Server, word: Path, request: pytest.FixtureRequest) -> Iterator[People]:
    """Whoever comes in during one test; what their pages complain about fails it."""
    word.write_text(request.node.nodeid, encoding="utf-8")
    with People(browser, server.address) as everybody:
        yield everybody


@pytest.fixture
def server_address(server: Server) -> str:
    return server.address
