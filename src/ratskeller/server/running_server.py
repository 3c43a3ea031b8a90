"""What every request shares: the house, the settings, the limits."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ratskeller.server.connections import SPARE, Connections
from ratskeller.server.limits import Addresses, OpenByAddress, count_as
from ratskeller.server.names import Names

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Scope

    from ratskeller.server.settings import Settings
    from ratskeller.tables.house import House


class RunningServer:
    """The running server, as its routes see it."""

    def __init__(self, house: House, settings: Settings) -> None:
        """One for each process."""
        self.house = house
        self.settings = settings
        self.names = Names(settings)
        self.connections = Connections(settings)
        self.addresses = Addresses(settings.requests_per_second)
        self.lines_open = OpenByAddress(settings.connections_per_address)
        self.requests_open = OpenByAddress(SPARE)  # of visitors who come through a proxy

    def is_welcome(self, origin: str | None, host: str | None) -> bool:
        """Whether a web page may connect: one of our own, or one that the host allows; programs send no origin."""
        if origin is None or origin in self.settings.origins:
            return True
        with contextlib.suppress(ValueError):
            return urlsplit(origin).netloc == host
        return False


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a visitor comes from."""
    return address_in(connection.scope)


def address_in(scope: Scope) -> str:
    """The address as limits count it; behind a trusted proxy, uvicorn has put the real one in."""
    client = scope.get("client")
    return count_as(client[0]) if client else "somewhere"
