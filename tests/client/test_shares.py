"""What the client adds to the dice by itself, against a real server: also for a rematch, and with two devices."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import find_game
from ratskeller.client import Client, Join, NewTable
from ratskeller.client.shares import Sealer, Shares
from ratskeller.client.table_line import new_id
from ratskeller.kernel.dice import make_seal
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from ratskeller.tables import wire
from tests.server.players import PATIENCE, Players
from tests.server.running import eventually
from tests.server.visitors import Round

if TYPE_CHECKING:
    from ratskeller.client import Line
    from ratskeller.kernel.record import Attempt
    from tests.server.running import Server

pytestmark = pytest.mark.anyio


async def begin(host: Line) -> None:
    """Wait until everybody has sealed a share, and begin."""
    await eventually("all is sealed", lambda: host.table and not any(seat.must_seal for seat in host.table.seats))
    await host.wish(wire.Start(new_id()))
    await eventually("it begins", lambda: host.table and host.table.status == "running")


async def attempts_of(client: Client, table: str) -> list[Attempt]:
    record = read_record(await client.record(table))
    assert verify(find_game(record.header.game), record).rolls_derived
    assert record.header.dice is not None
    return record.header.dice.attempts


async def test_devices_seal_and_open_by_themselves_and_again_for_a_rematch(server: Server) -> None:
    async with asyncio.timeout(PATIENCE), server.client() as anna, server.client() as bert:
        opened = await anna.open_table(NewTable(game="rathulhu", seats=2, name="Anna"))
        joined = await bert.join(opened.table.id, Join(name="Bert"))
        tokens = [opened.token, joined.token]
        server.tokens.update(tokens)
        assert all(seat.seal for seat in joined.table.seats)
        async with anna.line(opened.table.id, opened.token) as host, bert.line(opened.table.id, joined.token):
            await begin(host)
            await Players(server.address, Round(opened.table.id, tokens)).play()
            await host.wish(wire.Rematch(new_id()))
            assert host.table is not None
            following = host.table.next_table
        async with anna.line(following, opened.token) as host, bert.line(following, joined.token):
            await begin(host)
            await host.wish(wire.Close(new_id()))
        for table in (opened.table.id, following):
            (attempt,) = await attempts_of(anna, table)
            assert [make_seal(share) for share in attempt.shares] == attempt.seals


async def test_alone_with_a_bot_it_begins_when_the_line_is_there(server: Server) -> None:
    async with asyncio.timeout(PATIENCE), server.client() as client:
        wish = NewTable(game="rathulhu", seats=2, name="Anna", bots=["easy"], start=True)
        opened = await client.open_table(wish)
        assert opened.table.opening == wire.Opening(1, (0,))
        async with client.line(opened.table.id, opened.token) as line:
            await eventually("it begins", lambda: line.table and line.table.status == "running")
            await line.wish(wire.Close(new_id()))
        (attempt,) = await attempts_of(client, opened.table.id)
        assert all(attempt.shares)


async def test_whoever_goes_on_with_another_device_seals_with_that(server: Server) -> None:
    async with asyncio.timeout(PATIENCE), server.client() as desk, server.client() as phone:
        opened = await desk.open_table(NewTable(game="rathulhu", seats=2, name="Anna", bots=["easy"]))
        before = opened.table.seats[0].seal
        async with phone.line(opened.table.id, opened.token) as line:
            await eventually("it is sealed anew", lambda: line.table and line.table.seats[0].seal != before)
            await begin(line)


async def test_a_client_that_seals_nothing_is_not_waited_for(server: Server) -> None:
    async with asyncio.timeout(PATIENCE), server.client(seals=False) as client:
        opened = await client.open_table(NewTable(game="rathulhu", seats=2, bots=["easy"], start=True))
        assert opened.table.status == "running"
        assert opened.table.attempts[0].seals[0] == ""


async def test_two_devices_of_one_person_do_not_go_on_for_ever(server: Server) -> None:
    async with asyncio.timeout(PATIENCE), server.client(seals=False) as client:
        opened = await client.open_table(NewTable(game="rathulhu", seats=2))
        table, you = opened.table, opened.you
        desk, phone = Sealer(Shares()), Sealer(Shares())
        async with client.line(table.id, opened.token) as line:
            sealed = 0
            for device in (desk, phone, desk, phone, desk):
                for wish in device.answer(table, you):
                    await line.wish(wish)
                    sealed += 1
                table = await client.table(table.id)
        assert sealed == 2
        assert desk.answer(table, None) == []
