"""A line of talk has its sender's own name for it, so that a repeat is known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the column; older lines have no name."""
    op.add_column("talk", sa.Column("id", sa.Text, nullable=False, server_default=""))
