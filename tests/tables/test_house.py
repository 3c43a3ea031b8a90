"""The house: what is listed, what takes long, what goes wrong without harm to others."""

from __future__ import annotations

import asyncio
import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow
from ratskeller.tables.store_errors import StoreDown
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


async def test_an_error_that_nobody_waits_for_is_logged(cellar: Cellar, caplog: pytest.LogCaptureFixture) -> None:
    async def stumble(error: Exception) -> None:
        raise error

    cellar.house.tables.spawn(stumble(NotNow("no")), "table 4f2c: loading it")
    await cellar.rest()
    assert not caplog.records
    cellar.house.tables.spawn(stumble(ZeroDivisionError("unheard of")), "table 4f2c: loading it")
    cellar.house.tables.spawn(asyncio.sleep(3600), "table 4f2c: waiting").cancel()
    await cellar.rest()
    assert "unheard of" in caplog.text
    given_up = "table 4f2c: loading it met an unexpected error and is given up; the next who asks tries again"
    assert caplog.messages == [given_up]


# --- bots and clocks ----------------------------------------------------------------------------------------------


async def test_a_bot_that_stumbles_harms_no_other_table(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Clumsy(QuickBots):
        async def choose(self, table: str, address: str, match: Match, seat: int, level: str, seed: int) -> int:
            if level.startswith("level:5"):
                raise ZeroDivisionError("unheard of")
            if level.startswith("level:3"):
                return -1  # no action
            return await super().choose(table, address, match, seat, level, seed)

    tables: list[str] = []
    async with looked_after(cellar.house, Clumsy()) as minder:
        for level in ("hard", "medium"):
            tables.append((await cellar.game(people=3, sit=False, bots=[level] * 3))[0].table)
            await until(lambda: not minder._thinking)
        people = await cellar.game(people=3, sit=False, bots=["easy"] * 3)
        await until(lambda: people[0].status == "over")
    assert "unheard of" in caplog.text
    hard, medium = (f"table {table}: the bot at seat " for table in tables)
    after = "it begins anew when the table changes"
    assert any(
        each.startswith(hard) and each.endswith(f" met an unexpected error; {after}") for each in caplog.messages
    )
    refused = [record for record in caplog.records if record.message.startswith(medium)]
    assert refused
    assert all(record.message.endswith(f" was refused (Refused); {after}") for record in refused)
    assert all(getattr(record, "table", "") == tables[1] for record in refused)
    names = [seat.name for seat in (await cellar.house.info(tables[1])).seats]
    assert not any(name in str(vars(record)) for record in refused for name in names)  # the sentence stays out of it


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
        waits = f"table {people[0].table}: the absence of seat {seat + 1} cannot be noted; it is tried again in 0.02 s"
        await until(lambda: waits in caplog.messages)
        cellar.store.commit = commit  # type: ignore[method-assign]
        await until(lambda: watching.info.seats[seat].away == "absent")
        cellar.store.is_leader = fail  # type: ignore[method-assign]
        around = "bots, clocks and absent people at all tables are not looked after; it is tried again in 0.02 s"
        await until(lambda: around in caplog.messages)
        assert "The database is away." in [getattr(record, "error", "") for record in caplog.records]
        cellar.store.is_leader = is_leader  # type: ignore[method-assign]


async def test_looking_around_outlives_a_bug(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.LOOK", 0.01)
    looks: list[int] = []

    async def stumble() -> bool:
        looks.append(1)
        raise ZeroDivisionError("unheard of")

    async with looked_after(cellar.house):
        monkeypatch.setattr(cellar.store, "is_leader", stumble)
        await until(lambda: len(looks) >= 3)
    assert "unheard of" in caplog.text
    around = "bots, clocks and absent people at all tables are not looked after; it is tried again in 0.01 s"
    assert caplog.messages.count(around) >= 2


async def test_a_bot_waits_for_a_store_that_is_away(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.LOOK", 0.02)
    commit = cellar.store.commit

    async def fail(*_: Any) -> Any:
        raise StoreDown("The database is away.")

    async with looked_after(cellar.house):
        people = await cellar.table(people=3, sit=False, bots=["easy"] * 3)
        await people[0].wish(wire.Start("start"))
        cellar.store.commit = fail  # type: ignore[method-assign, assignment]
        waits = rf"table {people[0].table}: the bot at seat \d waits for the database; it is tried again in 0.02 s"
        await until(lambda: any(re.fullmatch(waits, each) for each in caplog.messages))
        cellar.store.commit = commit  # type: ignore[method-assign]
        await until(lambda: people[0].status == "over")


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
