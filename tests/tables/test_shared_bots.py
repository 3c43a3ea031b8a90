"""Bots are shared by all tables: one visitor's tables never keep another's bots from answering."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.tables import bot_processes
from ratskeller.tables.bot_processes import BotProcesses
from ratskeller.tables.wire import NewTable
from tests.tables.cellar import RATS, looked_after, until

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


class Endless:
    """Processes that take so many thoughts and never end one; what else there is to think about waits."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.begun: list[Future[int]] = []
        self.left: list[tuple[Any, ...]] = []

    def schedule(self, _work: Any, *, args: tuple[Any, ...], timeout: float) -> Future[int]:
        self.left.append(args)
        self.begun.append(Future())
        return self.begun[-1]

    def stop(self) -> None:
        """Nothing runs."""

    def join(self) -> None:
        """Nothing runs."""


async def unattended(cellar: Cellar, tables: int, level: str) -> list[str]:
    """Running tables of bots that somebody opens and never looks at."""
    wish = NewTable(game=RATS, seats=3, sit=False, bots=[level] * 3, start=True)
    return [(await cellar.house.open_table(wish, "a vandal")).table.id for _ in range(tables)]


async def test_an_easy_bot_answers_while_forty_unattended_tables_have_slow_ones(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = Endless(1)
    monkeypatch.setattr(bot_processes, "make_pool", lambda _processes: pool)
    async with looked_after(cellar.house, BotProcesses(1)):
        await unattended(cellar, 40, "hard")
        people = await cellar.game(RATS, 3, sit=False, bots=["easy"] * 3)
        steps = len(people[0].story)
        await until(lambda: len(people[0].story) > steps, 10.0)
