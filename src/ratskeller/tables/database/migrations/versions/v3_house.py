"""A house notes which key its tables were opened with, and has a place to try whether it can write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make the table; whoever opens the house notes the key."""
    op.create_table(
        "house",
        sa.Column("key_fingerprint", sa.Text, primary_key=True),
        sa.Column("checked", sa.Double, nullable=False),
    )
