"""A house is opened with the key that its tables were opened with, and with no other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from ratskeller.kernel.dice import SALTED
from ratskeller.tables.database import open_store
from ratskeller.tables.house_key import HouseKey
from ratskeller.tables.saved import Change
from ratskeller.tables.store_errors import OtherKey, StoreError
from tests.tables.changes import HOUSE_KEY, make_older, table

if TYPE_CHECKING:
    from ratskeller.tables.saved import Status

pytestmark = pytest.mark.anyio

OTHER = HouseKey(bytes(32))


async def is_refused(place: str, house_key: HouseKey) -> bool:
    """Whether a house does not open with a key."""
    store = open_store(place)
    try:
        await store.open(house_key)
    except OtherKey:
        return True
    await store.close()
    return False


async def make_old_house(place: str, *tables: tuple[HouseKey, Status]) -> None:
    """A database of a version that noted no key, with tables that were opened with keys."""
    store = open_store(place)
    await store.open(HOUSE_KEY)
    for number, (house_key, status) in enumerate(tables):
        document = table(f"t{number}", commitment=house_key.commitment(f"t{number}", SALTED))
        await store.create(document)
        document.status, document.version = status, 2
        await store.commit(Change(document=document))
    await store.close()
    await make_older(place, "2", "DROP TABLE house", "DROP TABLE reviews")


async def test_another_key_is_refused_in_one_sentence_and_nothing_has_changed(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    await store.create(table())
    await store.close()
    other = open_store(place)
    with pytest.raises(
        OtherKey,
        match=r"^The tables in .* were opened with another house\.key: put that one into the data folder, or, "
        r"if it is lost, let serve --adopt-key put another in its place\.$",
    ):
        await other.open(OTHER)
    await store.open(HOUSE_KEY)
    assert await store.ids(["lobby"]) == ["abc"]
    await store.close()


async def test_another_key_is_refused_before_the_first_table(place: str) -> None:
    assert not await is_refused(place, HOUSE_KEY)
    assert await is_refused(place, OTHER)
    assert not await is_refused(place, HOUSE_KEY)


async def test_of_two_that_come_at_the_same_moment_one_wins(postgres_place: str) -> None:
    keys = [HouseKey(bytes([number]) * 32) for number in range(4)]
    refused = await asyncio.gather(*(is_refused(postgres_place, key) for key in keys))
    assert sorted(refused) == [False, True, True, True]
    assert [await is_refused(postgres_place, key) for key in keys] == refused


@pytest.mark.parametrize(
    ("tables", "is_adopted"),
    [
        ([], True),
        ([(HOUSE_KEY, "running")], True),
        ([(HOUSE_KEY, "lobby")], True),
        ([(OTHER, "running")], False),
        ([(OTHER, "lobby")], False),
        ([(OTHER, "running"), (HOUSE_KEY, "running")], True),  # a second machine had opened without a word
        ([(OTHER, "running"), (HOUSE_KEY, "over")], False),
        ([(OTHER, "closed"), (HOUSE_KEY, "running")], True),
        ([(HOUSE_KEY, "over"), (OTHER, "closed")], True),  # nothing runs: then old ones tell
        ([(OTHER, "over"), (OTHER, "closed")], False),
    ],
)
async def test_a_house_of_an_older_version_takes_over_the_key_that_fits(
    place: str, tables: list[tuple[HouseKey, Status]], is_adopted: bool
) -> None:
    await make_old_house(place, *tables)
    assert await is_refused(place, HOUSE_KEY) != is_adopted
    store = open_store(place)
    async with store.backend.reading.connect() as connection:
        schema = await connection.scalar(text("SELECT version_num FROM alembic_version"))
        assert (schema == "2") != is_adopted  # who is refused has not even brought it up to date
    await store.let_go()


async def test_a_key_is_changed_on_purpose(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    for name, house_key in (("a", HOUSE_KEY), ("b", HOUSE_KEY), ("c", OTHER)):
        await store.create(table(name, commitment=house_key.commitment(name, SALTED)))
    await store.close()
    assert await open_store(place).adopt_key(OTHER) == 2
    assert await is_refused(place, HOUSE_KEY)
    assert not await is_refused(place, OTHER)


async def test_the_key_of_an_open_house_is_not_changed(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    assert await store.is_leader()
    with pytest.raises(StoreError, match=r"in use|already open"):
        await open_store(place).adopt_key(OTHER)
    await store.close()
    assert not await is_refused(place, HOUSE_KEY)


async def test_the_database_does_not_tell_the_key(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    async with store.backend.reading.connect() as connection:
        noted = await connection.scalar(text("SELECT key_fingerprint FROM house"))
        assert await connection.scalar(text("SELECT count(*) FROM house")) == 1
    await store.close()
    assert noted == HOUSE_KEY.own_fingerprint
    assert noted not in {HOUSE_KEY.secret(""), HOUSE_KEY.fingerprint(""), bytes(range(32)).hex()}
