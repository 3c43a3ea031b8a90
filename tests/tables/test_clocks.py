"""Clocks at a table: what happens when time is up, when the house restarts, when somebody stops them."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow
from ratskeller.tables.moves import time_is_up
from ratskeller.tables.saved import ClockRule
from ratskeller.tables.wire import Join
from tests.tables.cellar import COVE, DARKHOUSE, QuickBots, Visitor, looked_after, mover, play, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.tables.cellar import Cellar, FakeTime

pytestmark = pytest.mark.anyio


def away(visitor: Visitor, seat: int) -> Callable[[], Any]:
    return lambda: visitor.info.seats[seat].away


def left(visitor: Visitor) -> tuple[float, ...]:
    assert visitor.state.clock is not None
    return visitor.state.clock.left


def running(visitor: Visitor) -> tuple[int, ...]:
    assert visitor.state.clock is not None
    return visitor.state.clock.running


# --- time passes --------------------------------------------------------------------------------------------------


async def test_a_bank_is_charged_and_grows(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=100, increment=7))
    seat = mover(people)
    fake.passed += 20
    await people[seat].act(seat, "announce 1")
    assert left(people[0])[seat] == 87
    assert running(people[0]) == (mover(people),)


async def test_each_move_has_its_own_time(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(DARKHOUSE, clock=ClockRule(kind="move", seconds=60))
    fake.passed += 59
    await people[0].act(0, people[0].choices(0)[0])
    assert left(people[0])[0] == 60
    assert left(people[0])[1] == 1


async def test_who_acts_out_of_turn_gains_no_time(cellar: Cellar, fake: FakeTime) -> None:
    """C62: whoever is not asked may say “pass for me”, and take it back, in every turn."""
    people = await cellar.game(COVE, window=8, clock=ClockRule(kind="bank", seconds=100, increment=7))
    idle: list[int] = []
    while not idle:
        seat = mover(people) if not running(people[0]) else running(people[0])[0]
        await people[seat].act(seat, people[seat].choices(seat)[0])
        idle = [other for other in range(3) if "quiet" in people[other].choices(other)]
    had = left(people[0])[idle[0]]
    fake.passed += 5
    await people[idle[0]].act(idle[0], "quiet")
    assert left(people[0])[idle[0]] == had
    assert idle[0] not in running(people[0])


async def test_undo_gives_no_time(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=100, increment=50))
    seat = mover(people)
    fake.passed += 10
    await people[seat].act(seat, "announce 1")
    await cellar.restart()
    people = await cellar.again(people)
    await people[seat].undo(seat)
    assert left(people[0])[seat] == 90
    assert running(people[0]) == (seat,)


async def test_a_restart_costs_nobody_anything(any_cellar: Cellar, fake: FakeTime) -> None:
    people = await any_cellar.game(clock=ClockRule(kind="bank", seconds=100))
    seat = mover(people)
    fake.passed += 30
    await people[seat].act(seat, "announce 1")
    kept = left(people[0])
    fake.passed += 40  # since the last change before the end
    await any_cellar.restart()
    fake.passed += 1000
    people = await any_cellar.again(people)
    fake.passed += 5
    answering = mover(people)
    await people[answering].act(answering, "believe")
    assert left(people[0])[seat] == kept[seat]
    assert left(people[0])[answering] == kept[answering] - 5  # the time since it is open again counts


async def test_a_jump_of_the_clock_on_the_wall_changes_nothing(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=100))
    seat = mover(people)
    for jump in (86_400.0, -1e9):
        fake.wall += jump
        await people[0].say("hm")
        assert left(await Visitor(cellar.house, people[0].table).come())[seat] == 100


async def test_a_pause_stops_the_clocks_and_everybody_sees_it(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=100))
    seat = mover(people)
    fake.passed += 10
    await people[0].wish(wire.Pause("p", on=True))
    assert running(people[1]) == ()
    fake.passed += 500
    await people[0].wish(wire.Pause("p", on=False))
    await people[0].wish(wire.Pause("p", on=False))  # once more does no harm
    assert running(people[1]) == (seat,)
    assert left(people[1])[seat] == 90


async def test_no_clock_runs_at_a_table_that_is_over(cellar: Cellar) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=100))
    await play(people, random.Random(4))
    assert people[0].status == "over"
    live = await cellar.live(people[0])
    assert live.clock.running == frozenset()
    assert not live.is_busy


# --- time is up ---------------------------------------------------------------------------------------------------


async def test_time_up_lets_a_bot_make_one_move(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="move", seconds=60))
    seat = mover(people)
    fake.passed += 60
    async with looked_after(cellar.house):
        await until(lambda: mover(people) != seat or people[0].status != "running")
    loaded = await cellar.store.load(people[0].table)
    assert loaded is not None
    assert loaded.entries[-1].by == seat
    assert loaded.document.seats[seat].away == ""


async def test_time_up_can_cost_the_seat(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(DARKHOUSE, 2, clock=ClockRule(kind="bank", seconds=60, time_up="forfeit"))
    fake.passed += 60
    async with looked_after(cellar.house):
        await until(lambda: away(people[0], 0)() == "forfeit" and away(people[0], 1)() == "forfeit")
    await cellar.rest()
    for wish in (wire.StandIn("s", 0, on=False), wire.Act("a", 0, people[0].seq(0), "stop")):
        with pytest.raises(NotNow, match="lost on time"):
            await people[0].wish(wish)
    await people[0].wish(wire.Leave("l", 0))
    with pytest.raises(NotNow, match="taken"):  # nor is it won back by sitting down again
        await cellar.house.join(people[0].table, Join(seat=0), people[0].token)


async def test_a_seat_that_was_lost_takes_nothing_back_nor_is_it_waited_for(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE, 2, undo="ask", clock=ClockRule(kind="bank", seconds=9, time_up="forfeit"))
    await people[0].act(0, people[0].choices(0)[0])
    await people[0].undo(0)
    assert people[1].info.undo_request is not None
    await cellar.house.tables.change(people[0].table, lambda live: time_is_up(live, 0))
    assert people[1].info.undo_request is None
    assert people[0].state.may_undo == ()
    with pytest.raises(NotNow, match="lost on time"):
        await people[0].undo(0)


async def test_who_is_not_asked_any_more_after_an_undo_is_not_out_of_time(cellar: Cellar) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=9))
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    answering = mover(people)
    await cellar.house.tables.change(people[0].table, lambda live: time_is_up(live, answering))
    assert people[0].info.seats[answering].away == "time"
    await people[seat].undo(seat)
    assert people[0].info.seats[answering].away == ""


async def test_time_up_can_stop_the_table_until_the_host_goes_on(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=60, time_up="pause"))
    seat = mover(people)
    fake.passed += 60
    async with looked_after(cellar.house):
        await until(lambda: people[0].info.paused)
        assert left(people[0])[seat] == 0.0
        await people[0].wish(wire.Pause("p", on=False))
        assert left(people[0])[seat] == 60
        await people[seat].act(seat, "announce 1")


async def test_every_seat_of_a_simultaneous_round_falls_by_itself(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(DARKHOUSE, 3, clock=ClockRule(kind="bank", seconds=60, time_up="forfeit"))
    await people[0].wish(wire.Leave("l", 0))  # a bot, which no clock ends
    fake.passed += 60

    class Slow(QuickBots):
        async def choose(self, *_: object) -> int:
            await asyncio.sleep(3600)
            return 0

    async with looked_after(cellar.house, Slow()):
        await until(lambda: away(people[0], 1)() == "forfeit" and away(people[0], 2)() == "forfeit")


async def test_a_move_in_the_last_moment_counts(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="move", seconds=60))
    seat = mover(people)
    async with looked_after(cellar.house) as minder:
        await until(lambda: people[0].table in minder._alarms)
        fake.passed += 59.9
        await people[seat].act(seat, "announce 1")
        fake.passed += 0.2
        others = set(minder._tasks)
        minder._ring(people[0].table)  # for whoever has just moved
        await asyncio.gather(*(minder._tasks - others))
        assert all(not place.away for place in people[0].info.seats)


async def test_an_alarm_that_rings_early_is_set_again(cellar: Cellar, fake: FakeTime) -> None:
    """The loop of the server, uvloop, counts whole milliseconds: nearly every second alarm rings a little early."""
    people = await cellar.game(clock=ClockRule(kind="move", seconds=60, time_up="pause"))
    async with looked_after(cellar.house) as minder:
        await until(lambda: people[0].table in minder._alarms)
        fake.passed += 59.999
        others = set(minder._tasks)
        minder._ring(people[0].table)
        await asyncio.gather(*(minder._tasks - others))
        assert not people[0].info.paused
        fake.passed += 0.002
        await until(lambda: people[0].info.paused)


async def test_clocks_go_on_after_a_restart(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.game(clock=ClockRule(kind="bank", seconds=60, time_up="pause"))
    await cellar.restart()
    watching = await Visitor(cellar.house, people[0].table).come()
    fake.passed += 60
    async with looked_after(cellar.house):
        await until(lambda: watching.info.paused)
