"""The reference client against a real server."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import find_game
from ratskeller.client import Client, Dismissed, Join, NewTable, ServerRefused, ServerUnreachable
from ratskeller.client.table_line import WISH_MAX, new_id
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from ratskeller.tables import wire
from tests.server.players import PATIENCE, Players
from tests.server.running import Server, eventually, free_port
from tests.server.visitors import begin, sit_down

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio


@pytest.fixture
async def client(server: Server) -> AsyncIterator[Client]:
    async with server.client() as client:
        yield client


@pytest.fixture(autouse=True)
async def _bounded() -> AsyncIterator[None]:
    """No test hangs."""
    task = asyncio.current_task()
    assert task is not None
    alarm = asyncio.get_running_loop().call_later(PATIENCE, task.cancel)
    yield
    alarm.cancel()


async def test_open_join_play_record(server: Server, client: Client) -> None:
    made = await begin(server, "rathulhu", 2, public=True)
    await Players(server.address, made).play()
    table = await client.table(made.table)
    assert table.status == "over"
    assert table.end is not None
    record = read_record(await client.record(made.table))
    verdict = verify(find_game("rathulhu"), record)
    assert verdict.finished
    assert verdict.rolls_derived
    assert made.table in {each["id"] for each in await client.tables("over")}
    assert made.table not in {each["id"] for each in await client.tables()}
    brought = await client.import_record(await client.record(made.table), "Anna")
    assert brought.table.end == table.end
    assert read_record(await client.record(brought.table.id)).steps == record.steps


async def test_games_and_who_one_is(server: Server, client: Client) -> None:
    shelf = await client.games()
    assert {"rats_in_the_walls", "rathulhu"} <= {game["name"] for game in shelf["games"]}
    opened = await client.open_table(NewTable(game="rathulhu", seats=3, name="Anna"))
    joined = await client.join(opened.table.id, Join(name="Bert", seat=2))
    assert (await client.you(opened.table.id, opened.token)).host
    assert await client.you(opened.table.id, joined.token) == joined.you


async def test_several_seats_on_one_token(server: Server, client: Client) -> None:
    opened = await client.open_table(NewTable(game="rats_in_the_walls", seats=3, name="Anna"))
    table = opened.table.id
    for _ in range(2):
        more = await client.join(table, Join(), opened.token)
        assert more.token == ""
    assert more.you.seats == (0, 1, 2)
    async with client.line(table, opened.token) as line:
        await line.wish(wire.Start(new_id()))
        moved: set[int] = set()
        async for _ in line.news():
            for seat in (0, 1, 2):
                scene = line.scene(seat)
                if scene and seat in scene["awaited"] and scene["choices"]:
                    await line.act(seat, scene["choices"][-1]["notation"])
                    moved.add(seat)
            if len(moved) == 3:
                break
        assert line.state is not None
        assert [each.seat for each in line.state.scenes] == [0, 1, 2]
        assert line.scene(7) is None


async def test_watching_only(server: Server, client: Client) -> None:
    made = await begin(server)
    async with client.line(made.table) as line:
        assert line.you is None
        async for _ in line.news():
            if line.state is not None:
                break
        assert line.state is not None
        assert [each.seat for each in line.state.scenes] == [None]
        with pytest.raises(ServerRefused) as caught:
            await line.act(0, "peek", 0)
        assert caught.value.cause == "not_yours"
        with pytest.raises(ServerRefused, match="keeps silent"):
            await line.wish(wire.Say(new_id(), "Hello?"))


async def test_the_last_news_is_the_end(server: Server, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.client.table_line.LAST_SECONDS", PATIENCE)  # a busy machine may need more than one
    made = await begin(server)
    async with client.line(made.table) as line:
        playing = asyncio.create_task(Players(server.address, made).play())
        async for _ in line.news():
            pass
        await playing
        scene = line.scene(None)
        assert scene is not None
        assert scene["view"]["ending"] is not None
        async with client.line(made.table) as late:
            assert [1 async for _ in late.news()] == [1]
            assert late.story == line.story


async def test_a_closed_table_has_no_more_news(server: Server, client: Client) -> None:
    made = await sit_down(server)
    async with client.line(made.table, made.tokens[0]) as line:
        await line.wish(wire.Close(new_id()))
        assert [1 async for _ in line.news()] == [1]


async def test_a_wish_is_granted_once_under_its_id(server: Server, client: Client) -> None:
    made = await begin(server)
    async with client.line(made.table, made.tokens[0]) as line:
        say = wire.Say(new_id(), "Once.")
        await line.wish(say)
        await line.wish(say)
    async with client.line(made.table) as line:
        async for _ in line.news():
            if line.said:
                break
        assert [said.text for said in line.said] == ["Once."]


async def test_the_story_is_told_to_latecomers_too(server: Server, client: Client) -> None:
    made = await begin(server)
    players = Players(server.address, made)
    async with client.line(made.table) as line:
        await players.play(20)
        async with client.line(made.table) as late:
            async for _ in late.news():
                if late.state is not None:
                    break
            await eventually("both have heard the same", lambda: late.story == line.story)
            assert len(late.story) > 10


# ---- errors ----------------------------------------------------------------------------------------------------------


async def test_errors_have_types(server: Server, client: Client) -> None:
    with pytest.raises(ServerRefused) as refused:
        await client.open_table(NewTable(game="chess", seats=2))
    assert (refused.value.cause, refused.value.clause) == ("no_such_game", None)
    with pytest.raises(ServerRefused) as refused:
        await client.table("nothing")
    assert refused.value.cause == "no_such_table"
    made = await sit_down(server)
    with pytest.raises(ServerRefused) as refused:
        await client.you(made.table, "forged")
    assert refused.value.cause == "not_yours"
    with pytest.raises(Dismissed) as dismissed:
        async with client.line(made.table, "forged"):
            pass
    assert dismissed.value.cause == "not_yours"
    async with Client(f"{server.address}/elsewhere") as elsewhere:
        with pytest.raises(Dismissed):
            async with elsewhere.line(made.table):
                pass


async def test_a_rule_is_named(server: Server, client: Client) -> None:
    """Among all that the mover may not do now, there is something that a clause forbids."""
    made = await begin(server)
    clauses: set[str | None] = set()
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(client.line(made.table, token)) for token in made.tokens]
        for line in lines:
            async for _ in line.news():
                if line.state is not None:
                    break
        mover = next(seat for seat in range(3) if (lines[seat].scene(seat) or {})["choices"])
        offered = {choice["notation"] for choice in (lines[mover].scene(mover) or {})["choices"]}
        game = find_game("rats_in_the_walls")
        for do in {game.write_action(code) for code in game.action_codes()} - offered:
            with pytest.raises(ServerRefused) as refused:
                await lines[mover].act(mover, do)
            assert refused.value.cause == "forbidden_by_rules"
            clauses.add(refused.value.clause)
    assert clauses - {None}


async def test_a_wish_that_cannot_arrive_is_not_sent(server: Server, client: Client) -> None:
    made = await sit_down(server)
    async with client.line(made.table, made.tokens[0]) as line:
        with pytest.raises(ServerRefused) as refused:
            await line.wish(wire.Say(new_id(), "x" * WISH_MAX))
        assert refused.value.cause == "too_large"
        await line.wish(wire.Say(new_id(), "Still connected."))


async def test_nobody_there() -> None:
    before = asyncio.all_tasks()
    async with Client(f"http://127.0.0.1:{free_port()}") as client:
        with pytest.raises(ServerUnreachable):
            await client.games()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5), client.line("abc"):
                pass
    assert asyncio.all_tasks() == before  # nothing tries on in secret


async def test_a_line_that_has_ended_wakes_whoever_waits(server: Server, client: Client) -> None:
    made = await sit_down(server)
    async with client.line(made.table, made.tokens[0]) as line:
        await line._end(Dismissed("gone", "Gone."))
        with pytest.raises(Dismissed):
            await line.wish(wire.Start(new_id()))
        with pytest.raises(Dismissed):
            async for _ in line.news():
                pass
