"""The REST side of a server: games, and tables to open, join, list and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeVar

import httpx
import msgspec

from ratskeller.client.errors import ServerRefused, ServerUnreachable
from ratskeller.client.shares import Shares
from ratskeller.client.table_line import Line
from ratskeller.tables.review_wire import ReviewLine, Tried, TryOption
from ratskeller.tables.wire import Join, Joined, NewTable, Opened, Problem, TableInfo, You

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

T = TypeVar("T")
SECONDS = 30.0
REVIEW_SECONDS = 120.0  # without a line
_review_line = msgspec.json.Decoder(ReviewLine)


class Client:
    """A visitor of one server. Use it as `async with Client("http://127.0.0.1:8000") as client:`."""

    def __init__(self, address: str, language: str = "", *, seals: bool = True) -> None:
        """`address`: where the server is, such as `http://127.0.0.1:8000`; `language`: the reader's, such as `de`.

        `seals`: whether its seats add something to the dice. Then somebody must be on the line when the game begins.
        """
        self.address = address.rstrip("/")
        self.language = language
        self.shares = Shares() if seals else None
        headers = {"Accept-Language": language} if language else {}
        self._http = httpx.AsyncClient(base_url=self.address, timeout=SECONDS, trust_env=False, headers=headers)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def games(self) -> dict[str, Any]:
        """The games with their options and packs, and the bots."""
        return await self._ask(dict[str, Any], "GET", "/api/games")

    async def open_table(self, wish: NewTable) -> Opened:
        """Open a table; the answer holds the host's token."""
        if self.shares is not None and wish.sit and not wish.seal:
            wish = msgspec.structs.replace(wish, seal=self.shares.make())
        return await self._ask(Opened, "POST", "/api/tables", wish)

    async def tables(self, status: str = "lobby") -> list[dict[str, Any]]:
        """Public tables."""
        return await self._ask(list[dict[str, Any]], "GET", f"/api/tables?status={status}")

    async def table(self, table: str) -> TableInfo:
        """A table as everybody sees it."""
        return await self._ask(TableInfo, "GET", f"/api/tables/{table}")

    async def join(self, table: str, wish: Join, token: str = "") -> Joined:
        """Sit down; with a token, one seat more for its holder."""
        if self.shares is not None and not wish.seal:
            wish = msgspec.structs.replace(wish, seal=self.shares.make())
        return await self._ask(Joined, "POST", f"/api/tables/{table}/seats", wish, token)

    async def you(self, table: str, token: str) -> You:
        """Who the holder of a token is."""
        return await self._ask(You, "GET", f"/api/tables/{table}/you", token=token)

    async def record(self, table: str) -> str:
        """The record of a table that has ended."""
        return (await self._get("GET", f"/api/tables/{table}/record")).text

    async def import_record(self, record: str, name: str = "Host") -> Opened:
        """Open a table from a record."""
        return await self._ask(Opened, "POST", "/api/records", {"record": record, "name": name})

    async def review(self, table: str) -> AsyncGenerator[ReviewLine, None]:
        """The review of a game that is over, line by line as it gets ready; leave it (`aclose`) and the work ends."""
        path = f"/api/tables/{table}/review"
        async with self._http.stream("GET", path, timeout=httpx.Timeout(SECONDS, read=REVIEW_SECONDS)) as answer:
            if not answer.is_success:
                await answer.aread()
                raise _refusal(answer)
            async for line in answer.aiter_lines():
                yield _review_line.decode(line)

    async def try_option(self, table: str, wish: TryOption) -> Tried:
        """What another choice in a game that is over would have been worth."""
        return await self._ask(Tried, "POST", f"/api/tables/{table}/review/tries", wish)

    def line(self, table: str, token: str = "") -> Line:
        """The line to a table: with a token to play, without to watch."""
        return Line(line_address(self.address, table), token, self.language, self.shares)

    async def _ask(self, kind: type[T], method: str, path: str, body: object = None, token: str = "") -> T:
        return msgspec.json.decode((await self._get(method, path, body, token)).content, type=kind)

    async def _get(self, method: str, path: str, body: object = None, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None
        if body is not None:
            content, headers["Content-Type"] = msgspec.json.encode(body), "application/json"
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise ServerUnreachable(f"The server at {self.address} does not answer: {error!r}.") from error
        if response.is_success:
            return response
        raise _refusal(response)


def _refusal(response: httpx.Response) -> ServerRefused:
    try:
        problem = msgspec.json.decode(response.content, type=Problem)
    except msgspec.DecodeError:
        problem = Problem("fault", f"The server answered with status {response.status_code}.")
    return ServerRefused(problem.cause, problem.why, problem.clause)


def line_address(address: str, table: str) -> str:
    """Where the WebSocket of a table is."""
    return f"ws{address.removeprefix('http')}/api/tables/{table}/line"
