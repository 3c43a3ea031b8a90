"""Looking back on a game that is over: its review, line by line as it gets ready, and trying another way."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response.streaming import ASGIStreamingResponse

from ratskeller.kernel.texts import Text, wording
from ratskeller.server.problems import problems
from ratskeller.server.routes import TableName
from ratskeller.server.running_server import RunningServer, address_of
from ratskeller.tables.review_wire import Retry, ReviewBegun, Tried, TryOption

if TYPE_CHECKING:
    from litestar.types import Receive, Send

LINES_TYPE = "application/x-ndjson"
AT_ONCE = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # a proxy must not gather the lines


class StreamedLines(ASGIStreamingResponse):
    """Lines that are made as long as somebody reads them."""

    async def send_body(self, send: Send, receive: Receive) -> None:
        """Send them; whoever goes away ends them, wherever they are."""
        async with aclosing(self.iterator):  # type: ignore[type-var]
            await super().send_body(send, receive)


@get(
    "/api/tables/{table:str}/review",
    responses=problems(404, 409)
    | {200: ResponseSpec(ReviewBegun, description="Lines of JSON, of which this is the first.", media_type=LINES_TYPE)},
    tags=["records"],
)
async def review(
    request: Request[Any, Any, Any], table: TableName, server: RunningServer, language: str
) -> StreamedLines:
    """The review of a game that was played to its end, line by line as it gets ready. Who hangs up ends the work."""
    lines = await server.house.reviews.listen(table, address_of(request), language)
    return StreamedLines(iterator=lines, media_type=LINES_TYPE, headers=AT_ONCE)


@get("/api/tables/{table:str}/review/retry", responses=problems(404, 409), tags=["records"])
async def retry(
    table: TableName,
    server: RunningServer,
    language: str,
    step: Annotated[int, Parameter(ge=1, description="That was taken at this decision.")],
) -> Response[Retry]:
    """A decision of a game that is over as its seat saw it, with its choices."""
    found = (await server.house.replay(table)).retry(step, language)
    return Response(found, type_encoders={Text: wording(language)})


@post("/api/tables/{table:str}/review/tries", status_code=200, responses=problems(404, 409, 413, 415), tags=["records"])
async def try_option(
    request: Request[Any, Any, Any], table: TableName, data: TryOption, server: RunningServer, language: str
) -> Tried:
    """What another choice would have been worth, beside what was done and the best."""
    return await server.house.reviews.try_option(table, data, address_of(request), language)


REVIEWING = (review, retry, try_option)
