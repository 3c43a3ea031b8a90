"""Bots think only for tables that somebody watches, with a seat or without, wherever they are connected."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.tables import wire
from ratskeller.tables.bot_processes import BotProcesses
from ratskeller.tables.saved import ClockRule
from ratskeller.tables.wire import NewTable
from tests.tables.cellar import RATS, QuickBots, Visitor, looked_after, mover, until
from tests.tables.test_houses import two

if TYPE_CHECKING:
    from ratskeller.tables.bots_and_clocks import BotsAndClocks
    from tests.tables.cellar import Cellar, FakeTime

pytestmark = pytest.mark.anyio


class OneByOne(QuickBots):
    """Bots that answer when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Semaphore(0)

    async def choose(self, *about: Any) -> int:
        code = await super().choose(*about)
        await self.may_answer.acquire()
        return code


async def bots_alone(cellar: Cellar, level: str = "easy") -> str:
    """A running table of bots that nobody has looked at."""
    wish = NewTable(game=RATS, seats=3, sit=False, bots=[level] * 3, start=True)
    return (await cellar.house.open_table(wish, "here")).table.id


async def settled(minder: BotsAndClocks, cellar: Cellar) -> None:
    """Wait until no bot thinks and nothing is being written."""
    await until(lambda: not minder._thinking)
    await cellar.rest()


async def steps(cellar: Cellar, table: str) -> int:
    loaded = await cellar.store.load(table)
    assert loaded is not None
    return loaded.document.seq


async def test_bots_wait_for_somebody_who_watches_and_stop_when_they_have_gone(cellar: Cellar) -> None:
    bots = OneByOne()
    async with looked_after(cellar.house, bots) as minder:
        table = await bots_alone(cellar)
        await settled(minder, cellar)
        assert bots.asked == []
        watching = await Visitor(cellar.house, table).come()
        await until(lambda: len(bots.asked) == 1)
        bots.may_answer.release()
        await until(lambda: len(bots.asked) == 2)
        made = await steps(cellar, table)
        watching.go()
        bots.may_answer.release()  # who thinks already, answers
        await settled(minder, cellar)
        assert await steps(cellar, table) > made
        assert len(bots.asked) == 2
        for _ in range(300):
            bots.may_answer.release()
        watching = await Visitor(cellar.house, table).come()
        await until(lambda: watching.status == "over")


async def test_one_of_two_who_watch_is_enough(cellar: Cellar) -> None:
    async with looked_after(cellar.house):
        table = await bots_alone(cellar)
        first = await Visitor(cellar.house, table).come()
        second = await Visitor(cellar.house, table).come()
        first.go()
        await until(lambda: second.status == "over")


async def test_a_bot_that_waits_for_its_turn_gives_up_when_nobody_watches_and_waits_again_when_somebody_comes(
    cellar: Cellar,
) -> None:
    bots = BotProcesses(1)
    await bots._slow.begin("somebody else", "elsewhere", 1.0)
    try:
        async with looked_after(cellar.house, bots) as minder:
            table = await bots_alone(cellar, "hard")
            watching = await Visitor(cellar.house, table).come()
            await until(lambda: bots.waiting == 1)
            watching.go()
            await settled(minder, cellar)
            assert bots.waiting == 0
            watching = await Visitor(cellar.house, table).come()
            await until(lambda: bots.waiting == 1)
            watching.go()
            await watching.come()  # at once
            await until(lambda: bots.waiting == 1)
            assert len(minder._thinking) == 1
    finally:
        bots.close()


async def test_time_runs_out_while_nobody_watches_and_the_bot_moves_when_somebody_does(
    cellar: Cellar, fake: FakeTime
) -> None:
    people = await cellar.game(clock=ClockRule(kind="move", seconds=60))
    seat = mover(people)
    table, made = people[0].table, await steps(cellar, people[0].table)
    for person in people:
        person.go()
    fake.passed += 60
    async with looked_after(cellar.house) as minder:
        live = await cellar.house.tables.find(table)
        await until(lambda: live.document.seats[seat].away == "time")
        await settled(minder, cellar)
        assert await steps(cellar, table) == made
        await people[seat].come()
        await until(lambda: live.document.seq > made)
        await until(lambda: live.document.seats[seat].away == "")


async def test_absence_is_noted_and_the_bot_moves_when_somebody_watches(
    cellar: Cellar, fake: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.LOOK", 0.01)
    async with looked_after(cellar.house) as minder:
        people = await cellar.game(absent_after=60)
        seat, table, made = mover(people), people[0].table, await steps(cellar, people[0].table)
        for person in people:
            person.go()
        await until(lambda: (table, seat) in minder._alone)
        fake.passed += 60
        live = await cellar.house.tables.find(table)
        await until(lambda: live.document.seats[seat].away == "absent")
        await settled(minder, cellar)
        assert await steps(cellar, table) == made
        await Visitor(cellar.house, table).come()
        await until(lambda: live.document.seq > made)


async def test_memory_is_given_back_of_a_table_whose_bots_nobody_watches(cellar: Cellar) -> None:
    async with looked_after(cellar.house, OneByOne()) as minder:
        table = await bots_alone(cellar)
        await settled(minder, cellar)
        cellar.house.tables.forget_idle(-1.0)
        assert cellar.house.tables.all() == []
        await Visitor(cellar.house, table).come()
        await until(lambda: minder._thinking)
        cellar.house.tables.forget_idle(-1.0)
        assert len(cellar.house.tables.all()) == 1


# --- in several processes -----------------------------------------------------------------------------------------


async def test_whoever_comes_or_goes_elsewhere_is_known_to_the_leader_at_once(
    postgres_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.BEAT", 10**6)  # nobody hears of anything later
    bots = OneByOne()
    async with (
        two(postgres_place) as (here, there),
        looked_after(here.house, bots) as leader,
        looked_after(there.house) as follower,
    ):
        assert (leader._leads, follower._leads) == (True, False)
        table = await bots_alone(there)
        await until(lambda: any(live.document.id == table for live in here.house.tables.all()))
        assert bots.asked == []
        watching = await Visitor(there.house, table).come()
        await until(lambda: len(bots.asked) == 1)
        here.house.tables.forget_idle(-1.0)
        assert here.house.tables.all()  # it is watched, though not here
        watching.go()
        await until(lambda: not here.house.tables.presence.is_watched(table))
        bots.may_answer.release()
        await settled(leader, here)
        assert len(bots.asked) == 1
        here.house.tables.forget_idle(-1.0)
        assert here.house.tables.all() == []
        await watching.come()
        await until(lambda: len(bots.asked) == 2)


async def test_a_new_leader_goes_on_for_those_who_watch(postgres_place: str) -> None:
    async with (
        two(postgres_place) as (here, there),
        looked_after(here.house, OneByOne()),
        looked_after(there.house) as follower,
    ):
        table = await bots_alone(here)
        watching = await Visitor(there.house, table).come()
        assert not follower._leads
        await here.close()
        await until(lambda: follower._leads)
        await until(lambda: watching.status == "over")
        await here.open()


async def test_a_person_among_bots_is_a_watcher(cellar: Cellar) -> None:
    async with looked_after(cellar.house):
        people = await cellar.game(RATS, 3, bots=["easy", "easy"])
        await until(lambda: people[0].choices(0))
        seq = people[0].seq(0)
        await people[0].act(0, people[0].choices(0)[-1])
        await until(lambda: people[0].status == "over" or (people[0].seq(0) > seq and people[0].choices(0)))


async def test_a_lobby_needs_nobody_who_thinks(cellar: Cellar) -> None:
    bots = QuickBots()
    async with looked_after(cellar.house, bots) as minder:
        people = await cellar.table(RATS, 3, bots=["easy", "easy"])
        await people[0].say("hello")
        await settled(minder, cellar)
        assert bots.asked == []
        await people[0].wish(wire.Start("s"))
        await until(lambda: people[0].choices(0) or bots.asked)
