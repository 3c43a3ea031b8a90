"""Every error as an answer: a status, a cause for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ratskeller.kernel import errors
from ratskeller.server.languages import language_of
from ratskeller.server.site import HTML, is_for_page, read_page
from ratskeller.tables import errors as table_errors
from ratskeller.tables.wire import Problem
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from litestar import Request

STATUS: dict[str, int] = {
    table_errors.NoSuchTable.cause: 404,
    table_errors.NotYours.cause: 403,
    table_errors.NotNow.cause: 409,
    table_errors.Stale.cause: 409,
    table_errors.Warned.cause: 409,
    table_errors.Unfit.cause: 409,  # it could be read, so it is no 400
    table_errors.TooMany.cause: 429,
    table_errors.Unavailable.cause: 503,
    "forbidden_by_rules": 409,
    "no_such_game": 404,
    "bad_request": 400,
}
CAUSES = {
    404: "not_found",
    405: "method",
    408: "too_slow",
    413: "too_large",
    415: "media_type",
    426: "websocket",
    429: "too_many",
}
STATUS_OF = {  # what is said before a request is known, by the name of its sentence
    "request-unreadable": (400, "bad_request"),
    "head-too-slow": (408, "too_slow"),
    "unknown-name": (421, "unknown_name"),
    "too-many-connections": (429, "too_many"),
    "house-full": (503, "unavailable"),
}
log = logging.getLogger(__name__)


def problem_of(error: errors.RatskellerError, language: str) -> Problem:
    """An error as it goes over the wire to somebody who reads a language."""
    why = error.word(language)
    if isinstance(error, table_errors.TableError):
        return Problem(error.cause, why)
    if isinstance(error, errors.Refused):
        return Problem("forbidden_by_rules", why, error.clause)
    if isinstance(error, errors.UnknownGame):
        return Problem("no_such_game", why)
    return Problem("unfit", why)


def answer_error(request: Request[Any, Any, Any], error: errors.RatskellerError) -> Response[Problem]:
    """Our own errors."""
    problem = problem_of(error, language_of(request))
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
    return _answer(status, problem, error.headers if status in {408, 426} else None)


def _sentence(request: Request[Any, Any, Any], error: HTTPException) -> str:
    match error.status_code:
        case 404:
            return HOUSE("nothing-here").word(language_of(request))
        case 405:
            return HOUSE("method-not-taken", method=request.method).word(language_of(request))
        case 408:
            return HOUSE("body-too-slow").word(language_of(request))
        case 413:
            return HOUSE("body-too-large").word(language_of(request))
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if not isinstance(found, dict):
        return f"{str(error.detail).rstrip('.')}."
    return f"{found.get('key', 'data')}: {found.get('message', error.detail)}."


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    later = {"Retry-After": "1"} if status in {429, 503} else {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers={**later, **(headers or {})})


def answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something that should not happen: the visitor gets a sentence, the log gets all of it."""
    told = "a %s request met an unexpected error and is answered with status 500"
    log.error(told, request.method, exc_info=error, extra={"path": request.url.path})
    return _answer(500, Problem("fault", HOUSE("fault").word(language_of(request))))


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
