"""A crowd of visitors that play at random as fast as they are answered, or think first: how much a server can take.

Every visitor has a line of its own, and sends its next move when the one before is answered: as durable, as the server
promises. Bounded in tables and time.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import connect

from ratskeller.client.api import Client, line_address
from ratskeller.client.shares import Sealer, Shares
from ratskeller.tables import wire
from ratskeller.tables.wire import Join, NewTable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection


class _Choice(msgspec.Struct):
    notation: str


class _Scene(msgspec.Struct):
    choices: list[_Choice]


class _SeatScene(msgspec.Struct):
    seat: int | None
    seq: int
    scene: _Scene


class _Line(msgspec.Struct):
    """As much of a line as a random player needs; the rest is skipped unread."""

    type: str
    id: str = ""
    cause: str = ""
    scenes: list[_SeatScene] = []


_decoder = msgspec.json.Decoder(_Line)


class Crowd(msgspec.Struct):
    """What a crowd has measured."""

    moves: int = 0
    refused: int = 0
    games: int = 0
    delays: list[float] = []  # seconds from sending a move to its answer

    def percentile(self, part: float) -> float:
        """A delay that so large a part of all moves did not exceed, in milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Visitors:
    """All visitors of some tables."""

    def __init__(self, address: str, game: str, seats: int, tables: int, *, think: float = 0.0) -> None:
        """`tables` of `seats` each; a table that is over is followed by a rematch. `think`: seconds before a move."""
        self._address = address
        self._game = game
        self._seats = seats
        self._tables = tables
        self.think = think
        self._tasks: list[asyncio.Task[None]] = []
        self.shares = Shares()  # of everybody's devices
        self.found = Crowd()
        self.counting = False

    async def come_in(self) -> None:
        """Open all tables, sit down everywhere, and begin."""
        async with Client(self._address) as client:
            client.shares = self.shares
            for _ in range(self._tables):
                opened = await client.open_table(NewTable(game=self._game, seats=self._seats, name="Load", window=0))
                joined = [await client.join(opened.table.id, Join(name="Load")) for _ in range(self._seats - 1)]
                for token in (opened.token, *(seated.token for seated in joined)):
                    play = self._play(opened.table.id, token, host=token == opened.token)
                    self._tasks.append(asyncio.create_task(play))
        await asyncio.sleep(0)

    async def measure(self, seconds: float) -> Crowd:
        """Count what is done in so many seconds."""
        self.counting = True
        await asyncio.sleep(seconds)
        self.counting = False
        return self.found

    async def go(self) -> None:
        """Leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: str, token: str, *, host: bool) -> None:
        while True:  # a table, then its rematch
            async with _connect(self._address, table) as socket:
                await socket.send(msgspec.json.encode(wire.Hello(token)).decode())
                table = await _Player(self, socket, host=host).play()


class _Player:
    """One visitor at one table."""

    def __init__(self, crowd: Visitors, socket: ClientConnection, *, host: bool) -> None:
        self._crowd = crowd
        self._socket = socket
        self._host = host
        self._number = 0
        self._sent = 0.0
        self._waiting = ""
        self._thinking: asyncio.Task[None] | None = None
        self._sealer = Sealer(crowd.shares)
        self._begun = 0  # attempts to begin
        self._scene: _SeatScene | None = None

    async def play(self) -> str:
        """Play until the table is over; the name of the next one."""
        try:
            return await self._read()
        finally:
            if self._thinking is not None:
                self._thinking.cancel()

    async def _read(self) -> str:
        async for text in self._socket:
            line = _decoder.decode(text)
            if line.type == "state":
                self._scene = line.scenes[0]
                await self._choose()
            elif line.type == "table":
                following = await self._look(text)
                if following:
                    return following
            elif line.id and line.id == self._waiting:
                self._note(line)
                await self._choose()
        return ""

    async def _choose(self) -> None:
        if self._waiting or self._scene is None or not self._scene.scene.choices:
            return
        self._number += 1
        self._waiting = f"m{self._number}"
        if self._crowd.think:
            pause = random.expovariate(1 / self._crowd.think)
            self._thinking = asyncio.create_task(self._move_after(pause))
        else:
            await self._move()

    async def _move_after(self, pause: float) -> None:
        await asyncio.sleep(pause)
        await self._move()

    async def _move(self) -> None:
        scene = self._scene
        if scene is None or not scene.scene.choices:
            self._waiting = ""  # somebody else has moved meanwhile
            return
        choice = random.choice(scene.scene.choices)
        act = wire.Act(self._waiting, scene.seat or 0, scene.seq, choice.notation)
        self._sent = time.perf_counter()
        await self._socket.send(msgspec.json.encode(act).decode())

    def _note(self, line: _Line) -> None:
        self._waiting = ""
        if not self._crowd.counting:
            return
        if line.type == "done":
            self._crowd.found.moves += 1
            self._crowd.found.delays.append(time.perf_counter() - self._sent)
        else:
            self._crowd.found.refused += 1

    async def _look(self, text: str | bytes) -> str:
        line = msgspec.json.decode(text, type=wire.Table)
        info = msgspec.json.decode(line.table, type=wire.TableInfo)
        for wish in self._sealer.answer(info, line.you):
            await self._socket.send(msgspec.json.encode(wish).decode())
        if self._host and info.status == "lobby" and info.opening is None and all(seat.seal for seat in info.seats):
            await self._begin(len(info.attempts) + 1)
        if info.status == "over" and not info.next_table and self._host:
            self._crowd.found.games += 1
            await self._socket.send(msgspec.json.encode(wire.Rematch("again")).decode())
        return info.next_table

    async def _begin(self, attempt: int) -> None:
        """Everybody is here and has sealed their share of the dice; another attempt is another wish."""
        if attempt > self._begun:
            self._begun = attempt
            await self._socket.send(msgspec.json.encode(wire.Start(f"start-{attempt}")).decode())


def _connect(address: str, table: str) -> connect:
    return connect(line_address(address, table), compression=None, max_size=None, proxy=None)


@asynccontextmanager
async def open_idle(address: str, game: str, seats: int, connections: int) -> AsyncIterator[None]:
    """Connections that only look on at one table, open while the context is."""
    async with Client(address) as client:
        opened = await client.open_table(NewTable(game=game, seats=seats, name="Load", window=0))
    async with AsyncExitStack() as stack:
        for _ in range(connections):
            socket = await stack.enter_async_context(_connect(address, opened.table.id))
            await socket.send(msgspec.json.encode(wire.Hello()).decode())
            await socket.recv()
        yield
