"""Whether a house has the key that its tables were opened with: with another one no dice could be rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from ratskeller.tables.database.rows import read_document
from ratskeller.tables.database.schema import house, tables
from ratskeller.tables.store_errors import OtherKey

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.ext.asyncio import AsyncConnection

    from ratskeller.tables.database.place import Place
    from ratskeller.tables.house_key import HouseKey
    from ratskeller.tables.saved import Document, Status

GOING_ON: tuple[Status, ...] = ("lobby", "running")
ENDED: tuple[Status, ...] = ("over", "closed")


async def check_key(connection: AsyncConnection, house_key: HouseKey, place: Place) -> None:
    """Compare a key with the one that the house has noted; a house that has noted none notes the one that fits."""
    noted = await connection.scalar(select(house.c.key_fingerprint))
    if noted is None and await fits(connection, house_key):
        await connection.execute(insert(house).values(key_fingerprint=house_key.own_fingerprint, checked=0.0))
    elif noted != house_key.own_fingerprint:
        raise OtherKey(
            f"The tables in {place} were opened with another house.key: put that one into the data folder, "
            "or, if it is lost, let serve --adopt-key put another in its place."
        )


async def fits(connection: AsyncConnection, house_key: HouseKey) -> bool:
    """Whether a key made any commitment of a house that has noted none: of tables that go on, or else of old ones."""
    for statuses in (GOING_ON, ENDED):
        is_empty = True
        async for document in documents(connection, statuses):
            is_empty = False
            if house_key.knows(document):
                return True
        if not is_empty:
            return False
    return True


async def adopt_key(connection: AsyncConnection, house_key: HouseKey) -> int:
    """Note another key; the number of tables that cannot go on with it."""
    await connection.execute(delete(house))
    await connection.execute(insert(house).values(key_fingerprint=house_key.own_fingerprint, checked=0.0))
    strangers = [document.id async for document in documents(connection, GOING_ON) if not house_key.knows(document)]
    return len(strangers)


async def documents(connection: AsyncConnection, statuses: tuple[Status, ...]) -> AsyncIterator[Document]:
    """Tables one by one: there may be more than the memory should hold."""
    bodies = await connection.stream_scalars(select(tables.c.body).where(tables.c.status.in_(statuses)))
    async for body in bodies:
        yield read_document(body)
