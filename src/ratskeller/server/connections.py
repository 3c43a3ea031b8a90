"""Who is connected to this process, counted from the first byte, and how long each may take for what it is doing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, NamedTuple, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ratskeller.server.limits import OpenByAddress, count_as

if TYPE_CHECKING:
    from asyncio import Transport

    from ratskeller.server.settings import Settings

SPARE = 50  # connections of an address beside its lines: for requests, and to be told that there are too many
FILES_BESIDE = 100  # that a process needs for other things than connections: the database, bots, pages
LOOKS = 4  # at each connection in the shortest time limit
LOOK_MAX = 1.0  # seconds from one look to the next
log = logging.getLogger(__name__)


class Watched(Protocol):
    """A connection as it is looked at from time to time."""

    def doing(self) -> Doing | None:
        """What the visitor keeps us waiting with; None if nothing."""

    def end(self, doing: Doing) -> None:
        """It took too long."""


class Doing(NamedTuple):
    """Something that a visitor does, and has a time for; the same one as long as it is equal."""

    what: str
    number: int  # of the request
    seconds: float


class Connections:
    """All connections of this process."""

    def __init__(self, settings: Settings) -> None:
        """Nobody is here yet."""
        self.settings = settings
        self._most = connections_possible(settings.connections_in_all)
        self._open: dict[Transport, Watched] = {}
        self._since: dict[Transport, tuple[Doing, float]] = {}
        self._addresses: dict[Transport, str] = {}
        self._by_address = OpenByAddress(settings.connections_per_address + SPARE)
        trusted = settings.trust_proxy.split(",") if settings.trust_proxy else []
        self._proxies = ProxyHeadersMiddleware(None, trusted).trusted_hosts  # type: ignore[arg-type]

    def is_proxy(self, address: str) -> bool:
        """Whether connections from an address are those of many visitors, who are known only by their requests."""
        return address in self._proxies

    def enter(self, transport: Transport, connection: Watched, address: str) -> str:
        """Count a new connection; why it cannot stay, or nothing."""
        if len(self._open) >= self._most:
            return "house-full"
        if not self.is_proxy(address):
            place = count_as(address)
            if not self._by_address.add(place):
                return "too-many-connections"
            self._addresses[transport] = place
        self._open[transport] = connection
        return ""

    def become(self, transport: Transport, connection: Watched) -> None:
        """A request has become a line: the same connection, looked at in another way."""
        self._open[transport] = connection

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        if self._open.pop(transport, None) is None:
            return  # it was not let in
        self._since.pop(transport, None)
        place = self._addresses.pop(transport, None)
        if place is not None:
            self._by_address.remove(place)

    async def watch(self) -> None:
        """Look at all of them from time to time, for ever."""
        shortest = min(self.settings.head_seconds, self.settings.body_seconds, self.settings.answer_seconds)
        while True:
            await asyncio.sleep(min(LOOK_MAX, shortest / LOOKS))
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """End what takes too long."""
        for transport, connection in tuple(self._open.items()):
            doing = connection.doing()
            before, since = self._since.get(transport, (None, now))
            if doing is None:
                self._since.pop(transport, None)
            elif doing != before:
                self._since[transport] = (doing, now)
            elif now - since >= doing.seconds:
                connection.end(doing)


def connections_possible(most: int) -> int:
    """How many connections can be open: every one is a file, and so are others that the house needs."""
    try:
        import resource  # noqa: PLC0415 (not on Windows, where files are not counted like this)
    except ImportError:
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + FILES_BESIDE
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return most
    with contextlib.suppress(ValueError, OSError):  # the system has a limit of its own above all
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if allowed < wanted:
        told = "this process may open %d files, so it takes %d connections instead of %d"
        log.warning(told, allowed, max(1, allowed - FILES_BESIDE), most)
    return max(1, min(most, allowed - FILES_BESIDE))
