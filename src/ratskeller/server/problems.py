"""Every fault as an answer: a status, a cause for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ratskeller.kernel import errors
from ratskeller.server.site import HTML, is_for_page, read_page
from ratskeller.tables import faults
from ratskeller.tables.wire import Problem

if TYPE_CHECKING:
    from litestar import Request

STATUS: dict[str, int] = {
    faults.NoSuchTable.cause: 404,
    faults.NotYours.cause: 403,
    faults.NotNow.cause: 409,
    faults.Stale.cause: 409,
    faults.Unfit.cause: 409,  # it could be read, so it is no 400
    faults.TooMany.cause: 429,
    faults.Unavailable.cause: 503,
    "forbidden_by_rules": 409,
    "no_such_game": 404,
    "bad_request": 400,
}
CAUSES = {404: "not_found", 405: "method", 413: "too_large", 415: "media_type", 426: "websocket", 429: "too_many"}
log = logging.getLogger(__name__)


def problem_of(error: errors.RatskellerError) -> Problem:
    """An error as it goes over the wire."""
    if isinstance(error, faults.TableError):
        return Problem(error.cause, str(error))
    if isinstance(error, errors.Refused):
        return Problem("forbidden_by_rules", str(error), error.clause)
    if isinstance(error, errors.UnknownGame):
        return Problem("no_such_game", str(error))
    return Problem("unfit", str(error))


def answer_error(_request: Request[Any, Any, Any], error: errors.RatskellerError) -> Response[Problem]:
    """Our own errors."""
    problem = problem_of(error)
    return _answer(STATUS[problem.cause], problem)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework found wrong with a request."""
    status = error.status_code
    if status == 404 and is_for_page(request.url.path, request.headers.get("accept", "")):
        return Response(read_page(), status_code=404, media_type=HTML)
    problem = Problem(CAUSES.get(status, "bad_request"), _sentence(request, error))
    if status == 405:
        methods = (error.headers or {}).get("allow", "").split(", ")
        return _answer(status, problem, {"Allow": ", ".join(sorted(each for each in methods if each.isupper()))})
    return _answer(status, problem, error.headers if status == 426 else None)


def _sentence(request: Request[Any, Any, Any], error: HTTPException) -> str:
    match error.status_code:
        case 404:
            return "There is nothing at this address."
        case 405:
            return f"This address does not take {request.method}."
        case 413:
            return "The body is too large."
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if not isinstance(found, dict):
        return f"{str(error.detail).rstrip('.')}."
    return f"{found.get('key', 'data')}: {found.get('message', error.detail)}."


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    later = {"Retry-After": "1"} if status in {429, 503} else {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers={**later, **(headers or {})})


def answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something that should not happen: the visitor gets a sentence, the log gets all of it."""
    log.error("unexpected fault", exc_info=error, extra={"path": request.url.path})
    return _answer(500, Problem("fault", "Something went wrong here; it was noted."))


EXCEPTION_HANDLERS: dict[Any, Any] = {
    errors.RatskellerError: answer_error,
    HTTPException: answer_http,
    Exception: answer_bug,
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route documents, beside those that every route may give."""
    said = {
        400: "The request is not what is expected.",
        403: "The token does not open this.",
        404: "There is no such thing.",
        409: "It can be read, but not granted.",
        413: "The body is too large.",
        415: "The body is not JSON.",
        429: "Too much at once.",
        503: "The database is away.",
    }
    every = (400, 429, 503)
    return {
        status: ResponseSpec(Problem, description=said[status], generate_examples=False)
        for status in sorted({*every, *statuses})
    }
