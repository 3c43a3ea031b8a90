"""Lines on their way to a visitor who reads, reads slowly, or does not read at all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ratskeller.server.table_line import LINES_MAX, SIZE_MAX, TOO_SLOW, Outbox
from ratskeller.tables import wire

pytestmark = pytest.mark.anyio


class Peer:
    """The other side of a socket, as far as an outbox knows it; it reads while `reads` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.offered = asyncio.Event()  # a line is on its way
        self.got: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def write(self, text: str) -> None:
        self.offered.set()
        await self.reads.wait()
        self.got.append(text)

    async def close(self, code: int, reason: str) -> None:
        await self.reads.wait()
        self.closed = (code, reason)


def make_outbox(peer: Any) -> Outbox:
    return Outbox(peer)


async def test_lines_come_in_order_and_the_bye_comes_last() -> None:
    peer = Peer()
    outbox = make_outbox(peer)
    peer.reads.set()
    sending = asyncio.create_task(outbox.empty())
    for number in range(10):
        outbox.put(str(number).encode())
        await asyncio.sleep(0)
    outbox.dismiss("too_many", "Enough.")
    outbox.put(b"too late")
    async with asyncio.timeout(60):
        await sending
    assert peer.got == [*map(str, range(10)), '{"type":"bye","cause":"too_many","why":"Enough."}']
    assert peer.closed == (1008, "too_many")


@pytest.mark.parametrize(("line", "most"), [(b"x", LINES_MAX), (b"x" * (SIZE_MAX // 4), 4)])
async def test_whoever_does_not_read_is_let_go(line: bytes, most: int) -> None:
    peer = Peer()
    outbox = make_outbox(peer)
    sending = asyncio.create_task(outbox.empty())
    outbox.put(b"on its way")
    await peer.offered.wait()
    for _ in range(most):
        assert not outbox.ended.is_set()
        outbox.put(line)
    outbox.put(line)
    assert outbox.ended.is_set()
    outbox.say(wire.Done("x"))
    peer.reads.set()
    async with asyncio.timeout(60):
        await sending
    assert peer.got == ["on its way"]  # the rest is given up at once, and so is its memory
    assert peer.closed == (TOO_SLOW, "too_slow")
