"""`play --friends`: a friend's phone joins over the network, by the address that the invitation carries."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import give_up
from tests.browser.living_room import ELSEWHERE, HOUSE, HOUSE_6, living_room, why_not
from tests.browser.people import People
from tests.browser.qr_code import decode
from tests.cli.command import environment
from tests.server.visitors import SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.browser.living_room import Machine

RATS = "rats_in_the_walls"
LONG = "rathulhu"  # a game that nobody can lose in their first few moves


@pytest.fixture
def machines() -> Iterator[tuple[Machine, Machine]]:
    if why := why_not():
        give_up(f"Nobody came over a network. {why}")
    with living_room() as made:
        yield made


@contextmanager
def play(at: Machine, folder: Path, *words: str) -> Iterator[tuple[str, list[str]]]:
    """`play` on a machine of its own; where its own browser finds it, and all that it says until it is open."""
    command = [sys.executable, "-u", "-m", "ratskeller", "play", "--no-browser", *words]
    variables = environment(XDG_DATA_HOME=str(folder / "data"), LC_ALL="C")
    child = subprocess.Popen(
        at.inside(*command), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", env=variables
    )
    try:
        assert child.stdout
        said: list[str] = []
        while not said or "Ctrl+C closes it" not in said[-1]:
            line = child.stdout.readline()
            assert line, f"It did not open: {said}"
            said.append(line.strip())
        yield said[0].rpartition(" ")[2], said
    finally:
        child.terminate()
        child.wait(SECONDS)
        child.stdout.close()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("words", "address"),
    [
        (("--friends",), HOUSE),
        (("--host", HOUSE), HOUSE),
        (("--host", "::"), HOUSE),
        (("--host", "::"), HOUSE_6),
    ],
    ids=["friends", "host", "everywhere", "ipv6"],
)
def test_a_phone_joins_over_the_network(
    machines: tuple[Machine, Machine], browser: Browser, tmp_path: Path, words: tuple[str, ...], address: str
) -> None:
    house, phone = machines
    with (
        play(house, tmp_path, *words) as (home, said),
        house.browser(tmp_path, browser) as desk,
        phone.browser(tmp_path, browser) as mobile,
        People(desk, home) as at_home,
        People(mobile, "", first=100) as in_the_room,
    ):
        assert any(address in line for line in said)
        anna, bert = at_home.come("desk"), in_the_room.come("phone")
        anna.open_table(LONG, ["me", "friend", "bot:level:1"], name="Anna")
        way = anna.page.locator("#invite-way")
        if words != ("--host", HOUSE):  # there, everybody comes by the one address
            expect(way).to_be_visible()
            offered = [urlsplit(each.get_attribute("value") or "").hostname for each in way.locator("option").all()]
            assert ELSEWHERE in offered
            assert offered[0] == HOUSE  # the likeliest first
            assert not [each for each in offered if each and each.startswith(("127.", "fe80"))]
            way.select_option(anna.page.locator(f"option[value*='{address}']").get_attribute("value") or "")
        link = anna.invitation()
        assert urlsplit(link).hostname == address
        assert urlsplit(link).port == urlsplit(home).port
        assert decode(anna.page.locator(".lobby figure svg path").get_attribute("d") or "") == link
        bert.join(link, "Bert")
        expect(anna.page.locator(".lobby ol li").nth(1)).to_contain_text("Bert")
        anna.begin()
        for person in (anna, bert):
            person.expect_running()
        assert at_home.play_on(anna, bert, moves=4) >= 4
        for person in (anna, bert):  # one of our headers is for HTTPS only, and at home there is none
            person.complaints = [each for each in person.complaints if "Cross-Origin-Opener-Policy" not in each]


def test_without_friends_nobody_comes_and_the_page_says_why(
    machines: tuple[Machine, Machine], browser: Browser, tmp_path: Path
) -> None:
    house, phone = machines
    with (
        play(house, tmp_path) as (home, said),
        house.browser(tmp_path, browser) as desk,
        phone.browser(tmp_path, browser) as mobile,
        People(desk, home) as at_home,
    ):
        command = next(line for line in said if "--friends" in line).rpartition(": ")[2]
        assert re.search(r"\bplay --friends$", command)
        anna = at_home.come("phone")
        anna.open_table(RATS, ["me", "friend", "bot:level:1"], name="Anna")
        notice = anna.page.get_by_role("note")
        expect(notice).to_contain_text("Phones cannot come in yet")
        expect(anna.page.locator("#invite-command")).to_have_value(command)
        expect(anna.page.locator(".lobby figure")).to_have_count(0)  # no code that leads nowhere
        check(anna.page)
        page = mobile.new_page()
        with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
            page.goto(anna.invitation().replace("127.0.0.1", HOUSE))
    with play(house, tmp_path, *command.split()[command.split().index("play") + 1 :]) as (_, again):
        assert any(HOUSE in line for line in again)


ASK = """
import sys, urllib.error, urllib.request
asked = urllib.request.Request(sys.argv[1], headers={"Host": sys.argv[2]})
try:
    print(urllib.request.build_opener(urllib.request.ProxyHandler({})).open(asked, timeout=60).read().decode())
except urllib.error.HTTPError as error:
    print(error.code)
"""


def test_who_comes_over_the_network_learns_nothing_of_it_and_comes_by_no_other_name(
    machines: tuple[Machine, Machine], tmp_path: Path
) -> None:
    house, phone = machines
    with play(house, tmp_path, "--friends") as (home, _):
        port = urlsplit(home).port

        def ask(host: str) -> str:
            command = phone.inside(sys.executable, "-c", ASK, f"http://{HOUSE}:{port}/api/reach", f"{host}:{port}")
            return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip()

        assert ask("evil.example") == "421"
        for host in (HOUSE, "127.0.0.1", "localhost"):
            assert json.loads(ask(host)) == {"at_home": False, "open": True, "ways": [], "command": ""}
