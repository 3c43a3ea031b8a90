"""Only known names are served: a page that has given its own name our address gets nothing."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ratskeller.server.names import Names
from ratskeller.server.settings import Settings
from tests.server.running import Server
from tests.server.visitors import SECONDS, sit_down

NGINX = re.compile(r"```\n(location / \{.*?\n\})\n```", re.DOTALL)
WHY = "This server does not answer to that name; whoever runs it can add it with --name."


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/tables", "/nothing"])
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "a b", "[::1", "x@y"]
)
def test_a_page_under_another_name_gets_nothing(server: Server, path: str, host: str) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        answer = http.get(path, headers={"Host": host})
    assert answer.status_code == 421
    assert answer.json() == {"cause": "unknown_name", "why": WHY, "clause": None}
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_sentence_comes_in_the_language_of_the_visitor(server: Server) -> None:
    headers = {"Host": "evil.example", "Accept-Language": "de"}
    answer = httpx.get(server.address, headers=headers, trust_env=False, timeout=60)
    assert "hört dieser Server nicht" in answer.json()["why"]


@pytest.mark.anyio
async def test_nor_does_its_line(server: Server) -> None:
    made = await sit_down(server)
    with pytest.raises(InvalidStatus) as caught:
        await connect(
            server.line_address(made.table).replace("127.0.0.1", "evil.example"),
            host="127.0.0.1",
            port=server.port,
            proxy=None,
            open_timeout=SECONDS,
        )
    assert caught.value.response.status_code == 421


@pytest.mark.parametrize(
    ("host", "names", "origins", "known"),
    [
        ("127.0.0.1", (), (), True),
        ("127.0.0.1:8000", (), (), True),
        ("192.168.0.7:8000", (), (), True),
        ("[::1]:8000", (), (), True),
        ("[fe80::1]", (), (), True),
        ("localhost:8000", (), (), True),
        ("LocalHost", (), (), True),
        ("rats.localhost", (), (), True),
        (None, (), (), True),
        (socket.gethostname(), (), (), True),
        (f"{socket.gethostname().partition('.')[0]}.local:8000", (), (), True),
        ("somebody-else.local", (), (), False),
        ("games.example.org", (), (), False),
        ("games.example.org", ("games.example.org",), (), True),
        ("Games.Example.org.:8443", ("games.example.org",), (), True),
        ("www.games.example.org", ("games.example.org",), (), False),
        ("games.example.org:8000", (), ("https://games.example.org",), True),
        ("[::1]evil.example", (), (), False),
        ("1.2.3", (), (), False),
        ("0x7f.1", (), (), False),
        ("127.0.0.1:8000:9000", (), (), False),
    ],
)
def test_names(host: str | None, names: tuple[str, ...], origins: tuple[str, ...], known: bool) -> None:
    assert Names(Settings(data="", names=names, origins=origins)).knows(host) is known


def test_a_name_that_was_given_is_served(data: Path) -> None:
    given = {"games.example.org": 200, "127.0.0.1": 200, "other.example.org": 421}
    with Server(data, "--host", "0.0.0.0", "--name", "games.example.org") as server:  # noqa: S104
        for host, status in given.items():
            answer = httpx.get(f"{server.address}/health", headers={"Host": host}, trust_env=False, timeout=60)
            assert answer.status_code == status


def test_the_proxy_in_the_documents_keeps_name_and_port() -> None:
    """A page on another port than 80 connects only if `Host` says the port, too: nginx' `$host` does not."""
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    found = NGINX.search(text)
    assert found
    headers = dict(re.findall(r"proxy_set_header (\S+) \"?(.*?)\"?;", found[1]))
    assert headers["Host"] == "$http_host"
    assert headers["X-Forwarded-For"] == "$proxy_add_x_forwarded_for"
    assert headers["Upgrade"] == "$http_upgrade"
