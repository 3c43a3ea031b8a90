"""The queue of bots that want to think: in turn over addresses, then over tables, and never more than a budget."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import SimpleNamespace

import pytest

from ratskeller.tables.bot_queue import BotQueue, Budgets

pytestmark = pytest.mark.anyio


class Queue:
    """A queue whose turns are written down as they come."""

    def __init__(self, slots: int, seconds_per_minute: float = 1e9) -> None:
        self.waits: list[float] = []
        self.queue = BotQueue(slots, Budgets(seconds_per_minute), self.waits.append)
        self.turns: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str, seconds: float = 1.0) -> None:
        """Let bots wait for their turn, whose names are an address, a table and anything."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._wait(name, seconds))
            await asyncio.sleep(0)
        await settle()

    async def _wait(self, name: str, seconds: float) -> None:
        await self.queue.begin(name[0], name[1], seconds)
        self.turns.append(name)

    async def end(self, *names: str) -> None:
        """Somebody has thought."""
        for name in names:
            self.queue.end(name[0])
            await settle()

    async def end_all(self) -> None:
        """Let one after the other think to the end."""
        ended = 0
        while ended < len(self.turns):
            await self.end(self.turns[ended])
            ended += 1


async def settle() -> None:
    """Let everybody do what they can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_addresses_take_turns_however_many_tables_they_have() -> None:
    queue = Queue(1)
    await queue.ask("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    assert queue.turns == ["a1"]
    await queue.end_all()
    assert queue.turns == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


async def test_whoever_comes_anew_does_not_wait_behind_those_who_had_a_turn() -> None:
    queue = Queue(1)
    await queue.ask("a1", "b1", "c1")
    await queue.end("a1")
    await queue.end("b1")
    await queue.ask("b2", "a2", "d1")
    await queue.end_all()
    assert queue.turns == ["a1", "b1", "c1", "d1", "a2", "b2"]


async def test_the_tables_of_an_address_take_turns_however_many_bots_they_have() -> None:
    queue = Queue(1)
    await queue.ask("a1x", "a1y", "a1z", "a2x", "a3x", "a2y")
    await queue.end_all()
    assert queue.turns == ["a1x", "a2x", "a3x", "a1y", "a2y", "a1z"]


@pytest.mark.parametrize(("slots", "most"), [(1, 1), (2, 1), (3, 2), (8, 7)])
async def test_an_address_leaves_a_slot_for_others(slots: int, most: int) -> None:
    queue = Queue(slots)
    await queue.ask(*(f"a{number}" for number in range(10)))
    assert len(queue.turns) == queue.queue.thinking == most
    assert queue.queue.waiting == 10 - most
    await queue.ask("b1")
    assert ("b1" in queue.turns) == (slots > 1)


async def test_who_gives_up_waiting_is_not_waited_for() -> None:
    queue = Queue(1)
    await queue.ask("a1", "b1", "b2")
    queue.tasks["b1"].cancel()
    await settle()
    assert queue.queue.waiting == 1
    await queue.end_all()
    assert queue.turns == ["a1", "b2"]
    assert (queue.queue.waiting, queue.queue.thinking) == (0, 0)


async def test_who_gives_up_just_when_their_turn_comes_takes_no_slot_away() -> None:
    queue = Queue(1)
    await queue.ask("a1", "b1", "c1")
    queue.queue.end("a")  # it is b's turn now
    queue.tasks["b1"].cancel()
    with suppress(asyncio.CancelledError):
        await queue.tasks["b1"]
    await settle()
    assert queue.turns == ["a1", "c1"]


async def test_an_address_without_budget_waits_and_others_go_first() -> None:
    queue = Queue(3, seconds_per_minute=60_000.0)  # a thousand seconds a second, and a minute's worth at once
    await queue.ask("a1", seconds=61_000.0)  # one second more than there is
    await queue.ask("a2", "b1")
    assert queue.turns == ["a1", "b1"]
    await asyncio.wait_for(queue.tasks["a2"], 60)  # by itself, when a second has passed
    assert queue.turns == ["a1", "b1", "a2"]


def test_a_budget_comes_back_within_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr("ratskeller.tables.bot_queue.time", SimpleNamespace(monotonic=lambda: clock.now))
    budgets = Budgets(30.0)
    budgets.spend("a", 29.0)
    assert budgets.wait("a") == 0
    budgets.spend("a", 6.0)
    assert budgets.wait("a") == pytest.approx(10.0)
    assert budgets.wait("b") == 0
    clock.now += 10.0
    assert budgets.wait("a") == 0
    clock.now += 1e6  # not more than a minute's worth, however long ago
    budgets.spend("a", 31.0)
    assert budgets.wait("a") == pytest.approx(2.0)


async def test_waiting_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr("ratskeller.tables.bot_queue.time", SimpleNamespace(monotonic=lambda: clock.now))
    queue = Queue(1)
    await queue.ask("a1", "b1")
    clock.now += 7.0
    await queue.end("a1")
    assert queue.waits == [0.0, 7.0]


async def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.tables.bot_queue.REMEMBERED", 4)
    queue = Queue(1)
    for number in range(10):
        await queue.ask(f"{number}1")
        await queue.end(f"{number}1")
    assert len(queue.queue._last) == 4
    assert len(queue.queue._budgets._left) == 4
