"""What every answer carries and every request must pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.datastructures import ResponseHeader

from ratskeller.server.rooms import address_of
from ratskeller.tables.faults import TooMany

if TYPE_CHECKING:
    from litestar import Request

    from ratskeller.server.rooms import Rooms

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    ResponseHeader(name=name, value=value, documentation_only=False)
    for name, value in {
        "Content-Security-Policy": CONTENT_SECURITY_POLICY,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",  # an address may hold a secret link
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "Cross-Origin-Opener-Policy": "same-origin",
    }.items()
]
FREE = {"/health", "/metrics"}


async def limit_requests(request: Request[Any, Any, Any]) -> None:
    """Refuse whoever asks too often."""
    rooms: Rooms = request.app.state.rooms
    if request.url.path not in FREE and not rooms.addresses.may_ask(address_of(request)):
        raise TooMany("Too many requests at once; wait a little.")
