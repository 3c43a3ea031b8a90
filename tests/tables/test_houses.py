"""Two houses on one PostgreSQL: each sees what the other writes, and nothing gets lost when both write at once."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, NotYours, Stale
from ratskeller.tables.presence import Beat, Presence
from ratskeller.tables.wire import Join, NewTable
from tests.tables.cellar import DARKHOUSE, RATS, Cellar, Visitor, looked_after, mover, until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(place: str) -> AsyncIterator[tuple[Cellar, Cellar]]:
    here, there = Cellar(place), Cellar(place)
    await here.open()
    await there.open()
    try:
        yield here, there
    finally:
        await here.close()
        await there.close()


async def same(one: Visitor, other: Visitor) -> None:
    """Wait until two visitors see the same."""
    await until(lambda: one.scene() == other.scene() and one.texts == other.texts and one.seq() == other.seq())


async def test_each_sees_the_others_moves(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there):
        people = await here.game()
        others = [await Visitor(there.house, person.table, person.token).come() for person in people]
        rng = random.Random(21)
        for number in range(30):
            players = (people, others)[number % 2]
            seat = mover(players)
            await players[seat].act(seat, rng.choice(players[seat].choices(seat)))
            for seat, person in enumerate(people):
                await same(person, others[seat])
            if people[0].status == "over":
                break
        await others[0].say("hello from there")
        await until(lambda: people[1].said)
        assert [line.text for line in people[1].said] == ["hello from there"]


async def test_a_step_taken_back_and_another_are_told_right_although_they_come_at_once(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there):
        people = await here.game()
        watching = await Visitor(there.house, people[0].table).come()
        seat = mover(people)
        await people[seat].act(seat, "announce 1")
        near = await Visitor(here.house, people[0].table).come()
        await same(near, watching)
        live = await there.house.tables.find(people[0].table)
        async with live.lock:  # busy, so that it hears of both steps at once
            await people[seat].undo(seat)
            await people[seat].act(seat, "announce 2")
        await same(near, watching)
        assert not any("one rat" in text for text in watching.texts[-1:])


async def test_a_seat_that_changes_hands_unnoticed_shows_nothing_to_whoever_had_it(postgres_place: str) -> None:
    """Somebody leaves, and somebody else sits down, before another house hears of it."""
    async with two(postgres_place) as (here, there):
        people = await here.game()
        seat = mover(people)
        far = await Visitor(there.house, people[0].table, people[seat].token).come()
        live = await there.house.tables.find(people[0].table)
        async with live.lock:
            await people[seat].wish(wire.Leave("l", seat))
            joined = await here.house.join(people[0].table, Join(name="Zoe", seat=seat), "", "elsewhere")
            there.house.tables.presence.come(people[0].table, joined.you.link)
        await until(lambda: far.you is not None and far.you.seats == ())
        assert [scene.seat for scene in far.state.scenes] == [None]


async def test_nothing_is_refused_for_what_another_house_has_changed_meanwhile(
    postgres_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host's house has not heard yet that the last free seat was taken."""
    async with two(postgres_place) as (here, there):

        async def hear_nothing(_table: str, _version: int) -> None:
            """News of other houses take a while."""

        opened = await here.house.open_table(NewTable(game=RATS, seats=3, name="Anna"), "here")
        host = await Visitor(there.house, opened.table.id, opened.token).come()
        monkeypatch.setattr(there.house.tables, "_refresh", hear_nothing)
        with pytest.raises(NotNow):
            await host.wish(wire.Start("too soon"))
        for name in ("Bert", "Cleo"):
            await here.house.join(opened.table.id, Join(name=name), "")
        await host.wish(wire.Start("s"))
        assert host.status == "running"


async def test_who_has_just_sat_down_at_one_house_is_let_in_at_the_other(
    postgres_place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other house knows the table, but has not heard yet of the new link."""
    async with two(postgres_place) as (here, there):

        async def hear_nothing(_table: str, _version: int) -> None:
            """News of other houses take a while."""

        opened = await here.house.open_table(NewTable(game=RATS, seats=3, name="Anna"), "here")
        await Visitor(there.house, opened.table.id, opened.token).come()
        monkeypatch.setattr(there.house.tables, "_refresh", hear_nothing)
        bert = await here.house.join(opened.table.id, Join(name="Bert"), "")
        assert (await there.house.whose(opened.table.id, bert.token)).seats == (1,)
        cleo = await here.house.join(opened.table.id, Join(name="Cleo"), "")
        visitor = await Visitor(there.house, opened.table.id, cleo.token).come()
        assert visitor.you is not None
        assert visitor.you.seats == (2,)
        with pytest.raises(NotYours):
            await Visitor(there.house, opened.table.id, "nobody's token").come()


async def test_both_write_at_once_and_nothing_is_lost(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there):
        people = await here.table()
        others = [await Visitor(there.house, person.table, person.token).come() for person in people]
        said = [f"{number} of {who}" for number in range(15) for who in range(6)]

        async def talk(who: int, visitor: Visitor) -> None:
            for number in range(15):
                await visitor.say(f"{number} of {who}")

        await asyncio.gather(*(talk(who, visitor) for who, visitor in enumerate([*people, *others])))
        await until(lambda: all(len(visitor.said) == len(said) for visitor in (*people, *others)))
        for visitor in (*people, *others):
            assert sorted(line.text for line in visitor.said) == sorted(said)
            assert [line.n for line in visitor.said] == list(range(1, len(said) + 1))


async def test_of_the_same_move_in_both_houses_one_is_made(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there):
        people = await here.game()
        seat = mover(people)
        window = await Visitor(there.house, people[0].table, people[seat].token).come()
        act = wire.Act("m", seat, people[seat].seq(seat), "announce 1")
        answers = await asyncio.gather(people[seat].wish(act), window.wish(act))
        assert answers[0] == answers[1]
        other = wire.Act("n", seat, act.seq, "announce 2")
        with pytest.raises(Stale):
            await window.wish(other)
        await same(people[seat], window)
        loaded = await here.store.load(people[0].table)
        assert loaded is not None
        assert [entry.do for entry in loaded.entries if entry.by == seat] == ["announce 1"]


async def test_two_houses_play_a_simultaneous_game_to_the_end(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there):
        people = await here.game(DARKHOUSE, 2, options={"games": 1})
        away = await Visitor(there.house, people[1].table, people[1].token).come()

        async def play_alone(visitor: Visitor, seat: int) -> None:
            rng = random.Random(seat)
            while visitor.status == "running":
                if visitor.choices(seat):
                    try:
                        await visitor.act(seat, rng.choice(visitor.choices(seat)[-3:]))
                    except Stale:
                        await asyncio.sleep(0.01)
                else:
                    await asyncio.sleep(0.01)

        await asyncio.wait_for(asyncio.gather(play_alone(people[0], 0), play_alone(away, 1)), 300)
        await until(lambda: people[1].status == "over")
        await same(people[1], away)


async def test_news_that_come_while_a_table_is_being_loaded_are_not_lost(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there):
        people = await here.game()
        seat = mover(people)
        load, loaded, go = there.store.load, asyncio.Event(), asyncio.Event()

        async def slow(table: str) -> object:
            found = await load(table)
            loaded.set()
            await go.wait()
            return found

        there.store.load = slow  # type: ignore[method-assign, assignment]
        coming = asyncio.create_task(Visitor(there.house, people[0].table).come())
        await loaded.wait()
        news: list[str] = []
        there.store.on_change(lambda table, _: news.append(table))
        await people[seat].act(seat, "announce 1")
        await until(lambda: news == [people[0].table])
        go.set()
        watching = await coming
        near = await Visitor(here.house, people[0].table).come()
        await same(near, watching)


async def test_one_of_them_is_the_leader_and_minds_the_others_tables(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there), looked_after(here.house), looked_after(there.house):
        people = await there.game(people=3, bots=["easy", "easy"])
        await until(lambda: people[0].choices(0))
        await people[0].act(0, people[0].choices(0)[-1])


async def test_who_is_here_is_known_everywhere(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there), looked_after(here.house), looked_after(there.house):
        people = await here.table()
        watching = await Visitor(there.house, people[0].table).come()
        await until(lambda: watching.info.seats[1].here)
        people[1].go()
        await until(lambda: not watching.info.seats[1].here)


# --- presence by itself -------------------------------------------------------------------------------------------


def test_what_is_told_is_told_in_short_parts() -> None:
    here, there = Presence(), Presence()
    for number in range(400):
        here.come(f"table{number}", f"link{number}")
    parts = list(here.beats("p"))
    assert len(parts) > 2
    assert sorted(table for part in parts for table in there.hear(part)) == sorted(f"table{n}" for n in range(400))
    assert there.links("table7") == {"link7"}
    assert [there.hear(part) for part in parts] == [[]] * len(parts)
    here.go("table7", "link7")
    assert [table for part in here.beats("p") for table in there.hear(part)] == ["table7"]
    assert there.links("table7") == set()
    assert "table7" not in {table for part in here.beats("p") for table in part.here}


def test_a_process_that_is_silent_is_believed_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    presence = Presence()
    presence.come("b", "mine")
    presence.hear(Beat("p", {"a": ["x"], "b": ["y", "mine"]}))
    presence.hear(Beat("q", {"b": ["y"]}))
    assert presence.forget_silent() == []
    assert presence.links("b") == {"mine", "y"}
    monkeypatch.setattr("ratskeller.tables.presence.GONE", -1.0)
    assert presence.forget_silent() == ["a", "b"]
    assert presence.links("a") == set()
    assert presence.links("b") == {"mine"}
    assert presence.forget_silent() == []


async def test_something_strange_from_another_process_is_ignored(cellar: Cellar) -> None:
    async with looked_after(cellar.house) as minder:
        minder._hear("{}")
        minder._hear("rats")
        people = await cellar.table()
        minder._hear('{"process": "p", "here": {"' + people[0].table + '": []}}')
        assert people[0].status == "lobby"
