"""A wish that was granted is answered again under its id, after a restart too, and not carried out again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, NotYours
from ratskeller.tables.wishes import GRANTED_KEPT
from tests.tables.cellar import Visitor, mover

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def test_every_wish_is_answered_again(any_cellar: Cellar) -> None:
    people = await any_cellar.table(people=4)
    wishes: list[tuple[int, wire.Wish]] = [
        (0, wire.Kick("k", 3)),
        (0, wire.SeatBot("b", 3, "easy")),
        (0, wire.Start("s")),
        (1, wire.StandIn("a", 1, on=True)),
        (2, wire.Leave("l", 2)),
        (0, wire.Pause("p", on=True)),
        (0, wire.Close("c")),
        (0, wire.Rematch("r")),
    ]
    for number, wish in wishes:
        assert await people[number].wish(wish) == wire.Done(wish.id)
    before = await any_cellar.store.load(people[0].table)
    await any_cellar.restart()
    people = await any_cellar.again(people)
    for number, wish in wishes:
        assert await people[number].wish(wish) == wire.Done(wish.id)
    assert await any_cellar.store.load(people[0].table) == before


async def test_an_undo_is_taken_back_once(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    undo = wire.Undo("u", seat, people[seat].seq(seat))
    done = await people[seat].wish(undo)
    assert await people[seat].wish(undo) == done
    await people[seat].act(seat, "announce 2")
    again = await people[seat].wish(undo)
    assert again.seq == people[seat].seq(seat)
    await people[seat].wish(wire.Leave("l", seat))
    assert await people[seat].wish(undo) == wire.Done("u")  # what a seat sees is not told to who has left it


async def test_an_undo_that_must_be_agreed_to_is_asked_for_once(cellar: Cellar) -> None:
    people = await cellar.game(undo="ask")
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    undo = wire.Undo("u", seat, people[seat].seq(seat))
    await people[seat].wish(undo)
    await people[(seat + 1) % 3].wish(wire.Agree("no", yes=False))
    await people[seat].wish(undo)
    assert people[seat].info.undo_request is None
    await people[(seat + 1) % 3].wish(wire.Agree("no", yes=False))
    with pytest.raises(NotNow):
        await people[(seat + 1) % 3].wish(wire.Agree("other", yes=False))


async def test_another_wish_or_another_person_is_not_answered_for(cellar: Cellar) -> None:
    people = await cellar.game()
    with pytest.raises(NotNow, match="has begun"):
        await people[0].wish(wire.Start("start", "easy"))
    with pytest.raises(NotYours):
        await people[1].wish(wire.Start("start"))
    with pytest.raises(NotYours):
        await (await Visitor(cellar.house, people[0].table).come()).wish(wire.Start("start"))
    await people[0].wish(wire.Close("c"))
    following = await cellar.house.rematch(people[0].table, people[0].link)
    again = await Visitor(cellar.house, following, people[0].token).come()
    await again.wish(wire.Start("start"))  # at another table it is another wish
    assert again.status == "running"


async def test_what_was_refused_may_be_wished_again(cellar: Cellar) -> None:
    people = await cellar.table()
    await people[2].wish(wire.Leave("l", 2))
    with pytest.raises(NotNow):
        await people[0].wish(wire.Start("s"))
    await people[0].wish(wire.SeatBot("b", 2, "easy"))
    await people[0].wish(wire.Start("s"))
    assert people[0].status == "running"


async def test_only_the_last_are_remembered(cellar: Cellar) -> None:
    people = await cellar.game()
    for number in range(GRANTED_KEPT + 5):
        await people[0].wish(wire.Pause(f"p{number}", on=number % 2 == 0))
    live = await cellar.live(people[0])
    assert len(live.document.links[0].granted) == GRANTED_KEPT
    with pytest.raises(NotNow, match="has begun"):
        await people[0].wish(wire.Start("start"))
