"""Every fault as an answer: a status, a cause for programs, a sentence for people."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ratskeller.kernel import errors
from ratskeller.tables import faults
from ratskeller.tables.wire import Problem

if TYPE_CHECKING:
    from litestar import Request

STATUS: dict[str, int] = {
    faults.NoSuchTable.cause: 404,
    faults.NotYours.cause: 403,
    faults.NotNow.cause: 409,
    faults.Stale.cause: 409,
    faults.Unfit.cause: 400,
    faults.TooMany.cause: 429,
    faults.Unavailable.cause: 503,
    "forbidden_by_rules": 409,
    "no_such_game": 404,
    "bad_request": 400,
}
CAUSES = {404: "not_found", 405: "method", 413: "too_large", 415: "media_type", 429: "too_many"}
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
    return Response(problem, status_code=STATUS[problem.cause], media_type=MediaType.JSON)


def answer_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework found wrong with a request."""
    cause = CAUSES.get(error.status_code, "bad_request")
    why = _sentence(error)
    return Response(Problem(cause, why), status_code=error.status_code, media_type=MediaType.JSON)


def _sentence(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = extra[0].get("key") or extra[0].get("source") or "the request"
        return f"{where}: {extra[0].get('message', error.detail)}"
    return str(error.detail)


def answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something that should not happen: the visitor gets a sentence, the log gets all of it."""
    log.error("unexpected fault", exc_info=error, extra={"path": request.url.path})
    return Response(
        Problem("fault", "Something went wrong here; it was noted."), status_code=500, media_type=MediaType.JSON
    )


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
        409: "Not now.",
        413: "Too large.",
        429: "Too much at once.",
        503: "The database is away.",
    }
    every = (400, 429, 503)
    return {
        status: ResponseSpec(Problem, description=said[status], generate_examples=False)
        for status in sorted({*every, *statuses})
    }
