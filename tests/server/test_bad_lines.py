"""What is wrong with a line is answered in a sentence, and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.visitors import SECONDS, Round, Visitor, begin, find_mover, sit_down

if TYPE_CHECKING:
    from tests.server.running import Server

pytestmark = pytest.mark.anyio

DEEP = 20_000


async def snapshot(server: Server, made: Round) -> list[Any]:
    """Everything that everybody at a table sees, but for who is connected and what is told a little later."""
    seen: list[Any] = []
    for token in (*made.tokens, ""):
        async with Visitor(server, made.table, token) as visitor:
            table = await visitor.hear_of("table")
            for seat in table["table"]["seats"]:
                del seat["here"]
            state = await visitor.hear_of("state") if table["table"]["status"] != "lobby" else None
            if state is not None:
                del state["may_undo"]
            seen += [table, state]
    return seen


async def dismissal(server: Server, table: str, hello: object) -> dict[str, Any]:
    async with Visitor(server, table) as visitor:
        await visitor.say(hello)
        bye = await visitor.hear()
        assert await visitor.hear_the_end() == (1008, bye["cause"])
        return bye


# ---- coming in -------------------------------------------------------------------------------------------------------


async def test_only_a_token_of_the_table_opens_it(server: Server) -> None:
    here, there = await sit_down(server), await sit_down(server)
    token = here.tokens[0]
    wrong = [
        token[:-1],
        token + "A",
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        token.swapcase(),
        " " + token,
        there.tokens[0],
        "x" * 128,
        "\ud7ff\u0000ü",
    ]
    for forged in wrong:
        bye = await dismissal(server, here.table, {"type": "hello", "token": forged})
        assert bye == {"type": "bye", "cause": "not_yours", "why": "This link does not open this table."}


async def test_a_table_that_does_not_exist(server: Server) -> None:
    for name in ("abcdefgh", "ABC", "%00", "a" * 2000, "%ff"):
        bye = await dismissal(server, name, {"type": "hello"})
        assert bye == {"type": "bye", "cause": "no_such_table", "why": "There is no such table."}


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "hello",
        "{",
        "[]",
        "null",
        '{"type": "start", "id": "1"}',
        '{"type": "hello", "token": 5}',
        '{"type": "hello", "token": "' + "x" * 129 + '"}',
        '{"type": "hello", "tokens": ""}',
        '{"type": "hallo"}',
        '{"token": ""}',
        '{"x": ' + "[" * DEEP,
        "[" * DEEP,
        b"\x00\xff",
        b'{"type": "hello"}',
    ],
)
async def test_the_first_line_must_be_a_hello(server: Server, frame: str | bytes) -> None:
    made = await sit_down(server)
    async with Visitor(server, made.table) as visitor:
        await visitor.socket.send(frame)
        bye = await visitor.hear()
        assert bye["type"] == "bye"
        assert bye["cause"] == "bad_request"
        assert "hello" in bye["why"]
        assert (await visitor.hear_the_end())[0] == 1008


async def test_whoever_keeps_silent_is_dismissed(server: Server) -> None:
    made = await sit_down(server)
    async with asyncio.timeout(SECONDS), Visitor(server, made.table) as visitor:
        bye = await visitor.hear()
        assert bye == {"type": "bye", "cause": "bad_request", "why": "Nobody said hello."}
        with pytest.raises(ConnectionClosed):
            await visitor.hear()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[evil", "https://127.0.0.1", ""])
async def test_pages_of_other_origins_are_turned_away(server: Server, origin: str) -> None:
    made = await sit_down(server)
    async with Visitor(server, made.table, additional_headers={"Origin": origin}) as visitor:
        bye = await visitor.hear()
        assert bye == {"type": "bye", "cause": "not_yours", "why": "Pages of this origin may not connect here."}
        assert (await visitor.hear_the_end())[0] == 1008


async def test_our_own_pages_are_welcome(server: Server) -> None:
    made = await sit_down(server)
    async with Visitor(server, made.table, "", additional_headers={"Origin": server.address}) as visitor:
        assert (await visitor.hear())["type"] == "table"


# ---- unreadable lines ------------------------------------------------------------------------------------------------

UNREADABLE: list[tuple[str | bytes, str]] = [
    ("", ""),
    ("{", ""),
    ("[]", ""),
    ('{"type": "act"}', ""),
    ('{"type": "dance", "id": "x1"}', "x1"),
    ('{"id": "x2"}', "x2"),
    ('{"type": "act", "id": "x3", "seat": 0, "seq": 0}', "x3"),
    ('{"type": "act", "id": "x4", "seat": "0", "seq": 0, "do": ""}', "x4"),
    ('{"type": "act", "id": "x5", "seat": -1, "seq": 0, "do": ""}', "x5"),
    ('{"type": "act", "id": "x6", "seat": 12, "seq": 0, "do": ""}', "x6"),
    ('{"type": "act", "id": "x7", "seat": 0, "seq": 0, "do": "' + "y" * 201 + '"}', "x7"),
    ('{"type": "act", "id": "x8", "seat": 0, "seq": 0, "do": "", "more": 1}', "x8"),
    ('{"type": "act", "id": "", "seat": 0, "seq": 0, "do": ""}', ""),
    ('{"type": "act", "id": "a b", "seat": 0, "seq": 0, "do": ""}', "a b"),
    ('{"type": "act", "id": "' + "z" * 65 + '", "seat": 0, "seq": 0, "do": ""}', "z" * 64),
    ('{"type": "say", "id": "x9", "text": "' + "y" * 4001 + '"}', "x9"),
    ('{"type": "say", "id": "x10", "text": "\\ud800"}', ""),
    ('{"x": ' + "[" * DEEP, ""),
    ('{"type": "say", "id": "x11", "text": ' + "[" * DEEP, "x11"),
    (b"\x00\xff\xfe", ""),
    (b'{"type": "start", "id": "x12"}', ""),
    ('{"type": "hello"}', ""),
]


async def test_unreadable_lines_are_refused_and_the_line_goes_on(server: Server) -> None:
    made = await sit_down(server)
    before = await snapshot(server, made)
    async with Visitor(server, made.table, made.tokens[0]) as visitor:
        for frame, name in UNREADABLE:
            refused = await visitor.send_raw(frame)
            assert refused["type"] == "refused", frame[:80]
            assert refused["cause"] == "bad_request"
            assert refused["id"] in {name, ""}
            assert refused["why"].endswith(".")
            assert len(refused["why"]) < 300
    assert await snapshot(server, made) == before


async def test_a_huge_line_ends_the_connection_and_nothing_else(server: Server) -> None:
    made = await begin(server)
    before = await snapshot(server, made)
    async with Visitor(server, made.table, made.tokens[1]) as other:
        await other.hear_of("state")
        for frame in ("x" * 65_537, b"x" * 1_000_000):
            async with Visitor(server, made.table, made.tokens[0]) as visitor:
                with contextlib.suppress(ConnectionClosed):
                    await visitor.socket.send(frame)
                assert (await visitor.hear_the_end())[0] == 1009
        assert (await other.ask({"type": "say", "text": "Still here."}))["type"] == "done"
    assert await snapshot(server, made) == before


async def test_text_that_is_no_text_ends_the_connection(server: Server) -> None:
    made = await sit_down(server)
    async with Visitor(server, made.table, made.tokens[0]) as visitor:
        await visitor.hear_of("table")
        await visitor.socket.send(b'{"type": "start", "id": "\xff"}', text=True)
        assert (await visitor.hear_the_end())[0] == 1007


# ---- moves -----------------------------------------------------------------------------------------------------------


async def test_moves_that_are_not_possible(server: Server) -> None:
    made = await begin(server)
    mover, seq, do = await find_mover(server, made)
    idle = (mover + 1) % 3
    before = await snapshot(server, made)
    wrong = [
        (mover, {"seat": idle, "seq": seq, "do": do}, "not_yours"),
        (idle, {"seat": mover, "seq": seq, "do": do}, "not_yours"),
        (mover, {"seat": 11, "seq": seq, "do": do}, "unfit"),
        (mover, {"seat": mover, "seq": seq + 1, "do": do}, "stale"),
        (mover, {"seat": mover, "seq": -1, "do": do}, "stale"),
        (mover, {"seat": mover, "seq": 10**40, "do": do}, "stale"),
        (mover, {"seat": mover, "seq": seq, "do": "dance"}, "unfit"),
        (mover, {"seat": mover, "seq": seq, "do": ""}, "unfit"),
        (mover, {"seat": mover, "seq": seq, "do": do + "\u0000"}, "unfit"),
    ]
    for sender, move, cause in wrong:
        async with Visitor(server, made.table, made.tokens[sender]) as visitor:
            refused = await visitor.ask({"type": "act", **move})
            assert (refused["type"], refused["cause"]) == ("refused", cause), move
    async with Visitor(server, made.table, made.tokens[idle]) as visitor:
        seen = (await visitor.hear_of("state"))["scenes"][0]["seq"]
        refused = await visitor.ask({"type": "act", "seat": idle, "seq": seen, "do": do})
        assert refused["cause"] == "forbidden_by_rules"
    async with Visitor(server, made.table, "") as watcher:
        refused = await watcher.ask({"type": "act", "seat": mover, "seq": seq, "do": do})
        assert refused["cause"] == "not_yours"
    assert await snapshot(server, made) == before


async def test_a_move_under_an_old_id_is_made_once(server: Server) -> None:
    made = await begin(server)
    mover, seq, do = await find_mover(server, made)
    act = {"type": "act", "id": "once", "seat": mover, "seq": seq, "do": do}
    async with Visitor(server, made.table, made.tokens[mover]) as visitor:
        first = await visitor.ask(act)
        assert first["type"] == "done"
        after = await snapshot(server, made)
        again = await visitor.ask(act)
        assert (again["type"], again["id"]) == ("done", "once")
        assert (await visitor.ask({**act, "id": "twice"}))["cause"] in {"stale", "forbidden_by_rules"}
        assert (await visitor.ask({**act, "do": "dance"}))["cause"] == "unfit"
    assert await snapshot(server, made) == after


async def test_wishes_of_the_host_are_for_the_host(server: Server) -> None:
    made = await sit_down(server)
    before = await snapshot(server, made)
    orders: list[dict[str, Any]] = [
        {"type": "start"},
        {"type": "seat_bot", "seat": 0, "level": "easy"},
        {"type": "kick", "seat": 0},
        {"type": "pause", "on": True},
        {"type": "close"},
        {"type": "rematch"},
    ]
    for token in (made.tokens[1], ""):
        async with Visitor(server, made.table, token) as visitor:
            for order in orders:
                refused = await visitor.ask(order)
                assert refused["type"] == "refused"
                assert refused["cause"] in {"not_yours", "not_now"}
    assert await snapshot(server, made) == before


async def test_nothing_moves_at_a_table_that_is_closed(server: Server) -> None:
    made = await begin(server)
    mover, seq, do = await find_mover(server, made)
    async with Visitor(server, made.table, made.tokens[0]) as host:
        assert (await host.ask({"type": "close"}))["type"] == "done"
        assert (await host.ask({"type": "close"}))["cause"] == "not_now"
        assert (await host.ask({"type": "start"}))["cause"] == "not_now"
    before = await snapshot(server, made)
    async with Visitor(server, made.table, made.tokens[mover]) as visitor:
        refused = await visitor.ask({"type": "act", "seat": mover, "seq": seq, "do": do})
        assert refused == {
            "type": "refused",
            "id": "w1",
            "cause": "not_now",
            "why": "This table is closed.",
            "clause": None,
        }
        assert (await visitor.ask({"type": "undo", "seat": mover, "seq": seq}))["cause"] == "not_now"
    assert await snapshot(server, made) == before
