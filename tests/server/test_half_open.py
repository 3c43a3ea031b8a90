"""Visitors who begin and do not go on: none of them keeps a place for long, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import re
import resource
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

from ratskeller.server.connections import FILES_BESIDE, SPARE
from ratskeller.server.limits import count_as
from ratskeller.tables.wire import Problem
from tests.server.running import QUICK, Server, eventually
from tests.server.visitors import SECONDS, Visitor, sit_down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

ELSEWHERE = "127.0.0.2"  # another address of this machine
HALF_OPEN = 1_200
FILES = 1_024  # that a process may have open on most machines
SHORT = ("--head-seconds", "1", "--body-seconds", "1", "--answer-seconds", "1")
LONG = ("--head-seconds", "1000", "--body-seconds", "1000", "--answer-seconds", "1000")
HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HANDSHAKE = (
    b"GET /api/tables/%s/line HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n"


@pytest.fixture(autouse=True)
def _room() -> Iterator[None]:
    """So many connections need as many files in this process too."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[1], 4 * HALF_OPEN), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives nobody much time."""
    with Server(tmp_path_factory.mktemp("hasty") / "data", *SHORT, *QUICK, port=0) as running:
        yield running
        running.check_log()


class Raw:
    """A connection that says what a test likes and no more."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def hear_the_end(self) -> bytes:
        """All that comes until the server hangs up."""
        heard = b""
        async with asyncio.timeout(SECONDS):
            with contextlib.suppress(ConnectionError):
                while more := await self.reader.read(65_536):
                    heard += more
        return heard


@contextlib.asynccontextmanager
async def raw(server: Server, said: bytes, address: str = "127.0.0.1") -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    try:
        with contextlib.suppress(ConnectionError):
            writer.write(said)
            await writer.drain()
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def problem_in(answer: bytes) -> tuple[int, Problem]:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/json" in head.lower()
    found = re.match(rb"HTTP/1.1 (\d+) ", head)
    assert found
    return int(found[1]), msgspec.json.decode(body, type=Problem)


async def ask(server: Server, address: str) -> int:
    way = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.address, transport=way, trust_env=False, timeout=SECONDS) as http:
        return (await http.get("/health")).status_code


async def test_a_thousand_half_open_requests_harm_nobody(data: Path) -> None:
    with Server(data, *LONG) as server:
        resource.prlimit(server.child.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        made = await sit_down(server)
        async with Visitor(server, made.table, "") as before, contextlib.AsyncExitStack() as here:
            await before.hear_of("table")
            crowd = [
                await here.enter_async_context(raw(server, (HEAD, HANDSHAKE % made.table.encode(), POST)[number % 3]))
                for number in range(HALF_OPEN)
            ]
            assert await ask(server, ELSEWHERE) == 200
            async with Visitor(server, made.table, "", local_addr=(ELSEWHERE, 0)) as guest:
                assert (await guest.hear())["type"] == "table"
            await crowd[-1].hear_the_end()
            async with raw(server, b"") as late:  # what is sent to a closed door could drown its words
                status, problem = problem_in(await late.hear_the_end())
            assert (status, problem.cause) == (429, "too_many")
            assert problem.why == "There are too many connections from your address."
        await eventually("they are forgotten", lambda: can_come_back(server))
        server.check_log()


def can_come_back(server: Server) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{server.address}/health", trust_env=False, timeout=SECONDS).status_code == 200
    return False


@pytest.mark.parametrize(
    "said", [b"G", HEAD, HANDSHAKE % b"abc", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HEAD]
)
async def test_a_head_that_does_not_end_is_answered_and_cut(hasty: Server, said: bytes) -> None:
    async with raw(hasty, said) as slow:
        answers = await slow.hear_the_end()
    status, problem = problem_in(answers[answers.rindex(b"HTTP/1.1 ") :])
    assert (status, problem) == (408, Problem("too_slow", "The head of the request took too long to come."))


async def test_a_head_that_comes_drop_by_drop_is_cut(hasty: Server) -> None:
    async with raw(hasty, HEAD) as slow, asyncio.timeout(SECONDS):
        with contextlib.suppress(ConnectionError):
            while not slow.reader.at_eof():
                slow.writer.write(b"X: y\r\n")
                await slow.writer.drain()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(slow.reader.read(1000), 0.02)


async def test_whoever_says_nothing_is_sent_away_without_a_word(hasty: Server) -> None:
    async with raw(hasty, b"") as silent:
        assert await silent.hear_the_end() == b""


@pytest.mark.parametrize(
    "said", [POST, POST + b'{"game": ', POST.replace(b"Content-Length: 60", b"Transfer-Encoding: chunked")]
)
async def test_a_body_that_does_not_end_is_answered_and_cut(hasty: Server, said: bytes) -> None:
    async with raw(hasty, said) as slow:
        status, problem = problem_in(await slow.hear_the_end())
    assert (status, problem) == (408, Problem("too_slow", "The rest of the request took too long to come."))


async def test_a_body_that_goes_on_after_its_answer_is_cut(hasty: Server) -> None:
    endless = POST.replace(b"/api/tables", b"/nothing").replace(b"Content-Length: 60", b"Content-Length: 99999999")
    async with raw(hasty, endless) as slow, asyncio.timeout(SECONDS):
        with contextlib.suppress(ConnectionError):
            while True:
                slow.writer.write(b"x")
                await slow.writer.drain()
                await asyncio.sleep(0.01)


async def test_an_answer_that_nobody_reads_is_given_up(hasty: Server) -> None:
    """More answers than fit into the buffers of two machines."""
    before = hasty.open_files()
    silent = socket.socket()
    silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    silent.connect(("127.0.0.1", hasty.port))
    silent.setblocking(False)
    with silent:
        asked = b"GET /api/games/condyle_cove/rules HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n"
        loop = asyncio.get_running_loop()
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(SECONDS):
                while True:  # until it is cut
                    await loop.sock_sendall(silent, asked)
                    await asyncio.sleep(0.001)
    await eventually("it is forgotten", lambda: hasty.open_files() <= before)


async def test_a_line_that_nobody_reads_is_given_up(hasty: Server) -> None:
    before = hasty.open_files()
    async with raw(hasty, HANDSHAKE % b"abc" + b"\r\n") as silent:
        silent.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await eventually("it is forgotten", lambda: hasty.open_files() <= before)


async def test_the_house_is_full(data: Path) -> None:
    with Server(data, *LONG, "--connections-in-all", "5") as server:
        async with contextlib.AsyncExitStack() as here:
            crowd = [await here.enter_async_context(raw(server, HEAD, f"127.0.0.{number}")) for number in range(3, 12)]
            await crowd[-1].hear_the_end()
            async with raw(server, b"", ELSEWHERE) as late:
                status, problem = problem_in(await late.hear_the_end())
            assert (status, problem) == (503, Problem("unavailable", "The house is full; try again later."))
        await eventually("there is room again", lambda: can_come_back(server))
        server.check_log()


COUNTING = """
import resource, sys
from ratskeller.server.connections import connections_possible
soft, hard, most = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
print(connections_possible(most), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("soft", "hard", "most", "possible", "raised"),
    [
        (500, 600, 2_000, 600 - FILES_BESIDE, 600),
        (500, 4_000, 2_000, 2_000, 2_000 + FILES_BESIDE),
        (900, 900, 20, 20, 900),
    ],
)
def test_there_are_never_more_connections_than_files(
    soft: int, hard: int, most: int, possible: int, raised: int
) -> None:
    """As many as were asked for, if the system lets a process open so many files."""
    command = [sys.executable, "-c", COUNTING, str(soft), str(hard), str(most)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=SECONDS)
    assert done.stdout.split() == [str(possible), str(raised)]


async def test_behind_a_proxy_visitors_are_counted_and_not_the_proxy(data: Path) -> None:
    """The proxy is this machine; a visitor has as many lines and requests as anybody."""
    with Server(data, *LONG, "--trust-proxy", "--connections", "2") as server:
        made = await sit_down(server)
        async with contextlib.AsyncExitStack() as here:
            for number in range(SPARE + 12):
                said = POST.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 9.9.9.%d\r\n\r\n" % (number % 6))
                await here.enter_async_context(raw(server, said))
            for number in range(3):
                visitor = await here.enter_async_context(coming_from(server, made.table, "1.1.1.1"))
                assert (await visitor.hear())["type"] == ("table" if number < 2 else "bye")
            other = await here.enter_async_context(coming_from(server, made.table, "1.1.1.2"))
            assert (await other.hear())["type"] == "table"
            ours = POST.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 8.8.8.8\r\n\r\n")
            for _ in range(SPARE):
                await here.enter_async_context(raw(server, ours))
            async with raw(server, ours) as late:
                heard = await asyncio.wait_for(late.reader.readuntil(b"}"), SECONDS)
            assert problem_in(heard) == (429, Problem("too_many", "There are too many connections from your address."))
        server.check_log()


def coming_from(server: Server, table: str, address: str) -> Visitor:
    return Visitor(server, table, "", additional_headers={"X-Forwarded-For": address})


# ---- floods over a line ----------------------------------------------------------------------------------------------


async def test_texts_in_endless_pieces_and_floods_of_pings_end_the_line(server: Server) -> None:
    made = await sit_down(server)
    for opcode, code in ((0, 1009), (9, 1008), (10, 1008)):
        async with Visitor(server, made.table, "") as visitor:
            await visitor.hear_of("table")
            flood = frame(1, is_last=False) + frame(0, is_last=False) * 200 if opcode == 0 else frame(opcode) * 200
            visitor.socket.transport.write(flood)
            assert (await visitor.hear_the_end())[0] == code


async def test_several_texts_at_once_that_are_none_end_the_line_once(server: Server) -> None:
    made = await sit_down(server)
    async with Visitor(server, made.table, "") as visitor:
        await visitor.hear_of("table")
        visitor.socket.transport.write(frame(1, b"\xff") * 3)
        assert (await visitor.hear_the_end())[0] == 1007
    assert "Traceback" not in "".join(line for line in server.log().splitlines() if "Fatal" in line)


def frame(opcode: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A short frame, masked with nothing."""
    return bytes([opcode | (0x80 if is_last else 0), 0x80 | len(payload), 0, 0, 0, 0]) + payload


# ---- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("somewhere", "somewhere"),
    ],
)
def test_of_a_new_address_its_network_counts(address: str, counted: str) -> None:
    assert count_as(address) == counted
