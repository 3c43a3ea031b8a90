"""Bots are shared by all tables: one visitor's tables never keep another's bots from answering."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.bots.greedy_bot import GreedyBot
from ratskeller.catalogue import find_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from ratskeller.tables import bot_processes
from ratskeller.tables.bot_levels import LEVELS, hold_of, seconds_of
from ratskeller.tables.bot_processes import IN_TIME, BotProcesses, sleep_until
from ratskeller.tables.wire import NewTable
from tests.tables.cellar import COVE, RATS, Visitor, looked_after, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


class Pool:
    """Processes that end a thought when the test says so."""

    def __init__(self) -> None:
        self.thoughts: list[Future[int]] = []
        self.rows: list[list[int]] = []
        self.is_free = True  # whether a process begins with it at once

    def schedule(self, _work: Any, *, args: tuple[Any, ...], timeout: float) -> Future[int]:
        assert timeout > 0
        self.rows.append(args[1])
        self.thoughts.append(Future())
        if self.is_free:
            self.thoughts[-1].set_running_or_notify_cancel()
        return self.thoughts[-1]

    def stop(self) -> None:
        """Nothing runs."""

    def join(self) -> None:
        """Nothing runs."""


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pool]:
    """What bots search in; it never ends a thought by itself."""
    pool = Pool()
    monkeypatch.setattr(bot_processes, "make_pool", lambda *_, **__: pool)
    yield pool
    for thought in pool.thoughts:
        if not thought.done():
            thought.set_result(0)


async def vandalise(cellar: Cellar, tables: int, level: str, *, watch: bool) -> list[Visitor]:
    """Running tables of bots that somebody opens."""
    wish = NewTable(game=RATS, seats=3, sit=False, bots=[level] * 3, start=True)
    opened = [await cellar.house.open_table(wish, "a vandal") for _ in range(tables)]
    visitors = [Visitor(cellar.house, each.table.id) for each in opened]
    return [await visitor.come() for visitor in visitors] if watch else visitors


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("watch", [False, True])
async def test_a_quick_bot_answers_while_forty_tables_have_slow_ones(
    cellar: Cellar, pool: Pool, monkeypatch: pytest.MonkeyPatch, *, watch: bool
) -> None:
    monkeypatch.setattr(bot_processes, "sleep_until", sleep_until)  # the slow ones never end
    async with looked_after(cellar.house, BotProcesses(1)):
        await vandalise(cellar, 40, "level:5:even", watch=watch)
        people = await cellar.game(RATS, 3, sit=False, bots=["level:1"] * 3)
        await until(lambda: people[0].status == "over")
    assert bool(pool.thoughts) == watch


async def test_a_hard_bot_has_a_process_while_forty_watched_tables_of_one_visitor_have_them_too(
    cellar: Cellar, pool: Pool
) -> None:
    bots = BotProcesses(2)
    async with looked_after(cellar.house, bots):
        await vandalise(cellar, 40, "level:5:even", watch=True)
        await until(lambda: pool.thoughts)
        assert (bots.thinking, bots.waiting) == (1, 39)
        people = await cellar.game(RATS, 3, sit=False, bots=["level:5:even"] * 3)
        await until(lambda: len(pool.thoughts) == 2)
        assert (bots.thinking, bots.waiting) == (2, 39)
        live = await cellar.live(people[0])
        assert live.match is not None
        assert len(pool.rows[1]) == len(live.match.state.as_row())


# --- how long a bot takes -----------------------------------------------------------------------------------------


class Clock:
    """The time of the bots, which stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(bot_processes, "time", SimpleNamespace(monotonic=lambda: self.now))
        monkeypatch.setattr(bot_processes, "sleep_until", self.sleep_until)

    async def sleep_until(self, moment: float) -> None:
        while self.now < moment:  # noqa: ASYNC110
            await asyncio.sleep(0)

    async def move(self, moment: float) -> None:
        """Move it, and let everybody do what they do then."""
        self.now = moment
        for _ in range(20):
            await asyncio.sleep(0)


def asked(game: str, *, is_forced: bool) -> tuple[Match, int]:
    """A game in which a seat is asked that has one legal action, or several."""
    match, rng = Match(find_game(game), 3), Rng(5)
    while True:
        while match.state.is_chance():
            match.deal_from(rng)
        seat = match.state.mover
        actions = match.state.legal_actions(seat)
        if (len(actions) == 1) == is_forced:
            return match, seat
        match.act(seat, actions[rng.below(len(actions))])


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("is_forced", [False, True])
@pytest.mark.parametrize("took", [0.0, 0.7, 0.9, 1.1, 3.5])
async def test_a_bot_answers_at_a_moment_that_its_level_fixes(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, level: str, *, is_forced: bool, took: float
) -> None:
    clock, bots = Clock(monkeypatch), BotProcesses(1)
    match, seat = asked(COVE, is_forced=is_forced)
    hold, legal = hold_of(level, match.game), match.state.legal_actions(seat)
    answer = asyncio.create_task(bots.choose("t", "here", match, seat, level, 7))
    is_slow = bool(seconds_of(level, match.game))
    await clock.move(clock.now)
    await until(lambda: pool.thoughts or not is_slow)
    if took < 1:
        await clock.move(1000.0 + hold * took)
        for thought in pool.thoughts:
            thought.set_result(legal[-1])
        await clock.move(clock.now)
    await clock.move(1000.0 + hold * 0.999)
    assert not answer.done()
    await clock.move(1000.0 + hold * 1.0001)
    assert await answer in legal
    if is_slow and took < IN_TIME:
        assert await answer == legal[-1]
    assert bots.thinking == 0  # also if its process is still busy: whoever comes next must not learn that


@pytest.mark.parametrize("has_begun", [True, False])
async def test_whoever_is_late_keeps_nobody_waiting(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, *, has_begun: bool
) -> None:
    clock, bots = Clock(monkeypatch), BotProcesses(1)
    pool.is_free = has_begun
    match, seat = asked(COVE, is_forced=False)
    hold, legal = hold_of("level:5:even", match.game), match.state.legal_actions(seat)
    first = asyncio.create_task(bots.choose("t", "here", match, seat, "level:5:even", 7))
    await until(lambda: pool.thoughts)
    await clock.move(1000.0 + hold * 1.0001)
    assert await first in legal
    assert pool.thoughts[0].cancelled() != has_begun  # the process that has begun is not killed for it
    second = asyncio.create_task(bots.choose("t", "here", match, seat, "level:5:even", 8))
    await until(lambda: len(pool.thoughts) == 2)
    await clock.move(1000.0 + hold * 1.9)
    pool.thoughts[1].set_result(legal[-1])
    await clock.move(1000.0 + hold * 1.9999)
    assert not second.done()
    await clock.move(1000.0 + hold * 2.001)
    assert await second in legal
    assert bots.thinking == 0


async def test_a_bot_that_is_late_moves_at_a_glance(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, bots = Clock(monkeypatch), BotProcesses(1)
    match, seat = asked(COVE, is_forced=False)
    answer = asyncio.create_task(bots.choose("t", "here", match, seat, "level:5:even", 7))
    await until(lambda: pool.thoughts)
    await clock.move(1000.0 + hold_of("level:5:even", match.game) * 1.0001)
    imagined = bot_processes.read_position(bot_processes.encode_setup(match), pool.rows[0])
    assert await answer == GreedyBot(match.game).choose(imagined, seat, Rng(1))


@pytest.mark.parametrize("glances", [True, False])
async def test_a_bot_whose_process_dies_answers_at_the_same_moment(
    pool: Pool, monkeypatch: pytest.MonkeyPatch, *, glances: bool
) -> None:
    clock, bots = Clock(monkeypatch), BotProcesses(1)
    match, seat = asked(COVE, is_forced=False)
    if not glances:
        monkeypatch.setattr(bot_processes, "_glance", lambda *_: 1 // 0)
    answer = asyncio.create_task(bots.choose("t", "here", match, seat, "level:5:even", 7))
    await until(lambda: pool.thoughts)
    pool.thoughts[0].set_exception(ZeroDivisionError())
    await clock.move(clock.now)
    await clock.move(1000.0 + hold_of("level:5:even", match.game) * 0.999)
    assert not answer.done()
    await clock.move(1000.0 + hold_of("level:5:even", match.game) * 1.0001)
    assert await answer in match.state.legal_actions(seat)


async def test_a_slot_is_held_to_its_end_although_whoever_asked_has_gone(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = asyncio.Event()

    async def sleep_until_told(_moment: float) -> None:
        await go.wait()

    monkeypatch.setattr(bot_processes, "sleep_until", sleep_until_told)
    bots = BotProcesses(1)
    match, seat = asked(RATS, is_forced=False)
    first = asyncio.create_task(bots.choose("t", "here", match, seat, "level:5:even", 7))
    await until(lambda: pool.thoughts)
    first.cancel()
    second = asyncio.create_task(bots.choose("u", "there", match, seat, "level:5:even", 8))
    pool.thoughts[0].set_result(match.state.legal_actions(seat)[0])
    await until(lambda: bots.waiting == 1)
    assert (bots.thinking, len(pool.thoughts)) == (1, 1)
    go.set()
    assert await second in match.state.legal_actions(seat)
