"""The first schema: tables, what happened at them, and what was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "updated"])
    op.create_index("tables_status", "tables", ["status"])
    op.create_index("tables_address", "tables", ["address", "created"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("do", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sign", sa.Boolean, nullable=False),
    )
