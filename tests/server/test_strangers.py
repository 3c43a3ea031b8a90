"""Cheats and vandals at the door of a real server: other people's hands, worn-out lobbies, tables without end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.server.running import QUICK, UNLIMITED, Server
from tests.server.visitors import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.anyio

RATS = "rats_in_the_walls"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, so that visitors come from many addresses."""
    with Server(tmp_path_factory.mktemp("strangers") / "data", *QUICK, "--trust-proxy", port=0) as running:
        yield running
        running.check_log()


class Street:
    """An address, and whoever comes from it."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": address}

    def post(self, path: str, body: dict[str, Any], token: str = "") -> httpx.Response:
        headers = self.headers | ({"Authorization": f"Bearer {token}"} if token else {})
        return httpx.post(self.server.address + path, json=body, headers=headers, trust_env=False, timeout=60)

    def open(self, **wish: Any) -> tuple[str, str]:
        """A new table and its host's token."""
        opened = self.post("/api/tables", {"game": RATS, "seats": 3, "name": "Anna", **wish}).json()
        return opened["table"]["id"], opened["token"]

    def join(self, table: str, token: str = "", **wish: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/seats", wish, token)

    def visit(self, table: str, token: str) -> Visitor:
        return Visitor(self.server, table, token, additional_headers=self.headers)


async def three(server: Server, **wish: Any) -> tuple[str, list[Street], list[str]]:
    """A game that has begun, three people from three addresses."""
    streets = [Street(server, f"192.0.2.{number}") for number in (1, 2, 3)]
    table, token = streets[0].open(**wish)
    tokens = [
        token,
        *(street.join(table, name=name).json()["token"] for street, name in zip(streets[1:], "BC", strict=True)),
    ]
    async with streets[0].visit(table, token) as host:
        assert (await host.ask({"type": "start"}))["type"] == "done"
    return table, streets, tokens


async def test_a_host_looks_into_no_hand_by_sending_its_holder_away(proxied: Server) -> None:
    table, streets, tokens = await three(proxied)
    async with streets[0].visit(table, tokens[0]) as host:
        assert (await host.ask({"type": "kick", "seat": 1}))["type"] == "done"
        answer = streets[0].join(table, tokens[0], seat=1)
        assert answer.status_code == 409
        assert answer.json()["cause"] == "not_now"
        assert "only they may see what is secret" in answer.json()["why"]
        # Nor as somebody else, from the same network or another one.
        for street in (streets[0], Street(proxied, "198.51.100.7")):
            assert street.join(table, name="Nobody", seat=1).status_code == 409
        shown = [line for line in host.lines if line["type"] == "state"]
        assert {scene["seat"] for line in shown for scene in line["scenes"]} == {0}
    assert streets[1].join(table, tokens[1], seat=1).status_code == 201


async def test_an_opponent_does_not_take_a_seat_that_was_left_but_a_stranger_may(proxied: Server) -> None:
    table, streets, tokens = await three(proxied)
    async with streets[1].visit(table, tokens[1]) as second:
        assert (await second.ask({"type": "leave", "seat": 1}))["type"] == "done"
    assert streets[2].join(table, tokens[2], seat=1).status_code == 409
    beside = streets[2].join(table, name="Not me", seat=1)
    assert beside.status_code == 409
    assert "another network" in beside.json()["why"]
    assert Street(proxied, "198.51.100.7").join(table, name="Zoe", seat=1).status_code == 201


async def test_coming_in_with_a_token_from_elsewhere_is_remembered(proxied: Server) -> None:
    table, streets, tokens = await three(proxied)
    cafe = Street(proxied, "203.0.113.9")
    async with cafe.visit(table, tokens[2]) as third:
        await third.hear_of("state")
    async with streets[1].visit(table, tokens[1]) as second:
        assert (await second.ask({"type": "leave", "seat": 1}))["type"] == "done"
    assert cafe.join(table, name="Not me", seat=1).status_code == 409


async def test_a_device_that_chooses_another_address_of_its_network_is_no_stranger(proxied: Server) -> None:
    table, streets, tokens = await three(proxied)
    async with Street(proxied, "2001:db8:1:2::1").visit(table, tokens[2]) as third:
        await third.hear_of("state")
    async with streets[1].visit(table, tokens[1]) as second:
        assert (await second.ask({"type": "leave", "seat": 1}))["type"] == "done"
    assert Street(proxied, "2001:db8:1:2:aaaa::7").join(table, name="Not me", seat=1).status_code == 409
    assert Street(proxied, "2001:db8:1:3::1").join(table, name="Zoe", seat=1).status_code == 201


async def test_ninety_nine_who_come_and_go_close_no_lobby(proxied: Server) -> None:
    home = Street(proxied, "192.0.2.1")
    table, _ = home.open()
    for number in range(104):  # each from an address of its own: nothing else would let it go so far
        vandal = Street(proxied, f"203.0.113.{number}")
        joined = vandal.join(table, name="Vandal")
        assert joined.status_code == 201, joined.json()["why"]
        async with vandal.visit(table, joined.json()["token"]) as here:
            assert (await here.ask({"type": "leave", "seat": joined.json()["seat"]}))["type"] == "done"
    assert Street(proxied, "192.0.2.2").join(table, name="Bert").status_code == 201


async def test_one_address_does_not_sit_down_without_end(proxied: Server) -> None:
    home, away = Street(proxied, "192.0.2.1"), Street(proxied, "203.0.113.1")
    table, _ = home.open()
    for _ in range(30):
        joined = away.join(table, name="Vandal").json()
        async with away.visit(table, joined["token"]) as here:
            assert (await here.ask({"type": "leave", "seat": joined["seat"]}))["type"] == "done"
    answer = away.join(table, name="Vandal")
    assert answer.status_code == 429
    assert "30 times" in answer.json()["why"]
    assert Street(proxied, "192.0.2.2").join(table, name="Bert").status_code == 201


async def test_close_and_rematch_make_no_more_tables_than_opening_does(data: Any) -> None:
    with Server(data, "--pace", "0", *UNLIMITED[:2], "--tables-per-day", "5") as server:
        street = Street(server, "127.0.0.1")
        table, token = street.open(bots=["easy", "easy"])
        answers = []
        for _ in range(6):
            async with Visitor(server, table, token) as host:
                assert (await host.ask({"type": "close"}))["type"] == "done"
                answers.append(await host.ask({"type": "rematch"}))
                if answers[-1]["type"] == "refused":
                    break
                table = [line for line in host.lines if line["type"] == "table"][-1]["table"]["next_table"]
        assert [answer["type"] for answer in answers] == ["done"] * 4 + ["refused"]
        assert answers[-1]["cause"] == "too_many"
        assert "at most 5 tables" in answers[-1]["why"]


async def test_a_wish_that_was_granted_is_answered_again_after_a_reconnect(proxied: Server) -> None:
    home = Street(proxied, "192.0.2.1")
    table, token = home.open(bots=["easy", "easy"])
    wishes: list[dict[str, Any]] = [
        {"type": "start", "id": "s1"},
        {"type": "pause", "id": "p1", "on": True},
        {"type": "close", "id": "c1"},
    ]
    for wish in wishes:
        for _ in range(2):
            async with home.visit(table, token) as host:
                assert await host.ask(wish) == {"type": "done", "id": wish["id"], "seq": None}


async def test_no_two_talkers_have_one_name(proxied: Server) -> None:
    home = Street(proxied, "192.0.2.1")
    table, token = home.open(sit=False)
    joined = Street(proxied, "192.0.2.2").join(table, name="ANNA").json()
    async with home.visit(table, token) as host, home.visit(table, joined["token"]) as other:
        assert (await host.ask({"type": "say", "text": "It is me."}))["type"] == "done"
        assert (await other.ask({"type": "say", "text": "No, me."}))["type"] == "done"
        said = [line for each in other.lines if each["type"] == "said" for line in each["lines"]]
    assert [line["name"] for line in said] == ["Anna", "ANNA 2"]
