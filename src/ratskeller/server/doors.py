"""The doors: what must be right about a visitor before anything is done for them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException

from ratskeller.server.guards import ENCODED_HEADERS
from ratskeller.server.languages import accepted_language
from ratskeller.server.problems import STATUS_OF
from ratskeller.server.running_server import address_in
from ratskeller.server.socket import Socket
from ratskeller.server.table_line import serve_line
from ratskeller.tables.wire import Problem
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from ratskeller.server.running_server import RunningServer


class Doors:
    """One for requests, one for lines."""

    def __init__(self, requests: ASGIApp, server: RunningServer) -> None:
        """`requests` answers what is no line; the framework's own way with lines is slow, see `socket`."""
        self._requests = requests
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or say why not."""
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:  # the lifespan
            scope["state"]["connections"] = self._server.connections
            await self._requests(scope, receive, send)
            return
        if not self._server.names.knows(_header(scope, b"host")):
            await _refuse(scope, send, "unknown-name")
            return
        match scope["path"].split("/") if scope["type"] == ScopeType.WEBSOCKET else ():
            case ["", "api", "tables", table, "line"]:
                await serve_line(Socket(scope, receive, send), table, self._server)
            case _:
                await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request. Behind a proxy only now it is known whose it is."""
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST":
            receive = _in_time(receive, self._server.settings.body_seconds)
        if not scope["state"].get("by_proxy"):
            await self._requests(scope, receive, send)
            return
        address = address_in(scope)
        if not self._server.requests_open.add(address):
            await _refuse(scope, send, "too-many-connections")
            return
        try:
            await self._requests(scope, receive, send)
        finally:
            self._server.requests_open.remove(address)


def _header(scope: Scope, wanted: bytes) -> str | None:
    found = [value for name, value in scope["headers"] if name.lower() == wanted]
    return found[-1].decode("latin-1") if found else None


def _in_time(receive: Receive, seconds: float) -> Receive:
    """The body, as long as it comes in time."""
    deadline = asyncio.get_running_loop().time() + seconds

    async def wait() -> object:
        try:
            async with asyncio.timeout_at(deadline):
                return await receive()
        except TimeoutError:
            raise HTTPException(status_code=408, headers={"Connection": "close"}) from None

    return wait  # type: ignore[return-value]


async def _refuse(scope: Scope, send: Send, name: str) -> None:
    status, cause = STATUS_OF[name]
    language = accepted_language(_header(scope, b"accept-language"))
    body = msgspec.json.encode(Problem(cause, HOUSE(name).word(language)))
    own = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    own.append((b"content-language", language.encode()))
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    headers = [*own, *ENCODED_HEADERS]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})  # type: ignore[misc, arg-type]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[misc, arg-type]
