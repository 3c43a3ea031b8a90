"""Other rules: a running table goes on if every step leads where it led, and else stays as it is and says so."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text as sql

from ratskeller.catalogue import GAMES, find_game
from ratskeller.tables import wire
from ratskeller.tables.database import open_store
from ratskeller.tables.errors import NotNow
from ratskeller.tables.house_key import HouseKey
from tests.tables.cellar import RATS, Cellar, Visitor, looked_after, mover, play, until

pytestmark = pytest.mark.anyio


async def alter(cellar: Cellar, table: str) -> None:
    """Let the log say that a step led elsewhere, as if the rules had changed since."""
    store: Any = cellar.store
    async with store.backend.writing.connect() as connection:
        await store.backend.begin(connection)
        await connection.execute(sql("UPDATE log SET state = '00' WHERE seq = 3 AND table_id = :t"), {"t": table})
        await connection.commit()


async def test_a_table_of_older_rules_that_are_the_same_goes_on(
    cellar: Cellar, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await cellar.game()
    await play(people, random.Random(1), 6)
    monkeypatch.setitem(GAMES, RATS, replace(GAMES[RATS], rules_version=2))
    await cellar.restart()
    async with looked_after(cellar.house):
        watching = await Visitor(cellar.house, people[0].table).come()
        await until(lambda: watching.info.rules_version == 2)
        assert watching.info.note == ""
        people = await cellar.again(people)
        seat = mover(people)
        await people[seat].act(seat, people[seat].choices(seat)[0])
    await people[0].wish(wire.Close("c"))
    assert '"rules_version":2' in await cellar.house.record(people[0].table)


async def test_a_table_that_leads_elsewhere_is_kept_and_marked(cellar: Cellar, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await cellar.game(bots=["easy"])
    await cellar.store.close()
    await cellar.open()
    await alter(cellar, people[0].table)
    monkeypatch.setitem(GAMES, RATS, replace(GAMES[RATS], rules_version=2))
    async with looked_after(cellar.house):
        people = await cellar.again(people)
        assert people[0].info.rules_version == 1
        assert people[0].info.status == "running"
        assert people[0].info.note == "This table cannot go on: by the rules of today, step 3 leads elsewhere."
        assert not people[0].sees_a_game
        for wish in (wire.Act("x", 0, 0, "announce 1"), wire.StandIn("x", 0, on=True)):
            with pytest.raises(NotNow, match="cannot go on"):
                await people[0].wish(wish)
        await people[0].say("what now?")
        await people[0].wish(wire.Pause("p", on=True))
        await people[0].wish(wire.Pause("p", on=False))
        live = await cellar.live(people[0])
        assert not live.is_busy
    loaded = await cellar.store.load(people[0].table)
    assert loaded is not None
    live.absorb(loaded, 0.0)  # another process says something too
    assert live.match is None
    assert "cannot go on" in live.document.note


async def test_a_marked_table_goes_on_by_the_right_rules_again(cellar: Cellar, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await cellar.game()
    game = type(find_game(RATS))
    read = game.read_action
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    await cellar.restart()

    def refuse(self: Any, text: str) -> int:
        raise NotNow("nothing is an action any more.")

    monkeypatch.setattr(game, "read_action", refuse)
    people = await cellar.again(people)
    assert people[0].info.note == "This table cannot go on: nothing is an action any more."
    await people[0].say("what now?")  # the mark is written with it
    monkeypatch.setattr(game, "read_action", read)
    await cellar.restart()
    people = await cellar.again(people)
    assert people[0].info.note == ""
    await people[mover(people)].act(mover(people), "believe")


async def test_a_record_outlives_the_rules(cellar: Cellar) -> None:
    people = await cellar.game()
    await play(people, random.Random(1))
    text = await cellar.house.record(people[0].table)
    await cellar.restart()
    await alter(cellar, people[0].table)
    watching = await Visitor(cellar.house, people[0].table).come()
    assert "leads elsewhere" in watching.info.note
    assert (await cellar.house.record(people[0].table)).count("\n") == text.count("\n")


async def test_a_house_with_another_key_does_not_roll(cellar: Cellar, sqlite_place: str) -> None:
    people = await cellar.game(bots=["easy"])
    await cellar.close()
    cellar.key = bytes(32)
    assert await open_store(sqlite_place).adopt_key(HouseKey(cellar.key)) == 1
    await cellar.open()
    async with looked_after(cellar.house):
        people = await cellar.again(people)
        assert "key of the house" in people[0].info.note
        with pytest.raises(NotNow, match="key of the house"):
            await people[0].wish(wire.Act("x", 0, 0, "announce 1"))
        await people[0].wish(wire.Close("c"))
        assert people[0].info.secret == ""  # a wrong one would look like a fraud
