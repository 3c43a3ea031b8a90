"""The same table once more: seats move on by one, links stay, and there is one of it."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, NotYours
from tests.tables.cellar import Visitor, mover, play

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def test_a_rematch_rotates_the_seats_and_keeps_the_links(any_cellar: Cellar) -> None:
    people = await any_cellar.game(talk="signs", undo="ask", public=True)
    with pytest.raises(NotNow, match="not over yet"):
        await people[0].wish(wire.Rematch("r"))
    await play(people, random.Random(7))
    await people[2].wish(wire.Rematch("r"))
    following = people[0].info.next_table
    again = [await Visitor(any_cellar.house, following, person.token).come() for person in people]
    assert [seat.name for seat in again[0].info.seats] == ["Cleo", "Anna", "Bert"]
    assert [person.you.seats for person in again if person.you] == [(1,), (2,), (0,)]
    assert (again[0].info.talk, again[0].info.undo, again[0].info.public) == ("signs", "ask", True)
    assert again[0].info.commitment != people[0].info.commitment
    assert again[0].status == "lobby"
    await again[0].wish(wire.Start("s"))
    seats = [again[2], again[0], again[1]]
    await seats[mover(seats)].act(mover(seats), "announce 1")


async def test_however_often_it_is_wished_there_is_one(cellar: Cellar) -> None:
    people = await cellar.game()
    await play(people, random.Random(8))
    names = await asyncio.gather(*(cellar.house.rematch(person.table, person.link) for person in people * 3))
    assert len(set(names)) == 1
    assert await people[0].wish(wire.Rematch("again")) == wire.Done("again")
    assert len(await cellar.store.ids(["lobby"])) == 1
    await cellar.restart()
    people = await cellar.again(people)
    assert await cellar.house.rematch(people[0].table, people[0].link) == names[0]


async def test_a_rematch_that_was_made_but_not_noted_is_found_again(cellar: Cellar) -> None:
    people = await cellar.game()
    await people[0].wish(wire.Close("c"))
    name = await cellar.house.rematch(people[0].table, people[0].link)

    def forget(live: object) -> None:
        live.document.next_table = ""  # type: ignore[attr-defined]

    await cellar.house.tables.change(people[0].table, forget)
    assert await cellar.house.rematch(people[0].table, people[0].link) == name


async def test_only_those_who_played_or_the_host_wish_for_it(cellar: Cellar) -> None:
    people = await cellar.game()
    watching = await Visitor(cellar.house, people[0].table).come()
    await people[0].wish(wire.Close("c"))
    with pytest.raises(NotYours):
        await watching.wish(wire.Rematch("r"))
    await people[1].wish(wire.Rematch("r"))


async def test_bots_and_seats_that_were_left_come_along(cellar: Cellar) -> None:
    people = await cellar.game(people=4, bots=["level:1:even"])
    await people[1].wish(wire.Leave("l", 2))
    await people[0].wish(wire.StandIn("s", 0, on=True))
    await people[0].wish(wire.Close("c"))
    following = await cellar.house.rematch(people[0].table, people[0].link)
    info = await cellar.house.info(following)
    assert [(seat.bot, seat.away, seat.free) for seat in info.seats] == [
        ("", "", False),
        ("", "", False),
        ("level:1:even", "", False),
        ("level:3:even", "", False),
    ]
