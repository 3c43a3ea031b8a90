"""A new table from any step of a game that is over: laid open or as a seat knew it, with bots or friends."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.branches import digest_of
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import verify
from ratskeller.tables import wire
from ratskeller.tables.errors import NoSuchTable, NotNow, TableError, Unfit
from ratskeller.tables.wire import Join, PlayOn
from tests.tables.cellar import COVE, RATH, RATHULHU, RATS, SEATS, Visitor, play

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


async def finished(cellar: Cellar, game: str = RATS, seed: int = 3) -> list[Visitor]:
    """Everybody at a table whose game is over."""
    people = await cellar.game(game)
    await play(people, random.Random(seed))
    assert people[0].status == "over"
    return people


async def branch(cellar: Cellar, table: str, step: int, seat: int = 0, **more: Any) -> Visitor:
    """Whoever has opened a table that plays on, and looks at it."""
    opened = await cellar.house.play_on(table, PlayOn(step=step, seat=seat, name="Zoe", **more), "there")
    return await Visitor(cellar.house, opened.table.id, opened.token).come()


async def friends(cellar: Cellar, host: Visitor) -> list[Visitor]:
    """Everybody at a branch whose other seats were left free, once it has begun; by seat."""
    seats: dict[int, Visitor] = {host.you.seats[0]: host} if host.you else {}
    for number, seat in enumerate(host.info.seats):
        if seat.free:
            joined = await cellar.house.join(host.table, Join(name=f"Friend {number}", seat=number), "")
            seats[number] = await Visitor(cellar.house, host.table, joined.token).come()
    await host.wish(wire.Start("start"))
    return [seats[number] for number in sorted(seats)]


@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("game", [RATS, COVE, RATHULHU, RATH])
async def test_a_branch_is_played_to_its_end_and_its_record_verifies(
    cellar: Cellar, game: str, *, is_open: bool
) -> None:
    people = await finished(cellar, game)
    old = read_record(await cellar.house.record(people[0].table))
    step, seat = len(old.steps) // 2, SEATS[game] - 1
    host = await branch(cellar, people[0].table, step, seat, open=is_open)
    assert host.status == "lobby"
    assert not host.sees_a_game
    told = host.info.branch
    assert told is not None
    assert (told.table, told.root, told.step) == (people[0].table, people[0].table, step)
    assert told.seat == (None if is_open else seat)
    everybody = await friends(cellar, host)
    live = await cellar.live(host)
    assert live.match is not None
    assert len(live.match.steps) >= step
    await play(everybody, random.Random(4))
    assert host.status == "over"
    record = read_record(await cellar.house.record(host.table))
    assert record.steps[:step] == old.steps[:step]
    assert [each.of for each in record.header.branches] == [digest_of(old)]
    verdict = verify(find_game(game), record)
    assert verdict.finished
    assert verdict.rolls_derived
    assert verdict.match.header.dice is not None
    assert verdict.match.header.dice.first == step + 1
    replay = await cellar.house.replay(host.table)
    assert replay.last == len(record.steps)


async def test_a_branch_comes_back_after_a_restart_in_the_lobby_and_in_the_game(any_cellar: Cellar) -> None:
    people = await finished(any_cellar, RATHULHU)
    host = await branch(any_cellar, people[0].table, 30)
    await any_cellar.restart()
    (host,) = await any_cellar.again([host])
    everybody = await friends(any_cellar, host)
    live = await any_cellar.live(host)
    assert live.match is not None
    row = live.match.state.as_row()
    await any_cellar.restart()
    everybody = await any_cellar.again(everybody)
    live = await any_cellar.live(everybody[0])
    assert live.match is not None
    assert live.match.state.as_row() == row
    await play(everybody, random.Random(5))
    assert everybody[0].status == "over"


async def test_with_bots_it_begins_at_once_and_a_branch_of_it_knows_the_first_table(cellar: Cellar) -> None:
    people = await finished(cellar)
    bots = ["level:1"] * (SEATS[RATS] - 1)
    host = await branch(cellar, people[0].table, 3, bots=bots, start=True)
    assert host.status == "running"
    assert host.you is not None
    assert host.you.seats == (0,)
    await host.wish(wire.Close("close"))
    again = await branch(cellar, host.table, 2, bots=bots, start=True)
    assert again.info.branch is not None
    assert (again.info.branch.table, again.info.branch.root) == (host.table, people[0].table)


async def test_only_the_seat_itself_reads_what_it_alone_was_told(cellar: Cellar) -> None:
    people = await finished(cellar, RATH)
    host = await branch(cellar, people[0].table, 40, 0)
    everybody = await friends(cellar, host)
    old = (await cellar.live(people[0])).match
    live = (await cellar.live(host)).match
    assert old is not None
    assert live is not None
    before = [event for events in live.events[:40] for event in events]
    assert any(not event.is_for(-1) for event in before)
    assert not any(event.is_for(seat) and not event.is_for(-1) for event in before for seat in (1, 2))
    assert any(event.is_for(0) and not event.is_for(-1) for event in before)
    assert len(everybody) == SEATS[RATH]


async def test_nobody_looks_into_a_hand_that_was_imagined_before_the_first_step(cellar: Cellar) -> None:
    """As a seat knew it there are new hands from the beginning; laid open there is nothing to be known (ADR 21)."""
    people = await finished(cellar, COVE)
    replay = await cellar.house.replay(people[0].table)
    step = next(n for n in range(replay.last // 2, replay.last) if not replay._states[n].is_chance())
    for is_open in (False, True):
        host = await branch(cellar, people[0].table, step, 0, open=is_open)
        await friends(cellar, host)
        assert (await cellar.live(host)).document.seq == step  # nothing was done here yet
        await host.wish(wire.Kick("kick", 1))
        if is_open:
            assert (await cellar.house.join(host.table, Join(seat=1), host.token)).seat == 1
            continue
        with pytest.raises(NotNow, match="only they may see what is secret there"):
            await cellar.house.join(host.table, Join(seat=1), host.token)
        assert host.you is not None
        assert host.you.seats == (0,)


@pytest.mark.parametrize("is_open", [True, False])
async def test_nothing_of_the_past_is_taken_back(cellar: Cellar, *, is_open: bool) -> None:
    people = await finished(cellar)
    match = (await cellar.live(people[0])).match
    assert match is not None
    replay = await cellar.house.replay(people[0].table)
    steps = [
        n for n in range(1, replay.last) if not replay._states[n].is_chance() and match.steps[n - 1].by != "chance"
    ]
    assert len(steps) > 5
    for step in steps[:5]:
        everybody = await friends(cellar, await branch(cellar, people[0].table, step, open=is_open))
        by = match.steps[step - 1].by
        assert isinstance(by, int)
        with pytest.raises(NotNow):
            await everybody[by].undo(by)
        assert (await cellar.live(everybody[0])).document.seq == step


async def test_what_cannot_be_played_on_is_refused_in_a_sentence(cellar: Cellar) -> None:
    running = await cellar.game()
    with pytest.raises(NotNow):
        await branch(cellar, running[0].table, 0)
    with pytest.raises(NoSuchTable):
        await branch(cellar, "nowhere", 0)
    people = await finished(cellar)
    last = len(read_record(await cellar.house.record(people[0].table)).steps)
    with pytest.raises(Unfit, match=f"After step {last} the game is over"):
        await branch(cellar, people[0].table, last)
    with pytest.raises(Unfit, match="no such step"):
        await branch(cellar, people[0].table, last + 1)
    with pytest.raises(TableError, match="seat 8"):
        await branch(cellar, people[0].table, 1, 7)
    with pytest.raises(Unfit):
        await branch(cellar, people[0].table, 1, 0, bots=["level:1"] * 7)


async def test_tables_that_play_on_count_for_their_address(cellar: Cellar) -> None:
    people = await finished(cellar)
    cellar.house._tables_per_day = 1
    await branch(cellar, people[0].table, 1)
    with pytest.raises(TableError, match="tables"):
        await branch(cellar, people[0].table, 1)
