"""Dice that nobody can choose: every device seals a share, and all are opened before the first roll."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.dice import SALTED, SCHEME, FairDice, make_seal
from ratskeller.kernel.record import Dice, read_record
from ratskeller.kernel.replay import verify
from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow, NotYours, Stale, TooMany, Unfit
from ratskeller.tables.house_key import HouseKey
from ratskeller.tables.opening_alarms import OPEN_SECONDS
from ratskeller.tables.shares import ATTEMPTS_MAX
from ratskeller.tables.wire import Join, NewTable
from tests.tables.cellar import KEY, RATS, Visitor, looked_after, new_id, play, until
from tests.tables.test_houses import two

if TYPE_CHECKING:
    from ratskeller.tables.saved import Document
    from tests.tables.cellar import Cellar, FakeTime

pytestmark = pytest.mark.anyio
OTHER = "0" * 64


class Device:
    """What somebody has in their hand: it makes shares, remembers them, and opens them when it is told to."""

    def __init__(self) -> None:
        self.shares: dict[str, str] = {}

    def make(self) -> str:
        """The seal of a new share."""
        share = secrets.token_hex(32)
        self.shares[make_seal(share)] = share
        return make_seal(share)


class Person(Visitor):
    """A visitor with a device, whose seals and openings a test decides on."""

    device: Device

    async def seal(self, seat: int, seal: str = "") -> wire.Done:
        return await self.wish(wire.Seal(new_id(), seat, seal or self.device.make()))

    async def open(self, seat: int, share: str = "", attempt: int = 0) -> wire.Done:
        known = self.device.shares.get(self.info.seats[seat].seal, OTHER)
        assert attempt or self.info.opening
        return await self.wish(wire.Open(new_id(), seat, attempt or self.attempt, share or known))

    @property
    def attempt(self) -> int:
        assert self.info.opening is not None
        return self.info.opening.attempt


async def sit(cellar: Cellar, people: int = 3, **wishes: Any) -> list[Person]:
    """A table whose people have all sealed a share on sitting down; the first is the host."""
    devices = [Device() for _ in range(people)]
    seal = devices[0].make()
    opened = await cellar.house.open_table(
        NewTable(game=RATS, **{"seats": people, "name": "Anna", "seal": seal, **wishes}), "here"
    )
    tokens = [opened.token]
    for name, device in zip(("Bert", "Cleo", "Dora"), devices[1:], strict=False):
        joined = await cellar.house.join(opened.table.id, Join(name=name, seal=device.make()), "")
        tokens.append(joined.token)
    found = [Person(cellar.house, opened.table.id, token) for token in tokens]
    for person, device in zip(found, devices, strict=True):
        person.device = device
        await person.come()
    return found


async def document_of(cellar: Cellar, table: str) -> Document:
    loaded = await cellar.store.load(table)
    assert loaded is not None
    return loaded.document


async def dice_of(cellar: Cellar, host: Visitor) -> Dice:
    """Close a table, and what its record says of the dice; all of it was verified."""
    await host.wish(wire.Close(new_id()))
    record = read_record(await cellar.house.record(host.table))
    assert verify(find_game(RATS), record).rolls_derived
    assert record.header.dice is not None
    return record.header.dice


async def run_out(fake: FakeTime, cellar: Cellar, people: list[Person]) -> None:
    """Let the time to open pass; somebody who looks in lets the house look at its clock."""
    fake.passed += OPEN_SECONDS
    await Visitor(cellar.house, people[0].table, people[0].token).come()
    people[0].go()
    await people[0].come()
    await until(lambda: people[0].info.opening is None)


# ---- nobody chooses ----------------------------------------------------------------------------------------------


async def test_a_host_with_the_key_cannot_choose_an_opening(cellar: Cellar) -> None:
    """He knows the secret and all that is stored, and may leave and come back as often as he likes."""
    people = await sit(cellar)
    host, key = people[0], HouseKey(KEY)
    secret, foreseen = key.secret(host.table), set[int]()
    for _ in range(20):
        await host.wish(wire.Leave(new_id(), 0))
        await cellar.house.join(host.table, Join(seat=0, name="Anna", seal=host.device.make()), host.token)
        document = await document_of(cellar, host.table)
        stored = msgspec.json.encode(document).decode()
        for other in people[1:]:  # what he would need is nowhere but on the others' devices
            assert not any(share in stored for share in other.device.shares.values())
        assert key.knows(document)
        foreseen.add(FairDice(secret, Dice(scheme=SCHEME, commitment=document.commitment)).rng_for(1).seed)
    await host.wish(wire.Start("s"))
    for person, seat in ((people[1], 1), (people[2], 2)):
        await person.open(seat)
    document = await document_of(cellar, host.table)
    hopes = [share for seal, share in host.device.shares.items() if seal != document.seats[0].seal]
    assert len({_first_seed(secret, document, share) for share in hopes}) == len(hopes)  # he would gain by another one
    for wish in (
        wire.Leave("l", 0),
        wire.Kick("k", 1),
        wire.Kick("k", 0),
        wire.SeatBot("b", 0, "easy"),
        wire.Seal("seal", 0, host.device.make()),
        wire.Close("c"),
    ):
        with pytest.raises(NotNow, match=r"opening|taken"):
            await host.wish(wish)
    with pytest.raises(NotNow, match="wait a moment"):
        await cellar.house.join(host.table, Join(seal=host.device.make()), host.token)
    await host.open(0)
    assert host.status == "running"
    dice = await dice_of(cellar, host)
    assert FairDice(secret, dice).rng_for(1).seed not in foreseen
    assert len(dice.attempts) == 1


def _first_seed(secret: str, document: Document, share: str) -> int:
    shares = [share, *document.attempts[-1].shares[1:]]
    seals = [make_seal(each) for each in shares]
    attempt = msgspec.structs.replace(document.attempts[-1], shares=shares, seals=seals)
    return FairDice(secret, Dice(scheme=SCHEME, commitment=document.commitment, attempts=[attempt])).rng_for(1).seed


async def test_who_sees_the_others_shares_and_then_opens_another_one_is_named(cellar: Cellar) -> None:
    people = await sit(cellar)
    await people[0].wish(wire.Start("s"))
    await people[1].open(1)
    assert people[2].info.opening == wire.Opening(1, (0, 2))
    assert people[2].info.attempts == ()  # nobody gets to know a share before they open their own
    await people[0].open(0, share=secrets.token_hex(32))
    assert {person.status for person in people} == {"lobby"}
    assert people[2].info.opening is None
    (attempt,) = people[2].info.attempts
    assert attempt.names == ["Anna", "Bert", "Cleo"]
    assert make_seal(attempt.shares[0]) != attempt.seals[0]
    assert make_seal(attempt.shares[1]) == attempt.seals[1]
    assert attempt.shares[2] == ""
    assert [(seat.seal, seat.must_seal) for seat in people[2].info.seats] == [("", True)] * 3


async def test_all_shares_are_made_anew_and_every_attempt_stays_on_record(cellar: Cellar, fake: FakeTime) -> None:
    people = await sit(cellar)
    async with looked_after(cellar.house):
        await people[0].wish(wire.Start(new_id()))
        await people[0].open(0)
        await people[2].open(2)
        await run_out(fake, cellar, people)
        assert people[1].status == "lobby"
        with pytest.raises(NotNow, match=r"^The devices of Anna, Bert, Cleo have not sealed their shares"):
            await people[0].wish(wire.Start(new_id()))
        await people[0].seal(0)
        await people[2].seal(2)
        with pytest.raises(NotNow, match=r"^The device of Bert has not sealed its share of the dice yet"):
            await people[0].wish(wire.Start(new_id()))
        used = people[0].info.attempts[0].seals
        for seal in (used[1], used[0], people[0].info.seats[0].seal):  # known, or somebody else's
            with pytest.raises(Unfit, match="used before"):
                await people[1].seal(1, seal)
        await people[1].seal(1)
        await people[0].wish(wire.Start(new_id()))
        for seat, person in enumerate(people):
            await person.open(seat)
        assert people[1].status == "running"
        await play([*people], random.Random(1))
    record = read_record(await cellar.house.record(people[0].table))
    assert verify(find_game(RATS), record).finished
    assert record.header.dice is not None
    first, second = record.header.dice.attempts
    assert [bool(share) for share in first.shares] == [True, False, True]
    assert [make_seal(share) for share in second.shares] == second.seals
    assert not set(first.seals) & set(second.seals)


async def test_closing_and_playing_again_does_not_hide_an_attempt(cellar: Cellar, fake: FakeTime) -> None:
    people = await sit(cellar)
    async with looked_after(cellar.house):
        await people[0].wish(wire.Start("s"))
        await people[1].open(1)
        await run_out(fake, cellar, people)
    await people[0].wish(wire.Close("c"))
    following = await cellar.house.rematch(people[0].table, people[0].link)
    assert (await cellar.house.info(following)).attempts == people[0].info.attempts
    again = await come_again(cellar, people, following)
    await begin(again)
    dice = await dice_of(cellar, again[0])
    assert len(dice.attempts) == 2
    assert (await cellar.house.info(following)).attempts[0] == people[0].info.attempts[0]
    third = await cellar.house.rematch(following, again[0].link)
    assert (await cellar.house.info(third)).attempts == ()  # that game had begun


async def come_again(cellar: Cellar, people: list[Person], table: str) -> list[Person]:
    """The same people and devices at another table, or after a restart."""
    found = [Person(cellar.house, table, person.token) for person in people]
    for person, before in zip(found, people, strict=True):
        person.device = before.device
        await person.come()
    return found


async def begin(people: list[Person]) -> None:
    """Everybody seals and opens, whatever their seats are."""
    for person in people:
        for seat in person.you.seats if person.you else ():
            await person.seal(seat)
    await people[0].wish(wire.Start(new_id()))
    for person in people:
        for seat in person.you.seats if person.you else ():
            await person.open(seat)
    assert {person.status for person in people} == {"running"}


# ---- opening -----------------------------------------------------------------------------------------------------


async def test_the_game_begins_with_the_last_share(any_cellar: Cellar) -> None:
    people = await sit(any_cellar)
    assert [seat.seal for seat in people[1].info.seats] == [next(iter(each.device.shares)) for each in people]
    await people[0].wish(wire.Start("s"))
    assert people[1].info.opening == wire.Opening(1, (0, 1, 2))
    await people[0].wish(wire.Start("s2"))  # asking twice is harmless
    for seat in (2, 0):
        assert people[1].status == "lobby"
        await people[seat].open(seat)
        await people[seat].open(seat)  # sent again
    assert people[1].info.opening == wire.Opening(1, (1,))
    share = people[1].device.shares[people[1].info.seats[1].seal]
    await people[1].open(1)
    assert {person.status for person in people} == {"running"}
    assert people[0].info.opening is None
    assert people[0].info.attempts[0].shares[1] == share
    await people[1].open(1, share, attempt=1)  # by another tab, a moment too late
    dice = await dice_of(any_cellar, people[0])
    assert dice.attempts == list(people[0].info.attempts)
    assert (dice.scheme, dice.salts) == (SCHEME, [])


async def test_what_cannot_be_opened_or_sealed_is_refused(cellar: Cellar) -> None:
    people = await sit(cellar)
    share = next(iter(people[0].device.shares.values()))
    with pytest.raises(Stale, match="Nothing is being opened"):
        await people[0].open(0, share, attempt=1)
    with pytest.raises(NotYours):
        await people[1].seal(0)
    await people[0].wish(wire.Start("s"))
    with pytest.raises(NotYours):
        await people[1].open(0, share)
    with pytest.raises(Stale):
        await people[0].open(0, share, attempt=2)
    await people[0].open(0)
    with pytest.raises(NotNow, match="Seat 1 has nothing to open"):
        await people[0].open(0, secrets.token_hex(32))
    for seat in (1, 2):
        await people[seat].open(seat)
    with pytest.raises(NotNow, match="begun"):
        await people[0].seal(0)
    with pytest.raises(Stale):
        await people[0].open(0, secrets.token_hex(32), attempt=1)


async def test_a_device_may_seal_another_share_before_the_start(cellar: Cellar) -> None:
    people = await sit(cellar)
    before = people[1].info.seats[1].seal
    await people[1].seal(1)
    assert people[0].info.seats[1].seal != before
    await people[0].wish(wire.Start("s"))
    for seat, person in enumerate(people):
        await person.open(seat)
    assert people[0].status == "running"


async def test_who_has_never_sealed_anything_is_not_waited_for(cellar: Cellar) -> None:
    people = await sit(cellar, 2, seats=3)
    joined = await cellar.house.join(people[0].table, Join(name="Curl"), "")
    assert (joined.table.seats[2].seal, joined.table.seats[2].must_seal) == ("", False)
    await people[0].wish(wire.Start("s"))
    assert people[0].info.opening == wire.Opening(1, (0, 1))
    curl = await Visitor(cellar.house, people[0].table, joined.token).come()
    with pytest.raises(NotNow, match="Seat 3 has nothing to open"):
        await curl.wish(wire.Open("o", 2, 1, OTHER))
    for seat, person in enumerate(people):
        await person.open(seat)
    assert curl.status == "running"
    assert (await dice_of(cellar, people[0])).attempts[0].seals[2] == ""


async def test_bots_seal_and_open_with_the_house(cellar: Cellar) -> None:
    device = Device()
    wish = NewTable(game=RATS, seats=3, name="Anna", bots=["easy", "easy"], start=True, seal=device.make())
    opened = await cellar.house.open_table(wish, "here")
    assert opened.table.status == "lobby"
    assert opened.table.opening == wire.Opening(1, (0,))
    anna = Person(cellar.house, opened.table.id, opened.token)
    anna.device = device
    await anna.come()
    await anna.open(0)
    assert anna.status == "running"
    key = HouseKey(KEY)
    (attempt,) = (await dice_of(cellar, anna)).attempts
    assert attempt.shares[1:] == [key.share(anna.table, 1, seat) for seat in (1, 2)]
    assert len(set(attempt.shares)) == 3


async def test_a_bot_that_is_seated_again_brings_the_same_share(cellar: Cellar) -> None:
    people = await sit(cellar, 1, seats=3)
    seals = set()
    for level in ("easy", "", "medium", "", "easy"):
        await people[0].wish(wire.SeatBot(new_id(), 1, level))
        seals.add(people[0].info.seats[1].seal)
    assert len(seals - {""}) == 1
    await people[0].wish(wire.Start("s", fill="easy"))
    assert people[0].info.opening == wire.Opening(1, (0,))
    await people[0].open(0, secrets.token_hex(32))
    assert people[0].info.seats[1].seal not in {"", *seals}  # after an attempt, another


async def test_a_start_is_not_stopped_without_end(cellar: Cellar) -> None:
    people = await sit(cellar, 1, seats=3, bots=["easy", "easy"])
    for _ in range(ATTEMPTS_MAX):
        await people[0].wish(wire.Start(new_id()))
        await people[0].open(0, secrets.token_hex(32))
        await people[0].seal(0)
    with pytest.raises(TooMany, match="were to be opened 20 times in vain"):
        await people[0].wish(wire.Start(new_id()))
    assert people[0].info.opening is None


async def test_one_link_opens_for_each_of_its_seats(cellar: Cellar) -> None:
    people = await sit(cellar, 1, seats=3)
    for name in ("Bert", "Cleo"):
        seal = people[0].device.make()
        await cellar.house.join(people[0].table, Join(name=name, seal=seal), people[0].token)
    await people[0].wish(wire.Start("s"))
    for seat in range(3):
        assert people[0].status == "lobby"
        await people[0].open(seat)
    assert people[0].status == "running"


async def test_a_game_that_runs_takes_no_seal(cellar: Cellar) -> None:
    people = await sit(cellar)
    await begin(people)
    await people[2].wish(wire.Leave("l", 2))
    joined = await cellar.house.join(people[0].table, Join(name="Zoe", seal=Device().make()), "", "192.0.2.7")
    assert joined.table.seats[2].seal == ""


async def test_a_rematch_is_sealed_anew_by_everybody(cellar: Cellar) -> None:
    people = await sit(cellar)
    await begin(people)
    await play([*people], random.Random(7))
    following = await cellar.house.rematch(people[0].table, people[0].link)
    again = await come_again(cellar, people, following)
    assert [(seat.seal, seat.must_seal) for seat in again[0].info.seats] == [("", True)] * 3
    with pytest.raises(NotNow, match="Cleo, Anna, Bert"):
        await again[0].wish(wire.Start("s"))
    await begin(again)


# ---- time, restarts, several processes ---------------------------------------------------------------------------


async def test_every_device_has_the_same_time(cellar: Cellar, fake: FakeTime) -> None:
    people = await sit(cellar)
    async with looked_after(cellar.house):
        await people[0].wish(wire.Start("s"))
        fake.passed += OPEN_SECONDS - 1
        await people[0].open(0)
        await cellar.rest()
        assert people[0].info.opening == wire.Opening(1, (1, 2))
        fake.passed += 1
        await people[1].open(1)
        await until(lambda: people[0].info.opening is None)
    assert [bool(share) for share in people[0].info.attempts[0].shares] == [True, True, False]


async def test_the_house_restarts_in_the_middle_of_it(any_cellar: Cellar) -> None:
    people = await sit(any_cellar)
    await people[0].wish(wire.Start("s"))
    await people[1].open(1)
    await any_cellar.restart()
    people = await come_again(any_cellar, people, people[0].table)
    assert people[0].info.opening == wire.Opening(1, (0, 2))
    await people[0].open(0)
    await any_cellar.restart()
    people = await come_again(any_cellar, people, people[0].table)
    await people[2].open(2)
    assert people[2].status == "running"


async def test_after_a_restart_the_time_runs_too(cellar: Cellar, fake: FakeTime) -> None:
    people = await sit(cellar)
    await people[0].wish(wire.Start("s"))
    await cellar.restart()
    async with looked_after(cellar.house):
        people = await come_again(cellar, people, people[0].table)
        await run_out(fake, cellar, people)
    assert people[0].info.attempts[0].shares == ["", "", ""]


async def test_two_processes_open_together(postgres_place: str) -> None:
    async with two(postgres_place) as (here, there):
        people = await sit(here)
        people[1:] = await come_again(there, people[1:], people[0].table)
        await people[0].wish(wire.Start("s"))
        await until(lambda: people[1].info.opening)
        await asyncio.gather(*(person.open(seat) for seat, person in enumerate(people)))
        await until(lambda: all(person.status == "running" for person in people))
        assert all(people[0].info.attempts[0].shares)
        assert people[0].info.attempts == people[2].info.attempts


async def test_two_processes_stop_waiting_once(postgres_place: str, fake: FakeTime) -> None:
    async with two(postgres_place) as (here, there), looked_after(here.house), looked_after(there.house):
        people = await sit(here)
        people[1:] = await come_again(there, people[1:], people[0].table)
        await people[0].wish(wire.Start("s"))
        await until(lambda: people[1].info.opening)
        fake.passed += OPEN_SECONDS
        for cellar in (here, there):
            await Visitor(cellar.house, people[0].table, people[0].token).come()
        await until(lambda: all(person.info.opening is None for person in people))
        await here.rest()
        await there.rest()
        assert len(people[0].info.attempts) == len(people[1].info.attempts) == 1


# ---- tables of an earlier day ------------------------------------------------------------------------------------


def make_older(document: Document) -> Document:
    """What an earlier version would have stored."""
    values = msgspec.to_builtins(document)
    for name in ("scheme", "attempts", "opening"):
        del values[name]
    for seat in values["seats"]:
        del seat["seal"], seat["seals"]
    commitment = HouseKey(KEY).commitment(document.id, SALTED)
    return msgspec.convert(values | {"commitment": commitment, "salts": ["seven ravens"]}, type(document))


@pytest.mark.parametrize("begun", [True, False])
async def test_a_table_with_salts_goes_on_with_them(cellar: Cellar, *, begun: bool) -> None:
    people = await cellar.table()

    def age(live: Any) -> None:
        live.document = make_older(live.document)

    await cellar.house.tables.change(people[0].table, age)
    if begun:
        await people[0].wish(wire.Start("s"))
    await cellar.restart()
    people = await cellar.again(people)
    assert (people[0].info.scheme, people[0].info.salts) == (SALTED, ["seven ravens"])
    if not begun:
        with pytest.raises(NotNow, match="of an older kind"):
            await people[0].wish(wire.Seal("seal", 0, OTHER))
        await people[2].wish(wire.Leave("l", 2))
        joined = await cellar.house.join(people[0].table, Join(name="Zoe", seal=OTHER), "")
        assert joined.table.seats[2].seal == ""
        people[2] = await Visitor(cellar.house, people[0].table, joined.token).come()
        await people[0].wish(wire.Start("s"))
    assert people[0].status == "running"
    await play(people, random.Random(3))
    record = read_record(await cellar.house.record(people[0].table))
    assert verify(find_game(RATS), record).rolls_derived
    assert record.header.dice is not None
    assert (record.header.dice.scheme, record.header.dice.salts) == (SALTED, ["seven ravens"])
    following = await cellar.house.rematch(people[0].table, people[0].link)
    assert (await cellar.house.info(following)).scheme == SCHEME
