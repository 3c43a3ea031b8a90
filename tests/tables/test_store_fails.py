"""A store that fails at chosen commits, before or after having written: nothing is told that is not on the disk."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.tables import wire
from ratskeller.tables.errors import Unavailable
from ratskeller.tables.store_errors import Conflict, StoreDown, StoreError
from ratskeller.tables.wire import NewTable
from tests.tables.cellar import DARKHOUSE, RATS, Cellar, Visitor, looked_after, mover, play, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Change, Loaded

pytestmark = pytest.mark.anyio


class Shaky:
    """A store around a store. `plan` says what becomes of the next commits, `fate` of those that follow."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.plan: list[str] = []
        self.fate = "fine"
        self.asked = 0  # commits that have come so far
        self.is_away = False
        self.gate = asyncio.Event()
        self.gate.set()
        self.loads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def commit(self, change: Change) -> None:
        self.asked += 1
        await self.gate.wait()
        fate = self.plan.pop(0) if self.plan else self.fate
        if fate == "down" or self.is_away:
            raise StoreDown("The database is away.")
        if fate == "conflict":
            raise Conflict("Somebody else was faster.")
        if fate == "unfit":
            raise StoreError("This cannot be kept.")
        await self.store.commit(change)
        if fate == "lost":
            raise StoreDown("Nobody knows whether it was written.")

    async def load(self, table: str) -> Loaded | None:
        self.loads += 1
        if self.is_away:
            raise StoreDown("The database is away.")
        found: Loaded | None = await self.store.load(table)
        return found


@pytest.fixture
async def shaky_cellar(sqlite_place: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cellar]:
    monkeypatch.setattr("ratskeller.tables.tables_in_memory.AGAIN", 0.05)
    monkeypatch.setattr("ratskeller.tables.bots_and_clocks.LOOK", 0.05)
    cellar = Cellar(sqlite_place)
    cellar.wrap = Shaky
    await cellar.open()
    yield cellar
    await cellar.close()


def shaky(cellar: Cellar) -> Shaky:
    assert isinstance(cellar.store, Shaky)
    return cellar.store


async def reach(store: Shaky, task: asyncio.Task[Any]) -> None:
    """Wait until a task wants something written."""
    before = store.asked
    await until(lambda: store.asked > before or task.done())


async def enough(cellar: Cellar) -> None:
    """Leave others the time in which two new tables are made: more than they need, if nothing stops them."""
    for _ in range(2):
        await cellar.house.open_table(NewTable(game=RATS, seats=3), "here")


async def in_order(cellar: Cellar, people: list[Visitor]) -> None:
    """Everybody knows what the store knows."""
    table = people[0].table
    loaded = await cellar.store.load(table)
    assert loaded is not None

    def is_so() -> bool:
        live = cellar.house.tables._tables.get(table)
        if live is None or live.document.version != loaded.document.version:
            return False
        return all(person.seq(seat) == loaded.document.seen[seat] for seat, person in enumerate(people))

    await until(is_so)
    fresh = await cellar.again(people)
    for old, new in zip(people, fresh, strict=True):
        assert old.texts == new.texts
        assert old.state.scenes == new.state.scenes
        assert old.said == new.said
        new.go()


async def test_nothing_is_told_before_it_is_written(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game()
    store, seat = shaky(shaky_cellar), mover(people)
    lines = [len(person.lines) for person in people]
    store.gate.clear()
    moving = asyncio.create_task(people[seat].act(seat, "announce 1"))
    await reach(store, moving)
    people[(seat + 1) % 3].go()  # somebody leaves meanwhile: the others are told of it, but not of the move
    coming = asyncio.create_task(Visitor(shaky_cellar.house, people[0].table).come())
    asking = asyncio.create_task(shaky_cellar.house.info(people[0].table))
    await enough(shaky_cellar)
    assert [len(person.lines) for person in people] == lines
    assert not moving.done()
    assert not coming.done()
    assert not asking.done()
    store.gate.set()
    await moving
    assert len((await coming).texts) > len(people[(seat + 1) % 3].texts)


async def test_a_newcomer_never_sees_what_was_not_written(shaky_cellar: Cellar) -> None:
    """Nor the dice of a table that was almost closed."""
    people = await shaky_cellar.game()
    store = shaky(shaky_cellar)
    store.gate.clear()
    store.plan = ["down"]
    closing = asyncio.create_task(people[0].wish(wire.Close("c")))
    await reach(store, closing)
    coming = asyncio.create_task(Visitor(shaky_cellar.house, people[0].table).come())
    info = asyncio.create_task(shaky_cellar.house.info(people[0].table))
    record = asyncio.create_task(shaky_cellar.house.record(people[0].table))
    await enough(shaky_cellar)
    store.gate.set()
    with pytest.raises(Unavailable):
        await closing
    secret = shaky_cellar.house.tables.house_key.secret(people[0].table)
    watching = await coming
    assert watching.status == "running"
    assert (await info).secret == ""
    assert not any(secret.encode() in line for line in [*watching.raw, *people[0].raw])
    assert (await asyncio.gather(record, return_exceptions=True))[0].__class__.__name__ == "NotNow"


@pytest.mark.parametrize("fate", ["down", "lost", "conflict", "unfit"])
async def test_memory_agrees_with_the_store_afterwards_and_all_catch_up(shaky_cellar: Cellar, fate: str) -> None:
    people = await shaky_cellar.game()
    store, seat = shaky(shaky_cellar), mover(people)
    store.plan = [fate]
    act = wire.Act("m", seat, people[seat].seq(seat), "announce 1")
    try:
        await people[seat].wish(act)
        assert fate == "conflict"  # tried again
    except (Unavailable, StoreError):
        assert fate != "conflict"
    await in_order(shaky_cellar, people)
    await people[seat].wish(act)  # sent again: made now, or known
    assert not people[seat].choices(seat)
    await in_order(shaky_cellar, people)
    loaded = await store.load(people[0].table)
    assert loaded is not None
    assert [entry.move for entry in loaded.entries].count("m") == 1


async def test_those_who_wait_for_a_failing_write_are_served_by_the_store(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game(DARKHOUSE, 4)
    store = shaky(shaky_cellar)
    store.plan = ["down", "lost", "conflict", "conflict"]
    acts = [person.act(seat, person.choices(seat)[0], name=f"m{seat}") for seat, person in enumerate(people)]
    answers = await asyncio.gather(*acts, return_exceptions=True)
    assert sum(isinstance(answer, Unavailable) for answer in answers) == 2
    await in_order(shaky_cellar, people)
    loaded = await store.load(people[0].table)
    assert loaded is not None
    assert len([entry for entry in loaded.entries if entry.by >= 0]) == 3


async def test_random_failures_during_a_whole_game(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game()
    store, rng = shaky(shaky_cellar), random.Random(31)
    for number in range(400):
        if people[0].status != "running":
            break
        store.plan = rng.choices(["fine", "down", "lost", "conflict"], [6, 1, 1, 1], k=2)
        seat = mover(people)
        choice, seq = rng.choice(people[seat].choices(seat)), people[seat].seq(seat)
        for _ in range(20):
            try:
                await people[seat].act(seat, choice, seq=seq, name=f"m{number}")
                break
            except Unavailable:
                continue
    store.plan = []
    await until(lambda: all(person.status == "over" for person in people))
    await in_order(shaky_cellar, people)


async def test_a_mistake_in_the_middle_of_a_change_changes_nothing(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game()
    seat = mover(people)

    def stumble(live: LiveTable) -> None:
        live.step(seat, live.game.read_action("announce 1"), "")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await shaky_cellar.house.tables.change(people[0].table, stumble)
    await in_order(shaky_cellar, people)
    assert people[seat].choices(seat)


async def test_a_sender_who_goes_away_does_not_stop_the_change(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game()
    store, seat = shaky(shaky_cellar), mover(people)
    store.gate.clear()
    moving = asyncio.create_task(people[seat].act(seat, "announce 1"))
    await reach(store, moving)
    waiting = asyncio.create_task(people[0].say("hello"))
    coming = asyncio.create_task(Visitor(shaky_cellar.house, people[0].table).come())
    await enough(shaky_cellar)
    for task in (moving, coming):
        task.cancel()
    await asyncio.gather(moving, coming, return_exceptions=True)
    store.gate.set()
    await waiting
    assert not people[seat].choices(seat)
    await in_order(shaky_cellar, people)


async def test_the_house_closes_although_the_store_stays_away(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game()
    shaky(shaky_cellar).is_away = True
    with pytest.raises(Unavailable):
        await people[0].say("hello")
    with pytest.raises(Unavailable):
        await Visitor(shaky_cellar.house, people[0].table).come()
    await asyncio.wait_for(shaky_cellar.house.tables.close(), 120)


async def test_people_who_look_on_are_told_when_the_store_is_back(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game()
    store = shaky(shaky_cellar)
    store.plan = ["lost"]
    with pytest.raises(Unavailable):
        await people[0].say("hello", "h")
    await until(lambda: [line.text for line in people[1].said] == ["hello"])
    store.is_away = True
    with pytest.raises(Unavailable):
        await people[0].say("hello again")
    loads = store.loads
    await until(lambda: store.loads > loads + 2)  # it asks again and again
    store.is_away = False
    await until(shaky_cellar.house.tables.all)
    await people[0].say("hello", "h")
    assert len(people[1].said) == 1


async def test_bots_and_clocks_go_on_when_the_store_is_back(shaky_cellar: Cellar) -> None:
    async with looked_after(shaky_cellar.house):
        people = await shaky_cellar.table(people=3, bots=["easy", "easy"])
        store = shaky(shaky_cellar)
        await people[0].wish(wire.Start("s"))
        store.is_away = True
        loads = store.loads
        await until(lambda: store.loads > loads + 2 or people[0].choices(0))  # a bot tries again, if it is asked
        store.is_away = False
        await until(lambda: people[0].choices(0))
        await play([people[0]], random.Random(1), 1)
        await until(lambda: people[0].choices(0) or people[0].status == "over")


async def test_news_that_cannot_be_read_are_read_later(shaky_cellar: Cellar) -> None:
    people = await shaky_cellar.game()
    house, table, store = shaky_cellar.house, people[0].table, shaky(shaky_cellar)

    async def fail(*_: object) -> None:
        raise StoreDown("The database is away.")

    store.news = fail  # type: ignore[attr-defined]
    loads = store.loads
    house.tables._heard("", 0)
    await until(lambda: store.loads > loads and table in house.tables._tables)
    house.tables._heard(table, 1)  # old news
    house.tables._heard("unknown", 7)  # nobody looks at it
    del store.news
    house.tables._heard(table, 99)
    await shaky_cellar.rest()
    assert len(house.tables.all()) == 1
    await house.tables.close()
    house.tables._heard(table, 100)  # too late to be interesting
    house.tables.notify_presence([table])
    assert not house.tables._tasks


async def test_too_many_conflicts_are_too_many(shaky_cellar: Cellar, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await shaky_cellar.game()
    monkeypatch.setattr("ratskeller.tables.tables_in_memory.PATIENCE", 0.2)
    shaky(shaky_cellar).fate = "conflict"
    with pytest.raises(Unavailable, match="Too many write"):
        await people[0].say("hello")
    shaky(shaky_cellar).fate = "fine"
    await people[0].say("hello")
    await in_order(shaky_cellar, people)
