"""Keeps tables in SQLite or PostgreSQL. `open_store` is the way in; ADR 8 says why it is made like this."""

from ratskeller.extras import require

require("server")

from ratskeller.tables.database.database_store import open_store

__all__ = ["open_store"]
