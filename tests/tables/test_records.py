"""Records out of the house and into it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import Altered, BadRecord
from ratskeller.kernel.match import Match
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import verify
from ratskeller.tables import wire
from ratskeller.tables.errors import NoSuchTable, NotNow
from ratskeller.tables.wire import Join
from tests.conformance.play import Driver, Setup, play_on
from tests.tables.cellar import DARKHOUSE, RATS, SEATS, Visitor, mover, play

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def over(cellar: Cellar, game: str = RATS, seed: int = 1) -> list[Visitor]:
    """A table that is over."""
    people = await cellar.game(game, options={"games": 1} if game == DARKHOUSE else {})
    await play(people, random.Random(seed))
    assert people[0].status == "over"
    return people


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_record_of_a_finished_table_is_true_and_fair(cellar: Cellar, game: str) -> None:
    people = await over(cellar, game)
    record = read_record(await cellar.house.record(people[0].table))
    verdict = verify(find_game(game), record)
    assert verdict.finished
    assert verdict.rolls_derived
    assert verdict.rolls_before == 0
    assert record.header.names == ["Anna", "Bert", "Cleo"][: SEATS[game]]
    assert record.header.dice is not None
    assert record.header.dice.commitment == people[0].info.commitment
    assert record.header.dice.secret == people[0].info.secret
    assert record.header.dice.attempts == list(people[0].info.attempts)
    assert record.end == people[0].info.end


async def test_a_running_table_keeps_its_record_and_its_dice_to_itself(cellar: Cellar) -> None:
    people = await cellar.table()
    with pytest.raises(NotNow, match="once the game is over"):
        await cellar.house.record(people[0].table)
    await people[0].wish(wire.Start("s"))
    with pytest.raises(NotNow, match="once the game is over"):
        await cellar.house.record(people[0].table)
    with pytest.raises(NoSuchTable):
        await cellar.house.record("nothing")


async def test_a_closed_table_tells_what_was_played(cellar: Cellar) -> None:
    people = await cellar.game()
    await play(people, random.Random(2), 7)
    await people[0].wish(wire.Close("c"))
    verdict = verify(find_game(RATS), read_record(await cellar.house.record(people[0].table)))
    assert not verdict.finished
    assert verdict.rolls_derived


async def test_what_was_taken_back_is_not_in_the_record(cellar: Cellar) -> None:
    people = await cellar.game()
    seat = mover(people)
    await people[seat].act(seat, "announce 1")
    await people[seat].undo(seat)
    await people[seat].act(seat, "announce 2")
    await play(people, random.Random(3))
    record = read_record(await cellar.house.record(people[0].table))
    assert [line.do for line in record.steps if line.by == seat][0] == "announce 2"  # noqa: RUF015
    assert verify(find_game(RATS), record).rolls_derived


async def test_a_finished_record_comes_back_as_it_went(any_cellar: Cellar) -> None:
    people = await over(any_cellar)
    text = await any_cellar.house.record(people[0].table)
    opened = await any_cellar.house.import_table(text, "Zoe", "here")
    assert opened.table.status == "over"
    assert opened.you.host
    assert await any_cellar.house.record(opened.table.id) == text
    await any_cellar.restart()
    assert await any_cellar.house.record(opened.table.id) == text
    zoe = await Visitor(any_cellar.house, opened.table.id, opened.token).come()
    old = await Visitor(any_cellar.house, people[0].table).come()
    assert zoe.scene() == old.scene()
    assert zoe.texts == old.texts
    with pytest.raises(NotNow):
        await any_cellar.house.join(opened.table.id, Join(), "")


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_seeded_record_comes_back_as_it_went(cellar: Cellar, game: str) -> None:
    setup = Setup(SEATS[game], {"games": 1} if game == DARKHOUSE else {}, {}, 99)
    text = write_record(play_on(setup.open(find_game(game)), Driver(99)).record())
    opened = await cellar.house.import_table(text, "Zoe", "here")
    assert await cellar.house.record(opened.table.id) == text


async def test_the_names_of_a_record_are_cleaned_for_the_table_and_kept_in_the_record(cellar: Cellar) -> None:
    match = Match(find_game(RATS), 3, names=["\u202eAnna", "Anna", "An\u200bna"], seed=3)
    text = write_record(play_on(match, Driver(3)).record())
    opened = await cellar.house.import_table(text, "Zoe", "here")
    assert [seat.name for seat in opened.table.seats] == ["Anna", "Anna 2", "Anna 3"]
    watching = await Visitor(cellar.house, opened.table.id).come()
    assert not any("\u202e" in told for told in watching.texts)
    assert await cellar.house.record(opened.table.id) == text


async def test_an_altered_record_is_refused_and_the_step_is_named(cellar: Cellar) -> None:
    people = await over(cellar)
    text = await cellar.house.record(people[0].table)
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines) if "announce" in line)
    lines[number] = lines[number].replace("announce ", "announce 9 ")
    with pytest.raises(Altered, match=f"Step {number} "):
        await cellar.house.import_table("\n".join(lines), "Zoe", "here")
    for wrong in ("", "rats", text[:-20], text + text):
        with pytest.raises(BadRecord):
            await cellar.house.import_table(wrong, "Zoe", "here")
    assert await cellar.store.ids(["lobby", "running", "closed"]) == []


@pytest.mark.parametrize(("game", "steps"), [(RATS, 0), (RATS, 1), (RATS, 3), (RATS, 20), (DARKHOUSE, 1)])
async def test_an_unfinished_record_goes_on_under_dice_of_its_own(cellar: Cellar, game: str, steps: int) -> None:
    """Also where the next step is a roll."""
    setup = Setup(3, {"games": 1} if game == DARKHOUSE else {}, {}, 5)
    begun = play_on(setup.open(find_game(game)), Driver(5), steps)
    opened = await cellar.house.import_table(write_record(begun.record()), "Zoe", "here")
    assert opened.table.status == "running"
    assert opened.table.paused
    tokens = [(await cellar.house.join(opened.table.id, Join(seat=seat), "")).token for seat in range(3)]
    people = [await Visitor(cellar.house, opened.table.id, token).come() for token in tokens]
    host = await Visitor(cellar.house, opened.table.id, opened.token).come()
    await host.wish(wire.Pause("p", on=False))
    await cellar.restart()
    people = await cellar.again(people)
    await play(people, random.Random(6))
    assert people[0].status == "over"
    record = read_record(await cellar.house.record(opened.table.id))
    assert record.steps[:steps] == begun.steps
    verdict = verify(find_game(game), record)
    assert verdict.finished
    assert verdict.rolls_derived
    assert verdict.rolls_before == sum(line.by == "chance" for line in begun.steps)
    assert record.header.dice is not None
    assert record.header.dice.first == steps + 1


async def test_a_finished_table_never_changes(cellar: Cellar) -> None:
    people = await over(cellar)
    text = await cellar.house.record(people[0].table)
    wishes: list[wire.Wish] = [
        wire.Act("x", 0, people[0].seq(0), "announce 1"),
        wire.Undo("x", 0, people[0].seq(0)),
        wire.Agree("x", yes=True),
        wire.Start("x"),
        wire.Pause("x", on=True),
        wire.Close("x"),
        wire.Leave("x", 0),
        wire.Kick("x", 1),
        wire.StandIn("x", 0, on=True),
        wire.SeatBot("x", 0, "easy"),
    ]
    for wish in wishes:
        with pytest.raises(NotNow):
            await people[0].wish(wish)
    await people[0].say("well played")
    await people[0].wish(wire.Rematch("r"))
    assert await cellar.house.record(people[0].table) == text
