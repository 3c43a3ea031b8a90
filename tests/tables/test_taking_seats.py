"""Who may take a seat: nobody who could know another hand, nobody without end; and all can read who has."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.record import write_record
from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, NotYours, TooMany
from ratskeller.tables.seats import LINKS_MAX
from ratskeller.tables.taking_seats import ADDRESSES_KEPT, PERIOD, SITTINGS_KEPT
from ratskeller.tables.wire import Join, NewTable
from tests.conformance.play import Driver, Setup, play_on
from tests.tables.cellar import DARKHOUSE, RATS, FakeTime, Visitor, mover, new_id

if TYPE_CHECKING:
    from ratskeller.tables.live_table import LiveTable
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio

SECRET = sorted(name for name, game in GAMES.items() if game.has_secrets)


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


async def take(cellar: Cellar, visitor: Visitor, seat: int | None = None, address: str = "somewhere") -> wire.Joined:
    """Sit down once more with one's own link."""
    return await cellar.house.join(visitor.table, Join(seat=seat), visitor.token, address)


# --- games with secrets -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SECRET)
async def test_an_empty_seat_is_for_its_former_holder_or_a_newcomer(any_cellar: Cellar, game: str) -> None:
    cellar = any_cellar
    people = await cellar.game(game, 3)
    table = people[0].table
    await people[1].wish(wire.Leave("l", 1))
    assert people[1].you is not None
    assert people[1].you.back == (1,)
    for visitor in (people[0], people[2]):
        for seat in (1, None):
            with pytest.raises(NotNow, match="the secrets of another seat"):
                await take(cellar, visitor, seat, "elsewhere")
    with pytest.raises(NotNow, match="from your network"):
        await cellar.house.join(table, Join(seat=1), "")
    await cellar.restart()
    people = await cellar.again(people)
    assert (await take(cellar, people[1], address="elsewhere")).you.seats == (1,)
    await people[1].wish(wire.Leave("again", 1))
    with pytest.raises(NotNow, match="from your network"):  # the former holder has been there
        await cellar.house.join(table, Join(), "", "elsewhere")
    zoe = await cellar.house.join(table, Join(name="Zoe"), "", "far away")
    assert zoe.you.seats == (1,)
    again = await Visitor(cellar.house, table, zoe.token).come()
    await again.wish(wire.Leave("l", 1))
    assert (await take(cellar, people[1])).seat == 1


@pytest.mark.parametrize("game", SECRET)
async def test_a_seat_whose_holder_was_sent_away_is_only_theirs(cellar: Cellar, game: str) -> None:
    people = await cellar.game(game, 3)
    await people[0].wish(wire.Kick("k", 2))
    assert not people[0].info.seats[2].free
    for seat in (2, None):
        with pytest.raises(NotNow, match="only they may see what is secret"):
            await cellar.house.join(people[0].table, Join(seat=seat), "", "far away")
        with pytest.raises(NotNow, match="only they may see what is secret"):
            await take(cellar, people[0], seat)
    assert people[2].you is not None
    assert (people[2].you.seats, people[2].you.back) == ((), (2,))
    assert (await take(cellar, people[2])).you.seats == (2,)
    assert people[2].you.back == ()


async def test_a_second_link_from_the_lobby_is_no_newcomer(cellar: Cellar) -> None:
    people = await cellar.table(RATS, 4)
    third, fourth = people[2], people[3]
    await third.wish(wire.Leave("l", 2))  # keeps the link, and sits on another seat with a new one
    await cellar.house.join(people[0].table, Join(name="Cleo", seat=2), "")
    await people[0].wish(wire.Start("s"))
    await fourth.wish(wire.Leave("l", 3))
    with pytest.raises(NotNow, match="from your network"):
        await take(cellar, third, 3)
    assert (await take(cellar, third, 3, "far away")).seat == 3  # as far as anybody can tell, see ADR 21


async def test_a_host_who_only_watches_may_help_out_but_not_where_they_have_sent_somebody_away(cellar: Cellar) -> None:
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=3, sit=False), "here")
    table = opened.table.id
    tokens = [(await cellar.house.join(table, Join(), "", f"street {number}")).token for number in range(3)]
    host = Visitor(cellar.house, table, opened.token)
    host.watcher = await cellar.house.tables.watch(table, opened.token, host.hear, address="here")
    await host.wish(wire.Start("s"))
    await host.wish(wire.Kick("k", 0))
    with pytest.raises(NotNow, match="only they may see"):
        await take(cellar, host, 0, "here")
    second = await Visitor(cellar.house, table, tokens[1]).come()
    await second.wish(wire.Leave("l", 1))
    assert (await take(cellar, host, address="here")).seat == 1


async def test_people_at_one_device_stay_together(cellar: Cellar) -> None:
    people = await cellar.table(RATS, 4)
    await people[3].wish(wire.Leave("l", 3))
    await take(cellar, people[1], 3)
    await people[0].wish(wire.Start("s"))
    for seat in (1, 3):
        await people[1].wish(wire.Leave(f"l{seat}", seat))
    assert people[1].you is not None
    assert people[1].you.back == (1, 3)
    with pytest.raises(NotNow):
        await take(cellar, people[0], 3)
    for seat in (3, 1):
        await take(cellar, people[1], seat)
    assert people[1].you.seats == (1, 3)


async def test_in_a_game_without_secrets_anybody_may(cellar: Cellar) -> None:
    people = await cellar.game(DARKHOUSE, 3)
    await people[0].wish(wire.Kick("k", 1))
    assert people[0].info.seats[1].free
    assert (await take(cellar, people[0], 1)).you.seats == (0, 1)
    await people[2].wish(wire.Leave("l", 2))
    assert (await cellar.house.join(people[0].table, Join(), "")).seat == 2


async def test_a_record_that_was_brought_in_is_a_lobby_until_its_first_step_here(cellar: Cellar) -> None:
    begun = play_on(Setup(3, {}, {}, 5).open(find_game(RATS)), Driver(5), 20)
    opened = await cellar.house.import_table(write_record(begun.record()), "Zoe", "here")
    host = await Visitor(cellar.house, opened.table.id, opened.token).come()
    for seat in range(3):
        await take(cellar, host, seat)
    await host.wish(wire.Pause("p", on=False))
    seat = mover([host] * 3)
    other = (seat + 1) % 3
    for _ in range(2):  # nothing that is secret has come about here yet
        await host.wish(wire.Leave(new_id(), other))
        await take(cellar, host, other)
    await host.wish(wire.Leave(new_id(), other))
    await host.act(seat, host.choices(seat)[0])
    with pytest.raises(NotNow, match="the secrets of another seat"):
        await take(cellar, host, other)


async def test_tables_of_an_older_version_know_who_sits_there(cellar: Cellar) -> None:
    people = await cellar.game(RATS, 3)

    def age(live: LiveTable) -> None:
        for link in live.document.links:
            link.addresses = []
        live.document.sittings = []

    await cellar.house.tables.change(people[0].table, age)
    await people[1].wish(wire.Leave("l", 1))
    with pytest.raises(NotNow, match="another seat"):
        await take(cellar, people[0], 1)
    await Visitor(cellar.house, people[0].table, people[2].token).come()  # whoever comes back is noted
    with pytest.raises(NotNow, match="from your network"):
        await cellar.house.join(people[0].table, Join(), "")


async def test_a_seat_that_was_lost_on_time_stays_lost(cellar: Cellar) -> None:
    def lose(live: LiveTable) -> None:
        live.document.seats[1].away = "forfeit"

    wishes: list[wire.Wish] = [wire.Leave("l", 1), wire.Kick("k", 1)]
    for number, wish in enumerate(wishes):
        people = await cellar.game(RATS, 3)
        await cellar.house.tables.change(people[0].table, lose)
        await people[1 - number].wish(wish)
        with pytest.raises(NotNow, match="taken"):
            await take(cellar, people[1], 1)
        assert people[1].you is not None
        assert people[1].you.back == ()


async def test_addresses_are_kept_as_fingerprints(cellar: Cellar) -> None:
    opened = await cellar.house.open_table(NewTable(game=RATS, seats=3), "192.0.2.77")
    await cellar.house.join(opened.table.id, Join(), "", "2001:db8:1:2:aaaa:bbbb:cccc:dddd")
    visitor = Visitor(cellar.house, opened.table.id, opened.token)
    for number in range(ADDRESSES_KEPT + 5):
        watcher = await cellar.house.tables.watch(visitor.table, opened.token, visitor.hear, address=f"10.0.0.{number}")
        cellar.house.tables.leave(visitor.table, watcher)
    loaded = await cellar.store.load(visitor.table)
    assert loaded is not None
    assert len(loaded.document.links[0].addresses) == ADDRESSES_KEPT
    text = msgspec.json.encode(loaded).decode()
    assert not any(part in text for part in ("192.0.2", "2001:", "10.0.0."))


# --- what everybody can read ----------------------------------------------------------------------------------------


async def test_everybody_reads_who_left_who_was_sent_away_and_who_plays_now(any_cellar: Cellar) -> None:
    cellar = any_cellar
    people = await cellar.game(RATS, 3, talk="off")
    await people[1].wish(wire.Leave("l", 1))
    first = people[0].info.seats[1].name
    await cellar.house.join(people[0].table, Join(name="Zoe"), "", "far away")
    await people[0].wish(wire.Kick("k", 2))
    second = people[0].info.seats[2].name
    await take(cellar, people[2])
    told = [
        f"Bert has left seat 2; {first}, a bot, plays on there.",
        f"Zoe sits down at seat 2 and plays on for the bot {first}.",
        f"The host has sent Cleo away from seat 3; {second}, a bot, plays on there.",
        f"Cleo is back at seat 3 and plays on for the bot {second}.",
    ]
    assert [line.text for line in people[0].said] == told
    assert {(line.link, line.name, line.id) for line in people[0].said} == {("", "", "")}
    await cellar.restart()
    late = await Visitor(cellar.house, people[0].table).come()
    assert [line.text for line in late.said] == told
    german = Visitor(cellar.house, people[0].table)
    await cellar.house.tables.watch(german.table, "", german.hear, "de")
    assert german.said[0].text == f"Bert hat Platz 2 verlassen; dort spielt {first} weiter, ein Bot."


async def test_in_the_lobby_the_list_of_seats_says_it(cellar: Cellar) -> None:
    people = await cellar.table(RATS, 3)
    await people[1].wish(wire.Leave("l", 1))
    await take(cellar, people[1])
    assert people[0].said == []


# --- vandals ----------------------------------------------------------------------------------------------------------


async def come_and_go(cellar: Cellar, table: str, address: str) -> Visitor:
    joined = await cellar.house.join(table, Join(name="Vandal"), "", address)
    await cellar.house.grant(table, joined.you.link, wire.Leave("l", joined.seat))
    return Visitor(cellar.house, table, joined.token)


async def test_whoever_came_and_went_is_forgotten_and_nobody_else(cellar: Cellar) -> None:
    people = await cellar.table(RATS, 3)
    table = people[0].table
    await people[2].wish(wire.Leave("l", 2))  # but goes on looking
    early = await come_and_go(cellar, table, "0")
    for number in range(1, LINKS_MAX):
        await come_and_go(cellar, table, str(number))
    assert len((await cellar.live(people[0])).document.links) == LINKS_MAX
    with pytest.raises(NotYours):
        await early.come()
    for person in people:
        await cellar.house.whose(table, person.token)
    assert (await take(cellar, people[2])).seat == 2


async def test_one_address_sits_down_so_often_and_later_again(cellar: Cellar, fake: FakeTime) -> None:
    cellar.house._sittings = 4
    people = await cellar.table(RATS, 4)  # three have come from one address
    await people[3].wish(wire.Leave("l", 3))
    await come_and_go(cellar, people[0].table, "somewhere")
    with pytest.raises(TooMany, match="at most 4 times in 10 minutes"):
        await cellar.house.join(people[0].table, Join(), "")
    with pytest.raises(TooMany):
        await take(cellar, people[1], 3)
    await come_and_go(cellar, people[0].table, "elsewhere")
    fake.wall += PERIOD
    await cellar.house.join(people[0].table, Join(), "")


async def test_sittings_are_not_kept_without_end(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.table(RATS, 3)
    await people[1].wish(wire.Leave("l", 1))
    for number in range(SITTINGS_KEPT + 5):
        await come_and_go(cellar, people[0].table, str(number))
    assert len((await cellar.live(people[0])).document.sittings) == SITTINGS_KEPT


async def test_whoever_was_sent_away_from_a_lobby_stays_away_a_while(cellar: Cellar, fake: FakeTime) -> None:
    people = await cellar.table(RATS, 4)
    table = people[0].table
    await people[0].wish(wire.Kick("k", 3))
    vandal = await cellar.house.join(table, Join(name="Vandal"), "", "elsewhere")
    await people[0].wish(wire.Kick("k2", 3))
    for token in ("", vandal.token):
        with pytest.raises(NotNow, match="sit down here again after 10 minutes"):
            await cellar.house.join(table, Join(), token, "elsewhere")
    # Others sit here who came from where the first one came from: a household is not sent away for one of them.
    await take(cellar, people[3])
    await people[0].wish(wire.Kick("k3", 3))
    fake.wall += PERIOD
    assert (await cellar.house.join(table, Join(), vandal.token, "elsewhere")).seat == 3


# --- tables ------------------------------------------------------------------------------------------------------


async def test_all_ways_to_make_a_table_are_counted_together(cellar: Cellar) -> None:
    cellar.house._tables_per_day = 4
    begun = write_record(play_on(Setup(3, {}, {}, 5).open(find_game(RATS)), Driver(5), 20).record())
    people = await cellar.game(RATS, 3)  # from here
    await people[0].wish(wire.Close("c"))
    await cellar.house.import_table(begun, "Zoe", "here")
    following = await cellar.house.rematch(people[0].table, people[0].link, "here")
    assert await cellar.house.rematch(people[0].table, people[1].link, "here") == following
    other = await cellar.game(RATS, 3)
    await other[0].wish(wire.Close("c"))
    with pytest.raises(TooMany, match="at most 4 tables"):
        await cellar.house.open_table(NewTable(game=RATS, seats=3), "here")
    with pytest.raises(TooMany):
        await cellar.house.import_table(begun, "Zoe", "here")
    with pytest.raises(TooMany):
        await cellar.house.rematch(other[0].table, other[0].link, "here")
    assert other[0].info.next_table == ""
    await cellar.house.rematch(other[0].table, other[1].link, "there")


async def test_tables_that_are_opened_at_once_are_counted_too(cellar: Cellar) -> None:
    cellar.house._tables_per_day = 3
    opening = (cellar.house.open_table(NewTable(game=RATS, seats=3), "here") for _ in range(9))
    opened = await asyncio.gather(*opening, return_exceptions=True)
    assert 1 <= sum(isinstance(each, wire.Opened) for each in opened) <= 3
    assert all(isinstance(each, wire.Opened | TooMany) for each in opened)
    assert not cellar.house._opening
