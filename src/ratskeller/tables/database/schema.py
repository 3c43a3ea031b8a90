"""The tables of the database, as the newest migration leaves them.

What is asked for by value has a column; everything else of a table is in `body`, the document as JSON. It is text and
not a JSON column, so that what is read is what was written, to the letter, on both databases.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("address", Text, nullable=False),
    Column("body", Text, nullable=False),
    Index("tables_listed", "public", "status", "updated"),
    Index("tables_status", "status"),
    Index("tables_address", "address", "created"),
)

house = Table(  # one row: what a house notes of itself
    "house",
    metadata,
    Column("key_fingerprint", Text, primary_key=True),
    Column("checked", Double, nullable=False),  # when something was last written to see whether it can be
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("do", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("move", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("link", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", BigInteger, nullable=True),
    Column("text", Text, nullable=False),
    Column("sign", Boolean, nullable=False),
    Column("id", Text, nullable=False),
)

reviews = Table(  # parts of the reviews of games that are over, by their first step
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("edition", Text, primary_key=True),
    Column("first", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
