"""Visitors without manners: raw WebSockets that send whatever a test likes and keep every line they get."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ratskeller.client import Join, NewTable

if TYPE_CHECKING:
    from types import TracebackType

    from tests.server.running import Server

SECONDS = 120.0  # only a test that fails waits so long


class Visitor:
    """One raw connection to a table. Use it as `async with Visitor(…) as visitor`."""

    def __init__(self, server: Server, table: str, token: str | None = None, **settings: Any) -> None:
        """`token`: says hello at once with it (an empty one only watches); None leaves that to the test."""
        self._address = server.line_address(table)
        self._token = token
        self._settings = settings
        self._asked = 0
        self.socket: ClientConnection
        self.lines: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        self.socket = await connect(
            self._address, compression=None, max_size=None, proxy=None, open_timeout=SECONDS, **self._settings
        )
        if self._token is not None:
            await self.say({"type": "hello", "token": self._token})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def say(self, line: object) -> None:
        """Send a value as a line."""
        await self.socket.send(msgspec.json.encode(line).decode())

    async def hear(self) -> dict[str, Any]:
        """The next line."""
        async with asyncio.timeout(SECONDS):
            line: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        self.lines.append(line)
        return line

    async def hear_of(self, *kinds: str) -> dict[str, Any]:
        """The next line of some kinds; others are passed over."""
        while (line := await self.hear())["type"] not in kinds:
            pass
        return line

    async def ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Send a wish and get its answer."""
        self._asked += 1
        wish = {"id": f"w{self._asked}", **wish}
        await self.say(wish)
        while (line := await self.hear_of("done", "refused", "bye")).get("id", wish["id"]) != wish["id"]:
            pass
        return line

    async def send_raw(self, frame: str | bytes) -> dict[str, Any]:
        """Send a frame as it is; the refusal or the bye it gets."""
        await self.socket.send(frame)
        return await self.hear_of("refused", "bye")

    async def hear_the_end(self) -> tuple[int | None, str | None]:
        """Read until the server hangs up; the code and the reason."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code, self.socket.close_reason


class Round:
    """A table with a person in every seat, the game begun; `tokens` by seat."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table = table
        self.tokens = tokens


async def sit_down(server: Server, game: str = "rats_in_the_walls", seats: int = 3, **wish: Any) -> Round:
    """Open a table and fill it; the game is yet to begin."""
    async with server.client(seals=False) as client:  # raw connections open nothing
        opened = await client.open_table(NewTable(game=game, seats=seats, **{"window": 0, **wish}))
        free = sum(seat.free for seat in opened.table.seats)
        joined = [await client.join(opened.table.id, Join(name=f"Guest {number + 1}")) for number in range(free)]
    tokens = [opened.token, *(each.token for each in joined)]
    server.tokens.update(tokens)
    return Round(opened.table.id, tokens)


async def begin(server: Server, game: str = "rats_in_the_walls", seats: int = 3, **wish: Any) -> Round:
    """Open a table, fill it, and start."""
    made = await sit_down(server, game, seats, **wish)
    async with Visitor(server, made.table, made.tokens[0]) as host:
        assert (await host.ask({"type": "start"}))["type"] == "done"
    return made


async def find_mover(server: Server, made: Round) -> tuple[int, int, str]:
    """A seat that has a choice now, the seq it has seen, and an action for it."""
    for seat, token in enumerate(made.tokens):
        async with Visitor(server, made.table, token) as visitor:
            scene = (await visitor.hear_of("state"))["scenes"][0]
            if scene["scene"]["choices"]:
                return seat, scene["seq"], scene["scene"]["choices"][0]["notation"]
    raise AssertionError("Nobody can move.")
