"""REST: the games, and tables to open, join, list and read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import Body, HeaderParameter, Parameter

from ratskeller import BUILD, __version__
from ratskeller.catalogue import GAMES, find_game
from ratskeller.server.guards import ONE_TEXT
from ratskeller.server.problems import problems
from ratskeller.server.reach import Reach, is_at_home, is_open_to_others, ways_to
from ratskeller.server.running_server import RunningServer, address_of
from ratskeller.shelf import GameInfo, describe
from ratskeller.tables.bot_levels import LEVELS
from ratskeller.tables.errors import NotYours
from ratskeller.tables.text_cleaning import SIGNS
from ratskeller.tables.wire import Join, Joined, NewTable, Opened, PlayOn, TableInfo, You
from ratskeller.tables.words import HOUSE

TableName = Annotated[str, Parameter(min_length=1, max_length=32, pattern="^[0-9a-z]+$", description="A table's id.")]
Authorization = Annotated[
    str | None,
    HeaderParameter(name="Authorization", max_length=200, required=False, description="`Bearer` and a seat's token."),
]
LISTED_MAX = 100
RECORD_MAX = 4_000_000
RECORD_TYPE = "application/jsonl"


class Shelf(msgspec.Struct, frozen=True):
    """Everything that can be played here."""

    version: str
    build: str
    games: list[GameInfo]
    levels: list[str]  # of bots, the weakest first
    signs: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """The server is up and its database answers."""

    status: Literal["ok"]
    version: str
    build: str


class ListedTable(msgspec.Struct, frozen=True):
    """A public table in a list."""

    id: str
    game: str
    status: str
    seats: list[str]  # names, empty where a seat is free
    free: int
    created: float
    updated: float


@get("/health", responses=problems(), tags=["house"])
async def health(server: RunningServer) -> Health:
    """Say that all is well, or 503 if the database is away."""
    await server.house.ping()
    return Health("ok", __version__, BUILD.kind)


@get("/api/reach", responses=problems(), tags=["house"])
async def reach(request: Request[Any, Any, Any], server: RunningServer) -> Reach:
    """Whether other machines can come to this house, and by which addresses; told to whoever sits at its machine."""
    client, host = request.client, request.headers.get("host")
    if client is None or not is_at_home(client.host, host):
        return Reach(at_home=False)
    settings, port = server.settings, (request.scope.get("server") or ("", 0))[1] or server.settings.port
    is_open = is_open_to_others(settings.host)
    ways = ways_to(settings.host, port)
    return Reach(at_home=True, open=is_open, ways=ways, command="" if is_open else settings.command_for_others)


@get("/api/games", responses=problems(), tags=["games"])
async def games(language: str) -> Shelf:
    """List the games with their options and packs, and the bots."""
    return Shelf(__version__, BUILD.kind, [describe(game, language) for game in GAMES.values()], list(LEVELS), SIGNS)


@get("/api/games/{name:str}", responses=problems(404), tags=["games"])
async def game(name: Annotated[str, Parameter(max_length=64)], language: str) -> GameInfo:
    """All about one game."""
    return describe(find_game(name), language)


@post("/api/tables", responses=problems(404, 409, 413, 415), tags=["tables"])
async def open_table(request: Request[Any, Any, Any], data: NewTable, server: RunningServer) -> Opened:
    """Open a table. The token in the answer is the host's secret link; it is told only here."""
    return await server.house.open_table(data, address_of(request))


@get("/api/tables", responses=problems(), tags=["tables"])
async def list_tables(
    server: RunningServer,
    status: Annotated[Literal["lobby", "running", "over", "closed"], Parameter(required=False)] = "lobby",
    limit: Annotated[int, Parameter(ge=1, le=LISTED_MAX, required=False)] = 50,
) -> list[ListedTable]:
    """List public tables, those changed last first."""
    found = await server.house.listed(status, limit)
    return [
        ListedTable(
            each.id,
            each.game,
            each.status,
            [seat.name for seat in each.seats],
            sum(seat.is_free or seat.open for seat in each.seats),
            each.created,
            each.updated,
        )
        for each in found
    ]


@get("/api/tables/{table:str}", responses=problems(404), tags=["tables"])
async def show_table(table: TableName, server: RunningServer, language: str) -> TableInfo:
    """A table as everybody sees it."""
    return await server.house.info(table, language)


@post("/api/tables/{table:str}/seats", responses=problems(403, 404, 409, 413, 415), tags=["tables"])
async def join(
    request: Request[Any, Any, Any],
    table: TableName,
    data: Join,
    server: RunningServer,
    authorization: Authorization = None,
) -> Joined:
    """Sit down. With a token of this table it is one seat more for the same person."""
    return await server.house.join(table, data, _token(authorization) if authorization else "", address_of(request))


@get("/api/tables/{table:str}/line", include_in_schema=False)
async def line_by_request(table: str) -> None:  # noqa: ARG001
    """The line is a WebSocket (see `app`); whoever asks for it in another way is told so."""
    raise HTTPException(status_code=426, detail="This address takes a WebSocket.", headers={"Upgrade": "websocket"})


@get("/api/tables/{table:str}/you", responses=problems(403, 404), tags=["tables"])
async def you(table: TableName, server: RunningServer, authorization: Authorization = None) -> You:
    """Who the holder of a token is at this table."""
    return await server.house.whose(table, _token(authorization))


def _token(authorization: str | None) -> str:
    kind, _, token = (authorization or "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise NotYours(HOUSE("show-a-token"))
    return token


@get("/api/tables/{table:str}/record", responses=problems(404, 409), tags=["records"], media_type=RECORD_TYPE)
async def record(table: TableName, server: RunningServer) -> Response[str]:
    """The record of a table that has ended, for `verify` and `replay`."""
    text = await server.house.record(table)
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type=RECORD_TYPE, headers={"Content-Disposition": name})


@post("/api/tables/{table:str}/branches", responses=problems(404, 409, 413, 415), tags=["records"])
async def play_on(request: Request[Any, Any, Any], table: TableName, data: PlayOn, server: RunningServer) -> Opened:
    """Open a table that plays on from a step of a game that is over. The token in the answer is told only here."""
    return await server.house.play_on(table, data, address_of(request))


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be brought in."""

    record: Annotated[str, msgspec.Meta(max_length=RECORD_MAX)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = "Host"


@post(
    "/api/records",
    responses=problems(404, 409, 413, 415),
    tags=["records"],
    request_max_body_size=2 * RECORD_MAX,
    opt={ONE_TEXT: True},
)
async def import_record(
    request: Request[Any, Any, Any], data: Annotated[RecordText, Body(description="JSON Lines.")], server: RunningServer
) -> Opened:
    """Open a table from a record: a finished one to look at, an unfinished one to go on."""
    return await server.house.import_table(data.record, data.name, address_of(request))


ROUTES = (
    health,
    reach,
    games,
    game,
    open_table,
    list_tables,
    show_table,
    join,
    line_by_request,
    you,
    record,
    play_on,
    import_record,
)
