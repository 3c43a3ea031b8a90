"""How bytes become requests and lines: uvicorn's way, with a limit for everything that a visitor can draw out.

Uvicorn waits for ever for the rest of a head or a body, and for somebody to read an answer; it counts connections only
when they have become requests, and answers any flood of pings. See docs/adr/0022-limits-before-work.md.
"""

from __future__ import annotations

import contextlib
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ratskeller.kernel.words import ENGLISH
from ratskeller.server.connections import Connections, Doing
from ratskeller.server.limits import Bucket
from ratskeller.server.problems import STATUS_OF
from ratskeller.tables.wire import Problem
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from asyncio import BaseTransport, Transport

    from websockets.frames import Frame

FRAGMENTS_MAX = 100  # of one text
SIGNALS_PER_SECOND = 2.0  # pings and pongs; a browser sends none unasked
LATE = 5.0  # seconds after which a body is cut off whose sender has been told that it was too slow
TOO_MANY, TOO_LARGE = 1008, 1009


def refusal(name: str) -> bytes:
    """A whole answer to somebody of whom no request is known, so in English."""
    status, cause = STATUS_OF[name]
    body = msgspec.json.encode(Problem(cause, HOUSE(name).word(ENGLISH)))
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "x-content-type-options: nosniff",
        "connection: close",
        *(["retry-after: 1"] if status in {429, 503} else []),
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


class Requests(H11Protocol):
    """One connection, until it ends or becomes a line."""

    def __init__(self, *positional: Any, **named: Any) -> None:
        """Nothing has come yet."""
        super().__init__(*positional, **named)
        self._connections: Connections = self.app_state["connections"]
        self._settings = self._connections.settings
        self._number = 0
        self._last: object = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.app_state = {**self.app_state, "by_proxy": self._connections.is_proxy(address)}
        why = self._connections.enter(transport, self, address)
        if why:
            transport.write(refusal(why))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def doing(self) -> Doing | None:
        """What the visitor keeps us waiting with."""
        if self.scope is not self._last:
            self._last, self._number = self.scope, self._number + 1
        if self.transport.is_closing() or self.flow.write_paused:
            return Doing("answer", self._number, self._settings.answer_seconds)
        match self.conn.their_state:
            case h11.IDLE:
                return Doing("head", self._number, self._settings.head_seconds)
            case h11.SEND_BODY:
                return Doing("body", self._number, self._settings.body_seconds + LATE)
        return None

    def end(self, doing: Doing) -> None:
        """Whoever has begun a head is told; otherwise nobody listens."""
        begun, _ = self.conn.trailing_data
        if doing.what == "head" and begun:
            self._say_and_close("head-too-slow")
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 (uvicorn's words)
        """What came is no HTTP. An answer that has begun already cannot be begun again."""
        self._say_and_close("request-unreadable")

    def _say_and_close(self, name: str) -> None:
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self.transport.write(refusal(name))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


class Lines(WebSocketsSansIOProtocol):
    """A connection that has become a line."""

    def __init__(self, *positional: Any, **named: Any) -> None:
        """The handshake comes next."""
        super().__init__(*positional, **named)
        self._connections: Connections = self.app_state["connections"]
        self.close_timeout = min(self.close_timeout, self._connections.settings.answer_seconds)
        self._signals = Bucket(SIGNALS_PER_SECOND)

    def connection_made(self, transport: BaseTransport) -> None:
        """It was counted when it came."""
        super().connection_made(transport)
        self._connections.become(self.transport, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def doing(self) -> Doing | None:
        """A line may last; only its end, which may have to wait for somebody to read, has a limit."""
        if not self.transport.is_closing():
            return None
        return Doing("answer", 0, self._connections.settings.answer_seconds)

    def end(self, doing: Doing) -> None:  # noqa: ARG002 (there is but one)
        """Nobody reads any more."""
        self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """More of a text; without end it would fill the memory, even if nothing is in it."""
        if len(self.frames) >= FRAGMENTS_MAX:
            self._fail(TOO_LARGE, "too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole text. One that is no UTF-8 ends the line, unless something that came with it has ended it already."""
        with contextlib.suppress(InvalidState):
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """A sign of life that wants an answer; the answers to a flood of them would fill the memory unread."""
        if self._may_signal():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A sign of life."""
        if self._may_signal():
            super().handle_pong(event)

    def _may_signal(self) -> bool:
        if self.close_sent:
            return False
        if not self._signals.take():
            self._fail(TOO_MANY, "too_many")
            return False
        return True

    def _fail(self, code: int, reason: str) -> None:
        self.frames = []
        self.conn.fail(code, reason)
        self.handle_parser_exception()
