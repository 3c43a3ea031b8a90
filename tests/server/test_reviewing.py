"""Looking back on a game at a real server: lines that come one by one, whoever hangs up, and trying another way."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.client.errors import ServerRefused
from ratskeller.kernel.record import write_record
from ratskeller.server.review_routes import StreamedLines
from ratskeller.tables.review_wire import ReviewBegun, ReviewedMoments, ReviewEnded, TryOption
from tests.review.games import play
from tests.server.visitors import begin

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.running import Server

pytestmark = pytest.mark.anyio


async def test_a_review_is_read_line_by_line_and_a_slip_tried_again(server: Server) -> None:
    record = play(find_game("rats_in_the_walls"), 4, 7)
    async with server.client() as client:
        table = (await client.import_record(write_record(record))).table.id
        lines = [line async for line in client.review(table)]
        again = [line async for line in client.review(table)]
        assert isinstance(lines[0], ReviewBegun)
        assert isinstance(lines[-1], ReviewEnded)
        rows = [line for line in lines if isinstance(line, ReviewedMoments)]
        moments = {each.step: each for row in rows for each in row.moments}
        assert sorted(moments) == list(range(len(record.steps) + 1))
        assert again[-1] == lines[-1]
        slip = next(each for each in moments.values() if each.decision and each.decision.slip)
        assert slip.decision is not None
        assert slip.by is not None
        done, best = slip.decision.options[:2]
        for option in (done, best):
            tried = await client.try_option(table, TryOption(slip.step, slip.by, option.do))
            assert (tried.done.do, tried.best.do) == (done.do, best.do)
            assert tried.is_slip == (option is done)


async def test_of_a_game_that_runs_there_is_no_review(server: Server) -> None:
    made = await begin(server, "rats_in_the_walls", 3)
    async with server.client() as client:
        with pytest.raises(ServerRefused, match="once the game is over"):
            await anext(client.review(made.table))
        with pytest.raises(ServerRefused) as refused:
            await client.try_option(made.table, TryOption(1, 0, "peek"))
    assert refused.value.cause == "not_now"


async def test_whoever_hangs_up_ends_the_lines_also_while_one_is_being_sent() -> None:
    ended = asyncio.Event()
    sending, gone = asyncio.Event(), asyncio.Event()

    async def lines() -> AsyncIterator[bytes]:
        try:
            while True:
                yield b"line\n"
        finally:
            ended.set()

    async def receive() -> Any:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(_: Any) -> None:
        sending.set()
        await asyncio.Event().wait()  # nobody reads it

    answer = StreamedLines(iterator=lines())
    task = asyncio.create_task(answer.send_body(send, receive))
    await sending.wait()
    assert not ended.is_set()
    gone.set()
    await task
    assert ended.is_set()


async def test_a_stream_that_is_left_by_a_program_ends_at_the_server_too(server: Server) -> None:
    record = play(find_game("house_of_rath"), 4, 7)
    async with server.client() as client:
        table = (await client.import_record(write_record(record))).table.id
        for _ in range(6):  # more than one address may have under way: each of them has ended
            async with aclosing(client.review(table)) as lines:
                assert isinstance(await anext(lines), ReviewBegun)
            await asyncio.sleep(0.3)
        assert isinstance([line async for line in client.review(table)][-1], ReviewEnded)
