"""Where others reach a house: which addresses an invitation can carry, and who is told of them."""

from __future__ import annotations

import socket
from types import SimpleNamespace
from typing import TYPE_CHECKING

import httpx
import psutil
import pytest

from ratskeller.server import reach
from ratskeller.server.reach import Way, is_at_home, is_open_to_others, nearest, networks, outward, usable, ways_to
from tests.server.running import Server

if TYPE_CHECKING:
    from pathlib import Path

HOME = [
    ("lo", "127.0.0.1"),
    ("lo", "::1"),
    ("docker0", "172.17.0.1"),
    ("eth0", "192.168.0.7"),
    ("eth0", "fe80::1%eth0"),
    ("eth0", "fd12:3456::7"),
    ("eth0", "2001:4860::7"),
    ("wlan0", "192.168.0.8"),
    ("wlan0", "192.168.0.8"),
    ("usb0", "169.254.3.4"),
    ("ppp0", "8.8.4.4"),
    ("odd", "no address"),
]


def test_an_invitation_gets_the_addresses_that_a_phone_can_open_the_likeliest_first() -> None:
    assert usable(HOME, "192.168.0.8", with_six=False) == [
        ("wlan0", "192.168.0.8"),  # the one that leads to the internet is the one that phones use
        ("eth0", "192.168.0.7"),
        ("ppp0", "8.8.4.4"),
        ("docker0", "172.17.0.1"),
    ]


def test_where_ipv6_is_listened_to_it_comes_after_the_numbers_that_one_can_type() -> None:
    assert [address for _, address in usable(HOME, "192.168.0.8", with_six=True)] == [
        "192.168.0.8",
        "192.168.0.7",
        "8.8.4.4",
        "fd12:3456::7",
        "2001:4860::7",
        "172.17.0.1",
    ]


def test_a_machine_in_no_network_has_no_address() -> None:
    assert usable(HOME[:2], "", with_six=True) == []


def test_ways_are_whole_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "networks", lambda: HOME)
    monkeypatch.setattr(reach, "outward", lambda: "192.168.0.7")
    assert ways_to("0.0.0.0", 8000)[:2] == (  # noqa: S104
        Way("http://192.168.0.7:8000", "eth0", public=False),
        Way("http://192.168.0.8:8000", "wlan0", public=False),
    )
    assert Way("http://8.8.4.4:8000", "ppp0", public=True) in ways_to("0.0.0.0", 8000)  # noqa: S104
    assert Way("http://[fd12:3456::7]:8000", "eth0", public=False) in ways_to("::", 8000)
    assert ways_to("192.168.0.7", 1) == (Way("http://192.168.0.7:1", "", public=False),)
    assert ways_to("rats.example", 1) == (Way("http://rats.example:1", "", public=False),)
    assert ways_to("127.0.0.1", 8000) == ways_to("localhost", 8000) == ways_to("::1", 8000) == ()


def test_networks_are_those_that_are_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def address(family: int, text: str) -> SimpleNamespace:
        return SimpleNamespace(family=family, address=text)

    addresses = {
        "eth0": [address(socket.AF_INET, "192.168.0.7"), address(17, "02:fc:00:00:00:01")],
        "eth1": [address(socket.AF_INET, "192.168.1.7")],
    }
    stats = {"eth0": SimpleNamespace(isup=True), "eth1": SimpleNamespace(isup=False)}
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: addresses)
    monkeypatch.setattr(psutil, "net_if_stats", lambda: stats)
    assert networks() == [("eth0", "192.168.0.7")]


def test_a_system_that_does_not_tell_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise PermissionError

    monkeypatch.setattr(psutil, "net_if_stats", refuse)
    assert networks() == []


def test_the_address_towards_the_internet_is_one_of_this_machines() -> None:
    assert outward() in {"", *(address for _, address in networks())}


@pytest.mark.parametrize(
    ("host", "is_open"),
    [
        ("127.0.0.1", False),
        ("127.0.0.53", False),
        ("::1", False),
        ("localhost", False),
        ("rats.localhost", False),
        ("0.0.0.0", True),  # noqa: S104
        ("::", True),
        ("192.168.0.7", True),
        ("games.example.org", True),
    ],
)
def test_only_what_leads_back_here_is_closed_to_others(host: str, is_open: bool) -> None:
    assert is_open_to_others(host) is is_open


@pytest.mark.parametrize(
    ("client", "host", "at_home"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("::1", "[::1]:8000", True),
        ("::ffff:127.0.0.1", "localhost:8000", True),
        ("127.0.0.1", "localhost", True),
        ("127.0.0.1", "games.example.org", False),  # a proxy
        ("127.0.0.1", "192.168.0.7:8000", False),
        ("192.168.0.9", "127.0.0.1:8000", False),
        ("192.168.0.9", "192.168.0.7:8000", False),
        ("127.0.0.1", None, False),
        ("127.0.0.1", "a b", False),
        ("testclient", "localhost", False),
    ],
)
def test_who_sits_at_the_machine(client: str, host: str | None, at_home: bool) -> None:
    assert is_at_home(client, host) is at_home


def test_where_a_machine_finds_itself() -> None:
    assert [nearest(host) for host in ("0.0.0.0", "::", "192.168.0.7")] == ["127.0.0.1", "::1", "192.168.0.7"]  # noqa: S104


def test_a_house_for_this_machine_says_so_and_what_opens_it(data: Path) -> None:
    with Server(data) as server:
        answer = httpx.get(f"{server.address}/api/reach", trust_env=False, timeout=60).json()
    assert answer["at_home"]
    assert not answer["open"]
    assert answer["ways"] == []
    assert answer["command"].endswith(" serve --host 0.0.0.0")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])  # noqa: S104
def test_a_house_for_all_tells_its_addresses_only_at_home(data: Path, host: str) -> None:
    with (
        Server(data, "--host", host, "--name", "games.example.org") as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http,  # 127.0.0.1, in both
    ):
        told = http.get("/api/reach").json()
        others = [
            http.get("/api/reach", headers={"Host": name}).json() for name in ("games.example.org", "192.168.0.7")
        ]
        stranger = http.get("/api/reach", headers={"Host": "evil.example"})
    assert told["at_home"]
    assert told["open"]
    assert told["command"] == ""
    assert [way["address"] for way in told["ways"]] == [way.address for way in ways_to(host, server.port)]
    assert others == [{"at_home": False, "open": True, "ways": [], "command": ""}] * 2
    assert stranger.status_code == 421
