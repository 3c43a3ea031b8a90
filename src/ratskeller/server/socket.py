"""A WebSocket as ASGI hands it over.

The framework's own takes every line through its layers for requests and answers, which costs more than the line does;
see docs/hosting.md for what a server can take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.server.running_server import address_in

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send


class HungUp(Exception):
    """The other side has gone."""


class Socket:
    """One connection."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A connection that is not accepted yet."""
        self.address = address_in(scope)
        self._headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        self._receive = receive
        self._send = send

    def header(self, name: str) -> str | None:
        """A header of the request, by its name in small letters."""
        return self._headers.get(name)

    async def accept(self) -> None:
        """Let the visitor in."""
        await self._receive()  # that they wish to connect
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def read(self) -> str:
        """The next text; empty if it is none, but bytes."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise HungUp
        return message.get("text") or ""

    async def write(self, text: str) -> None:
        """Send a text."""
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
