"""A small typed client for a Ratskeller server: create, join, watch, play."""

from __future__ import annotations

from ratskeller.extras import require

require("client")

from ratskeller.client.api import Client
from ratskeller.client.errors import Dismissed, ServerRefused, ServerUnreachable
from ratskeller.client.links import TableLink, read_link, write_link
from ratskeller.client.table_line import Line
from ratskeller.tables.wire import Join, NewTable

__all__ = [
    "Client",
    "Dismissed",
    "Join",
    "Line",
    "NewTable",
    "ServerRefused",
    "ServerUnreachable",
    "TableLink",
    "read_link",
    "write_link",
]
