"""Nonsense for a real server: random bytes, requests, frames and wishes, so many in all, and what becomes of it.

    python -m tools.wire_fuzz --count 1000000 --seed 1

Rounds of five tables, one of each game, with people who wish at random, mostly what they are offered, and visitors who
send anything else: bytes, requests that are nearly right, frames that are broken, in pieces or too large. No answer may
be a 500 or blame a fault, every text must be answered once, the log may hold no traceback, the house must answer after
every round, and its memory must not grow from round to round.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import struct
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ratskeller.catalogue import GAMES
from ratskeller.client import Join, NewTable
from ratskeller.tables.bot_levels import LEVELS
from ratskeller.tables.text_cleaning import SIGNS
from tests.server.running import QUICK, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from websockets.asyncio.client import ClientConnection

    from ratskeller.client import Client

    Deed = Callable[[], Coroutine[Any, Any, int]]

BOTS = ["", "easy", *LEVELS, "level:2:even", "level:3:", "search:1s", "genius"]
OPTIONS = (
    *QUICK,
    "--connections",
    "100000",
    "--connections-in-all",
    "10000",
    "--head-seconds",
    "2",
    "--body-seconds",
    "2",
)
WARM_UP = 0.3  # of all, after which the memory may no longer grow
GROWTH = 1.15  # of the memory, that is no growth: a process breathes
TEXTS_AT_ONCE = 10
SECONDS = 60.0  # after which a server that does not answer is stuck
MOMENT = 0.2  # seconds for an answer that need not come
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    12,
    2**31,
    2**63,
    10**30,
    0.5,
    1e308,
    "",
    "0",
    "\0",
    "\u202e",
    "x" * 300,
    [],
    {},
    [[]],
    {"a": 1},
)
METHODS = (b"GET", b"POST", b"PUT", b"HEAD", b"OPTIONS", b"DELETE", b"get", b"BREW", b"")
PATHS = (
    "/",
    "/health",
    "/api/games",
    "/api/games/rathulhu/rules",
    "/api/tables",
    "/api/records",
    "/api/schema/openapi.json",
)
BELOW = ("", "/seats", "/you", "/record", "/replay", "/replay/moments", "/epilogue", "/branches", "/line")


class Wrong(AssertionError):
    """The server has done what it must not."""


class Fuzz:
    """One server, and all that is thrown at it."""

    def __init__(self, server: Server, count: int, seed: int) -> None:
        """So many things in all."""
        self.server = server
        self.rng = random.Random(seed)
        self.count = count
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()  # to wishes, and statuses of requests
        self.memory: list[float] = []  # MB, after each round
        self._table = ""

    async def run(self, rounds: int) -> None:
        """Throw it all, in so many rounds."""
        for number in range(rounds):
            await self._round((number + 1) * self.count // rounds - self.sent.total())
            self.memory.append(_memory(self.server.child.pid))
            self.server.check_log()
            async with httpx.AsyncClient(base_url=self.server.address, trust_env=False, timeout=SECONDS) as http:
                if (await http.get("/health")).status_code != 200:
                    raise Wrong("The house does not answer any more.")

    def check_memory(self) -> None:
        """Compare the memory after the warm-up with that in the end."""
        warm = self.memory[int(len(self.memory) * WARM_UP) :]
        part = max(1, len(warm) // 3)
        before, after = max(warm[:part]), min(warm[-part:])
        if after > before * GROWTH:
            raise Wrong(f"The memory grows: {', '.join(f'{each:.0f}' for each in self.memory)} MB.")

    async def _round(self, count: int) -> None:
        """A share of it at fresh tables, which are closed in the end."""
        async with self.server.client(seals=False) as client:  # nobody here opens what they have sealed
            seated = [await self._sit(client, game) for game in GAMES]
            self._table = self.rng.choice(seated)[0]
            end = self.sent.total() + count
            people = [self._person(table, token, end) for table, tokens in seated for token in tokens]
            others = [self._repeat(deed, end) for deed in (self._bytes, self._request, self._frames) for _ in range(4)]
            async with asyncio.TaskGroup() as group:
                for each in (*people, *others):
                    group.create_task(each)
            for table, tokens in seated:
                while table:  # and its rematches: what goes on stays in the memory for a while
                    await self._close(table, tokens[0])
                    table = (await client.table(table)).next_table  # noqa: PLW2901

    async def _sit(self, client: Client, game: str) -> tuple[str, list[str]]:
        """A table with two or three people and a bot."""
        rng = self.rng
        seats = max(3, GAMES[game].seats[0])
        settings: dict[str, Any] = {"undo": rng.choice(["free", "ask", "off"]), "window": rng.choice([1, 2])}
        opened = await client.open_table(NewTable(game=game, seats=seats, bots=["level:1"], **settings))
        joined = [await client.join(opened.table.id, Join(name=f"N{seat}")) for seat in range(seats - 2)]
        tokens = [opened.token, *(each.token for each in joined), ""]
        self.server.tokens.update(tokens[:-1])
        return opened.table.id, tokens

    async def _close(self, table: str, token: str) -> None:
        with contextlib.suppress(ConnectionClosed):
            async with self._connect(table) as socket:
                for line in ({"type": "hello", "token": token}, {"type": "close", "id": "end"}):
                    await socket.send(msgspec.json.encode(line).decode())
                async with asyncio.timeout(SECONDS):
                    while msgspec.json.decode(await socket.recv())["type"] not in {"done", "refused", "bye"}:
                        pass

    def _connect(self, table: str) -> connect:
        return connect(
            self.server.line_address(table), compression=None, max_size=None, proxy=None, open_timeout=SECONDS
        )

    async def _repeat(self, deed: Deed, end: int) -> None:
        while self.sent.total() < end:
            with contextlib.suppress(OSError, EOFError):
                self.sent[deed.__name__.strip("_")] += await deed()

    # ---- wishes --------------------------------------------------------------------------------------------

    async def _person(self, table: str, token: str, end: int) -> None:
        while self.sent.total() < end:
            with contextlib.suppress(ConnectionClosed):
                async with self._connect(table) as socket:
                    await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
                    table = await _Person(self, socket).live(end) or table

    def wish(self, scenes: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """Something to wish, mostly something that may be granted."""
        rng = self.rng
        offered = [each for each in scenes if each["scene"]["choices"]]
        if offered and rng.random() < 0.8:
            scene = rng.choice(offered)
            aside = [scene["scene"]["aside"]] if scene["scene"]["aside"] else []
            do = rng.choice([*scene["scene"]["choices"], *aside])["notation"]
            return {"type": "act", "seat": scene["seat"], "seq": scene["seq"], "do": do}
        own = [each["seat"] for each in scenes if each["seat"] is not None] or [0]
        seat, seq = rng.choice([*own * 4, rng.randrange(4)]), rng.choice([each["seq"] for each in scenes] or [0])
        wishes: tuple[tuple[float, dict[str, Any]], ...] = (
            (3, {"type": "act", "seat": seat, "seq": seq, "do": rng.choice(["", "stop", "roll 1 2", "take 1"])}),
            (3, {"type": "undo", "seat": seat, "seq": seq}),
            (3, {"type": "why_not", "seat": seat, "do": rng.choice(["", "", "stop", "play 1", "x" * 201])}),
            (3, {"type": "agree", "yes": rng.random() < 0.5}),
            (1, {"type": "say", "text": rng.choice(["Well?", "\u202e\0", "x" * 501, "ß" * 400])}),
            (1, {"type": "sign", "sign": rng.choice([*SIGNS, "fist"])}),
            (3, {"type": "stand_in", "seat": seat, "on": rng.random() < 0.3}),
            (2, {"type": "start", "fill": rng.choice(BOTS)}),
            (2, {"type": "seat_bot", "seat": seat, "level": rng.choice(BOTS)}),
            (2, {"type": "pause", "on": rng.random() < 0.05}),
            (0.01, {"type": "seal", "seat": seat, "seal": f"{rng.getrandbits(256):064x}"}),
            (1, {"type": "open", "seat": seat, "attempt": 1, "share": f"{rng.getrandbits(256):064x}"}),
            (0.02, {"type": "leave", "seat": seat}),
            (0.02, {"type": "kick", "seat": seat}),
            (0.005, {"type": "close"}),
            (0.5, {"type": "rematch", "game": rng.choice(["", "", *GAMES, "chess"])}),
            (1, {"type": "hello", "token": "x"}),
        )
        return rng.choices([wish for _, wish in wishes], [weight for weight, _ in wishes])[0]

    def spoilt(self, value: Any) -> Any:
        """A value with something odd in it."""
        rng = self.rng
        if isinstance(value, dict) and value and rng.random() < 0.8:
            name = rng.choice(list(value))
            changed = {**value, name: self.spoilt(value[name])}
            return {**changed, rng.choice(["more", "type", ""]): rng.choice(ODD)} if rng.random() < 0.2 else changed
        return rng.choice(ODD)

    def spoilt_bytes(self, text: bytes) -> bytes:
        """Bytes with something else in them, or missing, or twice."""
        rng = self.rng
        for _ in range(rng.randint(1, 3)):
            start = rng.randrange(len(text) + 1)
            end = min(len(text), start + rng.randrange(20))
            middle = rng.choice([b"", rng.randbytes(rng.randrange(1, 9)), text[start:end] * 2, b"\r\n", b"\0", b"\xff"])
            text = text[:start] + middle + text[end:]
        return text

    # ---- bytes, requests, frames ---------------------------------------------------------------------------

    async def _bytes(self) -> int:
        """Bytes that mean nothing."""
        async with self._raw() as (reader, writer):
            chunks = self.rng.randint(1, 5)
            for _ in range(chunks):
                writer.write(self.rng.randbytes(self.rng.choice([1, 10, 100, 5_000])))
                await writer.drain()
                await _skim(reader, MOMENT / 20)
        return chunks

    async def _request(self) -> int:
        """A request that is nearly right, and another one after it."""
        async with self._raw() as (reader, writer):
            requests = self.rng.randint(1, 8)
            for number in range(requests):
                writer.write(self._make_request())
                await writer.drain()
                answer = await _skim(reader, MOMENT)
                if re.match(rb"HTTP/1.1 5(?!03)", answer):
                    raise Wrong(f"A request was answered with {answer[:300]!r}.")
                if not answer:
                    return number + 1
                if answer.startswith(b"HTTP/1.1 "):
                    self.answers[answer[9:12].decode("ascii")] += 1
        return requests

    def _make_request(self) -> bytes:
        rng = self.rng
        path = rng.choice([*PATHS, *(f"/api/tables/{self._table}{below}" for below in BELOW)])
        query = rng.choice(["", "", "?limit=3", "?status=over", "?step=-1&seat=99", "?%00=%ff"])
        whole = self._make_body(path)
        body = msgspec.json.encode(self.spoilt(whole) if rng.random() < 0.5 else whole)
        method = b"POST" if path.endswith(("tables", "records", "seats", "branches")) else b"GET"
        length = len(body) + rng.choice([0, 0, 0, 0, 1, -1])
        head = [
            rng.choice([*[method] * 20, *METHODS]) + b" " + (path + query).encode() + b" HTTP/1.1",
            b"Host: " + rng.choice([b"127.0.0.1"] * 9 + [b"evil.example"]),
            b"Content-Type: " + rng.choice([b"application/json"] * 5 + [b"text/plain", b"\xff"]),
            rng.choice(
                [b"Content-Length: %d" % length, b"Transfer-Encoding: chunked", b"Expect: 100-continue", b"X: y"]
            ),
            b"Authorization: Bearer " + rng.choice([b"x", b"", b"\xff" * 300]),
            b"Accept-Language: " + rng.choice([b"de", b"en;q=nan,de;q=-1", b"," * 1_000, b"x" * 600]),
        ]
        request = b"\r\n".join([*head, b"", body])
        return self.spoilt_bytes(request) if rng.random() < 0.5 else request

    def _make_body(self, path: str) -> dict[str, Any]:
        if path == "/api/records":
            header = {"record": 1, "game": self.rng.choice(list(GAMES)), "rules_version": 1, "seats": 3}
            step = {"n": 1, "by": "chance", "do": "roll 1 2 0", "state": ""}
            lines = [
                msgspec.json.encode(self.spoilt(each) if self.rng.random() < 0.5 else each) for each in (header, step)
            ]
            return {"record": b"\n".join([*lines, b""]).decode(), "name": "Zoe"}
        if path == "/api/tables":
            packs: dict[str, Any] = {
                "options": {"name": "x", "cards": [{"name": "A", "count": 1}] * 3},
                "board": "tower",
            }
            packs = packs if self.rng.random() < 0.95 else {}  # few tables: they stay in the memory for a while
            return {
                "game": self.rng.choice(list(GAMES)),
                "seats": 3,
                "packs": packs,
                "clock": {"kind": "move", "seconds": 5},
            }
        if path.endswith("/branches"):
            after = self.rng.choice([0, 1, 40, 1_000_000])
            bots = [self.rng.choice(BOTS)] * self.rng.randrange(4)
            return {"step": after, "seat": self.rng.randrange(4), "open": self.rng.random() < 0.5, "bots": bots}
        return {"name": "Zoe", "seat": 0}

    async def _frames(self) -> int:
        """Frames, right and wrong, at a table that there is."""
        rng = self.rng
        async with self._raw() as (reader, writer):
            writer.write(_handshake(self._table))
            if b" 101 " not in await _skim(reader, SECONDS):
                return 1
            if rng.random() < 0.8:
                writer.write(_frame(1, b'{"type": "hello"}'))
            frames = rng.randint(1, 30)
            for _ in range(frames):
                writer.write(self._make_frame())
                await writer.drain()
            await _skim(reader, MOMENT / 4)
        return frames + 1

    def _make_frame(self) -> bytes:
        rng = self.rng
        text = msgspec.json.encode(self.wish([]) | {"id": "f"})
        payload = rng.choice([text, self.spoilt_bytes(text), b"", rng.randbytes(rng.choice([1, 125, 126, 1_000]))])
        match rng.randrange(10):
            case 0:
                return rng.randbytes(rng.randint(1, 60))
            case 1:
                return _frame(rng.randrange(16), payload, is_last=rng.random() < 0.7, reserved=rng.randrange(8))
            case 2:
                return _frame(1, payload, is_last=False) + _frame(0, payload, is_last=False) * 3 + _frame(0, payload)
            case 3:
                return _frame(1, payload, length=rng.choice([65_537, 2**40, 2**63]))
            case 4:
                return _frame(rng.choice([8, 9, 10]), payload[: rng.choice([0, 1, 125, 126])])
        return _frame(rng.choice([1, 1, 1, 2]), payload)

    @contextlib.asynccontextmanager
    async def _raw(self) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()


class _Person:
    """Somebody at a table who wishes at random."""

    def __init__(self, fuzz: Fuzz, socket: ClientConnection) -> None:
        self._fuzz = fuzz
        self._socket = socket
        self._scenes: list[dict[str, Any]] = []
        self._next = ""

    async def live(self, end: int) -> str:
        """Send some texts, hear that each is answered, and again; the rematch, once there is one."""
        fuzz, number = self._fuzz, 0
        while fuzz.sent.total() < end and not self._next:
            for _ in range(TEXTS_AT_ONCE):
                number += 1
                wish = {"id": f"{id(self)}-{number}", **fuzz.wish(self._scenes)}
                text = msgspec.json.encode(fuzz.spoilt(wish) if fuzz.rng.random() < 0.15 else wish)
                text = fuzz.spoilt_bytes(text) if fuzz.rng.random() < 0.1 else text
                await self._socket.send(text.decode("utf-8", "replace"))
            fuzz.sent["wishes"] += TEXTS_AT_ONCE
            await self._hear_answers(TEXTS_AT_ONCE)
        return self._next

    async def _hear_answers(self, count: int) -> None:
        async with asyncio.timeout(SECONDS):
            while count:
                line = msgspec.json.decode(await self._socket.recv())
                if line["type"] == "state":
                    self._scenes = line["scenes"]
                elif line["type"] == "table":
                    self._next = line["table"]["next_table"]
                if line["type"] in {"done", "refused"}:
                    count -= 1
                    self._fuzz.answers[line.get("cause", "done")] += 1
                if line.get("cause") == "fault":
                    raise Wrong(f"A wish met a fault at {self._scenes}.")


async def _skim(reader: asyncio.StreamReader, seconds: float) -> bytes:
    """What comes next, if it comes soon."""
    with contextlib.suppress(TimeoutError):
        return await asyncio.wait_for(reader.read(65_536), seconds)
    return b""


def _handshake(table: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/line HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def _frame(opcode: int, payload: bytes, *, is_last: bool = True, reserved: int = 0, length: int | None = None) -> bytes:
    """A frame, masked with nothing; it may claim a length that is not its own."""
    size = len(payload) if length is None else length
    first = bytes([(0x80 if is_last else 0) | reserved << 4 | opcode])
    if size < 126:
        middle = bytes([0x80 | size])
    elif size < 65_536:
        middle = bytes([0x80 | 126]) + struct.pack(">H", size)
    else:
        middle = bytes([0x80 | 127]) + struct.pack(">Q", size)
    return first + middle + bytes(4) + payload


def _memory(process: int) -> float:
    """What a process holds, in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    """Read the arguments, throw, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000, help="of things to throw, in all (100000)")
    parser.add_argument("--rounds", type=int, default=20, help="in which they are thrown (20)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data", *OPTIONS, port=0) as server:
        fuzz = Fuzz(server, arguments.count, arguments.seed)
        try:
            asyncio.run(fuzz.run(arguments.rounds))
            fuzz.check_memory()
        finally:
            print(", ".join(f"{count} {kind}" for kind, count in sorted(fuzz.sent.items())))
            print("answers:", ", ".join(f"{count} {kind}" for kind, count in fuzz.answers.most_common()))
            print("memory in MB after each round:", " ".join(f"{each:.0f}" for each in fuzz.memory))
        server.stop()
        server.check_log()
    print(f"{fuzz.sent.total()} things in {time.monotonic() - began:.0f} s; nothing was found.")


if __name__ == "__main__":
    main()
