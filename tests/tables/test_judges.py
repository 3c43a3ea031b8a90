"""The processes in which games are looked back on: fair to all who ask, and never in the way of a bot."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.tables import bot_processes, judge_processes
from ratskeller.tables.bot_processes import BotProcesses
from ratskeller.tables.judge_processes import JudgeProcesses
from tests.tables.cellar import RATS, looked_after, until

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


class Pool:
    """Processes that end a task when the test says so."""

    def __init__(self) -> None:
        self.tasks: list[tuple[str, Future[str]]] = []
        self.is_broken = False

    def schedule(self, _work: Any, *, args: tuple[str, ...] = (), timeout: float) -> Future[str]:
        if self.is_broken:
            raise RuntimeError
        assert timeout > 0
        task: Future[str] = Future()
        task.set_running_or_notify_cancel()
        self.tasks.append((args[0] if args else "", task))
        return task

    def stop(self) -> None:
        """Nothing runs."""

    def join(self) -> None:
        """Nothing runs."""

    async def finish(self, what: str) -> None:
        """End a task, and let everybody do what they do then."""
        next(task for name, task in self.tasks if name == what).set_result(what)
        for _ in range(20):
            await asyncio.sleep(0)

    @property
    def begun(self) -> list[str]:
        return [name for name, _ in self.tasks]


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    pool = Pool()
    monkeypatch.setattr(judge_processes, "make_pool", lambda *_: pool)
    return pool


def work(_: str) -> None:
    """The pool does not run it."""


async def finish(judges: JudgeProcesses, address: str, table: str, what: str) -> Any:
    """Have a part made, and wait for it."""
    return await asyncio.shield(await judges.begin_review(address, table, work, what))


async def begin(judges: JudgeProcesses, address: str, table: str, what: str) -> asyncio.Task[Any]:
    task = asyncio.create_task(finish(judges, address, table, what))
    for _ in range(5):
        await asyncio.sleep(0)
    return task


async def test_each_tells_how_long_it_had_to_wait_and_advice_does_not(pool: Pool) -> None:
    waits: list[float] = []
    judges = JudgeProcesses(1, on_turn=waits.append)
    first, second = [await begin(judges, "a", "t", f"{number}") for number in range(2)]
    assert len(waits) == 1
    advice = asyncio.create_task(judges.advise("b", "v", work, "advice"))
    await asyncio.sleep(0.01)
    for what in ("advice", "0", "1"):
        await pool.finish(what)
    await asyncio.gather(first, second, advice)
    assert len(waits) == 2


async def test_parts_take_turns_over_the_addresses_and_then_over_their_tables(pool: Pool) -> None:
    judges = JudgeProcesses(1)
    asked = [("a", "t"), ("a", "t"), ("a", "u"), ("b", "v"), ("b", "v")]
    tasks = [await begin(judges, *each, f"{number}") for number, each in enumerate(asked)]
    assert (judges.reviewing, judges.waiting) == (1, 4)
    for what in "03241":
        await pool.finish(what)
    assert pool.begun == list("03241")
    assert await asyncio.gather(*tasks) == list("01234")
    assert (judges.reviewing, judges.waiting) == (0, 0)


async def test_one_address_may_have_all_processes_if_nobody_else_asks(pool: Pool) -> None:
    judges = JudgeProcesses(2)
    tasks = [await begin(judges, "a", "t", f"{number}") for number in range(3)]
    assert judges.reviewing == 2
    for number in range(3):
        await pool.finish(f"{number}")
    await asyncio.gather(*tasks)


async def test_advice_waits_for_no_part_that_has_not_begun(pool: Pool) -> None:
    judges = JudgeProcesses(1)
    parts = [await begin(judges, "a", "t", f"part {number}") for number in range(3)]
    advice = asyncio.create_task(judges.advise("b", "v", work, "advice"))
    await asyncio.sleep(0.01)
    assert pool.begun == ["part 0", "advice"]
    for what in ("part 0", "advice", "part 1", "part 2"):
        await pool.finish(what)
    assert await advice == "advice"
    await asyncio.gather(*parts)


async def test_who_gives_up_leaves_the_queue_and_what_has_begun_holds_its_slot(pool: Pool) -> None:
    judges = JudgeProcesses(1)
    first, second, third = [await begin(judges, "a", "t", f"{number}") for number in range(3)]
    first.cancel()
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert (judges.reviewing, judges.waiting) == (1, 1)
    assert pool.begun == ["0"]
    await pool.finish("0")
    assert pool.begun == ["0", "2"]
    await pool.finish("2")
    assert await third == "2"


async def test_a_pool_that_is_broken_is_made_anew(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    judges = JudgeProcesses(1)
    pool.is_broken = True
    another = Pool()
    monkeypatch.setattr(judge_processes, "make_pool", lambda *_: another)
    task = await begin(judges, "a", "t", "0")
    assert another.begun == ["0"]
    await another.finish("0")
    assert await task == "0"
    judges.close()
    another.is_broken = True
    with pytest.raises(RuntimeError):
        await judges.begin_review("a", "t", work, "1")
    assert judges.reviewing == 0


async def test_processes_begin_once_when_somebody_may_soon_ask(pool: Pool) -> None:
    judges = JudgeProcesses(2)
    judges.warm_up()
    judges.warm_up()
    assert len(pool.begun) == 2


async def test_real_processes_stand_back_behind_the_bots() -> None:
    judges = JudgeProcesses(1)
    try:
        judges.warm_up()
        niceness = await (await judges.begin_review("a", "t", niceness_here, ""))
    finally:
        judges.close()
    assert niceness == 19 > bot_processes.NICENESS


def niceness_here(_: str) -> int:
    import os

    return os.nice(0)


@pytest.mark.usefixtures("_brief")
async def test_a_bot_answers_while_every_judge_is_busy(cellar: Cellar, pool: Pool) -> None:
    judges = JudgeProcesses(1)
    tasks = [await begin(judges, "here", "t", f"{number}") for number in range(40)]
    async with looked_after(cellar.house, BotProcesses(1)):
        people = await cellar.game(RATS, 3, sit=False, bots=["level:1", "level:3", "level:3"])
        await until(lambda: people[0].status == "over")
    assert (judges.reviewing, judges.waiting) == (1, 39)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
