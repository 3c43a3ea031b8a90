"""`play` without `--terminal`: a server of one's own, the browser in front of it, and an end without fuss."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
import urllib.request
import webbrowser
from typing import TYPE_CHECKING

import pytest

from ratskeller.cli import play_browser
from ratskeller.server import site
from ratskeller.server.reach import Reach, Way, ways_to
from tests.cli.command import assert_one_sentence, environment, run_here

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECONDS = 90.0  # on a busy machine
# The pages are built only for the whole test command, so this house has a page of its own.
PROGRAM = """
import sys
from pathlib import Path
from ratskeller.server import site
from ratskeller.server.reach import Reach, Way, ways_to
site.SITE = Path(sys.argv[1])
from ratskeller.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


class House:
    """`play` in a process of its own, with a browser that only writes down what it is shown."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen = folder / "seen"
        pages = folder / "pages"
        pages.mkdir()
        (pages / "index.html").write_text("<title>Ratskeller</title>", "utf-8")
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.seen}"\n', "utf-8")
        browser.chmod(0o755)
        self.variables = environment(LC_ALL="C", BROWSER=f"{browser} %s", XDG_DATA_HOME=str(folder / "data"))
        self.child: subprocess.Popen[str] | None = None

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start, without waiting."""
        command = [sys.executable, "-u", "-c", PROGRAM, str(self.folder / "pages"), "play", "--port", "0", *words]
        self.child = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", env=self.variables
        )
        return self.child

    def open(self, *words: str) -> tuple[str, str]:
        """Start; the address that it prints, and what it says of others."""
        child = self.start(*words)
        assert child.stdout
        found = re.fullmatch(r"Ratskeller is open at (http://127\.0\.0\.1:\d+)\n", child.stdout.readline())
        assert found
        said = ""
        while "Ctrl+C closes it" not in (line := child.stdout.readline()):
            assert line
            said += line
        return found[1], said

    def shown(self) -> str:
        """The page that the browser was shown, as soon as it was."""
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            if self.seen.exists() and (text := self.seen.read_text("utf-8")):
                return text.strip()
            time.sleep(0.02)
        raise AssertionError("The browser was shown nothing.")

    def close(self) -> int:
        """Press Ctrl+C; the exit code."""
        assert self.child
        self.child.send_signal(signal.SIGINT)
        return self.child.wait(SECONDS)

    def end(self) -> None:
        if self.child:
            with self.child:  # closes its output
                self.child.kill()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.end()


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell script, and Ctrl+C another thing")
def test_it_opens_the_page_of_a_game_and_ends_with_ctrl_c(house: House) -> None:
    address, said = house.open("rathulhu")
    assert re.fullmatch(r"Only this machine can reach it\..*: .+ play rathulhu --friends\n", said)
    assert house.shown() == f"{address}/new/rathulhu"
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(house.shown(), timeout=SECONDS) as page:
        assert b"Ratskeller" in page.read()
    assert house.close() == 0
    assert (house.folder / "data" / "ratskeller" / "ratskeller.sqlite").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
def test_without_a_browser_it_only_says_where_it_is(house: House) -> None:
    house.open("--no-browser")
    assert house.close() == 0
    assert not house.seen.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
def test_for_friends_it_says_by_which_addresses_they_come(house: House) -> None:
    address, said = house.open("--no-browser", "--friends")
    ways = [way.address for way in ways_to("0.0.0.0", int(address.rpartition(":")[2]))]  # noqa: S104
    if ways:
        assert re.findall(r"http://\S+", said) == ways
    else:
        assert "in no network" in said
    assert house.close() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
def test_it_speaks_the_language_of_the_terminal(house: House) -> None:
    house.variables["LC_ALL"] = "de_DE.UTF-8"
    child = house.start("--no-browser")
    assert child.stdout
    child.stdout.readline()
    assert "Freunde in deinem Netz" in child.stdout.readline()
    assert "Strg+C" in child.stdout.readline()


@pytest.mark.parametrize("words", [("--friends",), ("--host", "0.0.0.0"), ("--host", "::")])  # noqa: S104
def test_a_house_that_is_open_for_this_machine_only_is_not_taken_for_one_that_friends_can_join(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    (tmp_path / "index.html").write_text("", "utf-8")
    monkeypatch.setattr(site, "SITE", tmp_path)
    monkeypatch.setattr(play_browser, "is_open", lambda _address: True)
    monkeypatch.setattr(play_browser, "reach_of", lambda _address: Reach(at_home=True, open=False))
    assert_one_sentence(run_here(capsys, "play", *words), "for this machine only", "Ctrl+C")


def test_a_house_that_is_open_for_friends_tells_their_address_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("", "utf-8")
    ways = tuple(Way(f"http://192.168.0.{number}:8000", "wlan0", public=False) for number in (7, 8))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(site, "SITE", tmp_path)
    monkeypatch.setattr(play_browser, "is_open", lambda _address: True)
    monkeypatch.setattr(play_browser, "reach_of", lambda _address: Reach(at_home=True, ways=ways))
    ran = run_here(capsys, "play", "--friends", "--no-browser")
    assert ran.code == 0
    assert re.findall(r"http://\S+", ran.out) == ["http://127.0.0.1:8000", *(way.address for way in ways)]


def test_a_machine_in_no_network_says_so() -> None:
    told = [each.word("en") for each in play_browser.for_others([], "play --friends", is_open=True)]
    assert told == ["This machine is in no network, so nobody else can come."]


def test_where_a_house_is_open_already_its_page_is_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[str] = []
    (tmp_path / "index.html").write_text("", "utf-8")
    monkeypatch.setattr(site, "SITE", tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(play_browser, "is_open", lambda _address: True)
    monkeypatch.setattr(play_browser, "reach_of", lambda _address: Reach(at_home=False))
    monkeypatch.setattr(play_browser, "open_page", lambda address, wanted: shown.append(address if wanted else ""))
    ran = run_here(capsys, "play", "darkhouse")
    assert (ran.code, shown) == (0, ["http://127.0.0.1:8000/new/darkhouse"])
    assert "open already" in ran.out


def test_pages_that_are_not_built_are_no_riddle(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    assert_one_sentence(run_here(capsys, "play"), "not been built", "--terminal")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--seats", "3"), "--seats is for a game in the terminal"),
        (("--resume", "g.jsonl"), "--resume is for a game in the terminal"),
        (("chess",), "chess"),
        (("--port", "70000"), "--port"),
        (("--friends", "--host", "::"), "--host"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], expected: str
) -> None:
    assert_one_sentence(run_here(capsys, "play", *words), expected)


def test_nobody_answers_where_nobody_is() -> None:
    assert not play_browser.is_open("http://127.0.0.1:1")
    assert play_browser.reach_of("http://127.0.0.1:1") == Reach(at_home=False)


def test_a_browser_that_would_fill_the_terminal_stays_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    text = webbrowser.GenericBrowser("lynx")
    monkeypatch.setattr(webbrowser, "get", lambda: text)
    monkeypatch.setattr(text, "open", opened.append)
    monkeypatch.delenv("BROWSER", raising=False)
    play_browser.open_page("http://127.0.0.1/", wanted=True)
    assert opened == []
    monkeypatch.setenv("BROWSER", "lynx")
    play_browser.open_page("http://127.0.0.1/", wanted=True)
    play_browser.open_page("http://127.0.0.1/", wanted=False)
    assert opened == ["http://127.0.0.1/"]
