"""Moves: made once, at the position they were made for, by whoever holds the seat, in time."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from ratskeller.kernel.errors import Refused
from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, NotYours, Stale, Unfit
from tests.tables.cellar import DARKHOUSE, Visitor, mover, play

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def test_a_move_is_done_and_everybody_is_told(any_cellar: Cellar) -> None:
    people = await any_cellar.game()
    watching = await Visitor(any_cellar.house, people[0].table).come()
    seat = mover(people)
    told = [len(visitor.lines) for visitor in (*people, watching)]
    done = await people[seat].act(seat, "announce 1")
    assert done.seq == people[seat].seq(seat)
    assert [len(visitor.lines) - before for visitor, before in zip((*people, watching), told, strict=True)] == [1] * 4
    assert watching.texts[-1] == people[0].texts[-1]
    loaded = await any_cellar.store.load(people[0].table)
    assert loaded is not None
    assert loaded.entries[-1].do == "announce 1"


async def test_a_stale_move_is_refused_and_the_sender_has_the_fresh_view(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    old = people[seat].seq(seat)
    await people[seat].act(seat, "announce 1")
    answering = mover(people)
    assert answering != seat
    with pytest.raises(Stale):
        await people[seat].act(seat, "announce 2", seq=old)
    assert people[seat].seq(seat) > old
    assert people[seat].choices(seat) == []
    with pytest.raises(Stale):
        await people[answering].act(answering, "believe", seq=people[answering].seq(answering) + 1)


async def test_a_repeated_move_is_made_once_also_after_a_restart(any_cellar: Cellar) -> None:
    people = await any_cellar.game()
    seat = mover(people)
    seq = people[seat].seq(seat)
    act = wire.Act("m1", seat, seq, "Announce  1")  # as somebody types it
    first = await people[seat].wish(act)
    lines = len(people[seat].lines)
    assert await people[seat].wish(act) == first
    assert len(people[seat].lines) == lines
    await play(people, random.Random(1), 2)
    steps = len((await any_cellar.live(people[0])).match.steps)  # type: ignore[union-attr]
    await any_cellar.restart()
    people = await any_cellar.again(people)
    assert (await people[seat].wish(act)).seq == people[seat].seq(seat)
    assert len((await any_cellar.live(people[0])).match.steps) == steps  # type: ignore[union-attr]


async def test_two_windows_that_send_the_same_at_once_move_once(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    act = wire.Act("m1", seat, people[seat].seq(seat), "announce 1")
    other = await Visitor(cellar.house, people[0].table, people[seat].token).come()
    answers = await asyncio.gather(people[seat].wish(act), other.wish(act))
    assert answers[0] == answers[1]
    assert people[seat].scene(seat) == other.scene(seat)
    assert people[seat].texts == other.texts


async def test_an_id_is_for_one_move(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    await people[seat].act(seat, "announce 1", name="m1")
    with pytest.raises(Unfit, match="The id 'm1' was used for another move"):
        await people[seat].act(seat, "announce 2", name="m1")
    with pytest.raises(Unfit, match="no action"):
        await people[seat].act(seat, "dance", name="m1")
    answering = mover(people)  # another seat has ids of its own
    await people[answering].act(answering, "believe", name="m1")


async def test_what_the_rules_forbid_names_the_clause_and_changes_nothing(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    live = await cellar.live(people[0])
    version = live.document.version
    with pytest.raises(Refused):
        await people[seat].act(seat, "believe")
    with pytest.raises(Unfit, match="is no action"):
        await people[seat].act(seat, "dance")
    other = (seat + 1) % 3
    with pytest.raises(Refused, match="it is the turn of"):
        await people[other].act(other, "announce 1")
    assert await cellar.live(people[0]) is live
    assert live.document.version == version
    await people[seat].act(seat, "announce 1")


async def test_a_seat_is_moved_by_its_holder_alone(cellar: Cellar) -> None:
    people = await cellar.game()
    watching = await Visitor(cellar.house, people[0].table).come()
    seat = mover(people)
    other = people[(seat + 1) % 3]
    with pytest.raises(NotYours, match=f"Seat {seat + 1} is not yours"):
        await other.wish(wire.Act("x", seat, people[seat].seq(seat), "announce 1"))
    with pytest.raises(NotYours):
        await watching.wish(wire.Act("x", seat, people[seat].seq(seat), "announce 1"))
    with pytest.raises(Unfit, match="There is no seat 9; this table has 3"):
        await other.wish(wire.Act("x", 9, 0, "announce 1"))


async def test_moves_wait_for_the_start_and_end_with_the_game(cellar: Cellar) -> None:
    people = await cellar.table()
    with pytest.raises(NotNow, match="has not begun"):
        await people[0].wish(wire.Act("x", 0, 0, "announce 1"))
    await people[0].wish(wire.Start("s"))
    await people[0].wish(wire.Pause("p", on=True))
    seat = mover(people)
    with pytest.raises(NotNow, match="paused"):
        await people[seat].act(seat, "announce 1")
    await people[0].wish(wire.Pause("p", on=False))
    await people[seat].act(seat, "announce 1", name="first")
    await play(people, random.Random(2))
    assert people[0].status == "over"
    with pytest.raises(NotNow, match="The game is over"):
        await people[seat].act(seat, "announce 1", seq=people[seat].seq(seat), name="late")
    assert (await people[seat].act(seat, "announce 1", seq=0, name="first")).seq == people[seat].seq(seat)


async def test_a_closed_table_takes_no_moves(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    await people[0].wish(wire.Close("c"))
    with pytest.raises(NotNow, match="closed"):
        await people[seat].act(seat, "announce 1")


# --- several at once ------------------------------------------------------------------------------------------


async def test_in_a_simultaneous_round_the_others_do_not_make_me_stale_but_a_new_round_does(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE)
    chosen, seq = people[0].choices(0)[0], people[0].seq(0)
    await people[1].act(1, people[1].choices(1)[0])
    assert people[0].seq(0) > seq
    await people[0].act(0, chosen, seq=seq)
    old = people[1].seq(1)
    await people[0].act(0, "stop")
    await people[1].act(1, "stop", seq=old)  # the round goes on for whoever is not done
    with pytest.raises(Stale):
        await people[1].act(1, people[1].choices(1)[0], seq=old)
    with pytest.raises(Stale):
        await people[0].act(0, people[0].choices(0)[0], seq=seq)


async def test_my_own_move_makes_my_next_one_stale(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE)
    seq, choices = people[0].seq(0), people[0].choices(0)
    await people[0].act(0, choices[0])
    with pytest.raises(Stale):
        await people[0].act(0, choices[1], seq=seq)


async def test_everybody_at_once_in_any_order(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE, 4)
    await asyncio.gather(*(person.act(seat, person.choices(seat)[0]) for seat, person in enumerate(people)))
    loaded = await cellar.store.load(people[0].table)
    assert loaded is not None
    assert sorted(entry.by for entry in loaded.entries if entry.by >= 0) == [0, 1, 2, 3]


async def test_everybody_is_told_how_much_of_the_story_is_setting_up(cellar: Cellar) -> None:
    people = await cellar.game()
    opening = [len(visitor.story) for visitor in people]
    assert [visitor.state.opening for visitor in people] == opening
    await play(people, random.Random(1), 5)
    assert [visitor.state.opening for visitor in people] == opening
    assert all(len(visitor.story) > visitor.state.opening for visitor in people)
    again = await Visitor(cellar.house, people[0].table, people[0].token).come()
    assert again.state.opening == opening[0]
