"""Taking back at a table: freely, after asking, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, NotYours, Stale
from ratskeller.tables.wire import Join, NewTable
from tests.tables.cellar import DARKHOUSE, RATS, Visitor, mover, until

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def test_free_undo_takes_the_step_and_its_lines_back(any_cellar: Cellar) -> None:
    people = await any_cellar.game()
    watching = await Visitor(any_cellar.house, people[0].table).come()
    seat = mover(people)
    texts, scene = watching.texts, people[seat].scene(seat)
    await people[seat].act(seat, "announce 1")
    assert people[seat].state.may_undo == (seat,)
    assert watching.texts != texts
    seqs = [person.seq() for person in (*people, watching)]
    done = await people[seat].undo(seat)
    assert done.seq == people[seat].seq(seat)
    assert watching.texts == texts
    assert people[seat].scene(seat) == scene
    assert people[seat].state.may_undo == ()
    assert all(person.seq() > before for person, before in zip((*people, watching), seqs, strict=True))
    await people[seat].act(seat, "announce 2")
    assert watching.texts[: len(texts)] == texts
    assert len(watching.texts) > len(texts)
    await any_cellar.restart()
    fresh = await Visitor(any_cellar.house, people[0].table).come()
    assert fresh.texts == watching.texts
    assert fresh.seq() == watching.seq()


async def test_a_move_that_was_taken_back_is_not_made_again_by_its_repeat(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    act = wire.Act("m1", seat, people[seat].seq(seat), "announce 1")
    await people[seat].wish(act)
    await people[seat].undo(seat)
    await people[seat].wish(act)
    assert people[seat].choices(seat)
    assert (await cellar.live(people[0])).undone == [len((await cellar.live(people[0])).match.steps)]  # type: ignore[union-attr]


async def test_what_cannot_be_taken_back(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    with pytest.raises(NotNow):  # a roll came last
        await people[seat].undo(seat)
    await people[seat].act(seat, "peek")
    assert people[seat].state.may_undo == ()
    with pytest.raises(NotNow):
        await people[seat].undo(seat)
    await people[seat].act(seat, "announce 1")
    with pytest.raises(Stale):
        await people[seat].wish(wire.Undo("u", seat, people[seat].seq(seat) - 1))
    answering = mover(people)
    with pytest.raises(NotYours):
        await people[answering].wish(wire.Undo("u", seat, people[answering].seq(answering)))
    with pytest.raises(NotNow):
        await people[answering].undo(answering)


async def test_undo_can_be_off(cellar: Cellar) -> None:
    people = await cellar.game(undo="off")
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    assert people[seat].state.may_undo == ()
    with pytest.raises(NotNow, match="nothing is taken back"):
        await people[seat].undo(seat)


async def test_nothing_is_taken_back_while_paused(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    await people[0].wish(wire.Pause("p", on=True))
    assert people[seat].state.may_undo == ()
    with pytest.raises(NotNow, match="paused"):
        await people[seat].undo(seat)
    await people[0].wish(wire.Pause("p", on=False))
    assert people[seat].state.may_undo == (seat,)


# --- asking -------------------------------------------------------------------------------------------------------


async def asked_table(cellar: Cellar) -> tuple[list[Visitor], int, list[int]]:
    """A table where somebody has just asked to take an action back."""
    people = await cellar.game(undo="ask")
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    await people[seat].undo(seat)
    return people, seat, [other for other in range(3) if other != seat]


async def test_undo_waits_until_all_have_agreed(any_cellar: Cellar) -> None:
    people, seat, (first, second) = await asked_table(any_cellar)
    request = people[0].info.undo_request
    assert request is not None
    assert (request.seat, request.waiting) == (seat, [first, second])
    with pytest.raises(NotNow, match="Nobody has asked you"):
        await people[seat].wish(wire.Agree("a", yes=True))
    await people[first].wish(wire.Agree("a", yes=True))
    with pytest.raises(NotNow, match="Nobody has asked you"):
        await people[first].wish(wire.Agree("a2", yes=True))
    assert not people[seat].choices(seat)
    await any_cellar.restart()
    people = await any_cellar.again(people)
    await people[second].wish(wire.Agree("a", yes=True))
    assert people[seat].choices(seat)
    assert people[0].info.undo_request is None


async def test_one_no_is_enough(cellar: Cellar) -> None:
    people, seat, (first, second) = await asked_table(cellar)
    await people[first].wish(wire.Agree("a", yes=False))
    assert people[0].info.undo_request is None
    with pytest.raises(NotNow):
        await people[second].wish(wire.Agree("a", yes=True))
    assert not people[seat].choices(seat)
    await people[seat].undo(seat)  # one may ask again


async def test_a_move_in_between_ends_the_request(cellar: Cellar) -> None:
    people, _, (first, second) = await asked_table(cellar)
    answering = mover(people)
    await people[first].wish(wire.Agree("a", yes=True))
    await people[answering].act(answering, "believe")
    assert people[0].info.undo_request is None
    with pytest.raises(NotNow):
        await people[second].wish(wire.Agree("a", yes=True))


async def test_who_leaves_cannot_be_waited_for(cellar: Cellar) -> None:
    people, seat, (first, _) = await asked_table(cellar)
    await people[0].wish(wire.Kick("k", first))
    assert people[seat].info.undo_request is None


async def test_bots_are_not_asked(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE, 2, undo="ask", bots=["easy"])
    assert len(people) == 1
    before = people[0].choices(0)
    await people[0].act(0, before[0])
    await people[0].undo(0)
    assert people[0].choices(0) == before


async def test_the_holder_of_several_seats_is_asked_once_and_not_for_their_own(cellar: Cellar) -> None:
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=4, undo="ask"), "h")
    table = opened.table.id
    await cellar.house.join(table, Join(name="Anna"), opened.token)
    joined = await cellar.house.join(table, Join(name="Bert"), "")
    await cellar.house.join(table, Join(name="Bert"), joined.token)
    anna = await Visitor(cellar.house, table, opened.token).come()
    bert = await Visitor(cellar.house, table, joined.token).come()
    await anna.wish(wire.Start("s"))
    who = [anna, anna, bert, bert]
    seat = mover(who)
    await who[seat].act(seat, "announce 1")
    await who[seat].undo(seat)
    assert anna.info.undo_request is not None
    assert anna.info.undo_request.waiting == ([2, 3] if seat < 2 else [0, 1])
    await (bert if seat < 2 else anna).wish(wire.Agree("a", yes=True))
    assert who[seat].choices(seat)


async def test_whoever_takes_back_is_here_again(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE)
    await people[0].act(0, people[0].choices(0)[0])
    await people[0].wish(wire.StandIn("s", 0, on=True))
    await people[0].undo(0)
    await until(lambda: people[0].info.seats[0].away == "")
