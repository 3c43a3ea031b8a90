"""What Alembic runs to bring a database up to date, on the connection and in the transaction that it is given."""

from __future__ import annotations

from alembic import context

from ratskeller.tables.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
