"""Links to a table, as people send them to each other: `http://host:port/table/ID#TOKEN`.

The token stands behind the `#`, the part of an address that browsers and programs keep to themselves, so that it gets
into no log. Without a token a link lets one watch.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from ratskeller.kernel.errors import BadText

_PATH = re.compile("(.*)/table/([0-9a-z]{1,32})/?")


class TableLink(NamedTuple):
    """Where a table is, and who one is there."""

    address: str  # of the server
    table: str
    token: str


def read_link(link: str) -> TableLink:
    """The parts of a link to a table."""
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        raise BadText("This is not a web address.") from None
    found = _PATH.fullmatch(parts.path)
    if parts.scheme not in {"http", "https"} or not parts.netloc or not found:
        raise BadText("A link to a table looks like http://host:port/table/ID#TOKEN.")
    return TableLink(f"{parts.scheme}://{parts.netloc}{found[1]}", found[2], parts.fragment)


def write_link(address: str, table: str, token: str = "") -> str:
    """The link to a table; with a token it is as secret as the token."""
    return f"{address.rstrip('/')}/table/{table}" + (f"#{token}" if token else "")
