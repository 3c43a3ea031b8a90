"""A connection that is cut in the middle of a move: the client comes back, and the move is there once."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from ratskeller.client import Client
from tests.server.acknowledged import Move
from tests.server.players import PATIENCE, Players, close_and_check
from tests.server.visitors import Visitor, begin
from tests.server.wires import CutWire

if TYPE_CHECKING:
    from ratskeller.client import Line
    from tests.server.running import Server

pytestmark = pytest.mark.anyio

# Bytes of a move that still get through: nothing, the head of its frame, half of it, most of it; then its
# answer is cut: nothing of it gets through, or a part.
UP = [0, 1, 3, 20, 60]
DOWN = [0, 1, 2, 50, 1000]


async def mover_of(client: Client, table: str, tokens: list[str]) -> tuple[str, int]:
    """The token and the seat of somebody who can move."""
    for token in tokens:
        async with client.line(table, token) as line:
            assert line.you is not None
            seat = line.you.seats[0]
            async for _ in line.news():
                if line.state is not None:
                    break
            if choices(line, seat):
                return token, seat
    raise AssertionError("Nobody can move.")


def choices(line: Line, seat: int) -> list[str]:
    scene = line.scene(seat)
    return [choice["notation"] for choice in scene["choices"]] if scene else []


@pytest.mark.parametrize(("way", "bytes_left"), [*(("up", left) for left in UP), *(("down", left) for left in DOWN)])
async def test_a_move_over_a_line_that_is_cut_is_made_once(server: Server, way: str, bytes_left: int) -> None:
    made = await begin(server)
    players = Players(server.address, made)
    async with asyncio.timeout(PATIENCE), CutWire(server.port) as wire, Client(wire.address) as client:
        async with server.client() as direct:
            token, seat = await mover_of(direct, made.table, made.tokens)
        async with client.line(made.table, token) as line:
            async for _ in line.news():
                if choices(line, seat):
                    break
            do, told = choices(line, seat)[0], len(line.story)
            setattr(wire, way, bytes_left)
            done = await line.act(seat, do)
            assert done.seq is not None
            assert wire.cuts == 1
            assert wire.opened == 2
            players.done[seat].append(Move(told, do))
            assert line.said == []
    await close_and_check(server.address, players)


async def test_a_whole_game_over_a_bad_line(server: Server) -> None:
    """Cuts again and again, in both directions, for all players."""
    made = await begin(server, "rathulhu", 3)
    rng = random.Random(3)
    async with asyncio.timeout(PATIENCE), CutWire(server.port) as wire:
        wire.plan = [rng.choice([("up", rng.randrange(600)), ("down", rng.randrange(20_000))]) for _ in range(12)]
        wire.arm()
        players = Players(wire.address, made, seed=5)
        await players.play()
        assert wire.cuts == 12
        assert players.moves > 50
    await close_and_check(server.address, players)


async def test_whoever_comes_back_is_told_all_that_was_missed(server: Server) -> None:
    made = await begin(server)
    async with (
        asyncio.timeout(PATIENCE),
        CutWire(server.port) as wire,
        Client(wire.address) as client,
        client.line(made.table, made.tokens[1]) as line,
        Visitor(server, made.table, made.tokens[0]) as host,
    ):
        for text in ("one", "two"):
            await host.ask({"type": "say", "text": text})
        async for _ in line.news():
            if len(line.said) == 2:
                break
        story = list(line.story)
        wire.cut()
        await host.ask({"type": "say", "text": "three"})
        async for _ in line.news():
            if len(line.said) == 3:
                break
        assert [said.text for said in line.said] == ["one", "two", "three"]
        assert line.story == story
        assert wire.opened == 2
