"""REST for readers: the rules of a game, its guided first game, and games that are over, moment by moment."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal, TypeVar

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from ratskeller.catalogue import find_game
from ratskeller.kernel.epilogue import Epilogue
from ratskeller.kernel.texts import Text, wording
from ratskeller.rulebook import Rulebook, read_rulebook
from ratskeller.server.problems import problems
from ratskeller.server.routes import TableName
from ratskeller.server.running_server import RunningServer
from ratskeller.server.site import ASK_AGAIN, FOR_EVER
from ratskeller.tables.lesson import FIRST, Lesson, has_lesson, make_lesson
from ratskeller.tables.table_replay import MOMENTS_MAX, Moment, Outline

T = TypeVar("T")
Names = Literal["shown", "numbered"]
GameName = Annotated[str, Parameter(max_length=64)]
LessonName = Annotated[str, Parameter(max_length=64, required=False, description="Which lesson; nothing: the first.")]
NOBODYS = -1
Viewpoint = Annotated[
    int, Parameter(ge=NOBODYS, le=11, required=False, description="Whose view; -1 or nothing: a spectator's.")
]


@get("/api/games/{name:str}/rules", responses=problems(404), tags=["games"])
async def rules(name: GameName, language: str) -> Response[Rulebook]:
    """The rules of a game, clause by clause, as text without any markup."""
    return Response(read_rulebook(find_game(name), language), headers={"Cache-Control": ASK_AGAIN})


@get("/api/games/{name:str}/lesson", responses=problems(404), tags=["games"], sync_to_thread=True)
def lesson(name: GameName, language: str, which: LessonName = FIRST) -> Response[Lesson]:
    """The guided first game, or a further lesson: what is shown, said and asked, stop by stop."""
    game = find_game(name)
    if not has_lesson(game, which):
        raise NotFoundException("There is no such lesson for this game.")
    return _worded(make_lesson(game, language, which), language, ASK_AGAIN)


@get("/api/tables/{table:str}/replay", responses=problems(404, 409), tags=["records"])
async def replay(
    request: Request[Any, Any, Any], table: TableName, server: RunningServer, language: str, seat: Viewpoint = NOBODYS
) -> Response[Outline]:
    """All steps of a table that has ended, at a glance."""
    found = await server.house.replay(table)
    outline = found.outline(_seat_or_none(seat), language)
    tag = f'"{found.edition}-{language}-{seat}"'
    headers = {"Cache-Control": ASK_AGAIN, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return Response(outline, headers=headers)


@get("/api/tables/{table:str}/replay/moments", responses=problems(404, 409), tags=["records"])
async def replay_moments(
    table: TableName,
    server: RunningServer,
    language: str,
    step: Annotated[int, Parameter(ge=0, required=False, description="The first moment; 0 is the beginning.")] = 0,
    seat: Viewpoint = NOBODYS,
    count: Annotated[int, Parameter(ge=1, le=MOMENTS_MAX, required=False)] = 1,
    edition: Annotated[str, Parameter(max_length=32, required=False, description="As the outline tells it.")] = "",
) -> Response[list[Moment]]:
    """Some moments of a table that has ended. With the edition in the address, the answer may be kept for ever."""
    found = await server.house.replay(table)
    cache = FOR_EVER if edition == found.edition else ASK_AGAIN
    return _worded(found.moments(step, count, _seat_or_none(seat), language), language, cache)


@get("/api/tables/{table:str}/epilogue", responses=problems(404, 409), tags=["records"])
async def epilogue(
    table: TableName,
    server: RunningServer,
    language: str,
    seat: Viewpoint = NOBODYS,
    names: Annotated[Names, Parameter(required=False, description="Else seats are told as `[1]`, `[2]` …")] = "shown",
) -> Response[Epilogue]:
    """What is said of a game that was played to its end: a headline, the score sheet, and what to see again."""
    found = await server.house.replay(table)
    server.house.reviews.judges.warm_up()  # whoever reads this may soon want to know more
    made = await asyncio.to_thread(found.epilogue, _seat_or_none(seat), language, named=names == "shown")
    return Response(made, headers={"Cache-Control": ASK_AGAIN})


def _worded(content: T, language: str, cache: str) -> Response[T]:
    """An answer with scenes in it, whose views hold texts in every language."""
    return Response(content, headers={"Cache-Control": cache}, type_encoders={Text: wording(language)})


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODYS else seat


READING = (rules, lesson, replay, replay_moments, epilogue)
