"""A new house on the same store knows what the old one knew."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import GAMES
from ratskeller.tables import wire
from ratskeller.tables.saved import ClockRule
from tests.tables.cellar import DARKHOUSE, RATS, Visitor, mover, play

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


def knowledge(visitor: Visitor) -> object:
    """All that a visitor knows of the game, but for who is here."""
    seen = (visitor.state.scenes, visitor.state.may_undo) if visitor.sees_a_game else None
    return seen, visitor.story, visitor.said, visitor.you


async def check(cellar: Cellar, people: list[Visitor]) -> list[Visitor]:
    watching = await Visitor(cellar.house, people[0].table).come()
    fresh = [*(await cellar.again(people)), await Visitor(cellar.house, people[0].table).come()]
    assert list(map(knowledge, fresh)) == list(map(knowledge, [*people, watching]))
    await cellar.restart()
    again = [*(await cellar.again(people)), await Visitor(cellar.house, people[0].table).come()]
    assert list(map(knowledge, again)) == list(map(knowledge, fresh))
    return again[:-1]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_everything_is_as_it_was(cellar: Cellar, game: str) -> None:
    people = await check(cellar, await cellar.table(game))
    await people[0].wish(wire.Start("s"))
    rng = random.Random(11)
    for _ in range(4):
        people = await check(cellar, people)
        await play(people, rng, 6)
        await people[0].say("hm")
    await check(cellar, people)


async def test_in_the_middle_of_a_simultaneous_round(any_cellar: Cellar) -> None:
    people = await any_cellar.game(DARKHOUSE, 3)
    seqs = [person.seq(seat) for seat, person in enumerate(people)]
    chosen = people[0].choices(0)[0]
    await people[1].act(1, people[1].choices(1)[0])
    people = await check(any_cellar, people)
    await people[0].act(0, chosen, seq=seqs[0])  # decided before the restart, before another seat's move


async def test_undo_goes_on(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    people = await check(cellar, people)
    await people[seat].undo(seat)
    people = await check(cellar, people)
    await people[seat].act(seat, "announce 2")
    await check(cellar, people)


async def test_a_table_that_is_over_or_closed(cellar: Cellar) -> None:
    people = await cellar.game()
    await play(people, random.Random(12))
    await check(cellar, people)
    people = await cellar.game()
    await play(people, random.Random(12), 3)
    await people[0].wish(wire.Close("c"))
    await check(cellar, people)


async def test_a_whole_game_with_a_restart_after_every_move_is_the_same_game(cellar: Cellar) -> None:
    """The dice depend on nothing that a restart could change."""
    people = await cellar.game(RATS)
    await play(people, random.Random(13), 6)
    for _ in range(200):
        await cellar.restart()
        people = await cellar.again(people)
        if not await play(people, random.Random(14), 1):
            break
    live = await cellar.live(people[0])
    assert live.match is not None
    dice = live.house_key.dice(live.document)
    assert live.match.steps
    assert dice.first == 1


async def test_memory_is_given_back_and_nothing_is_lost(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    act = wire.Act("m", seat, people[seat].seq(seat), "announce 1")
    await people[seat].wish(act)
    cellar.house.tables.forget_idle(0.0)
    assert len(cellar.house.tables.all()) == 1  # somebody looks
    before = [knowledge(person) for person in people]
    for person in people:
        person.go()
    await cellar.rest()
    cellar.house.tables.forget_idle(3600.0)
    assert len(cellar.house.tables.all()) == 1  # not for long enough
    cellar.house.tables.forget_idle(-1.0)
    assert cellar.house.tables.all() == []
    assert [knowledge(await person.come()) for person in people] == before
    await people[seat].wish(act)
    assert [knowledge(person) for person in people] == before


async def test_a_busy_table_stays_in_memory(cellar: Cellar) -> None:
    every: list[dict[str, Any]] = [
        {"absent_after": 60},
        {"clock": ClockRule(kind="move", seconds=60)},
    ]
    for wishes in every:
        people = await cellar.game(people=3, **wishes)
        live = await cellar.live(people[0])
        assert live.is_busy
        await people[0].wish(wire.Pause("p", on=True))
        assert not live.is_busy
