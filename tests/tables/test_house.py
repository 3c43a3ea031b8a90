"""The house: what is listed, what takes long, what goes wrong without harm to others."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.tables.errors import NotNow
from ratskeller.tables.store import StoreDown
from ratskeller.tables.wire import NewTable
from tests.tables.cellar import RATS, QuickBots, Visitor, looked_after, mover, play, until

if TYPE_CHECKING:
    from ratskeller.kernel.match import Match
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def test_public_tables_are_listed(any_cellar: Cellar) -> None:
    await any_cellar.house.open_table(NewTable(game=RATS, seats=3), "here")
    opened = await any_cellar.house.open_table(NewTable(game=RATS, seats=3, public=True), "here")
    assert [each.id for each in await any_cellar.house.listed("lobby", 10)] == [opened.table.id]
    assert await any_cellar.house.listed("running", 10) == []
    await any_cellar.house.ping()


async def test_a_long_table_is_loaded_beside_everything_else(cellar: Cellar, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await cellar.game()
    await play(people, random.Random(1), 10)
    monkeypatch.setattr("ratskeller.tables.tables_in_memory.LONG", 1)
    await cellar.restart()
    visitors = await asyncio.gather(*(Visitor(cellar.house, people[0].table).come() for _ in range(5)))
    assert len({id(await cellar.live(visitor)) for visitor in visitors}) == 1
    assert all(visitor.texts == visitors[0].texts for visitor in visitors)


async def test_a_fault_that_nobody_waits_for_is_logged(cellar: Cellar, caplog: pytest.LogCaptureFixture) -> None:
    async def stumble(error: Exception) -> None:
        raise error

    cellar.house.tables.spawn(stumble(NotNow("no")))
    await cellar.rest()
    assert not caplog.records
    cellar.house.tables.spawn(stumble(ZeroDivisionError("unheard of")))
    cellar.house.tables.spawn(asyncio.sleep(3600)).cancel()
    await cellar.rest()
    assert "unheard of" in caplog.text


# --- bots and clocks ----------------------------------------------------------------------------------------------


async def test_a_bot_that_stumbles_harms_no_other_table(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Clumsy(QuickBots):
        async def choose(self, match: Match, seat: int, level: str, seed: int) -> int:
            if level == "hard":
                raise ZeroDivisionError("unheard of")
            if level == "medium":
                return -1  # no action
            return await super().choose(match, seat, level, seed)

    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.budget_of", lambda *_: 0.0)
    async with looked_after(cellar.house, Clumsy()) as minder:
        for level in ("hard", "medium"):
            await cellar.game(people=3, sit=False, bots=[level] * 3)
            await until(lambda: not minder._thinking)
        people = await cellar.game(people=3, sit=False, bots=["easy"] * 3)
        await until(lambda: people[0].status == "over")
    assert "unheard of" in caplog.text
    assert "cannot be looked after" in caplog.text


async def test_looking_around_outlives_a_store_that_is_away(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.LOOK", 0.02)
    async with looked_after(cellar.house):
        people = await cellar.game(absent_after=1)
        seat = mover(people)
        watching = await Visitor(cellar.house, people[0].table).come()
        people[seat].go()
        commit, is_leader = cellar.store.commit, cellar.store.is_leader

        async def fail(*_: Any) -> Any:
            raise StoreDown("The database is away.")

        cellar.store.commit = fail  # type: ignore[method-assign, assignment]
        await until(lambda: "an empty chair could not be minded" in caplog.text)
        cellar.store.commit = commit  # type: ignore[method-assign]
        await until(lambda: watching.info.seats[seat].away == "absent")
        cellar.store.is_leader = fail  # type: ignore[method-assign]
        await until(lambda: "looking around failed" in caplog.text)
        cellar.store.is_leader = is_leader  # type: ignore[method-assign]


async def test_who_does_not_lead_moves_no_bots(cellar: Cellar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.LOOK", 0.01)
    asked = 0

    async def no() -> bool:
        nonlocal asked
        asked += 1
        return False

    cellar.store.is_leader = no  # type: ignore[method-assign]
    bots = QuickBots()
    async with looked_after(cellar.house, bots) as minder:
        await cellar.game(people=3, sit=False, bots=["easy"] * 3)
        before = asked
        await until(lambda: asked > before + 3)  # it has looked around
        assert not bots.asked
        assert not minder._alarms


async def test_a_seat_that_has_changed_hands_is_not_taken_over(cellar: Cellar) -> None:
    async with looked_after(cellar.house) as minder:
        people = await cellar.game(absent_after=60)
        version = (await cellar.live(people[0])).document.version
        await minder._set_absent(people[0].table, 0, absent=False)
        assert (await cellar.live(people[0])).document.version == version
