"""By which names this server answers.

Somebody else's page can give its own name the address of a machine behind the visitor's back (DNS rebinding), and then
is, for the browser, a page of that machine. It cannot choose what stands in `Host`, so names are checked there. Numbers
are no danger: nobody can make them mean something else.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from ratskeller.server.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/@?#\s]+)(?::\d{0,5})?", re.IGNORECASE)


class Names:
    """The names by which a server is known."""

    def __init__(self, settings: Settings) -> None:
        """Those that were given to it, and those that this machine has anyway."""
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        given = [settings.host, *settings.names, *(urlsplit(origin).hostname or "" for origin in settings.origins)]
        self._known = {"localhost", own, short, f"{short}.local", *(name.lower().rstrip(".") for name in given)} - {""}

    def knows(self, host: str | None) -> bool:
        """Whether what stands in `Host` is one of them or a number. Browsers always send one."""
        if host is None:
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].lower().rstrip(".")
        return name in self._known or name.endswith(".localhost") or _is_number(name.strip("[]"))


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
