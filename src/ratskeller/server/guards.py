"""What every answer carries and every request must pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import HTTPException

from ratskeller.server.languages import accepted_language
from ratskeller.server.running_server import address_of
from ratskeller.tables.errors import TooMany
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from litestar import Request
    from litestar.types import Message, Scope

    from ratskeller.server.running_server import RunningServer

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an address may hold a secret link
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ENCODED_HEADERS = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
ONE_TEXT = "one_text"  # marks a route whose body is one long text, and may be large
VALUES_MAX = 20_000  # in any other body; to walk through more would keep others waiting
FREE = {"/health"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries them, refusals of unknown addresses too."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *ENCODED_HEADERS]
    if not any(name.lower() == b"content-disposition" for name, _ in headers):  # a record knows no language
        accepts = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        headers += [(b"content-language", accepted_language(accepts).encode()), (b"vary", b"Accept-Language")]
    if message["status"] == 204:  # to OPTIONS; Litestar names only the first of a path's methods
        methods = scope["litestar_app"].route_handler_method_map[scope["path_template"]]
        headers = [header for header in headers if header[0].lower() != b"allow"]
        headers.append((b"allow", ", ".join(sorted(methods)).encode()))
    message["headers"] = headers


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse whoever asks too often, and a body that is not exactly what the route takes."""
    server: RunningServer = request.app.state.server
    if request.url.path not in FREE and not server.addresses.may_ask(address_of(request)):
        raise TooMany(HOUSE("too-many-requests"))
    if request.method == "POST":
        await _check_body(request)


async def _check_body(request: Request[Any, Any, Any]) -> None:
    """Only JSON, because a form on somebody else's page can send anything but that; and no "3" for a 3.

    The framework reads the body once more for the route, with a blind eye to the types of numbers.
    """
    if request.content_type[0].lower() != "application/json":
        raise HTTPException(status_code=415, detail="The body must be JSON, with the Content-Type application/json.")
    expected: Any = request.route_handler.parsed_data_field
    body = await request.body()
    try:
        if request.route_handler.opt.get(ONE_TEXT):
            msgspec.json.decode(body, type=expected.annotation)
            return
        if sum(map(body.count, (b",", b"[", b"{"))) > VALUES_MAX:
            raise HTTPException(status_code=400, detail=f"The body holds more than {VALUES_MAX} values.")
        msgspec.convert(_whole(msgspec.json.decode(body)), expected.annotation)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise HTTPException(status_code=400, detail=f"The body cannot be read: {error}.") from None
    except RecursionError:
        raise HTTPException(status_code=400, detail="The body is nested too deeply.") from None


def _whole(value: Any) -> Any:
    """JSON knows only numbers, so 3.0 is as good as 3."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_whole(each) for each in value]
        case dict():
            return {name: _whole(each) for name, each in value.items()}
    return value
