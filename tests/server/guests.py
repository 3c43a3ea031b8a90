"""People in waiting rooms who sit down, talk and leave, and remember every wish that was granted."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from ratskeller.client import Client, Join, NewTable, ServerRefused, ServerUnreachable
from ratskeller.client.table_line import new_id
from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow
from tests.server.running import PATIENCE, eventually

SEATS = 8
AGAIN = 0.2  # seconds before somebody tries again who got no answer
PAUSE = 0.05
LEAVES = 3  # every third who sits down gets up again


class Room(msgspec.Struct):
    """A waiting room, as those know it who were there."""

    table: str
    seated: dict[str, int] = {}  # seats by token
    gone: list[str] = []  # tokens of those who have left
    said: list[str] = []


class Guests:
    """One room after the other is filled. Use `stay` as a task."""

    def __init__(self, address: str) -> None:
        """`address`: of the server, which may come and go."""
        self.rooms: list[Room] = []
        self._address = address
        self._wish = asyncio.Lock()  # held from a wish to its answer, so that whoever has it knows all that is granted

    @property
    def granted(self) -> int:
        """How many wishes were granted."""
        return sum(1 + len(room.seated) + 2 * len(room.gone) + len(room.said) for room in self.rooms)

    async def stay(self) -> None:
        """Come, talk and go until cancelled."""
        while True:
            async with self._wish:
                room = await self._open()
            for number in range(SEATS):
                await asyncio.sleep(PAUSE)
                async with self._wish:
                    if not await self._sit(room, number):
                        break

    async def _open(self) -> Room:
        async with Client(self._address) as client:
            while True:
                with contextlib.suppress(ServerUnreachable):
                    opened = await client.open_table(NewTable(game="rats_in_the_walls", seats=SEATS))
                    self.rooms.append(Room(opened.table.id, {opened.token: 0}))
                    return self.rooms[-1]
                await asyncio.sleep(AGAIN)

    async def _sit(self, room: Room, number: int) -> bool:
        """Sit down, say something, perhaps leave; whether there was a seat."""
        async with Client(self._address) as client:
            while True:
                try:
                    joined = await client.join(room.table, Join(name=f"Guest {new_id()}"))
                except ServerUnreachable:  # nobody knows whether the seat is taken now
                    await asyncio.sleep(AGAIN)
                except ServerRefused as refused:
                    if refused.cause != NotNow.cause:
                        raise
                    return False
                else:
                    break
            room.seated[joined.token] = joined.seat
            async with client.line(room.table, joined.token) as line:
                text = f"I am {new_id()}."
                await line.wish(wire.Say(new_id(), text))
                room.said.append(text)
                if number % LEAVES == 1:
                    with contextlib.suppress(ServerRefused):  # when it is sent again they may have left before
                        await line.wish(wire.Leave(new_id(), joined.seat))
                    del room.seated[joined.token]
                    room.gone.append(joined.token)
        return True

    async def check(self, last: int = 2) -> None:
        """Everything that was granted in the last rooms is so: who sits where, who has left, what was said."""
        async with self._wish, Client(self._address) as client:
            for room in self.rooms[-last:]:
                for token, seat in room.seated.items():
                    await _has(client, room.table, token, (seat,))
                for token in room.gone:
                    with contextlib.suppress(ServerRefused):  # a link that opens nothing may be forgotten
                        await _has(client, room.table, token, ())
                async with client.line(room.table) as line:
                    told = f"all that was said at {room.table} is told"
                    await eventually(told, lambda: {each.text for each in line.said} >= set(room.said))  # noqa: B023
                assert len({each.n for each in line.said}) == len({each.text for each in line.said})


async def _has(client: Client, table: str, token: str, seats: tuple[int, ...]) -> None:
    """Somebody has these seats; of several workers one may know it a little later than another."""
    async with asyncio.timeout(PATIENCE):
        while (await client.you(table, token)).seats != seats:  # noqa: ASYNC110
            await asyncio.sleep(AGAIN)
