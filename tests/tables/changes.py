"""Tables and changes for tests of stores."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import text

from ratskeller.tables.database import open_store
from ratskeller.tables.house_key import HouseKey
from ratskeller.tables.saved import Change, Document, Entry, Link, Said, Seat

HOUSE_KEY = HouseKey(bytes(range(32)))


def table(name: str = "abc", **more: Any) -> Document:
    """A new table."""
    seats = [Seat(name="Änne", link="l1"), Seat(bot="rat")]
    links = [Link(id="l1", token_hash="0" * 64, name="Änne", host=True)]
    facts: dict[str, Any] = {"game": "rats_in_the_walls", "rules_version": 1, "seats": seats, "links": links}
    return Document(id=name, **(facts | more))


def step(document: Document, do: str = "claim rats", move: str = "m") -> Change:
    """The next step at a table; the document that was given stays as it was."""
    after = msgspec.structs.replace(document, version=document.version + 1, seq=document.seq + 1)
    entry = Entry(
        seq=after.seq, kind="step", by=after.seq % 2, do=do, state=f"{after.seq:08x}", move=f"{move}{after.seq}"
    )
    return Change(document=after, entries=[entry])


def speech(document: Document, *texts: str, seat: int | None = 0) -> Change:
    """Something that is said at a table."""
    after = msgspec.structs.replace(document, version=document.version + 1, said=document.said + len(texts))
    said = [
        Said(n=document.said + n, at=1000.5 + n, link="l1", name="Änne", seat=seat, text=text)
        for n, text in enumerate(texts, 1)
    ]
    return Change(document=after, said=said)


async def make_older(place: str, schema: str, *statements: str) -> None:
    """Make a database what an older version has left, by taking back what later schemas have added."""
    store = open_store(place)
    await store.open(HOUSE_KEY)
    async with store.backend.writing.connect() as connection:
        await store.backend.begin(connection)
        for statement in (*statements, f"UPDATE alembic_version SET version_num = '{schema}'"):  # noqa: S608
            await connection.execute(text(statement))
        await connection.commit()
    await store.close()
